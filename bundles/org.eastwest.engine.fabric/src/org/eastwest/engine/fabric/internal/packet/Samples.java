// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;

/** A watched queue over time: its length, and what the whole run had counted by then. */
public final class Samples {
    private double[] seconds = new double[64];
    private double[] queueBytes = new double[64];
    private long[] pauses = new long[64];
    private long[] dropped = new long[64];
    private int size;

    void add(double time, double queue, long pausesSoFar, long droppedSoFar) {
        if (size == seconds.length) {
            seconds = Arrays.copyOf(seconds, size * 2);
            queueBytes = Arrays.copyOf(queueBytes, size * 2);
            pauses = Arrays.copyOf(pauses, size * 2);
            dropped = Arrays.copyOf(dropped, size * 2);
        }
        seconds[size] = time;
        queueBytes[size] = queue;
        pauses[size] = pausesSoFar;
        dropped[size++] = droppedSoFar;
    }

    public int size() {
        return size;
    }

    public double seconds(int sample) {
        return seconds[sample];
    }

    public double queueBytes(int sample) {
        return queueBytes[sample];
    }

    /** XOFF sent so far, anywhere. */
    public long pauses(int sample) {
        return pauses[sample];
    }

    /** Data packets dropped or trimmed so far, anywhere. */
    public long dropped(int sample) {
        return dropped[sample];
    }

    /** The longest queue seen, bytes. */
    public double mostQueueBytes() {
        double most = 0;
        for (int i = 0; i < size; i++) {
            most = Math.max(most, queueBytes[i]);
        }
        return most;
    }

    /** Mean length from a time on, bytes. */
    public double meanQueueBytes(double fromSeconds) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (seconds[i] >= fromSeconds) {
                sum += queueBytes[i];
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    /**
     * The curves {@code PREFIX.queue}, {@code PREFIX.pauses} and {@code PREFIX.dropped} over time; none without samples.
     *
     * @param element    id of what they belong to; may be empty
     * @param queueLabel name of the queue
     */
    List<Series> series(String prefix, String element, String queueLabel) {
        if (size == 0) {
            return List.of();
        }
        return List.of(series(prefix + ".queue", element, queueLabel, "queue", Unit.BYTE, this::queueBytes),
                series(prefix + ".pauses", element, "XOFF sent so far", "pauses", Unit.COUNT, this::pauses),
                series(prefix + ".dropped", element, "Packets dropped or trimmed so far", "packets", Unit.COUNT,
                        this::dropped));
    }

    private Series series(String id, String element, String label, String yLabel, Unit yUnit,
            IntToDoubleFunction value) {
        double[] y = new double[size];
        for (int i = 0; i < size; i++) {
            y[i] = value.applyAsDouble(i);
        }
        return new Series(id, element, label, "time", Unit.SECOND, yLabel, yUnit, Arrays.copyOf(seconds, size), y);
    }
}
