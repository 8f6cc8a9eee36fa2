// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.Plans;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/** What holds for the expansion of every plan that can be built. */
class ExpansionPropertiesTest {
    private static final TopologyKind[] GENERATED = {TopologyKind.TWO_TIER_FAT_TREE,
        TopologyKind.THREE_TIER_FAT_TREE, TopologyKind.FAT_TREE, TopologyKind.RAIL_OPTIMISED, TopologyKind.RAIL_ONLY,
        TopologyKind.MULTI_PLANE, TopologyKind.DRAGONFLY_PLUS};

    @Property(tries = 400, seed = "7")
    void itHasTheCountsOfTheSizingNoSwitchTooManyPortsAndAWayBetweenAll(@ForAll("plans") FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        if (sizing.buildable()) {
            ExpansionTest.checkCounts(sizing, Expansion.of(sizing, Latencies.DEFAULT, ScaleUp.NONE));
        }
    }

    @Property(tries = 100, seed = "7")
    void uplinksAreSpreadEvenlyOverLeavesAndSpines(@ForAll("plans") FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        if (!sizing.buildable() || sizing.tier(TierKind.SPINE).isEmpty()) {
            return;
        }
        Topology t = Expansion.of(sizing, Latencies.DEFAULT, ScaleUp.NONE);
        int expected = sizing.tier(TierKind.LEAF).orElseThrow().upPorts();
        for (int leaf = t.firstNode(Topology.LEAF); leaf < t.firstNode(Topology.SPINE); leaf++) {
            int[] toSpine = new int[t.count(Topology.SPINE)];
            for (int link = t.firstLink(leaf); link < t.firstLink(leaf + 1); link++) {
                if (t.isUp(link)) {
                    toSpine[t.to(link) - t.firstNode(Topology.SPINE)]++;
                }
            }
            IntSummaryStatistics used = Arrays.stream(toSpine).filter(n -> n > 0).summaryStatistics();
            assertEquals(expected, used.getSum());
            assertTrue(used.getMax() - used.getMin() <= 1, () -> plan + " " + used);
        }
    }

    @Property(tries = 200, seed = "7")
    void faultsKeepNumbersAndFailBothDirections(@ForAll("plans") FabricPlan plan,
            @ForAll @IntRange(min = 0, max = 100) int percent) {
        FabricSizing sizing = new Fabrics().size(plan);
        if (!sizing.buildable()) {
            return;
        }
        Topology healthy = Expansion.of(sizing, Latencies.DEFAULT, ScaleUp.NONE);
        Topology hurt = Faults.apply(healthy, List.of("random-links:" + percent + "%"), 3);
        assertEquals(healthy.links(), hurt.links());
        int between = 0;
        int failed = 0;
        for (int link = 0; link < hurt.links(); link++) {
            boolean host = hurt.isEndpoint(hurt.from(link)) || hurt.isEndpoint(hurt.to(link));
            between += host ? 0 : 1;
            failed += hurt.alive(link) ? 0 : 1;
            assertEquals(hurt.alive(link), hurt.alive(hurt.reverse(link)));
            assertTrue(!host || hurt.alive(link));
        }
        assertEquals(2 * Math.round(percent / 100.0 * (between / 2)), failed);
    }

    @Provide
    Arbitrary<FabricPlan> plans() {
        Arbitrary<Plans> plans = Combinators.combine(Arbitraries.longs().between(1, 3000),
                Arbitraries.integers().between(2, 130), Arbitraries.of(GENERATED), Arbitraries.of(1, 2, 4, 8, 72),
                Arbitraries.of(1, 2, 4), Arbitraries.doubles().between(0.5, 16),
                Arbitraries.integers().between(0, 20)).as((n, k, topology, rails, planes, over, reserved) ->
                        Plans.of(n, k).topology(topology).rails(rails).planes(planes).reserved(reserved)
                                .oversubscribed(TierKind.LEAF, over));
        return Combinators.combine(plans, Arbitraries.integers().between(0, 3), Arbitraries.doubles().between(0.5, 16),
                Arbitraries.integers().between(2, 130), Arbitraries.of(0L, 0L, 256L, 1000L))
                .as((plan, tiers, over, radix, pod) -> plan.tiers(tiers).oversubscribed(TierKind.SPINE, over)
                        .radix(TierKind.SPINE, radix).radix(TierKind.CORE, Math.max(2, radix / 2)).pod(pod).plan());
    }
}
