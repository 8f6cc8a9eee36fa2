// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.plan.PlanBounds;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.TrainingPlan;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an evaluator remembers of plans with other experts and places does not change the bounds of the next. */
class RememberedBoundsTest {

    static List<ModelShape> shapes() {
        return List.of(Shapes.mixtral(), Shapes.deepseekV3(61, 3));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    @DisplayName("128 plans, EP 1 to 8: one evaluator gives memory and bounds of a new one for each, to the bit")
    void areThoseOfANewEvaluator(ModelShape shape) {
        PreparedJob job = StepEvaluatorPropertiesTest.job(shape);
        Training run = job.run().with(Recompute.SELECTIVE, true, true, true, true, true);
        PlanEvaluator one = job.evaluator(Double.POSITIVE_INFINITY);
        int plans = 0;
        for (int tp : new int[] {1, 4}) {
            for (int cp : new int[] {1, 2}) {
                for (int pp : new int[] {1, 4}) {
                    for (int ep : new int[] {1, 2, 4, 8}) {
                        List<PlanPlace> places = places();
                        for (boolean sequence : new boolean[] {false, true}) {
                            for (Schedule schedule : List.of(Schedule.ONE_FORWARD_ONE_BACKWARD, Schedule.DUAL_PIPE)) {
                                TrainingPlan plan = new TrainingPlan(run, new PlanSnapshot(tp, pp, 8, ep, cp, 1, 2, 1,
                                        sequence, schedule, Case.ORDER));
                                assertEquals(figures(plan, job.evaluator(Double.POSITIVE_INFINITY), places),
                                        figures(plan, one, places), plan.plan().toString());
                                plans++;
                            }
                        }
                    }
                }
            }
        }
        assertEquals(128, plans);
    }

    private static List<Double> figures(TrainingPlan plan, PlanEvaluator evaluator, List<PlanPlace> places) {
        List<Double> figures = new ArrayList<>();
        evaluator.fit(plan.run(), plan.plan());
        figures.add(evaluator.memoryBytes());
        PlanBounds bounds = evaluator.bounds(List.of(plan), places);
        figures.add(bounds.leastSeconds());
        figures.add(bounds.leastScaleOutBytes());
        for (int place = 0; place < places.size(); place++) {
            figures.add(bounds.leastSeconds(place));
            figures.add(bounds.leastScaleOutBytes(place));
        }
        assertTrue(figures.stream().allMatch(Double::isFinite), figures::toString);
        return figures;
    }

    /** A list of its own for each layout, as a search has it: an evaluator knows places again by their list. */
    private static List<PlanPlace> places() {
        return new ArrayList<>(List.of(new PlanPlace(Case.ORDER, Set.of()),
                new PlanPlace(List.of(ParallelDimension.DP, ParallelDimension.CP, ParallelDimension.EP,
                        ParallelDimension.TP, ParallelDimension.PP), Set.of()),
                new PlanPlace(Case.ORDER, Set.of(ParallelDimension.TP, ParallelDimension.EP))));
    }
}
