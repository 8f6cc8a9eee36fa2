// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.PlanFamily;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.engine.search.internal.space.SpaceText;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.TrainingPlan;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The space of Calculon's search for GPT-3 175B on 64 A100")
class CalculonSpaceTest {
    @Test
    @DisplayName("has 467,808 plans")
    void size() {
        Space space = Space.of(SpaceText.parse("calculon"), Searches.job(Searches.gpt3()), Progress.NONE);
        assertEquals(467_808, space.size());
        Map<Integer, Long> byTp = new HashMap<>();
        for (Block block : space.blocks()) {
            block.forEach(new PlanFamily() {
                @Override
                public void take(PlanSnapshot plan, List<Training> runs) {
                    assertEquals(64, plan.ranks());
                    misplaced(runs.size());
                }

                @Override
                public Fit fit(PlanSnapshot plan, Training run) {
                    return Fit.UNKNOWN;
                }

                @Override
                public boolean promising(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places, List<Fit> fits) {
                    return true;
                }

                @Override
                public boolean[] useful(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places, Fit fit) {
                    boolean[] all = new boolean[places.size()];
                    Arrays.fill(all, true);
                    return all;
                }

                @Override
                public void refuse(Fit fit, PlanSnapshot plan, Training run, long plans, long misplaced) {
                    throw new AssertionError("nothing is known of any plan");
                }

                @Override
                public void leave(long plans) {
                    throw new AssertionError("every place is useful");
                }

                @Override
                public void misplaced(long plans) {
                    byTp.merge(block.layout().tp(), plans, Long::sum);
                }
            });
        }
        // Counted by a program of its own that follows the rules as they are published.
        assertEquals(Map.of(1, 17_688L, 2, 125_400L, 4, 127_776L, 8, 111_144L, 16, 73_392L, 32, 12_408L), byTp);
    }

    @Test
    @DisplayName("is the one that the template carries")
    void carried() {
        PlanSearchResult result = Searches.search(Searches.gpt3(), "");
        assertEquals(467_808, result.space());
        assertEquals(result.space(), result.evaluated() + result.refusedInAll() + result.pruned());
    }
}
