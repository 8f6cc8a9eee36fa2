// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.IndependentFlows;
import org.eastwest.spi.transport.TransportModel;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages over servers of 8 H100 whose NICs give 49 GB/s with 5 us of latency. */
@DisplayName("Collectives of one message size")
class CollectivesEngineTest {
    private static final double MIB = 1 << 20;

    /** Every byte goes round twice, (n - 1) / n of it: the definition of bus bandwidth. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 64})
    void busBandwidthIsBytesOverTimeTimesTheShareThatARingSends(int servers) {
        AnalysisResult result = analyze(servers, 256 * MIB);
        double gpus = 8.0 * servers;

        assertEquals(256 * MIB / metric(result, "all_reduce_s").value() * 2 * (gpus - 1) / gpus,
                metric(result, "all_reduce_bus_bytes_per_second").value(), 1);
        assertEquals(256 * MIB / metric(result, "all_to_all_s").value() * (gpus - 1) / gpus,
                metric(result, "all_to_all_bus_bytes_per_second").value(), 1);
    }

    /** Large messages are bound by the eight NICs of a server, small ones by latency. */
    @Test
    void smallMessagesAreBoundByLatencyAndLargeOnesByTheNics() {
        double small = metric(analyze(64, 1024), "all_reduce_s").value();
        double twice = metric(analyze(64, 2048), "all_reduce_s").value();
        double large = metric(analyze(64, 8192 * MIB), "all_reduce_bus_bytes_per_second").value();

        assertTrue(twice < 1.1 * small, small + " " + twice);
        assertTrue(large > 0.7 * 8 * 49e9 && large < 8 * 49e9 * 512 / 511 * 1.01, String.valueOf(large));
    }

    @Test
    void largerMessagesGetMoreOfTheBandwidthInsideADomainAndBeyond() {
        AnalysisResult result = analyze(64, MIB);

        for (String id : List.of("all_reduce_bus_over_message", "all_reduce_bus_inside_over_message",
                "all_to_all_bus_over_message", "all_to_all_bus_inside_over_message")) {
            double[] bus = series(result, id).y();
            assertTrue(bus[0] < 0.05 * bus[bus.length - 1], id);
        }
        assertTrue(series(result, "all_reduce_bus_inside_over_message").y()[0]
                > 3 * series(result, "all_reduce_bus_over_message").y()[0], "the cliff is steepest for small messages");
    }

    /** Reduction in switches sends every byte once instead of twice, and takes as many hops as there are tiers. */
    @Test
    void switchesThatReduceGainMostWhereLatencyOrTheNicsDecide() {
        AnalysisResult small = analyze(64, 1024, 1);
        AnalysisResult large = analyze(64, 1024 * MIB, 1);

        assertTrue(metric(small, "switch_reduction_gain").value() >= 1);
        assertTrue(metric(large, "switch_reduction_gain").value() >= 1
                && metric(large, "switch_reduction_gain").value() < 2.5);
        assertEquals(metric(large, "all_reduce_s").value() * metric(large, "switch_reduction_gain").value(),
                metric(analyze(64, 1024 * MIB), "all_reduce_s").value(), 1e-9);
        assertTrue(analyze(64, MIB).metric("switch_reduction_gain").isEmpty(), "these switches do not reduce");
    }

    @Test
    void inOneDomainNothingLeavesIt() {
        AnalysisResult result = analyze(1, 256 * MIB);

        assertTrue(metric(result, "all_reduce_bus_bytes_per_second").value() > 300e9);
        assertTrue(result.series().stream().noneMatch(s -> s.id().contains("inside")));
    }

    @Test
    void trainingIsLeftToOthers() {
        Case run = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(8192, 256, 1).degrees(8, 4, 16).zero(1);

        assertEquals(AnalysisResult.EMPTY, analyze(Designs.design(run, 64), 0));
    }

    private static AnalysisResult analyze(int servers, double bytes) {
        return analyze(servers, bytes, 0);
    }

    private static AnalysisResult analyze(int servers, double bytes, int trees) {
        Case run = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(8192, 256, 1).degrees(8, 1, servers).zero(1);
        JobSnapshot job = Designs.job(run, 8L * servers).with(new IndependentFlows("messages", 8 * servers, bytes, 1),
                run.plan(), 8L * servers);
        return analyze(Designs.design(Designs.cluster(run, servers), List.of(Designs.fabric("fake")), job), trees);
    }

    private static AnalysisResult analyze(DesignSnapshot design, int trees) {
        TransportModel transport = new FakeTransport("fake", trees);
        return new CollectivesEngine(new FakeFabric(49e9, 5e-6)).analyze(new AnalysisRequest(design,
                () -> List.of(transport), 1), Progress.NONE);
    }

    private static Metric metric(AnalysisResult result, String id) {
        return result.metric(id).orElseThrow(() -> new AssertionError(id + " is missing"));
    }

    private static Series series(AnalysisResult result, String id) {
        return result.series().stream().filter(s -> s.id().equals(id)).findFirst()
                .orElseThrow(() -> new AssertionError(id + " is missing"));
    }
}
