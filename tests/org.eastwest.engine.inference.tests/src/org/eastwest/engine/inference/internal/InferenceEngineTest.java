// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Inference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InferenceEngineTest {
    private static final DesignSnapshot DESIGN = Designs.template("inference-llama3-70b");
    private static final AnalysisResult SERVICE = Designs.analyze(DESIGN);

    @Test
    void theShippedServiceMeetsItsTargets() {
        assertAll(() -> assertTrue(metric(SERVICE, "ttft_s").value() < 0.5),
                () -> assertTrue(metric(SERVICE, "tpot_s").value() < 0.03),
                () -> assertTrue(SERVICE.findings().stream().allMatch(f -> f.severity() == Severity.NOTE),
                        SERVICE.findings().toString()));
    }

    @Test
    void theTimesStandInBandsAndTheTailAboveTheMean() {
        Metric ttft = metric(SERVICE, "ttft_s");

        assertTrue(ttft.band().orElseThrow().low() < ttft.value() && ttft.value() < ttft.band().orElseThrow().high());
        assertTrue(metric(SERVICE, "ttft_p99_s").value() >= ttft.value());
    }

    /** 327,680 bytes for each of 2,048 tokens; an eighth of it over each of eight NICs. */
    @Test
    void aDisaggregatedServiceSendsTheCacheOverTheFabric() {
        assertEquals(327_680.0 * 2048, metric(SERVICE, "kv_transfer_bytes").value());
        double seconds = metric(SERVICE, "kv_transfer_s").value();
        assertTrue(seconds > 327_680.0 * 2048 / 8 / 50e9 && seconds < 1.3 * 327_680.0 * 2048 / 8 / 50e9,
                String.valueOf(seconds));
    }

    @Test
    void aSharedServiceSendsNothingAndItsTokensWaitForPrefills() {
        AnalysisResult shared = Designs.analyze(with(s -> service(s, s.concurrency(), s.precision(), false,
                s.requestsPerSecond()), DESIGN.jobs().get(0).plan()));

        assertTrue(shared.metric("kv_transfer_s").isEmpty());
        assertTrue(metric(shared, "tpot_s").value() > metric(SERVICE, "tpot_s").value());
    }

    @Test
    void decodingDependsOnLatencyWhereTrainingDependsOnBandwidth() {
        Finding finding = finding(SERVICE, "EW-INFERENCE-009");
        List<List<Table.Cell>> rows = SERVICE.table("inference_sensitivity").orElseThrow().rows();
        double designed = number(rows.get(0).get(3));

        assertTrue(finding.message().contains("Training sends its gradients"), finding.message());
        assertTrue(metric(SERVICE, "decode_latency_share").value() > metric(SERVICE, "prefill_latency_share").value());
        assertTrue(number(rows.get(1).get(3)) < number(rows.get(2).get(3)), "latency helps decoding more");
        assertTrue(number(rows.get(3).get(3)) < 0.8 * designed, "memory bandwidth helps most");
    }

    @Test
    void theStepIsTheSumOfItsParts() {
        List<Table.Cell> step = SERVICE.table("inference_phases").orElseThrow().rows().get(1);

        assertEquals(Math.max(number(step.get(1)), number(step.get(2))) + number(step.get(3)) + number(step.get(4))
                + number(step.get(5)), number(step.get(6)), 1e-12);
        assertTrue(metric(SERVICE, "tpot_s").value() < number(step.get(6)), "the batches are not full");
    }

    /** As many requests as can be answered: batches are full, and a token takes the step of a full batch. */
    @Test
    void withoutARateOfRequestsBatchesAreFull() {
        AnalysisResult saturated = Designs.analyze(with(s -> service(s, s.concurrency(), s.precision(), true,
                Double.NaN), DESIGN.jobs().get(0).plan()));

        assertEquals(step(saturated, 6), metric(saturated, "tpot_s").value(), 1e-12);
        assertEquals(64, metric(saturated, "sequences_in_flight").value());
        assertEquals(1, metric(saturated, "tpot_p99_s").value() / metric(saturated, "tpot_s").value(), 0.02);
    }

    /** Sequences in flight are the tokens asked of a replica, times the time of a token. */
    @Test
    void tokensComeAsFastAsTheBatchesOfTheLoadAllow() {
        Inference service = (Inference) DESIGN.jobs().get(0).workload();
        double replicas = trace(metric(SERVICE, "tpot_p99_s").derivation(), "decode_replicas");

        assertEquals(metric(SERVICE, "sequences_in_flight").value(), service.requestsPerSecond() / replicas
                * service.outputTokens() * metric(SERVICE, "tpot_s").value(), 1e-6);
    }

    @Test
    void halfOfAllAreBelowTheMedianAndOneOfAHundredAboveTheTail() {
        for (String time : List.of("ttft", "tpot")) {
            double median = metric(SERVICE, time + "_p50_s").value();
            double tail = metric(SERVICE, time + "_p99_s").value();

            assertTrue(median <= tail && tail > metric(SERVICE, time + "_s").value(), time + " " + median + " " + tail);
        }
        assertTrue(metric(SERVICE, "kv_transfer_p99_s").value() >= metric(SERVICE, "kv_transfer_s").value());
    }

    /** A prefill between two steps is what one of a hundred tokens waits for; on average it hardly shows. */
    @Test
    void prefillsBetweenStepsShowInTheTailOfTokens() {
        AnalysisResult shared = Designs.analyze(with(s -> service(s, s.concurrency(), s.precision(), false,
                s.requestsPerSecond()), DESIGN.jobs().get(0).plan()));

        assertTrue(metric(shared, "tpot_p99_s").value() > metric(shared, "prefill_s").value());
        assertTrue(metric(SERVICE, "tpot_p99_s").value() < 0.5 * metric(SERVICE, "prefill_s").value());
    }

    @Test
    void latenciesRiseWithTheLoad() {
        for (String id : List.of("ttft_p50", "ttft_p99", "tpot_p50", "tpot_p99")) {
            double[] y = SERVICE.series().stream().filter(s -> s.id().equals(id + "_over_requests")).findFirst()
                    .orElseThrow().y();

            for (int i = 1; i < y.length; i++) {
                assertTrue(y[i] >= y[i - 1] * (1 - 1e-8), id + " falls at " + i + ": " + java.util.Arrays.toString(y));
            }
            assertTrue(y[y.length - 1] > y[0], id);
        }
    }

    @Test
    void aTargetThatOnlyTheTailMissesIsNoted() {
        double mean = metric(SERVICE, "ttft_s").value();
        AnalysisResult result = Designs.analyze(with(s -> new Inference(s.id(), s.model(), s.promptTokens(),
                s.outputTokens(), s.requestsPerSecond(), s.concurrency(), s.precision(), s.disaggregated(),
                1.01 * mean, s.timePerOutputTokenSeconds()), DESIGN.jobs().get(0).plan()));

        assertEquals(Severity.NOTE, finding(result, "EW-INFERENCE-010").severity());
        assertTrue(result.findings().stream().noneMatch(f -> f.code().equals("EW-INFERENCE-006")));
    }

    @Test
    void tooManySequencesAreRefusedWithTheMostThatFit() {
        AnalysisResult result = Designs.analyze(with(s -> service(s, 4096, s.precision(), true, 20),
                DESIGN.jobs().get(0).plan()));
        Finding finding = finding(result, "EW-INFERENCE-003");

        assertEquals(Severity.ERROR, finding.severity());
        assertTrue(finding.remedy().contains("Lower the concurrency to "
                + (long) metric(result, "maximum_concurrency").value()), finding.remedy());
    }

    @Test
    void aModelThatDoesNotFitOneGpuIsRefused() {
        AnalysisResult result = Designs.analyze(with(s -> s, plan(1, 1, 8)));

        assertTrue(finding(result, "EW-INFERENCE-003").remedy().startsWith("Spread the model"));
    }

    @Test
    void fourBitsOnHopperAreRefused() {
        AnalysisResult result = Designs.analyze(with(s -> service(s, 64, Precision.FP4, true, 20),
                DESIGN.jobs().get(0).plan()));

        assertTrue(finding(result, "EW-INFERENCE-002").message().contains("FP4"));
    }

    @Test
    void moreRequestsThanItCanAnswerAreTold() {
        AnalysisResult result = Designs.analyze(with(s -> service(s, 64, s.precision(), true, 10_000),
                DESIGN.jobs().get(0).plan()));

        assertEquals(Severity.WARNING, finding(result, "EW-INFERENCE-005").severity());
        assertTrue(Double.isNaN(metric(result, "ttft_s").value()));
    }

    @Test
    void missedTargetsAreTold() {
        AnalysisResult result = Designs.analyze(with(s -> new Inference(s.id(), s.model(), 2048, 512, 1, 64,
                s.precision(), true, 0.01, 0.001), DESIGN.jobs().get(0).plan()));

        assertEquals(List.of("EW-INFERENCE-006", "EW-INFERENCE-007"), result.findings().stream().map(Finding::code)
                .filter(c -> c.equals("EW-INFERENCE-006") || c.equals("EW-INFERENCE-007")).toList());
    }

    @Test
    void oneReplicaCannotBeDisaggregated() {
        AnalysisResult result = Designs.analyze(with(s -> service(s, 8, s.precision(), true, 1), plan(8, 1, 1)));

        assertEquals(Severity.WARNING, finding(result, "EW-INFERENCE-008").severity());
    }

    /** A second domain for TP puts every layer's all-reduces on the NICs. */
    @Test
    void tensorParallelismBeyondTheServerMakesTokensSlower() {
        AnalysisResult inside = Designs.analyze(with(s -> s, plan(8, 2, 4)));
        AnalysisResult beyond = Designs.analyze(with(s -> s, plan(16, 1, 4)));

        assertTrue(metric(beyond, "decode_latency_share").value() > 0.5);
        assertTrue(step(beyond, 3) > step(inside, 3));
    }

    @ParameterizedTest
    @CsvSource({"8, 1, 8", "4, 2, 8", "8, 2, 4", "4, 1, 16"})
    void everyMetricIsExplainedDownToItsSources(int tp, int pp, int dp) {
        AnalysisResult result = Designs.analyze(with(s -> s, plan(tp, pp, dp)));

        result.metrics().forEach(metric -> assertFalse(metric.derivation().isLeaf()
                && metric.derivation().source().text().isBlank(), metric.id()));
        assertEquals(result.metrics().size(), result.metrics().stream().map(Metric::id).distinct().count());
    }

    @Test
    void trainingIsLeftToOthers() {
        assertEquals(AnalysisResult.EMPTY, Designs.analyze(Designs.template("ib-1k")));
    }

    private static DesignSnapshot with(UnaryOperator<Inference> change, PlanSnapshot plan) {
        JobSnapshot job = DESIGN.jobs().get(0);
        JobSnapshot changed = new JobSnapshot(job.id(), job.name(), change.apply((Inference) job.workload()), plan,
                job.groupIds(), job.gpus());
        return new DesignSnapshot(DESIGN.designId(), DESIGN.designName(), DESIGN.scenarioId(), DESIGN.scenarioName(),
                DESIGN.cluster(), DESIGN.fabrics(), List.of(changed), DESIGN.requirements());
    }

    private static Inference service(Inference s, int concurrency, Precision precision, boolean disaggregated,
            double requests) {
        return new Inference(s.id(), s.model(), s.promptTokens(), s.outputTokens(), requests, concurrency, precision,
                disaggregated, s.timeToFirstTokenSeconds(), s.timePerOutputTokenSeconds());
    }

    private static PlanSnapshot plan(int tp, int pp, int dp) {
        PlanSnapshot p = DESIGN.jobs().get(0).plan();
        return new PlanSnapshot(tp, pp, dp, 1, 1, 1, p.microBatch(), 0, false, p.schedule(), p.order());
    }

    private static double step(AnalysisResult result, int column) {
        return number(result.table("inference_phases").orElseThrow().rows().get(1).get(column));
    }

    private static Metric metric(AnalysisResult result, String id) {
        return result.metric(id).orElseThrow(() -> new AssertionError(id + " is missing: " + result.findings()));
    }

    private static Finding finding(AnalysisResult result, String code) {
        return result.findings().stream().filter(f -> f.code().equals(code)).findFirst()
                .orElseThrow(() -> new AssertionError(code + " is missing: " + result.findings()));
    }

    private static double trace(Derivation derivation, String id) {
        return find(derivation, id).orElseThrow().value();
    }

    private static Optional<Derivation> find(Derivation derivation, String id) {
        return derivation.id().equals(id) ? Optional.of(derivation)
                : derivation.inputs().stream().flatMap(i -> find(i, id).stream()).findFirst();
    }

    private static double number(Table.Cell cell) {
        return ((Table.Number) cell).value();
    }
}
