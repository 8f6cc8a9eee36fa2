// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.spi.design.PlanSnapshot.Schedule;

/** What holds for every schedule, whatever its stages take. */
class PipelinePropertiesTest {
    private static Order order(Schedule schedule, int p, int v, int m) {
        return new Order(schedule, schedule == Schedule.DUAL_PIPE ? 2 * ((p + 1) / 2) : p,
                schedule == Schedule.INTERLEAVED ? v : schedule == Schedule.ZERO_BUBBLE_V ? 2 : 1, m);
    }

    private static double[] random(Random random, int path) {
        double[] times = random.doubles(path + 1, 0.5, 2).toArray();
        times[path] = 0;
        return times;
    }

    private static StageTimes times(Order order, long seed, double transfer, boolean blocking) {
        Random random = new Random(seed);
        int path = order.path();
        return new StageTimes(random(random, path), random(random, path), random(random, path), transfer, blocking);
    }

    @Property(tries = 400, seed = "20240611", edgeCases = EdgeCasesMode.NONE)
    void everySlotWaitsForWhatItNeedsAndForItsStage(@ForAll Schedule schedule, @ForAll @IntRange(min = 2, max = 9) int p,
            @ForAll @IntRange(min = 1, max = 4) int v, @ForAll @IntRange(min = 1, max = 40) int m, @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 3) int tenths, @ForAll boolean blocking) {
        Order order = order(schedule, p, v, m);
        double transfer = tenths / 10.0;
        Execution done = new Execution(Program.of(order), times(order, seed, transfer, blocking));
        Program program = done.program();
        double way = blocking ? 0 : transfer;
        double[] free = new double[order.stages()];
        double[][] forward = new double[order.path()][m];
        double[][] input = new double[order.path()][m];
        double[][] weight = new double[order.path()][m];
        for (double[][] ends : new double[][][] {forward, input, weight}) {
            Arrays.stream(ends).forEach(row -> Arrays.fill(row, -1));
        }
        for (int i = 1; i <= program.size(); i++) {
            int stage = program.stage[i];
            Slot slot = done.slot(i);
            assertTrue(done.begin(i) >= free[stage], "slots of a stage overlap");
            free[stage] = done.end(i);
            if (slot.hasForward()) {
                int at = program.forward[i];
                assertTrue(at == 0 || done.begin(i) >= forward[at - 1][slot.forward()]
                        + (order.sends(at - 1) ? way : 0) && forward[at - 1][slot
                        .forward()] > 0, "forward before its input");
                assertEquals(-1, forward[at][slot.forward()], "forward twice");
                forward[at][slot.forward()] = done.end(i);
            }
            if (slot.hasInput()) {
                int at = program.input[i];
                assertTrue(forward[at][slot.input()] > 0 && done.begin(i) >= forward[at][slot.input()],
                        "backward before forward");
                assertTrue(at == order.path() - 1 || input[at + 1][slot.input()] > 0
                        && done.begin(i) >= input[at + 1][slot.input()] + (order.sends(at) ? way : 0), "backward before its gradient");
                assertEquals(-1, input[at][slot.input()], "backward twice");
                input[at][slot.input()] = done.end(i);
            }
            if (slot.hasWeight()) {
                int at = program.weight[i];
                assertTrue(slot.hasInput() && slot.input() == slot.weight() && program.input[i] == at
                        || input[at][slot.weight()] > 0 && done.begin(i) >= input[at][slot.weight()],
                        "weights before inputs");
                assertEquals(-1, weight[at][slot.weight()], "weights twice");
                weight[at][slot.weight()] = done.end(i);
            }
        }
        for (int at = 0; at < order.path(); at++) {
            for (int i = 0; i < m; i++) {
                assertTrue(forward[at][i] > 0 && input[at][i] > 0 && weight[at][i] > 0, "nothing is left out");
            }
        }
    }

    @Property(tries = 400, seed = "20240611", edgeCases = EdgeCasesMode.NONE)
    void theClockGivesWhatExecutionGives(@ForAll Schedule schedule, @ForAll @IntRange(min = 2, max = 6) int p,
            @ForAll @IntRange(min = 1, max = 3) int v, @ForAll @IntRange(min = 1, max = 150) int m, @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 3) int tenths, @ForAll boolean blocking) {
        Order order = order(schedule, p, v, m);
        StageTimes times = times(order, seed, tenths / 10.0, blocking);
        double exact = new Execution(Program.of(order), times).seconds();
        assertEquals(exact, new PipelineClock().seconds(order, times), 1e-9 * exact, order.toString());
    }

    @Property(tries = 600, seed = "20240611", edgeCases = EdgeCasesMode.NONE)
    void theClockIsExactForStagesThatAreAlikeButForTheEnds(@ForAll Schedule schedule,
            @ForAll @IntRange(min = 2, max = 9) int p, @ForAll @IntRange(min = 1, max = 3) int v,
            @ForAll @IntRange(min = 1, max = 90) int m, @ForAll long seed, @ForAll boolean blocking) {
        Order order = order(schedule, p, v, m);
        StageTimes times = times(order, seed, blocking ? 0.1 : 0, blocking);
        for (double[] each : List.of(times.forward(), times.inputGradient(), times.weightGradient())) {
            Arrays.fill(each, 1, order.path() - 1, 1);
            each[order.path() - 1] += 0.5 + (blocking ? 0.1 : 0);
        }
        double exact = new Execution(Program.of(order), times).seconds();
        assertEquals(exact, new PipelineClock().seconds(order, times), 1e-9 * exact, order.toString());
    }

    @Property(tries = 300, seed = "20240611", edgeCases = EdgeCasesMode.NONE)
    void slowerStagesAndSendsNeverShortenTheStep(@ForAll Schedule schedule, @ForAll @IntRange(min = 2, max = 6) int p,
            @ForAll @IntRange(min = 1, max = 3) int v, @ForAll @IntRange(min = 1, max = 30) int m, @ForAll long seed,
            @ForAll @IntRange(min = 0, max = 5) int stage) {
        Order order = order(schedule, p, v, m);
        StageTimes times = times(order, seed, 0.1, false);
        double before = new PipelineClock().seconds(order, times);
        assertTrue(new PipelineClock().seconds(order, times.withoutTransfer()) <= before);
        times.forward()[stage % order.path()] *= 1.5;
        assertTrue(new PipelineClock().seconds(order, times) >= before);
    }
}
