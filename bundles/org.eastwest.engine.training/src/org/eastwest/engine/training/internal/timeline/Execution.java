// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/** When each slot of a {@link Program} begins and ends, seconds from the beginning of the first. */
final class Execution {
    private final Program program;
    private final Slot[] slots;
    private final double[] begin;
    private final double[] end;

    Execution(Program program, StageTimes times) {
        this.program = program;
        begin = new double[program.size() + 1];
        end = new double[program.size() + 1];
        program.execute(times, begin, end);
        slots = new Slot[program.size() + 1];
        List<Iterator<Slot>> stages = IntStream.range(0, program.order().stages())
                .mapToObj(stage -> program.order().of(stage).iterator()).toList();
        for (int i = 1; i < slots.length; i++) {
            slots[i] = stages.get(program.stage[i]).next();
        }
    }

    Slot slot(int number) {
        return slots[number];
    }

    Program program() {
        return program;
    }

    double begin(int slot) {
        return begin[slot];
    }

    double end(int slot) {
        return end[slot];
    }

    /** From the first slot's begin to the last one's end, seconds. */
    double seconds() {
        double last = 0;
        for (double each : end) {
            last = Math.max(last, each);
        }
        return last;
    }

    /** Time that a stage works, seconds. */
    double busy(int stage) {
        double busy = 0;
        for (int i = 1; i <= program.size(); i++) {
            busy += program.stage[i] == stage ? end[i] - begin[i] : 0;
        }
        return busy;
    }

    /** Time that a stage waits until the pipeline is done, seconds. */
    double idle(int stage) {
        return seconds() - busy(stage);
    }

    /**
     * Most chunks of micro-batches whose activations a stage holds at a time: from the begin of forward to the end of
     * the last part of backward.
     */
    int peakInFlight(int stage) {
        int held = 0;
        int most = 0;
        for (int i = 1; i <= program.size(); i++) {
            if (program.stage[i] == stage) {
                Slot slot = slots[i];
                held += slot.hasForward() ? 1 : 0;
                most = Math.max(most, held);
                held -= slot.hasWeight() ? 1 : 0;
            }
        }
        return most;
    }
}
