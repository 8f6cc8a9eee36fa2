// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final List<ParallelDimension> LLAMA = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.PP, ParallelDimension.DP);

    private static PlanSnapshot plan(int tp, int cp, int pp, int dp, int ep, List<ParallelDimension> order) {
        return new PlanSnapshot(tp, pp, dp, ep, cp, 1, 1, 1, true, Schedule.ONE_FORWARD_ONE_BACKWARD, order);
    }

    private static Placement place(PlanSnapshot plan, int domain) {
        return new Placement(plan, domain, plan.ranks());
    }

    @Test
    void theInnermostDimensionFillsTheDomain() {
        Placement placement = place(plan(8, 1, 16, 8, 1, LLAMA), 8);
        assertEquals(Group.inDomain(8), placement.tensor(), "no rail passes on what stays in a domain");
        assertEquals(new Group(16, 1, 16, 8, true, 8), placement.pipeline());
        assertEquals(new Group(8, 1, 8, 128, true, 16), placement.data());
    }

    @Test
    void smallDimensionsShareADomain() {
        Placement placement = place(plan(2, 2, 4, 4, 1, LLAMA), 8);
        assertFalse(placement.context().crosses());
        assertEquals(2, placement.pipeline().inside());
        assertEquals(2, placement.pipeline().domains());
        assertEquals(8, placement.pipeline().strideGpus());
        assertEquals(16, placement.data().strideGpus() / 1.0, 0, "the first of CP and DP that leaves the domain is DP");
        assertEquals(8, placement.data().size());
        assertEquals(2, placement.data().inside(), "CP neighbours share the domain");
    }

    @Test
    void theOrderDecidesWhatCrosses() {
        List<ParallelDimension> dataFirst = List.of(ParallelDimension.DP, ParallelDimension.TP, ParallelDimension.PP);
        Placement placement = place(plan(8, 1, 1, 8, 1, dataFirst), 8);
        assertFalse(placement.data().crosses());
        assertTrue(placement.tensor().crosses());
        assertEquals(8, placement.tensor().domains());
    }

    @Test
    void expertsTakeTheirRanksFromTensorThenContextThenData() {
        Placement placement = place(plan(2, 1, 4, 16, 32, LLAMA), 8);
        Group experts = placement.experts();
        assertEquals(32, experts.size());
        assertEquals(2, experts.inside(), "TP neighbours share the domain, DP neighbours stand a pipeline apart");
        assertEquals(1, placement.expertData().size());
    }

    @Test
    void expertsStandWhereTheOrderPutsThem() {
        List<ParallelDimension> inner = List.of(ParallelDimension.TP, ParallelDimension.EP, ParallelDimension.PP,
                ParallelDimension.DP);
        Placement placement = place(plan(1, 1, 16, 128, 64, inner), 64);
        assertFalse(placement.experts().crosses());
        assertEquals(64, placement.experts().size());
        assertEquals(2, placement.expertData().size());
        assertEquals(1024, placement.expertData().strideGpus());
        assertEquals(128, placement.data().size());
    }

    @Test
    void expertsThatDoNotFitTheRanksAreRefused() {
        assertTrue(Placement.expertsFit(plan(2, 1, 1, 32, 64, LLAMA)));
        assertTrue(Placement.expertsFit(plan(8, 1, 1, 1, 4, LLAMA)));
        assertFalse(Placement.expertsFit(plan(1, 1, 1, 8, 16, LLAMA)));
        assertFalse(Placement.expertsFit(plan(4, 1, 1, 3, 6, LLAMA)), "TP must be used up before DP is begun");
    }

    @Test
    void aDimensionThatDoesNotDivideTheDomainStraddles() {
        Placement placement = place(plan(16, 1, 1, 9, 1, LLAMA), 72);
        assertTrue(placement.straddles(ParallelDimension.TP));
        assertEquals(8, placement.tensor().inside());
        assertEquals(2, placement.tensor().domains());
    }

    @Test
    void spareGpusKeepGroupsFromStraddling() {
        PlanSnapshot plan = plan(16, 1, 1, 8, 1, LLAMA);
        Placement placement = new Placement(plan, 72, 144);
        assertEquals(8, placement.freePerDomain());
        assertFalse(placement.tensor().crosses());
        assertEquals(4, placement.data().inside());
        assertEquals(2, placement.data().domains());
    }

    @Test
    void aDimensionMissingFromTheOrderFollowsOutermost() {
        Placement placement = place(plan(8, 1, 2, 4, 1, List.of(ParallelDimension.TP)), 8);
        assertEquals(8, placement.pipeline().strideGpus());
        assertEquals(16, placement.data().strideGpus());
    }

    @Test
    void leftOverLayersGoToMiddleStages() {
        Stages stages = new Stages(org.eastwest.engine.training.internal.Shapes.llama405b(), 16);
        assertEquals(7, stages.layers(0));
        assertEquals(7, stages.layers(15));
        for (int stage = 1; stage < 15; stage++) {
            assertEquals(8, stages.layers(stage));
        }
    }

    @Test
    void theFirstLayersOfAModelWithExpertsAreDense() {
        Stages stages = new Stages(org.eastwest.engine.training.internal.Shapes.deepseekV3(61, 3), 16);
        assertEquals(3, stages.dense(0));
        assertEquals(stages.layers(0) - 3, stages.moe(0));
        assertEquals(0, stages.dense(1));
        int layers = 0;
        for (int stage = 0; stage < 16; stage++) {
            layers += stages.layers(stage);
        }
        assertEquals(61, layers);
    }
}
