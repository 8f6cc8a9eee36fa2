// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Designs;
import org.eastwest.engine.training.internal.FakeFabric;
import org.eastwest.engine.training.internal.FakeTransport;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.plan.PlanBounds;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.spi.plan.UnusableJobException;

/** One evaluator that works through plan after plan says of each what evaluating it alone says. */
class StepEvaluatorPropertiesTest {
    private static final String SEED = "20240611";
    private static final int SERVERS = 64;
    private static final Set<Refusal> CHECKED = EnumSet.of(Refusal.GPUS, Refusal.HEADS, Refusal.LAYERS, Refusal.BATCH,
            Refusal.EXPERTS);

    private static final List<ModelShape> SHAPES = List.of(Shapes.gpt22b(), Shapes.llama70b(80), Shapes.mixtral(),
            Shapes.deepseekV3(61, 3));

    @Provide
    Arbitrary<PlanSnapshot> plans() {
        Arbitrary<Integer> degrees = Arbitraries.of(1, 2, 3, 4, 8, 16);
        Arbitrary<List<ParallelDimension>> orders = Arbitraries.of(ParallelDimension.values()).list().ofSize(5)
                .uniqueElements();
        Arbitrary<PlanSnapshot> degreed = Combinators.combine(degrees, Arbitraries.of(1, 2, 4, 8, 16, 61), degrees,
                Arbitraries.of(1, 1, 2, 4, 8), Arbitraries.of(1, 1, 2, 4), Arbitraries.of(1, 2, 5),
                Arbitraries.of(1, 2, 4), Arbitraries.integers().between(0, 3)).as((tp, pp, dp, ep, cp, stages, micro,
                        zero) -> new PlanSnapshot(tp, pp, dp, ep, cp, stages, micro, zero, false,
                                Schedule.ONE_FORWARD_ONE_BACKWARD, Case.ORDER));
        return Combinators.combine(degreed, Arbitraries.of(Schedule.values()), orders,
                Arbitraries.of(ParallelDimension.values()).set().ofMaxSize(2), Arbitraries.integers().between(0, 15))
                .as((p, schedule, order, outside, flags) -> new PlanSnapshot(p.tp(), p.pp(), p.dp(), p.ep(), p.cp(),
                        p.virtualStages(), p.microBatch(), p.zeroStage(), (flags & 1) != 0, schedule, order, outside,
                        (flags & 2) != 0 ? TensorOverlap.RING : TensorOverlap.PIPELINED, (flags & 4) != 0,
                        (flags & 8) != 0));
    }

    @Provide
    Arbitrary<TrainingPlan> points() {
        Arbitrary<ModelShape> shapes = Arbitraries.of(SHAPES);
        return Combinators.combine(shapes, plans(), Arbitraries.of(Recompute.values()),
                Arbitraries.integers().between(0, 31)).as((shape, plan, recompute, flags) -> new TrainingPlan(
                        run(shape).with(recompute, (flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0,
                                (flags & 8) != 0, (flags & 16) != 0), plan));
    }

    private static Training run(ModelShape shape) {
        return Case.of(shape, Hardware.h100()).batches(4096, 192, 1).run();
    }

    static PreparedJob job(ModelShape shape) {
        Case c = Case.of(shape, Hardware.h100()).batches(4096, 192, 1);
        FakeTransport transport = new FakeTransport("fake", 1);
        try {
            return new StepPlans(new FakeFabric(c.nicBytesPerSecond(), c.latencySeconds())).prepare(
                    Designs.design(c, SERVERS), () -> List.of(transport), "pretraining");
        } catch (UnusableJobException unusable) {
            throw new AssertionError(unusable.findings().toString(), unusable);
        }
    }

    @Property(tries = 60, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void isWhatTheStepModelSays(@ForAll("points") TrainingPlan first,
            @ForAll @Size(12) List<@From("plans") PlanSnapshot> plans) {
        ModelShape shape = first.run().model();
        PreparedJob job = job(shape);
        PlanEvaluator evaluator = job.evaluator(Double.POSITIVE_INFINITY);
        Training run = first.run();
        Training other = run.with(run.recompute(), !run.overlapTensor(), !run.overlapData(), !run.overlapPipeline(),
                !run.overlapExpert(), !run.overlapContext());
        for (PlanSnapshot plan : plans) {
            for (TrainingPlan one : List.of(new TrainingPlan(run, plan), first, new TrainingPlan(other, first.plan()),
                    new TrainingPlan(other, plan))) {
                if (evaluator.evaluate(one.run(), one.plan()) == null) {
                    PlanEstimate alone = job.estimate(one);
                    assertEquals(alone.memoryBytes(), evaluator.memoryBytes());
                    assertEquals(alone.scaleOutBytes(), evaluator.scaleOutBytes());
                    assertEquals(alone.seconds(), evaluator.seconds());
                    assertTrue(evaluator.leastSeconds() <= alone.seconds(), evaluator.leastSeconds() + " s at least, "
                            + alone.seconds() + " s in fact");
                }
            }
        }
    }

    @Property(tries = 150, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void noPlanTakesLessThanTheBoundsOfItsPlace(@ForAll("points") TrainingPlan point,
            @ForAll @Size(4) List<@From("plans") PlanSnapshot> elsewhere) {
        PreparedJob job = job(point.run().model());
        PlanEvaluator evaluator = job.evaluator(Double.POSITIVE_INFINITY);
        if (evaluator.fit(point.run(), point.plan()) != null) {
            return;
        }
        double memory = evaluator.memoryBytes();
        List<PlanPlace> places = elsewhere.stream().map(p -> new PlanPlace(p.order(), p.scaleOut())).toList();
        List<TrainingPlan> choices = Stream.of(0, 1, 2, 3, 4, 5, 6, 7).map(flags -> new TrainingPlan(
                overlapping(point.run(), flags, true, true), tensor(point.plan(), flags))).toList();
        PlanBounds bounds = evaluator.bounds(choices, places);
        for (int i = 0; i < places.size(); i++) {
            double seconds = bounds.leastSeconds(i);
            double bytes = bounds.leastScaleOutBytes(i);
            for (int flags = 0; flags < 32; flags++) {
                Training run = overlapping(point.run(), flags, (flags & 8) != 0, (flags & 16) != 0);
                PlanSnapshot plan = tensor(point.plan(), flags).at(places.get(i).order(), places.get(i).scaleOut());
                assertNull(evaluator.evaluate(run, plan));
                assertEquals(memory, evaluator.memoryBytes());
                assertTrue(seconds <= evaluator.seconds(), seconds + " s at least, " + evaluator.seconds());
                assertTrue(bytes <= evaluator.scaleOutBytes(), bytes + " B at least, " + evaluator.scaleOutBytes());
            }
        }
    }

    @Property(tries = 60, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void noPlanOfTheSameDegreesTakesLessThanTheirBounds(@ForAll("points") TrainingPlan point,
            @ForAll @Size(3) List<@From("plans") PlanSnapshot> elsewhere) {
        PlanEvaluator evaluator = job(point.run().model()).evaluator(Double.POSITIVE_INFINITY);
        List<TrainingPlan> choices = ofTheSameDegrees(point).filter(choice -> evaluator.fit(choice.run(),
                choice.plan()) == null).toList();
        if (choices.isEmpty()) {
            return;
        }
        List<PlanPlace> places = elsewhere.stream().map(p -> new PlanPlace(p.order(), p.scaleOut())).toList();
        PlanBounds bounds = evaluator.bounds(choices, places);
        for (int i = 0; i < places.size(); i++) {
            for (TrainingPlan choice : choices) {
                PlanSnapshot plan = choice.plan().at(places.get(i).order(), places.get(i).scaleOut());
                for (boolean overlaps : new boolean[] {false, true}) {
                    Training run = choice.run();
                    assertNull(evaluator.evaluate(run.with(run.recompute(), run.overlapTensor(), overlaps, overlaps,
                            run.overlapExpert(), run.overlapContext()), plan));
                    double seconds = evaluator.seconds();
                    double bytes = evaluator.scaleOutBytes();
                    assertTrue(bounds.leastSeconds() <= seconds, bounds.leastSeconds() + " s anywhere, " + seconds);
                    assertTrue(bounds.leastSeconds(i) <= seconds, bounds.leastSeconds(i) + " s at least, " + seconds);
                    assertTrue(bounds.leastScaleOutBytes() <= bytes, bounds.leastScaleOutBytes() + " B, " + bytes);
                    assertTrue(bounds.leastScaleOutBytes(i) <= bytes, bounds.leastScaleOutBytes(i) + " B, " + bytes);
                }
            }
        }
    }

    /** Other recompute, ZeRO, TP communication, schedules and overlaps. */
    private static Stream<TrainingPlan> ofTheSameDegrees(TrainingPlan point) {
        PlanSnapshot p = point.plan();
        return Stream.of(Recompute.values()).flatMap(recompute -> Stream.of(0, 1, 2, 3).flatMap(zero -> Stream.of(
                p.schedule(), Schedule.ONE_FORWARD_ONE_BACKWARD, Schedule.ZERO_BUBBLE_V, Schedule.DUAL_PIPE)
                .flatMap(schedule -> Stream.of(0, 1, 2, 3, 4, 5, 6, 7).map(flags -> new TrainingPlan(point.run().with(
                        recompute, (flags & 1) != 0, true, true, (flags & 4) != 0, (flags & 2) != 0),
                        new PlanSnapshot(p.tp(), p.pp(), p.dp(), p.ep(), p.cp(), p.virtualStages(), p.microBatch(),
                                zero, (flags & 2) != 0, schedule, p.order(), p.scaleOut(), p.tensorOverlap(),
                                (flags & 4) != 0, (flags & 1) != 0))))));
    }

    private static Training overlapping(Training run, int flags, boolean data, boolean pipeline) {
        return run.with(run.recompute(), (flags & 1) != 0, data, pipeline, (flags & 2) != 0, (flags & 4) != 0);
    }

    /** In other pieces in half of the cases. */
    private static PlanSnapshot tensor(PlanSnapshot p, int flags) {
        return new PlanSnapshot(p.tp(), p.pp(), p.dp(), p.ep(), p.cp(), p.virtualStages(), p.microBatch(),
                p.zeroStage(), p.sequenceParallelism(), p.schedule(), p.order(), p.scaleOut(),
                (flags & 2) != 0 ? TensorOverlap.RING : TensorOverlap.PIPELINED, p.regather(), p.scatteredSends());
    }

    @Property(tries = 300, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void refusesWhatTheCheckOfAJobReportsAsAnError(@ForAll("points") TrainingPlan point) {
        Case c = Case.of(point.run().model(), Hardware.h100()).batches(4096, 192, 1);
        DesignSnapshot design = Designs.design(Designs.cluster(c, SERVERS), List.of(Designs.fabric("fake")),
                new JobSnapshot("pretraining", "pretraining", point.run(), point.plan(), List.of("servers"),
                        8L * SERVERS));
        boolean error = Designs.analyze(design).findings().stream().anyMatch(f -> f.severity() == Severity.ERROR
                && f.code().startsWith("EW-PLAN"));
        Refusal refusal = PlanRules.broken(point.run(), point.plan(), 8L * SERVERS);
        assertEquals(error, refusal != null && CHECKED.contains(refusal), point.plan() + " " + refusal);
    }

    @Property(tries = 200, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void dataAndPipelineOverlapNeverSlowAndChangeNothingElse(@ForAll("points") TrainingPlan point) {
        PreparedJob job = job(point.run().model());
        PlanEvaluator evaluator = job.evaluator(Double.POSITIVE_INFINITY);
        Training run = point.run();
        Training all = run.with(run.recompute(), run.overlapTensor(), true, true, run.overlapExpert(),
                run.overlapContext());
        if (evaluator.evaluate(run, point.plan()) != null) {
            assertNotNull(evaluator.evaluate(all, point.plan()));
            return;
        }
        double seconds = evaluator.seconds();
        double memory = evaluator.memoryBytes();
        double bytes = evaluator.scaleOutBytes();
        evaluator.evaluate(all, point.plan());
        assertTrue(evaluator.seconds() <= seconds * (1 + 1e-12), evaluator.seconds() + " s after " + seconds + " s");
        assertEquals(memory, evaluator.memoryBytes());
        assertEquals(bytes, evaluator.scaleOutBytes());
    }
}
