// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Optimizer;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ModelShape.Attention;
import org.eastwest.spi.hardware.Provenance;

/**
 * Whatever a design says, the engine answers with results or findings, never with an exception or a number that cannot
 * be.
 */
class TrainingEnginePropertiesTest {
    private static final String SEED = "20240611";

    @Provide
    Arbitrary<Integer> anyNumber() {
        return Arbitraries.frequencyOf(net.jqwik.api.Tuple.of(8, Arbitraries.of(1, 2, 3, 4, 8, 16)),
                net.jqwik.api.Tuple.of(1, Arbitraries.of(0, -1, 7, 1000, 65_536, Integer.MAX_VALUE,
                Integer.MIN_VALUE)));
    }

    @Provide
    Arbitrary<PlanSnapshot> plans() {
        Arbitrary<Integer> n = anyNumber();
        Arbitrary<List<ParallelDimension>> order = Arbitraries.of(ParallelDimension.class).list().ofMaxSize(7);
        return Combinators.combine(n.list().ofSize(8), Arbitraries.of(true, false), Arbitraries.of(Schedule.values()),
                order).as((i, spread, schedule, dimensions) -> new PlanSnapshot(i.get(0), i.get(1), i.get(2), i.get(3),
                        i.get(4), i.get(5), i.get(6), i.get(7) % 5, spread, schedule, dimensions));
    }

    @Provide
    Arbitrary<ModelShape> shapes() {
        Provenance provenance = new Provenance("models", "any", "low", "made up", "");
        Arbitrary<ModelShape> anything = Combinators.combine(anyNumber().list().ofSize(19),
                Arbitraries.of(Attention.values()), Arbitraries.of(true, false))
                .as((i, attention, gated) -> new ModelShape("any", "any", i.get(0), i.get(1), i.get(2), i.get(3),
                        i.get(4), i.get(5), i.get(6), attention, i.get(7), i.get(8), i.get(9), i.get(10), i.get(11),
                        i.get(12), i.get(13), i.get(14), i.get(15), i.get(16), gated, provenance));
        return Arbitraries.oneOf(anything, Arbitraries.of(Shapes.llama8b(), Shapes.mixtral(), Shapes.deepseekV3(61, 3),
                Shapes.gptOss120b(), Shapes.gpt22b()));
    }

    @Provide
    Arbitrary<Training> runs() {
        return Combinators.combine(shapes(), anyNumber().list().ofSize(3), Arbitraries.of(Precision.values()),
                Arbitraries.of(Optimizer.values()), Arbitraries.of(Recompute.values()),
                Arbitraries.of(true, false).list().ofSize(6), Arbitraries.of(1.0, 1.3, 0.0, Double.NaN, 1e300))
                .as((shape, i, precision, optimizer, recompute, flags, imbalance) -> new Training("run", shape,
                i.get(0),
                        i.get(1), precision, i.get(2), optimizer, recompute, flags.get(0), flags.get(1), flags.get(2),
                        flags.get(3), flags.get(4), flags.get(5), imbalance));
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void answersWithResultsOrFindings(@ForAll("runs") Training run, @ForAll("plans") PlanSnapshot plan) {
        JobSnapshot job = new JobSnapshot("pretraining", "pretraining", run, plan, List.of("servers"), 2048);
        AnalysisResult result = Designs.analyze(Designs.design(
                Designs.cluster(Hardware.servers(Hardware.b200(), 256, 8, 50e9)), List.of(Designs.fabric("fake")),
                job));
        assertFalse(result.metrics().isEmpty() && result.findings().isEmpty());
        for (Metric metric : result.metrics()) {
            assertTrue(Double.isFinite(metric.value()) && metric.value() >= 0, metric.id() + " " + metric.value());
        }
        result.breakdown("step_time").ifPresent(b -> b.parts().forEach(p -> assertTrue(p.value() >= 0, p.id())));
    }
}
