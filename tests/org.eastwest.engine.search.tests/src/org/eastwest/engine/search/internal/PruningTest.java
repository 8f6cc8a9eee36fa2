// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Leaving plans out changes neither the best plans nor the front")
class PruningTest {
    static Stream<Arguments> spaces() {
        DesignSnapshot gpt3 = Searches.gpt3();
        DesignSnapshot moe = Searches.template("moe-deepseek-v3");
        String dense = "calculon tp=4,8,16 pp=2,4,8 virtual=1,2,3";
        String small = "full gpus=design tp=1,2 cp=1,2 ep=design pp=design microbatch=1,2 zero=1 "
                + "recompute=selective,full tp-overlap=none,ring";
        return Stream.of(Objective.values()).flatMap(objective -> Stream.of(
                Arguments.of("dense", gpt3, dense, objective), Arguments.of("experts", moe, small, objective)));
    }

    @ParameterizedTest(name = "{0}, {3}")
    @MethodSource("spaces")
    void keepsTheOptimum(String name, DesignSnapshot design, String space, Objective objective) {
        PlanSearchRequest request = new PlanSearchRequest(design, Searches.TRANSPORTS, "", objective, 0.02, space, 7,
                1);
        PlanSearchResult plain = new PlanSearchEngine(Searches.PLANS, false).search(request, Progress.NONE);
        PlanSearchResult pruned = new PlanSearchEngine(Searches.PLANS).search(request, Progress.NONE);
        assertEquals(0, plain.pruned());
        assertTrue(pruned.pruned() > 0);
        assertEquals(plain.space(), plain.evaluated() + plain.refusedInAll());
        assertEquals(plain.space(), pruned.evaluated() + pruned.refusedInAll() + pruned.pruned());
        assertFalse(plain.best().isEmpty());
        assertEquals(figures(plain.best()), figures(pruned.best()));
        assertEquals(figures(plain.pareto()), figures(pruned.pareto()));
        assertEquals(plain.best(), pruned.best());
        assertEquals(plain.pareto(), pruned.pareto());
    }

    private static List<String> figures(List<PlanEstimate> plans) {
        return plans.stream().map(p -> p.seconds() + " s, " + p.memoryBytes() + " B, " + p.scaleOutBytes() + " B")
                .toList();
    }
}
