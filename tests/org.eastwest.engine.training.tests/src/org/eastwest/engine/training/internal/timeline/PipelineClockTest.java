// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Executed schedules have the bubbles that their papers compute. */
class PipelineClockTest {
    private static double[] all(int path, double seconds) {
        double[] times = new double[path + 1];
        java.util.Arrays.fill(times, 0, path, seconds);
        return times;
    }

    private static StageTimes equal(Order order, double f, double b, double w) {
        int v = order.virtual();
        return new StageTimes(all(order.path(), f / v), all(order.path(), b / v), all(order.path(), w / v), 0, false);
    }

    private static double bubble(Order order, double f, double b, double w) {
        double busy = order.microBatches() * (f + b + w);
        return new Execution(Program.of(order), equal(order, f, b, w)).seconds() - busy;
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "4, 4", "8, 8", "8, 64", "16, 20", "64, 128"})
    void oneForwardOneBackwardAndGPipeIdleForOneMicroBatchOfEachOtherStage(int p, int m) {
        // (p - 1) (f + b): Narayanan et al. SC21, section 2.2.
        double expected = (p - 1) * 3.5;
        assertEquals(expected, bubble(new Order(Schedule.ONE_FORWARD_ONE_BACKWARD, p, 1, m), 1, 1.3, 1.2), 1e-9);
        assertEquals(expected, bubble(new Order(Schedule.GPIPE, p, 1, m), 1, 1.3, 1.2), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 2", "4, 2, 8", "4, 5, 4", "8, 3, 32", "16, 8, 16", "35, 3, 280"})
    void interleavingDividesTheBubbleByTheVirtualStages(int p, int v, int m) {
        // (p - 1) (f + b) / v: Narayanan et al. SC21, section 2.2.2.
        assertEquals((p - 1) * 3.5 / v, bubble(new Order(Schedule.INTERLEAVED, p, v, m), 1, 1.3, 1.2), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"2, 4, 1, 1, 1", "4, 8, 1, 1.3, 0.7", "8, 8, 1, 2, 0.3", "8, 64, 1, 1.1, 1", "16, 48, 1.5, 1.6, 1.4"})
    void zeroBubbleFillsTheEndWithGradientsOfWeights(int p, int m, double f, double b, double w) {
        // (p - 1) (f + b - w): Qi et al., arXiv 2401.10241, Table 2.
        assertEquals((p - 1) * (f + b - w), bubble(new Order(Schedule.ZERO_BUBBLE, p, 1, m), f, b, w), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "2, 8", "4, 7", "4, 8", "8, 16", "8, 64", "16, 31", "16, 100"})
    void zeroBubbleInAVNeverWaitsWhereAllThreePartsTakeTheSame(int p, int m) {
        // Bubble 0 where F = B = W: Qi et al., arXiv 2401.10241, section 6. The stages begin one chunk's forward after
        // the other, end so too, and never wait between.
        Order order = new Order(Schedule.ZERO_BUBBLE_V, p, 2, m);
        assertEquals((p - 1) * 0.5, bubble(order, 1, 1, 1), 1e-9);
        Execution execution = new Execution(Program.of(order), equal(order, 1, 1, 1));
        for (int stage = 0; stage < p; stage++) {
            assertEquals(m * 3.0, span(execution, stage), 1e-9, "stage " + stage);
        }
    }

    private static double span(Execution execution, int stage) {
        double begin = Double.POSITIVE_INFINITY;
        double end = 0;
        for (int slot = 1; slot <= execution.program().size(); slot++) {
            if (execution.program().stage[slot] == stage) {
                begin = Math.min(begin, execution.begin(slot));
                end = Math.max(end, execution.end(slot));
            }
        }
        return end - begin;
    }

    @Test
    void zeroBubbleInAVOfTwoStagesByHand() {
        // Capital letters for the chunk on the way down, small ones for that on the way up.
        Order order = new Order(Schedule.ZERO_BUBBLE_V, 2, 2, 3);
        assertEquals(List.of("F0", "F1", "F2", "f0", "b0", "w0", "f1", "b1", "w1", "B0", "W0", "f2", "b2", "w2", "B1",
                "W1", "B2", "W2"), order.of(0).stream().map(PipelineClockTest::name).toList());
        assertEquals(List.of("F0", "f0", "F1", "f1", "b0", "w0", "F2", "B0", "W0", "f2", "b1", "w1", "B1", "b2", "B2",
                "W1", "w2", "W2"), order.of(1).stream().map(PipelineClockTest::name).toList());
        assertEquals(0, order.position(0, 0));
        assertEquals(3, order.position(0, 1));
        assertEquals(2, order.position(1, 1));
    }

    private static String name(Slot slot) {
        int chunk = Math.max(slot.forwardChunk(), Math.max(slot.inputChunk(), slot.weightChunk()));
        String what = slot.hasForward() ? "F" + slot.forward() : slot.hasInput() ? "B" + slot.input()
                : "W" + slot.weight();
        return chunk == 0 ? what : what.toLowerCase(java.util.Locale.ROOT);
    }

    @ParameterizedTest
    @CsvSource({"4, 8", "8, 16", "8, 20", "16, 64", "16, 33"})
    void dualPipeHasTheBubbleOfItsTable(int p, int m) {
        // (p/2 - 1) (F&B + B - 3 W) with F&B = F + B: arXiv 2412.19437, Table 2, for F = 1, B = 2, W = 1.
        Order order = new Order(Schedule.DUAL_PIPE, p, 1, m);
        double f = 1;
        double b = 1;
        double w = 1;
        assertEquals((p / 2 - 1) * (f + b + w + b + w - 3 * w), bubble(order, f, b, w), m % 2 == 0 ? 1e-9 : 3);
    }

    @Test
    void aSlowMiddleStageHidesPartOfTheBubble() {
        // Stage 1 of 3 works 2, the others 1 a forward and as much a backward: it never waits once it has begun.
        Order order = new Order(Schedule.ONE_FORWARD_ONE_BACKWARD, 3, 1, 10);
        StageTimes times = new StageTimes(new double[] {1, 2, 1, 0}, new double[] {1, 2, 1, 0}, new double[4], 0, true);
        assertEquals(1 + 10 * 4 + 1, new PipelineClock().seconds(order, times));
        assertEquals(42, new Execution(Program.of(order), times).seconds());
    }

    @Test
    void sendsTakeTimeOfTheSenderOrOnlyTheWay() {
        Order order = new Order(Schedule.ONE_FORWARD_ONE_BACKWARD, 2, 1, 4);
        StageTimes blocking = new StageTimes(new double[] {1, 1, 0}, new double[] {1, 1, 0}, new double[3], 0.1, true);
        StageTimes free = new StageTimes(new double[] {1, 1, 0}, new double[] {1, 1, 0}, new double[3], 0.1, false);
        PipelineClock clock = new PipelineClock();
        assertEquals(10 + 2 * 0.1 + 3 * 0.1, clock.seconds(order, blocking), 1e-12);
        assertEquals(10 + 2 * 0.1 + 0.2, clock.seconds(order, free), 1e-12);
        assertEquals(10, clock.seconds(order, free.withoutTransfer()), 1e-12);
    }

    @ParameterizedTest
    @CsvSource({"INTERLEAVED, 4, 3, 12000", "ZERO_BUBBLE, 4, 1, 30001", "DUAL_PIPE, 8, 1, 10003",
        "ZERO_BUBBLE_V, 4, 2, 10007"})
    void longStepsAreExecutedInPart(Schedule schedule, int p, int v, int m) {
        Order order = new Order(schedule, p, v, m);
        StageTimes times = equal(order, 1, 1.1, 0.9);
        times.forward()[1] = 1.05;
        times.inputGradient()[2] = 1.2;
        double exact = new Execution(Program.of(order), times).seconds();
        assertEquals(exact, new PipelineClock().seconds(order, times), 1e-9 * exact);
    }

    @Test
    void stagesHoldAsManyMicroBatchesAsTheLiteratureSays() {
        assertInFlight(new Order(Schedule.GPIPE, 4, 1, 12), 12, 12, 12, 12);
        assertInFlight(new Order(Schedule.ONE_FORWARD_ONE_BACKWARD, 4, 1, 12), 4, 3, 2, 1);
        // (p - s - 1) 2 + (v - 1) p + 1 chunks: arXiv 2205.05198, section 4.2.3.
        assertInFlight(new Order(Schedule.INTERLEAVED, 4, 3, 12), 15, 13, 11, 9);
        // As many on every stage as 1F1B on its first: arXiv 2401.10241, section 2.3.
        assertInFlight(new Order(Schedule.ZERO_BUBBLE, 4, 1, 12), 4, 4, 4, 4);
        // At most as many as 1F1B on its first stage, in chunks of half a stage: arXiv 2401.10241, section 6.
        assertInFlight(new Order(Schedule.ZERO_BUBBLE_V, 4, 2, 12), 8, 8, 8, 8);
        assertInFlight(new Order(Schedule.ZERO_BUBBLE_V, 4, 2, 5), 6, 7, 8, 8);
        // p + 1: arXiv 2412.19437, Table 2.
        assertInFlight(new Order(Schedule.DUAL_PIPE, 4, 1, 12), 5, 5, 5, 5);
    }

    private static void assertInFlight(Order order, int... expected) {
        Execution execution = new Execution(Program.of(order), equal(order, 1, 1, 1));
        for (int stage = 0; stage < expected.length; stage++) {
            assertEquals(expected[stage], execution.peakInFlight(stage), order + ", stage " + stage);
        }
    }

    @Test
    void dualPipeNeedsPairsOfStages() {
        IllegalArgumentException told = assertThrows(IllegalArgumentException.class,
                () -> new Order(Schedule.DUAL_PIPE, 5, 1, 10));
        assertTrue(told.getMessage().contains("even"));
    }
}
