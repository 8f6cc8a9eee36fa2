// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Designs;
import org.eastwest.engine.training.internal.FakeFabric;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A step of which one GPU or NIC is slower than the others. */
class SlowPartsTest {
    private static final Case ALONE = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 64, 1).degrees(8, 1, 2);
    private static final Case STAGED = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(4096, 128, 1)
            .degrees(8, 4, 4).sequenceParallel(true).zero(1);

    private static StepEstimate step(Case c, SlowPart... parts) {
        return c.model().evaluate(c.plan(), List.of(parts), Trace.NONE);
    }

    private static SlowPart gpu(int stage, long replica, double speed) {
        return new SlowPart("gpu", stage, replica, speed, null);
    }

    private static AnalysisResult analyze(Case c, int servers, String... faults) {
        DesignSnapshot design = Designs.design(c, servers);
        return Designs.analyze(design.withFaults(List.of(faults)));
    }

    private static double seconds(AnalysisResult result) {
        return result.metric("step_time_s").orElseThrow().value();
    }

    private static List<Finding> told(AnalysisResult result, String code) {
        return result.findings().stream().filter(f -> f.code().equals(code)).toList();
    }

    @Test
    void allOthersWaitForTheKernelsOfASlowGpu() {
        StepEstimate healthy = step(ALONE);
        StepEstimate slow = step(ALONE, gpu(0, 0, 0.8));
        // 1 / 0.8 of the compute and of the optimizer's kernels; the slowest of many healthy GPUs is slower than the
        // mean one already.
        double slowest = Straggling.slowest(32, 0);
        double least = (1 / 0.8 - 1.06) * healthy.compute();
        double most = (1 / 0.8 - slowest) * (healthy.compute() + healthy.optimizer());
        assertTrue(slow.waiting() > least && slow.waiting() <= most, slow.waiting() + " of " + least + " to " + most);
        assertEquals(healthy.seconds() + slow.waiting(), slow.seconds(), 1e-12);
        assertEquals(healthy.compute(), slow.compute());
    }

    @Test
    void asFastAsTheSlowestOfTheOthersItCostsNothing() {
        assertEquals(0, step(ALONE, gpu(0, 0, 1)).waiting());
        assertEquals(0, step(STAGED, gpu(-1, -1, 1)).waiting());
    }

    @ParameterizedTest
    @EnumSource(Schedule.class)
    void theSlowerTheGpuTheLongerTheStep(Schedule schedule) {
        Case c = schedule == Schedule.INTERLEAVED ? STAGED.virtual(2) : STAGED.schedule(schedule);
        for (Case each : List.of(c, c.zero(3).overlap(true, true, true, false, true))) {
            for (int stage = -1; stage < 4; stage++) {
                double before = step(each).seconds();
                for (double speed : new double[] {0.9, 0.8, 0.5, 0.2}) {
                    double after = step(each, gpu(stage, 0, speed)).seconds();
                    assertTrue(after >= before * (1 - 1e-9), schedule + ", stage " + stage + ", " + speed);
                    before = after;
                }
                assertTrue(each != c || before > 2 * step(c).seconds(), "a fifth of the speed more than doubles the step");
            }
        }
    }

    @Test
    void aSlowStageSlowsThePipelineAsItsScheduleRuns() {
        // 32 micro-batches of 4 equal stages: a stage at half speed sets the pace, the others fill and drain it.
        StepEstimate healthy = step(STAGED);
        double stage = healthy.compute() / healthy.microBatches();
        StepEstimate slow = step(STAGED, gpu(1, 0, 0.5));
        double pace = 2 / Straggling.slowest(2L * 8 * (128 / 8 + 1), 0) * stage * healthy.microBatches();
        assertTrue(slow.seconds() > 0.93 * pace && slow.seconds() < 1.25 * pace, slow.seconds() + " at " + pace);
    }

    @Test
    void whereItStandsIsNotKnownItCostsWhatItCostsAtMost() {
        double most = 0;
        for (int stage = 0; stage < 4; stage++) {
            most = Math.max(most, step(STAGED, gpu(stage, 0, 0.7)).seconds());
        }
        assertEquals(most, step(STAGED, gpu(-1, -1, 0.7)).seconds(), 1e-12);
    }

    @Test
    void slowGpusOfOneReplicaAddUpThoseOfSeveralDoNot() {
        double one = step(STAGED, gpu(1, 0, 0.7)).seconds();
        assertEquals(one, step(STAGED, gpu(1, 0, 0.7), gpu(1, 3, 0.7)).seconds(), 1e-12);
        assertEquals(one, step(STAGED, gpu(1, 0, 0.7), gpu(1, 0, 0.9)).seconds(), 1e-12, "the slowest of a stage");
        assertTrue(step(STAGED, gpu(1, 0, 0.7), gpu(2, 0, 0.7)).seconds() > one);
    }

    @Test
    void aSlowNicSlowsWhatPassesIt() {
        Case c = STAGED.zero(0);
        double healthy = seconds(analyze(c, 16));
        AnalysisResult half = analyze(c, 16, "nic:servers=200Gb/s");
        AnalysisResult failed = analyze(c, 16, "nic:servers");
        assertTrue(seconds(half) > healthy);
        assertTrue(seconds(analyze(c, 16, "nic:servers=100Gb/s")) > seconds(half));
        assertEquals(seconds(half), seconds(failed), 0.03 * healthy, "another GPU's NIC carries twice as much");
        assertEquals(1, told(half, "EW-TRAINING-014").size());
    }

    @Test
    void aSlowNicOfAJobInOneDomainCostsNothing() {
        Case c = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 64, 1).degrees(8, 1, 1);
        AnalysisResult result = analyze(c, 1, "nic:servers=100Gb/s");
        assertEquals(seconds(analyze(c, 1)), seconds(result));
        assertTrue(told(result, "EW-TRAINING-015").get(0).message().contains("takes as long as before"));
    }

    @Test
    void theFindingNamesThePartAndWhatItCosts() {
        AnalysisResult result = analyze(STAGED, 16, "gpu:pretraining/9=80%");
        Finding finding = told(result, "EW-TRAINING-014").get(0);
        double waiting = result.metric("slow_parts_s").orElseThrow().value();
        assertTrue(waiting > 0);
        assertTrue(finding.message().contains("gpu:pretraining/9=80%"), finding.message());
        assertTrue(finding.message().contains("on pipeline stage 2 of 4"), finding.message());
        assertTrue(finding.message().contains("the other 127 GPUs"), finding.message());
        assertTrue(finding.message().contains("idle for"), finding.message());
        assertEquals(waiting, result.breakdown("step_time").orElseThrow().parts().stream()
                .filter(p -> p.id().equals("slow_parts_s")).findFirst().orElseThrow().value());
        Timeline timeline = result.timelines().get(0);
        double end = timeline.tracks().stream().flatMap(t -> t.lanes().stream()).flatMap(l -> l.spans().stream())
                .mapToDouble(Timeline.Span::end).max().orElseThrow();
        assertEquals(seconds(result), end, 1e-9 * end);
    }

    @Test
    void aFaultOfWhatTheFabricDoesNotHaveIsAFinding() {
        DesignSnapshot design = Designs.design(STAGED, 16).withFaults(List.of("switch:spine99"));
        FabricModel fabric = new FaultyFabric(new FakeFabric(49e9, 5e-6));
        AnalysisResult result = Designs.analyze(design, fabric);
        assertTrue(result.metrics().isEmpty());
        assertTrue(told(result, "EW-TRAINING-016").get(0).message().contains("'switch:spine99' names no switch"));
    }

    /** A fabric that has none of the parts that its faults name. */
    private record FaultyFabric(FakeFabric healthy) implements FabricModel {
        @Override
        public FabricPlan plan(ClusterSnapshot cluster, FabricSnapshot fabric) {
            return healthy.plan(cluster, fabric).withFaults(fabric.faults());
        }

        @Override
        public FabricSizing size(FabricPlan plan) {
            return healthy.size(plan);
        }

        @Override
        public PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, String idPrefix,
                Trace trace) {
            throw new IllegalArgumentException("'" + sizing.plan().faults().get(0) + "' names no switch.");
        }
    }

    @Test
    void aSpareGpuMayBeSlow() {
        AnalysisResult result = analyze(STAGED, 17, "gpu:pretraining/136=50%");
        assertEquals(seconds(analyze(STAGED, 17)), seconds(result));
        assertTrue(told(result, "EW-TRAINING-015").get(0).message().contains("no rank uses that part"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 9, 33, 128})
    void ranksAreFoundWhereThePlacementPutsThem(int number) {
        // TP 8 inside, then PP 4, then DP 4.
        Placement.Rank rank = new Placement(STAGED.plan(), 8, 128).rankOn(number - 1).orElseThrow();
        assertEquals((number - 1) / 8 % 4, rank.stage());
        assertEquals((number - 1) / 32, rank.replica());
    }

    @Test
    void itIsExplained() {
        RecordingTrace trace = new RecordingTrace();
        StepEstimate slow = STAGED.model().evaluate(STAGED.plan(), List.of(gpu(2, 0, 0.8)), trace);
        assertEquals(slow.waiting(), trace.get("slow_parts_s").value());
        assertEquals("slow_step - healthy_step", trace.get("slow_parts_s").formula());
        assertTrue(trace.get("step_time_s").formula().endsWith("+ slow_parts_s"));
    }
}
