// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Llama 3 70B on 512 GPUs over a fabric that gives 1 / (1 + 100 p) of its bandwidth under loss p. */
@DisplayName("Loss and the training step")
class LossEngineTest {
    private static final Case RUN = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(8192, 256, 1)
            .degrees(8, 4, 16).zero(1);
    private static final DesignSnapshot DESIGN = Designs.design(RUN, 64);

    /** Bandwidth falls with loss; a timeout takes its part of a thousandth of a second for each. */
    private record LossyFabric(FakeFabric even) implements FabricModel {
        @Override
        public FabricPlan plan(org.eastwest.spi.design.ClusterSnapshot cluster,
                org.eastwest.spi.design.FabricSnapshot fabric) {
            return even.plan(cluster, fabric);
        }

        @Override
        public FabricSizing size(FabricPlan plan) {
            return even.size(plan);
        }

        @Override
        public PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, String idPrefix,
                Trace trace) {
            LossRecovery recovery = transport.lossRecovery();
            double factor = 1 + 100 * recovery.lossProbability() * (1 + recovery.timeoutSeconds());
            return new FakeFabric(even.bytesPerSecond() / factor, even.latencySeconds()).performance(sizing, transport,
                    traffic, idPrefix, trace);
        }
    }

    private record LossyTransport(LossRecovery recovery) implements TransportModel {
        @Override
        public TransportInfo info() {
            return new FakeTransport("fake", 0).info();
        }

        @Override
        public List<TransportParameter> parameters() {
            return List.of();
        }

        @Override
        public Transport compose(ParameterValues values) {
            return new FakeTransport("fake", 0).compose(values).withLossRecovery(recovery);
        }

        @Override
        public List<org.eastwest.spi.analysis.Finding> compatibility(org.eastwest.spi.hardware.NicSpec nic,
                org.eastwest.spi.hardware.SwitchSpec leaf, double bytesPerSecond, String element) {
            return List.of();
        }
    }

    private static AnalysisResult analyze(LossRecovery recovery) {
        TransportModel transport = new LossyTransport(recovery);
        return new LossEngine(new LossyFabric(new FakeFabric(49e9, 5e-6))).analyze(
                new AnalysisRequest(DESIGN, () -> List.of(transport), 1), Progress.NONE);
    }

    private static Stream<Derivation> all(Derivation one) {
        return Stream.concat(Stream.of(one), one.inputs().stream().flatMap(LossEngineTest::all));
    }

    private static double value(AnalysisResult result, String id) {
        return result.metric(id, "pretraining").map(Metric::value).orElseThrow();
    }

    @Test
    @DisplayName("no loss adds nothing, and its quantile is the step that the training engine has")
    void none() {
        AnalysisResult result = analyze(new LossRecovery.GoBackN(0, 4.3));
        assertEquals(0, value(result, "loss_time_s"));
        assertEquals(0, value(result, "loss_timeout_probability"));
        assertEquals(Designs.analyze(DESIGN).metric("step_time_s").orElseThrow().value(),
                value(result, "loss_step_quantile_s"));
        assertEquals(List.of(), result.findings());
    }

    @Test
    @DisplayName("more loss never makes a step shorter, in the mean nor at the quantile")
    void monotone() {
        DoubleFunction<AnalysisResult> lossy = p -> analyze(new LossRecovery.GoBackN(p, 4.3));
        double mean = 0;
        double quantile = 0;
        for (double p : new double[] {1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2}) {
            AnalysisResult result = lossy.apply(p);
            assertTrue(value(result, "loss_time_s") > mean, "mean at " + p);
            assertTrue(value(result, "loss_step_quantile_s") >= quantile, "quantile at " + p);
            mean = value(result, "loss_time_s");
            quantile = value(result, "loss_step_quantile_s");
        }
    }

    @Test
    @DisplayName("the step time under loss is that of one group: never above the step without loss and what loss adds,"
            + " and equal to both where nothing waits for a timeout")
    void stepTime() {
        double lossless = Designs.analyze(DESIGN).metric("step_time_s").orElseThrow().value();
        for (double p : new double[] {1e-8, 1e-6, 1e-4, 1e-2}) {
            for (double timeout : new double[] {0, 1e-5, 4.3}) {
                LossRecovery recovery = new LossRecovery.GoBackN(p, timeout);
                double told = lossless + value(analyze(recovery), "loss_time_s");
                double step = new TrainingEngine(new LossyFabric(new FakeFabric(49e9, 5e-6))).analyze(
                        new AnalysisRequest(DESIGN, () -> List.of(new LossyTransport(recovery)), 1), Progress.NONE)
                        .metric("step_time_s").orElseThrow().value();
                assertTrue(step <= told * (1 + 1e-12), step + " of " + told + " at " + p + ", " + timeout + " s");
                assertEquals(step, analyze(recovery).metric("loss_time_s").orElseThrow().derivation().inputs().stream()
                        .flatMap(LossEngineTest::all).filter(i -> i.id().equals("group")).findFirst().orElseThrow()
                        .value(), 1e-12 * step);
                if (timeout == 0) {
                    assertEquals(step, told, 1e-12 * told);
                }
            }
        }
    }

    @Test
    @DisplayName("timeouts at the quantile are those of Poisson: none while a rank in N sees none, then one by one")
    void timeouts() {
        double messages = analyze(new LossRecovery.GoBackN(0, 1)).metric("loss_timeout_probability").orElseThrow()
                .derivation().inputs().stream().filter(i -> i.id().equals("messages")).findFirst().orElseThrow()
                .value();
        // Each of 512 ranks loses a last packet with probability 1/1024: one of 512 does not in 99.8 % of the steps.
        AnalysisResult rare = analyze(new LossRecovery.GoBackN(1 / (1024 * messages), 1000));
        assertTrue(value(rare, "loss_step_quantile_s") < 1000);
        AnalysisResult often = analyze(new LossRecovery.GoBackN(1 / (100 * messages), 1000));
        assertEquals(1, Math.floor(value(often, "loss_step_quantile_s") / 1000));
        assertEquals(1 - Math.exp(-512 / 100.0), value(often, "loss_timeout_probability"), 1e-3);
    }

    @Test
    @DisplayName("the mean step waits a timeout as often as any rank does, and never less than the rank with the most")
    void meanOfAllRanks() {
        double messages = analyze(new LossRecovery.GoBackN(0, 1)).metric("loss_timeout_probability").orElseThrow()
                .derivation().inputs().stream().filter(i -> i.id().equals("messages")).findFirst().orElseThrow()
                .value();
        // A timeout of 1,000 s dwarfs all else: T0 + RTO (1 - (1 - p)^N) while losses are rare (models (d)).
        for (double expected : new double[] {0.001, 0.01, 0.1, 1}) {
            AnalysisResult result = analyze(new LossRecovery.GoBackN(expected / (512 * messages), 1000));
            double hit = value(result, "loss_timeout_probability");
            assertEquals(1 - Math.exp(-expected), hit, 1e-6);
            assertEquals(1000 * hit, value(result, "loss_time_s"), 0.003 * 1000 * hit, expected + " timeouts");
        }
        AnalysisResult often = analyze(new LossRecovery.GoBackN(60 / messages, 1000));
        double step = Designs.analyze(DESIGN).metric("step_time_s").orElseThrow().value();
        assertEquals(1, (step + value(often, "loss_time_s")) / value(often, "loss_step_quantile_s"), 0.05,
                "where each rank waits 60 times, the most of 512 is near to what one of 512 exceeds");
    }

    @Test
    @DisplayName("a loss that matters is told with what trimming would make of it")
    void told() {
        AnalysisResult result = analyze(new LossRecovery.GoBackN(1e-2, 4.3));
        assertEquals("EW-LOSS-001", result.findings().get(0).code());
        assertEquals(Severity.WARNING, result.findings().get(0).severity());
        assertTrue(result.findings().get(0).message().contains("go-back-N"));
    }

    @Test
    @DisplayName("the table has every way to recover over losses; trimming is never slower, each column rises")
    void table() {
        Table table = analyze(new LossRecovery.GoBackN(0, 4.3)).table("loss_step").orElseThrow();
        assertEquals(List.of(1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2),
                table.rows().stream().map(r -> ((Table.Number) r.get(0)).value()).toList());
        for (int row = 0; row < table.rows().size(); row++) {
            assertTrue(number(table, row, 5) <= number(table, row, 3), "trimming, mean, row " + row);
            assertTrue(number(table, row, 6) <= number(table, row, 4), "trimming, quantile, row " + row);
            for (int column = 1; column <= 6 && row > 0; column++) {
                assertTrue(number(table, row, column) >= number(table, row - 1, column), row + ", " + column);
            }
        }
    }

    private static double number(Table table, int row, int column) {
        return ((Table.Number) table.rows().get(row).get(column)).value();
    }
}
