// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Designs;
import org.eastwest.engine.training.internal.FakeFabric;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload.Optimizer;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FindingsTest {
    private static final Case LLAMA = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(4096, 256, 1).degrees(8, 4,
            4)
            .sequenceParallel(true).zero(1).overlap(true, true, true, false, true);

    private static Finding only(AnalysisResult result, TrainingCode code) {
        List<Finding> found = result.findings().stream().filter(f -> f.code().equals(code.code())).toList();
        assertEquals(1, found.size(), code + " in " + result.findings());
        assertEquals(code.severity(), found.get(0).severity());
        return found.get(0);
    }

    private static void none(AnalysisResult result, TrainingCode code) {
        assertTrue(result.findings().stream().noneMatch(f -> f.code().equals(code.code())), result.findings()
                .toString());
    }

    private static AnalysisResult analyze(Case c, int servers) {
        return Designs.analyze(Designs.design(c, servers));
    }

    @Test
    void aSoundPlanOnlyTellsItsBottleneck() {
        AnalysisResult result = analyze(LLAMA, 16);
        assertEquals(List.of(TrainingCode.BOTTLENECK.code()), result.findings().stream().map(Finding::code).toList());
    }

    @Test
    void aPlanThatNeedsMoreGpusThanArePlacedHasNoResult() {
        AnalysisResult result = analyze(LLAMA, 15);
        Finding finding = only(result, TrainingCode.TOO_FEW_GPUS);
        assertTrue(finding.message().contains("= 128 GPUs") && finding.message().contains("120 are placed"),
                finding.message());
        assertTrue(finding.remedy().contains("8 more GPUs") && finding.remedy().contains("DP to 3"), finding.remedy());
        assertEquals("pretraining", finding.element());
        assertEquals(List.of(), result.metrics());
        assertEquals(List.of(), result.breakdowns());
    }

    @Test
    void aPlanThatNeedsFewerReportsTheSpareGpus() {
        AnalysisResult result = analyze(LLAMA, 20);
        assertEquals(32, result.metric("spare_gpus").orElseThrow().value());
    }

    static List<Case> absurd() {
        return List.of(LLAMA.degrees(0, 4, 4), LLAMA.degrees(8, -1, 4), LLAMA.degrees(8, 4, 0), LLAMA.expertContext(0,
                1),
                LLAMA.expertContext(1, -3), LLAMA.virtual(0), LLAMA.batches(0, 256, 1), LLAMA.batches(4096, -1, 1),
                LLAMA.batches(4096, 256, 0), LLAMA.zero(4), LLAMA.zero(-1), LLAMA.imbalance(Double.NaN),
                LLAMA.imbalance(0.5), LLAMA.imbalance(Double.POSITIVE_INFINITY), LLAMA.gradients(0),
                LLAMA.degrees(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE),
                LLAMA.batches(Integer.MAX_VALUE, Integer.MAX_VALUE, 1));
    }

    @ParameterizedTest
    @MethodSource("absurd")
    void absurdNumbersAreFindingsNotResults(Case c) {
        AnalysisResult result = analyze(c, 16);
        assertTrue(result.findings().stream().anyMatch(f -> f.code().equals(TrainingCode.IMPOSSIBLE_VALUE.code())
                && !f.remedy().isEmpty()), result.findings().toString());
        assertEquals(List.of(), result.metrics());
    }

    @Test
    void moreStagesThanLayersAreRefused() {
        Finding finding = only(analyze(LLAMA.degrees(1, 16, 8).virtual(8), 16), TrainingCode.STAGES_OVER_LAYERS);
        assertTrue(finding.message().contains("128 stages"), finding.message());
    }

    @ParameterizedTest
    @CsvSource({"16, 8", "128, 1"})
    @DisplayName("126 layers fill 128 stages: embedding and output layer have one each, as Llama 3 405B was trained")
    void endsOfTheModelFillStagesOfTheirOwn(int pp, int virtual) {
        AnalysisResult result = analyze(Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 1024, 1)
                .degrees(8, pp, 1).virtual(virtual).sequenceParallel(true), pp);

        none(result, TrainingCode.STAGES_OVER_LAYERS);
        double step = result.metrics().stream().filter(m -> m.id().equals("step_time_s")).findFirst().orElseThrow()
                .value();
        assertTrue(step > 0 && step < 1e6, "step " + step);
        Finding uneven = only(result, TrainingCode.UNEVEN_LAYERS);
        assertTrue(uneven.message().contains("the others the embedding or the output layer alone"), uneven.message());
    }

    @Test
    void moreStagesThanLayersAndEndsAreRefused() {
        Finding finding = only(analyze(Case.of(Shapes.llama405b(), Hardware.h100()).batches(4096, 256, 1)
                .degrees(1, 129, 1), 129), TrainingCode.STAGES_OVER_LAYERS);
        assertTrue(finding.remedy().contains("at most 128 stages"), finding.remedy());
    }

    @Test
    void unevenLayersAreNoted() {
        Finding finding = only(analyze(Case.of(Shapes.llama405b(), Hardware.h100()).batches(4096, 256, 1).degrees(8, 16,
                1)
                .sequenceParallel(true), 16), TrainingCode.UNEVEN_LAYERS);
        assertTrue(finding.message().contains("14 of them hold 8, the others 7"), finding.message());
    }

    @Test
    void headsThatTensorParallelismDoesNotDivide() {
        only(analyze(LLAMA.degrees(3, 4, 4), 16), TrainingCode.HEADS_NOT_DIVISIBLE);
        only(analyze(LLAMA.degrees(16, 2, 4), 16), TrainingCode.KEY_VALUE_HEADS_COPIED);
    }

    @Test
    void aBatchThatDoesNotDivide() {
        Finding finding = only(analyze(LLAMA.batches(4096, 250, 1), 16), TrainingCode.BATCH_NOT_DIVISIBLE);
        assertTrue(finding.message().contains("63 micro-batches"), finding.message());
    }

    @Test
    void virtualStagesThatCannotWork() {
        only(analyze(LLAMA.degrees(8, 1, 16).virtual(2), 16), TrainingCode.VIRTUAL_STAGES);
        only(analyze(LLAMA.virtual(2).schedule(Schedule.GPIPE), 16), TrainingCode.VIRTUAL_STAGES);
        only(analyze(LLAMA.batches(4096, 4 * 6, 1).virtual(2), 16), TrainingCode.VIRTUAL_STAGES);
    }

    @Test
    void expertsThatDoNotFit() {
        Case moe = Case.of(Shapes.mixtral(), Hardware.h100()).batches(4096, 256, 1).degrees(1, 1, 64).zero(1);
        only(analyze(moe.expertContext(3, 1), 8), TrainingCode.EXPERTS_NOT_DIVISIBLE);
        only(analyze(moe.expertContext(16, 1), 8), TrainingCode.EXPERTS_NOT_DIVISIBLE);
        only(analyze(LLAMA.expertContext(2, 1), 16), TrainingCode.EXPERTS_NOT_DIVISIBLE);
        only(analyze(moe.degrees(1, 16, 4).expertContext(8, 1), 8), TrainingCode.EXPERT_RANKS);
        only(analyze(moe.degrees(2, 1, 32).expertContext(8, 1), 8), TrainingCode.SEQUENCE_PARALLELISM_NEEDED);
    }

    @Test
    void aSequenceThatContextParallelismCannotHalve() {
        only(analyze(LLAMA.batches(1002, 256, 1).expertContext(1, 4), 64), TrainingCode.SEQUENCE_NOT_DIVISIBLE);
    }

    @Test
    void tensorParallelismThatLeavesTheDomain() {
        Finding finding = only(analyze(LLAMA.degrees(16, 2, 4), 16), TrainingCode.TENSOR_CROSSES);
        assertTrue(finding.message().contains("scale-up domain of 8 GPUs"), finding.message());
        only(analyze(LLAMA.order(List.of(ParallelDimension.DP, ParallelDimension.TP, ParallelDimension.PP)), 16),
                TrainingCode.TENSOR_CROSSES);
        none(analyze(LLAMA, 16), TrainingCode.TENSOR_CROSSES);
    }

    @Test
    void overlapOfTensorParallelismNeedsSequenceParallelism() {
        only(analyze(LLAMA.sequenceParallel(false), 16), TrainingCode.OVERLAP_WITHOUT_EFFECT);
    }

    @Test
    void dualPipeNeedsAnEvenPipelineAndManyMicroBatches() {
        only(analyze(LLAMA.schedule(Schedule.DUAL_PIPE).batches(4096, 16, 1), 16), TrainingCode.DUAL_PIPE);
        none(analyze(LLAMA.schedule(Schedule.DUAL_PIPE), 16), TrainingCode.DUAL_PIPE);
    }

    @Test
    void shardedGradientsAreReducedForEveryMicroBatch() {
        only(analyze(LLAMA.zero(2), 16), TrainingCode.ZERO_EVERY_MICRO_BATCH);
    }

    @Test
    void aRackThatGroupsDoNotFillKeepsGpusFree() {
        Case rack = Case.of(Shapes.llama70b(80), Hardware.gb200()).batches(4096, 256, 1).degrees(8, 8, 2)
                .sequenceParallel(true).zero(1);
        ClusterSnapshot cluster = Designs.cluster(Hardware.servers(Hardware.gb200(), 2, 72, 49e9));
        AnalysisResult result = Designs.analyze(Designs.design(cluster, List.of(Designs.fabric("fake")),
                Designs.job(rack, 144)));
        assertTrue(only(result, TrainingCode.DOMAIN_NOT_FILLED).message().contains("64 of 72"));
    }

    @Test
    void aPrecisionThatTheGpuLacksHasNoResult() {
        AnalysisResult result = analyze(LLAMA.precision(Precision.FP4), 16);
        assertTrue(only(result, TrainingCode.PRECISION).message().contains("FP4"));
        assertEquals(List.of(), result.metrics());
    }

    @Test
    void anUnknownTransportHasNoResultWhereTheJobNeedsIt() {
        DesignSnapshot design = Designs.design(Designs.cluster(LLAMA, 16), List.of(Designs.fabric("carrier-pigeon")),
                Designs.job(LLAMA, 128));
        AnalysisResult result = Designs.analyze(design);
        Finding finding = only(result, TrainingCode.UNKNOWN_TRANSPORT);
        assertEquals("compute", finding.element());
        assertTrue(finding.message().contains("carrier-pigeon") && finding.remedy().contains("fake"));
        assertEquals(List.of(), result.metrics());
    }

    @Test
    void aJobThatSpansServersNeedsAFabric() {
        DesignSnapshot design = Designs.design(Designs.cluster(LLAMA, 16), List.of(), Designs.job(LLAMA, 128));
        assertEquals(List.of(), Designs.analyze(design).metrics());
        only(Designs.analyze(design), TrainingCode.NO_FABRIC);
    }

    @Test
    void aJobInsideOneDomainNeedsNone() {
        Case small = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 64, 1).degrees(1, 1, 8).zero(1);
        AnalysisResult result = Designs.analyze(Designs.design(Designs.cluster(small, 1), List.of(),
                Designs.job(small, 8)));
        assertTrue(result.metric("step_time_s").isPresent());
        none(result, TrainingCode.NO_FABRIC);
    }

    @Test
    void aFabricThatCannotBeBuiltCarriesNothing() {
        FakeFabric plain = new FakeFabric(49e9, 5e-6);
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 16), new Unbuildable(plain));
        only(result, TrainingCode.FABRIC_NOT_BUILDABLE);
        assertEquals(List.of(), result.metrics());
    }

    private record Unbuildable(FakeFabric fabric) implements org.eastwest.spi.fabric.FabricModel {
        @Override
        public FabricPlan plan(ClusterSnapshot cluster, org.eastwest.spi.design.FabricSnapshot snapshot) {
            return fabric.plan(cluster, snapshot);
        }

        @Override
        public FabricSizing size(FabricPlan plan) {
            return new FabricSizing(plan, List.of(), Map.of(), 0, 0, Double.NaN, 0, List.of());
        }

        @Override
        public org.eastwest.spi.fabric.PathPerformance performance(FabricSizing sizing,
                org.eastwest.spi.transport.Transport transport, org.eastwest.spi.fabric.Traffic traffic,
                String idPrefix,
                org.eastwest.spi.analysis.Trace trace) {
            throw new IllegalStateException("nothing to ask");
        }
    }

    @Test
    void aFabricThatGivesNothingHasNoResult() {
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 16), new FakeFabric(0, 5e-6));
        only(result, TrainingCode.NO_RESULT);
        assertEquals(List.of(), result.metrics());
    }

    @Test
    void tooMuchMemoryNamesTheStageAndWhatWouldFit() {
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 256, 1).degrees(8, 16, 8)
                .sequenceParallel(true).zero(1);
        Finding finding = only(analyze(c, 128), TrainingCode.MEMORY_EXCEEDED);
        assertTrue(finding.message().contains("stage 2 of 16") && finding.message().contains("activations"),
                finding.message());
        assertTrue(finding.remedy().contains("recompute selective needs") || finding.remedy().contains(
                "Recompute selective needs"), finding.remedy());
        AnalysisResult fitting = analyze(c.recompute(Recompute.SELECTIVE), 128);
        none(fitting, TrainingCode.MEMORY_EXCEEDED);
        none(fitting, TrainingCode.MEMORY_TIGHT);
    }

    @Test
    void memoryThatFitsWithinFivePercentIsTight() {
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 256, 1).degrees(8, 16, 8)
                .sequenceParallel(true).zero(2);
        only(analyze(c, 128), TrainingCode.MEMORY_TIGHT);
    }

    @Test
    void communicationThatBindsNamesItsDimensions() {
        Case slow = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 64, 1).degrees(1, 1, 64).zero(1);
        Finding finding = only(Designs.analyze(Designs.design(slow, 8), new FakeFabric(5e9, 5e-6)),
                TrainingCode.SCALE_OUT_BOUND);
        assertTrue(finding.message().startsWith("Communication outside the scale-up domain is")
                && finding.message().contains("DP "), finding.message());
        none(Designs.analyze(Designs.design(slow, 8), new FakeFabric(5e9, 5e-6)), TrainingCode.BOTTLENECK);
    }

    @Test
    void aLargeBubbleIsAWarning() {
        Finding finding = only(analyze(LLAMA.batches(4096, 16, 1), 16), TrainingCode.BUBBLE);
        assertTrue(finding.message().contains("4 stages for 4 micro-batches"), finding.message());
    }

    @Test
    void withoutGpuDirectTheFabricIsSlower() {
        ServerGroupSnapshot plain = Hardware.servers(Hardware.h100(), 16, 8, 200e9);
        ServerGroupSnapshot staged = new ServerGroupSnapshot(plain.id(), plain.name(), plain.type(), plain.gpu(),
                plain.count(), plain.serversPerRack(), plain.scaleUpDomainGpus(), false, plain.nics());
        FakeFabric fast = new FakeFabric(200e9, 5e-6);
        Case c = LLAMA.overlap(false, false, false, false, false);
        AnalysisResult direct = Designs.analyze(Designs.design(Designs.cluster(plain), List.of(Designs.fabric("fake")),
                Designs.job(c, 128)), fast);
        AnalysisResult through = Designs.analyze(Designs.design(Designs.cluster(staged),
                List.of(Designs.fabric("fake")),
                Designs.job(c, 128)), fast);
        assertTrue(through.metric("exposed_dp_s").orElseThrow().value() > 1.5 * direct.metric("exposed_dp_s")
                .orElseThrow()
                .value());
    }

    @Test
    void aServerGroupThatIsNotThere() {
        JobSnapshot lost = new JobSnapshot("pretraining", "pretraining", LLAMA.run(), LLAMA.plan(),
                List.of("elsewhere"),
                128);
        AnalysisResult result = Designs.analyze(Designs.design(Designs.cluster(LLAMA, 16),
                List.of(Designs.fabric("fake")), lost));
        only(result, TrainingCode.NO_SERVERS);
        assertEquals(List.of(), result.metrics());
    }

    @Test
    void theSlowestServersDecide() {
        ServerGroupSnapshot fast = Hardware.servers(Hardware.h100(), 8, 8, 50e9);
        ServerGroupSnapshot slow = Hardware.servers(Hardware.a100(), 8, 8, 50e9);
        ServerGroupSnapshot renamed = new ServerGroupSnapshot("old", "old", slow.type(), slow.gpu(), slow.count(), 4, 8,
                true, slow.nics());
        JobSnapshot both = new JobSnapshot("pretraining", "pretraining", LLAMA.run(), LLAMA.plan(),
                List.of("servers", "old"), 128);
        AnalysisResult mixed = Designs.analyze(Designs.design(Designs.cluster(fast, renamed),
                List.of(Designs.fabric("fake")), both));
        assertTrue(only(mixed, TrainingCode.MIXED_SERVERS).message().contains("'old'"));
        AnalysisResult alone = analyze(Case.of(LLAMA.shape(), Hardware.a100()).batches(4096, 256, 1).degrees(8, 4, 4)
                .sequenceParallel(true).zero(1).overlap(true, true, true, false, true), 16);
        assertEquals(alone.metric("compute_s").orElseThrow().value(), mixed.metric("compute_s").orElseThrow().value());
    }

    @Test
    void theSlowestNicsAndTheSmallestDomainDecideWhateverTheirGpus() {
        ServerGroupSnapshot full = Hardware.servers(Hardware.h100(), 8, 8, 50e9);
        double both = overTwo(full, "others", 8, 8);
        double fewNics = overTwo(full, "others", 1, 8);
        double smallDomain = overTwo(full, "others", 8, 4);
        assertTrue(fewNics > 2 * both && smallDomain > both, both + " s, " + fewNics + " s with one NIC for 8 GPUs, "
                + smallDomain + " s in domains of 4");
    }

    /** Exposed communication of a job on these servers and on as many with other NICs or domains. */
    private static double overTwo(ServerGroupSnapshot full, String id, int nics, int domain) {
        NicGroupSnapshot nic = full.nics().get(0);
        ServerGroupSnapshot other = new ServerGroupSnapshot(id, id, full.type(), full.gpu(), full.count(), 4, domain,
                true, List.of(new NicGroupSnapshot(nic.id(), nic.role(), nic.type(), nics, nic.bytesPerSecond(), 1)));
        JobSnapshot job = new JobSnapshot("pretraining", "pretraining", LLAMA.run(), LLAMA.plan(),
                List.of("servers", id), 128);
        return Designs.analyze(Designs.design(Designs.cluster(full, other), List.of(Designs.fabric("fake")), job))
                .metric("exposed_communication_s").orElseThrow().value();
    }

    @Test
    void everyErrorAndWarningHasARemedy() {
        List<AnalysisResult> results = List.of(analyze(LLAMA, 15), analyze(LLAMA.degrees(3, 4, 4), 16),
                analyze(LLAMA.degrees(16, 2, 4), 16), analyze(LLAMA.batches(4096, 16, 1), 16),
                analyze(LLAMA.precision(Precision.FP4), 16));
        List<Finding> findings = results.stream().flatMap(r -> r.findings().stream())
                .filter(f -> f.severity() != org.eastwest.spi.analysis.Severity.NOTE).toList();
        assertFalse(findings.isEmpty());
        findings.forEach(f -> assertFalse(f.remedy().isBlank(), f.toString()));
    }

    @Test
    void codesAreUnique() {
        Map<String, Long> codes = java.util.Arrays.stream(TrainingCode.values())
                .collect(Collectors.groupingBy(TrainingCode::code, Collectors.counting()));
        codes.forEach((code, times) -> assertEquals(1, times, code));
    }

    @Test
    void aModelWithoutASingleLayerIsNoModel() {
        Training run = new Training("run", Shapes.gpt("nothing", 0, 1024, 8), 2048, 8, Precision.BF16, 4,
                Optimizer.ADAM,
                Recompute.NONE, true, false, false, false, false, false, 1);
        JobSnapshot job = new JobSnapshot("pretraining", "pretraining", run, new PlanSnapshot(1, 1, 8, 1, 1, 1, 1, 0,
                false,
                Schedule.ONE_FORWARD_ONE_BACKWARD, List.of()), List.of("servers"), 8);
        AnalysisResult result = Designs.analyze(Designs.design(Designs.cluster(LLAMA, 1),
                List.of(Designs.fabric("fake")),
                job));
        only(result, TrainingCode.IMPOSSIBLE_VALUE);
    }

    @Test
    void aResultAboveWhatMatrixMultiplicationsReachIsDoubted() {
        StepEstimate sound = LLAMA.step();
        StepEstimate tooGood = new StepEstimate(sound.ranks(), sound.tokens(), sound.microBatches(), sound.stage(),
                sound.stageLayers(), sound.compute() / 10, sound.tensor(), sound.context(), sound.expert(),
                sound.pipeline(), sound.data(), sound.bubble(), sound.optimizer(), 0, sound.flop(), sound.peak(),
                sound.memory());
        Machine machine = Machine.of(Designs.cluster(LLAMA, 16), Designs.job(LLAMA, 128), Precision.BF16).orElseThrow();
        List<Finding> findings = new ResultFindings(Designs.job(LLAMA, 128), LLAMA.run(), machine, tooGood,
                (run, plan) -> sound).findings();
        assertTrue(findings.stream().anyMatch(f -> f.code().equals(TrainingCode.ABOVE_CEILING.code())));
        assertTrue(new ResultFindings(Designs.job(LLAMA, 128), LLAMA.run(), machine, sound, (run, plan) -> sound)
                .findings().stream().noneMatch(f -> f.code().equals(TrainingCode.ABOVE_CEILING.code())));
    }
}
