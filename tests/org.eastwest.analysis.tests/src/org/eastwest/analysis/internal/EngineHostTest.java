// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;
import org.eastwest.analysis.Plugin;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.RequirementSnapshot;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.junit.jupiter.api.Test;

class EngineHostTest {
    private static final DesignSnapshot DESIGN = new DesignSnapshot("d", "D", "s", "S",
            new ClusterSnapshot("c", "C", List.of()), List.of(), List.of(), List.of());

    private final EngineHost host = new EngineHost();

    @Test
    void joinsTheResultsOfAllEnginesInTheOrderOfTheirIds() {
        add("b", (r, p) -> metric("second", 2));
        add("a", (r, p) -> metric("first", 1));

        assertEquals(List.of("first", "second"), analyze().metrics().stream().map(Metric::id).toList());
    }

    @Test
    void tellsOfARequirementThatNoMetricDecides() {
        DesignSnapshot demanding = new DesignSnapshot("d", "D", "s", "S", new ClusterSnapshot("c", "C", List.of()),
                List.of(), List.of(), List.of(new RequirementSnapshot("r1", "Fast", "first", true, 1),
                        new RequirementSnapshot("r2", "Cheap", "frist", true, 1)));
        add("a", (r, p) -> metric("first", 1));

        List<Finding> told = host.analyze(demanding, Set.of(), Progress.NONE).findings();

        assertEquals(List.of("r2"), told.stream().map(Finding::element).toList());
        assertTrue(told.get(0).message().contains("'frist'") && told.get(0).remedy().contains("first"));
        assertEquals(List.of(), host.analyze(demanding, Set.of("a"), Progress.NONE).findings());
    }

    @Test
    void runsOnlyTheEnginesAskedForAndTellsOfUnknownOnes() {
        add("a", (r, p) -> metric("first", 1));
        add("b", (r, p) -> metric("second", 2));

        AnalysisResult result = host.analyze(DESIGN, Set.of("b", "c"), Progress.NONE);

        assertEquals(List.of("second"), result.metrics().stream().map(Metric::id).toList());
        assertEquals(List.of("EW-ANALYSIS-001"), result.findings().stream().map(Finding::code).toList());
        assertTrue(result.findings().get(0).remedy().contains("a, b"));
    }

    @Test
    void aJobThatNoEngineAnalyzesIsTold() {
        DesignSnapshot design = new DesignSnapshot("d", "D", "s", "S", DESIGN.cluster(), List.of(),
                List.of(new JobSnapshot("service", "Service", null, null, List.of("servers"), 8)), List.of());
        add("fabric", (r, p) -> metric("switches", 48));

        Finding finding = host.analyze(design, Set.of(), Progress.NONE).findings().get(0);

        assertEquals("EW-ANALYSIS-003", finding.code());
        assertEquals("service", finding.element());
        assertEquals(List.of(), analyze().findings());
    }

    @Test
    void anEngineThatThrowsBecomesAFindingThatNamesItAndTheOthersGoOn() {
        add("bad", (r, p) -> {
            throw new IllegalStateException("kaputt");
        });
        add("good", (r, p) -> metric("m", 1));

        assertContained("EW-PLUGIN-001", "kaputt");
    }

    @Test
    void anEngineThatRunsOutOfMemoryIsContainedToo() {
        add("bad", (r, p) -> {
            throw new OutOfMemoryError("no heap");
        });
        add("good", (r, p) -> metric("m", 1));

        assertContained("EW-PLUGIN-001", "no heap");
    }

    @Test
    void anEngineThatReturnsNullBecomesAFinding() {
        add("bad", (r, p) -> null);
        add("good", (r, p) -> metric("m", 1));

        assertContained("EW-PLUGIN-002", "returned nothing");
    }

    @Test
    void impossibleNumbersAreLeftOutAndNamedInOneFinding() {
        add("bad", (r, p) -> metric("t", -1).and(metric("u", Double.POSITIVE_INFINITY)));
        add("good", (r, p) -> metric("m", 1).and(metric("unknown", Double.NaN)));

        AnalysisResult result = analyze();

        assertEquals(List.of("m", "unknown"), result.metrics().stream().map(Metric::id).toList());
        assertEquals(List.of("EW-PLUGIN-003"), result.findings().stream().map(Finding::code).toList());
        String told = result.findings().get(0).message();
        assertTrue(told.contains("-1.0 s for 't'") && told.contains("Infinity s for 'u'"), told);
    }

    @Test
    void anEngineThatHangsIsGivenUpInterruptedAndNamed() throws InterruptedException {
        EngineHost impatient = new EngineHost(0.1);
        CountDownLatch interrupted = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        impatient.addEngine(new Engine("bad", (r, p) -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
            return AnalysisResult.EMPTY;
        }), Map.of());

        AnalysisResult result = impatient.analyze(DESIGN, Set.of(), Progress.NONE);

        assertEquals("EW-PLUGIN-004", result.findings().get(0).code());
        interrupted.await();
    }

    @Test
    void cancellingEndsTheAnalysis() {
        CountDownLatch never = new CountDownLatch(1);
        add("slow", (r, p) -> {
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return AnalysisResult.EMPTY;
        });
        Progress cancelled = new Progress() {
            private int asked;

            @Override
            public void report(double fraction, String what) {
            }

            @Override
            public boolean cancelled() {
                return ++asked > 2;
            }
        };

        assertThrows(CancellationException.class, () -> host.analyze(DESIGN, Set.of(), cancelled));
    }

    @Test
    void ofTwoEnginesWithOneIdTheHigherRankedOneRunsAndTheOtherIsListedAsBroken() {
        host.addEngine(new Engine("same", (r, p) -> metric("low", 1)), Map.of("service.ranking", 0));
        host.addEngine(new Engine("same", (r, p) -> metric("high", 1)), Map.of("service.ranking", 5));

        assertEquals(List.of("high"), analyze().metrics().stream().map(Metric::id).toList());
        assertEquals(List.of(Plugin.State.ACTIVE, Plugin.State.BROKEN),
                host.plugins().stream().map(Plugin::state).toList());
    }

    @Test
    void aTransportThatCannotBeComposedIsListedAsBrokenAndNotOffered() {
        host.addTransport(new BrokenTransport(), Map.of("id", "broken-one"));

        assertEquals(List.of(), host.transports().all());
        Plugin plugin = host.plugins().get(0);
        assertEquals("broken-one", plugin.id());
        assertEquals(Plugin.State.BROKEN, plugin.state());
        assertTrue(plugin.reason().contains("no strategies today"), plugin.reason());
    }

    private void assertContained(String code, String reason) {
        AnalysisResult result = analyze();
        assertEquals(List.of("m"), result.metrics().stream().map(Metric::id).toList());
        Finding finding = result.findings().get(0);
        assertEquals(code, finding.code());
        assertTrue(finding.message().contains("'bad'"), finding.message());
        assertTrue(finding.message().contains(reason), finding.message());
    }

    private AnalysisResult analyze() {
        return host.analyze(DESIGN, Set.of(), Progress.NONE);
    }

    private void add(String id, BiFunction<AnalysisRequest, Progress, AnalysisResult> work) {
        host.addEngine(new Engine(id, work), Map.of());
    }

    private static AnalysisResult metric(String id, double value) {
        Derivation leaf = new Derivation(id, id, value, Unit.SECOND, "", Source.assumption("test"), List.of());
        return new AnalysisResult(List.of(Metric.of(id, "e", leaf)), List.of(), List.of(), List.of(), List.of());
    }

    private record Engine(String id, BiFunction<AnalysisRequest, Progress, AnalysisResult> work)
            implements AnalysisEngine {
        @Override
        public String name() {
            return id;
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            return work.apply(request, progress);
        }
    }

    private static final class BrokenTransport implements TransportModel {
        @Override
        public TransportInfo info() {
            return new TransportInfo("broken-one", "Broken", "", List.of(), 0, List.of(), TransportInfo.INSTALLED,
                    false, Source.assumption("test"));
        }

        @Override
        public List<TransportParameter> parameters() {
            return List.of();
        }

        @Override
        public Transport compose(ParameterValues values) {
            throw new IllegalStateException("no strategies today");
        }

        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            return List.of();
        }
    }
}
