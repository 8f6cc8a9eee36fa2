// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.FabricSharing;
import org.eastwest.spi.fabric.FabricSharing.Load;
import org.eastwest.spi.fabric.FabricSharing.Loaded;
import org.eastwest.spi.fabric.FabricSharing.Rate;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.TransportModel;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two training jobs of 512 GPUs each on a fabric whose lines all loads that send at a time share alike. */
@DisplayName("Jobs on one fabric")
class SharingEngineTest {
    private static final Case RUN = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(8192, 256, 1)
            .degrees(8, 4, 16).zero(1);
    private static final JobSnapshot FIRST = job("first", 0);
    private static final JobSnapshot SECOND = job("second", 512);

    private static JobSnapshot job(String id, long firstGpu) {
        return new JobSnapshot(id, id, RUN.run(), RUN.plan(), List.of("servers"), 512, "", firstGpu);
    }

    private static DesignSnapshot design(JobSnapshot... jobs) {
        return Designs.design(Designs.cluster(RUN, 128), List.of(Designs.fabric("fake")), jobs);
    }

    /** Each of the loads gets {@code share} over their number. */
    private static FabricSharing equal(double share, List<Load> asked) {
        return (sizing, transport, isolation, seed) -> new Loaded() {
            @Override
            public List<Rate> rates(List<Load> together, Progress progress) {
                asked.add(together.get(0));
                double each = isolation == Isolation.NONE ? share / together.size() : share;
                return together.stream().map(l -> new Rate(each, each)).toList();
            }
        };
    }

    private static AnalysisResult analyze(DesignSnapshot design, FabricSharing sharing) {
        TransportModel transport = new FakeTransport("fake", 0);
        return new SharingEngine(new FakeFabric(49e9, 5e-6), sharing).analyze(
                new AnalysisRequest(design, () -> List.of(transport), 1), Progress.NONE);
    }

    private static double value(AnalysisResult result, String id, String job) {
        return result.metric(id, job).map(Metric::value).orElseThrow();
    }

    @Test
    @DisplayName("are not looked at when there is one job")
    void one() {
        assertEquals(AnalysisResult.EMPTY, analyze(design(FIRST), equal(1, new ArrayList<>())));
    }

    @Test
    @DisplayName("halve each other's lines: collectives take twice as long, the step as much longer as it waits for them")
    void halves() {
        AnalysisResult result = analyze(design(FIRST, SECOND), equal(1, new ArrayList<>()));
        assertEquals(2, value(result, "shared_collective_slowdown", "first"), 1e-12);
        double alone = value(result, "alone_step_time_s", "first");
        double beside = value(result, "shared_step_time_s", "first");
        assertTrue(beside > alone, beside + " beside, " + alone + " alone");
        assertEquals(beside / alone, value(result, "shared_step_slowdown", "first"), 1e-12);
        Metric step = result.metric("shared_step_time_s", "first").orElseThrow();
        assertEquals(alone, step.band().orElseThrow().low(), 1e-9);
        assertTrue(step.band().orElseThrow().high() > beside, "others do not send always");
        assertTrue(result.findings().stream().anyMatch(f -> f.code().equals("EW-SHARING-001")
                && f.message().contains("'second' slows job 'first'")), result.findings()::toString);
    }

    @Test
    @DisplayName("alone have the step that the training engine has on a fabric that gives as much")
    void aloneIsTheStep() {
        AnalysisResult shared = analyze(design(FIRST, SECOND), equal(1, new ArrayList<>()));
        AnalysisResult step = Designs.analyze(design(FIRST));
        assertEquals(value(step, "step_time_s", "first"), value(shared, "alone_step_time_s", "first"), 1e-9);
    }

    @Test
    @DisplayName("do not slow one another when the fabric keeps them apart")
    void apart() {
        FabricSnapshot fabric = Designs.fabric("fake").withIsolation(Isolation.PRIORITIES);
        AnalysisResult result = analyze(design(FIRST, SECOND).withFabrics(List.of(fabric)),
                equal(0.5, new ArrayList<>()));
        assertEquals(1, value(result, "shared_step_slowdown", "first"), 1e-12);
        assertTrue(result.findings().stream().anyMatch(f -> f.code().equals("EW-SHARING-002")));
        assertTrue(result.findings().stream().anyMatch(f -> f.code().equals("EW-SHARING-004")),
                "the transport has one lane for two jobs");
    }

    @Test
    @DisplayName("send over the endpoints that their placements give them")
    void endpoints() {
        List<Load> asked = new ArrayList<>();
        analyze(design(FIRST, SECOND), equal(1, asked));
        Load data = asked.stream().filter(l -> l.name().equals("second DP")).findFirst().orElseThrow();
        // TP 8 fills a server, PP 4 stands next, so replicas are 32 GPUs apart; 8 x 4 rings of 16.
        assertEquals(32, data.groups().size());
        assertArrayEquals(new int[] {512, 544, 576, 608, 640, 672, 704, 736, 768, 800, 832, 864, 896, 928, 960, 992},
                data.groups().get(0));
        Load pipeline = asked.stream().filter(l -> l.name().equals("second PP")).findFirst().orElseThrow();
        assertArrayEquals(new int[] {512, 520, 528, 536}, pipeline.groups().get(0));
    }

    @Test
    @DisplayName("that are plain flows offer what their load says and are slowed without a step")
    void flows() {
        JobSnapshot web = new JobSnapshot("web", "web", new Workload.IndependentFlows("w", 100, 1e6, 0.3), RUN.plan(),
                List.of("servers"), 512, "", 512);
        List<Load> asked = new ArrayList<>();
        AnalysisResult result = analyze(design(FIRST, web), equal(1, asked));
        Load load = asked.stream().filter(l -> l.job() == 1).findFirst().orElseThrow();
        assertEquals(0.3, load.demand());
        assertEquals(100, load.groups().get(0).length);
        assertEquals(2, value(result, "shared_collective_slowdown", "web"), 1e-12);
        assertTrue(result.metric("shared_step_time_s", "web").isEmpty());
    }

    private static String kinds(DesignSnapshot design, FabricSharing sharing) {
        return analyze(design, sharing).tables().stream().filter(t -> t.id().equals("isolation_kinds")).findFirst()
                .orElseThrow().rows().toString();
    }

    @Test
    @DisplayName("are told what keeps them apart on a large fabric as on a small one")
    void large() {
        DesignSnapshot large = Designs.design(Designs.cluster(RUN, 600), List.of(Designs.fabric("fake")), FIRST,
                SECOND);
        assertEquals(kinds(design(FIRST, SECOND), equal(1, new ArrayList<>())),
                kinds(large, equal(1, new ArrayList<>())));
    }

    @Test
    @DisplayName("are told of the ways that cannot be computed, and still of the others")
    void oneTooLarge() {
        FabricSharing equal = equal(1, new ArrayList<>());
        List<Isolation> opened = new ArrayList<>();
        String kinds = kinds(design(FIRST, SECOND), (sizing, transport, isolation, seed) -> {
            opened.add(isolation);
            if (opened.size() > 1) {
                throw new SimulationLimitException("too many messages");
            }
            return equal.open(sizing, transport, isolation, seed);
        });
        assertTrue(opened.size() > 1, "others than the design's own are asked for");
        assertTrue(kinds.contains("not computed: too many messages; ask about a smaller part"), kinds);
        assertTrue(kinds.contains("as designed"), kinds);
    }

    @Test
    @DisplayName("that are too large to follow, or ask for what the fabric does not have, are told so")
    void impossible() {
        FabricSharing large = (sizing, transport, isolation, seed) -> {
            throw new SimulationLimitException("too many");
        };
        assertEquals("EW-SHARING-005", analyze(design(FIRST, SECOND), large).findings().get(0).code());
        FabricSharing none = (sizing, transport, isolation, seed) -> {
            throw new IllegalArgumentException("one plane");
        };
        assertEquals("EW-SHARING-003", analyze(design(FIRST, SECOND), none).findings().get(0).code());
    }
}
