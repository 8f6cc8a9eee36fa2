// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.IndependentFlows;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Independent flows on the fabrics of the shipped designs. */
class FlowsEngineTest {
    private static final List<TransportModel> TRANSPORTS = List.of(new NdrTransport(), new DcqcnTransport());
    private static final IndependentFlows WEB = new IndependentFlows("web", 1024, 1e6, 0.5);

    @Test
    void underAHashTheSlowestFlowTakesMuchLongerThanTheMean() {
        AnalysisResult result = analyze("ethernet-1k", WEB);

        double penalty = metric(result, "barrier_penalty").value();
        assertEquals(metric(result, "flow_slowest_s").value() / metric(result, "flow_mean_s").value(), penalty, 1e-12);
        assertTrue(penalty > 1.3, String.valueOf(penalty));
        assertEquals("EW-SELECT-004", result.findings().get(0).code());
    }

    @Test
    void wherePacketsChooseTheirPathsAllFlowsFareAlike() {
        assertEquals(1, metric(analyze("ib-1k", WEB), "barrier_penalty").value(), 1e-12);
    }

    /** A megabyte at less than 50 GB/s takes more than 20 us, at half of it less than 40 us and what collisions cost. */
    @Test
    void aFlowAloneOnItsNicRunsNearTheLineRate() {
        double mean = metric(analyze("ib-1k", WEB), "flow_mean_s").value();

        assertTrue(mean > 20e-6 && mean < 40e-6, String.valueOf(mean));
    }

    @Test
    void flowsThatShareANicTakeTheirTimeInProportionButForTheLatency() {
        double one = metric(analyze("ib-1k", WEB), "flow_mean_s").value() - latency("ib-1k");
        double four = metric(analyze("ib-1k", new IndependentFlows("web", 4096, 1e6, 0.5)), "flow_mean_s").value()
                - latency("ib-1k");

        assertEquals(4 * one, four, 1e-12);
    }

    /** A byte arrives after the latency of the fabric, whatever other flows do: nobody waits for a busy link. */
    @ParameterizedTest
    @ValueSource(strings = {"ib-1k", "ethernet-1k"})
    void latencyIsAllThatASmallFlowTakes(String template) {
        AnalysisResult small = analyze(template, new IndependentFlows("web", 1024, 1, 0.5));

        assertTrue(metric(small, "flow_mean_s").value() > latency(template));
        assertEquals(latency(template), metric(small, "flow_mean_s").value(), 0.05 * latency(template));
        assertEquals(1, metric(small, "barrier_penalty").value(), 0.05);
    }

    private static double latency(String template) {
        return find(metric(analyze(template, WEB), "flow_mean_s").derivation(), "nic_latency");
    }

    private static double find(Derivation derivation, String id) {
        return derivation.id().equals(id) ? derivation.value() : derivation.inputs().stream()
                .mapToDouble(i -> find(i, id)).filter(v -> !Double.isNaN(v)).findFirst().orElse(Double.NaN);
    }

    /** Processor sharing: 1 / (1 - 0.5). */
    @Test
    void atHalfLoadAFlowTakesTwiceAsLong() {
        assertEquals(2, metric(analyze("ib-1k", WEB), "flow_slowdown_at_load").value());
        assertTrue(analyze("ib-1k", new IndependentFlows("web", 1024, 1e6, 1)).metric("flow_slowdown_at_load")
                .isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ib-1k", "ethernet-1k", "ib-10k", "ethernet-10k"})
    void theSlowestIsNeverFasterThanTheMean(String template) {
        assertTrue(metric(analyze(template, WEB), "barrier_penalty").value() >= 1);
    }

    @Test
    void otherJobsAreLeftToOthers() {
        DesignSnapshot design = template("ib-1k");

        assertEquals(AnalysisResult.EMPTY, new FlowsEngine(new Fabrics()).analyze(new AnalysisRequest(design,
                () -> TRANSPORTS, AnalysisRequest.DEFAULT_SEED), Progress.NONE));
    }

    private static AnalysisResult analyze(String template, IndependentFlows flows) {
        DesignSnapshot design = template(template);
        JobSnapshot job = design.jobs().get(0);
        DesignSnapshot changed = new DesignSnapshot(design.designId(), design.designName(), design.scenarioId(),
                design.scenarioName(), design.cluster(), design.fabrics(), List.of(new JobSnapshot(job.id(), job.name(),
                        flows, job.plan(), job.groupIds(), job.gpus())), List.of());
        return new FlowsEngine(new Fabrics()).analyze(new AnalysisRequest(changed, () -> TRANSPORTS,
                AnalysisRequest.DEFAULT_SEED), Progress.NONE);
    }

    private static DesignSnapshot template(String id) {
        return DesignReader.read(Templates.create(id, Map.of()), null, CatalogLoader.shipped()).snapshot().orElseThrow();
    }

    private static Metric metric(AnalysisResult result, String id) {
        return result.metric(id).orElseThrow(() -> new AssertionError(id + " is missing"));
    }
}
