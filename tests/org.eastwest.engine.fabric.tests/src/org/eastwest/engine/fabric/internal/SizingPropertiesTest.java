// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/** What holds for every plan, however odd. */
class SizingPropertiesTest {
    private static final String SEED = "20240611";
    private static final TopologyKind[] GENERATED = {TopologyKind.TWO_TIER_FAT_TREE,
        TopologyKind.THREE_TIER_FAT_TREE, TopologyKind.FAT_TREE, TopologyKind.RAIL_OPTIMISED, TopologyKind.RAIL_ONLY,
        TopologyKind.MULTI_PLANE, TopologyKind.DRAGONFLY_PLUS};

    @Property(tries = 2000, seed = SEED)
    void everyPlanIsBuiltOrRefusedWithAReason(@ForAll("anything") FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        assertTrue(sizing.buildable() || !sizing.findings().isEmpty());
        assertTrue(sizing.switches() >= 0 && sizing.maximumEndpoints() >= 0 && sizing.bisectionBytesPerSecond() >= 0);
        assertTrue(sizing.cables().values().stream().allMatch(n -> n >= 0));
        assertTrue(sizing.diameter() >= 0 && sizing.pathDiversity() >= 0);
    }

    @Property(tries = 2000, seed = SEED)
    void noSwitchNeedsMorePortsThanItHasAndEveryEndpointHasOne(@ForAll("plausible") FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        for (FabricSizing.Tier tier : sizing.tiers()) {
            assertTrue(tier.downPorts() + tier.upPorts() <= tier.radix(), () -> plan + " " + tier);
            assertTrue(tier.switches() > 0 && tier.downPorts() > 0);
        }
        sizing.tier(TierKind.LEAF).ifPresent(leaf -> assertTrue(leaf.switches() * leaf.downPorts()
                >= (plan.endpoints() + plan.reservedPorts()) * plan.planes(), () -> plan + " " + leaf));
    }

    @Property(tries = 2000, seed = SEED)
    void everyCableEndsAtPortsThatExist(@ForAll("plausible") FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        if (!sizing.buildable()) {
            return;
        }
        assertEquals((plan.endpoints() + plan.reservedPorts()) * plan.planes(), sizing.links(CableClass.HOST_LEAF));
        FabricSizing.Tier leaf = sizing.tier(TierKind.LEAF).orElseThrow();
        assertEquals(leaf.switches() * leaf.upPorts(), sizing.links(CableClass.LEAF_SPINE));
        sizing.tier(TierKind.SPINE).ifPresent(spine -> assertTrue(
                spine.switches() * spine.downPorts() >= sizing.links(CableClass.LEAF_SPINE)));
        sizing.tier(TierKind.CORE).ifPresent(core -> {
            FabricSizing.Tier spine = sizing.tier(TierKind.SPINE).orElseThrow();
            assertEquals(spine.switches() * spine.upPorts(), sizing.links(CableClass.SPINE_CORE));
            assertTrue(core.switches() * core.downPorts() >= sizing.links(CableClass.SPINE_CORE));
        });
    }

    @Property(tries = 2000, seed = SEED)
    void moreEndpointsNeverNeedFewerSwitchesOrCables(@ForAll("plausible") FabricPlan plan,
            @ForAll @IntRange(min = 1, max = 5000) int more) {
        FabricSizing small = new Fabrics().size(plan);
        FabricSizing large = new Fabrics().size(with(plan, plan.endpoints() + more));
        if (small.buildable() && large.buildable()) {
            assertTrue(large.switches() >= small.switches(), () -> plan + " +" + more);
            // Global links are shared evenly between groups, so that some of their ports may stay unused.
            Stream.of(CableClass.HOST_LEAF, CableClass.LEAF_SPINE).forEach(
                    c -> assertTrue(large.cables(c) >= small.cables(c), () -> plan + " +" + more + " " + c));
        }
        assertTrue(small.buildable() || !large.buildable(), "what is too large stays too large");
    }

    @Property(tries = 1000, seed = SEED)
    void bisectionNeverExceedsHalfTheEndpoints(@ForAll("plausible") FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        assertTrue(sizing.bisectionBytesPerSecond()
                <= plan.endpoints() / 2.0 * plan.planes() * plan.linkBytesPerSecond() * (1 + 1e-12)
                        + plan.railCount() * plan.planes() * plan.linkBytesPerSecond());
    }

    @Provide
    Arbitrary<FabricPlan> plausible() {
        Arbitrary<Plans> plans = Combinators.combine(Arbitraries.longs().between(1, 10_000_000),
                Arbitraries.integers().between(2, 600), Arbitraries.of(GENERATED), Arbitraries.of(1, 2, 4, 8, 72),
                Arbitraries.of(1, 2, 4, 8), Arbitraries.doubles().between(0.5, 16),
                Arbitraries.integers().between(0, 20)).as((n, k, topology, rails, planes, over, reserved) ->
                        Plans.of(n, k).topology(topology).rails(rails).planes(planes).reserved(reserved)
                                .oversubscribed(TierKind.LEAF, over));
        return Combinators.combine(plans, Arbitraries.integers().between(0, 3), Arbitraries.doubles().between(0.5, 16),
                Arbitraries.integers().between(2, 600), Arbitraries.of(0L, 0L, 256L, 3072L))
                .as((plan, tiers, over, radix, pod) -> plan.tiers(tiers).oversubscribed(TierKind.SPINE, over)
                        .radix(TierKind.SPINE, radix).pod(pod).plan());
    }

    @Provide
    Arbitrary<FabricPlan> anything() {
        Arbitrary<Integer> ints = Arbitraries.integers();
        Arbitrary<Plans> plans = Combinators.combine(Arbitraries.longs(), ints, Arbitraries.of(TopologyKind.values()),
                ints, ints, Arbitraries.doubles(), ints, ints).as((n, k, topology, rails, planes, over, reserved,
                        tiers) -> Plans.of(n, k).topology(topology).rails(rails).planes(planes).reserved(reserved)
                                .tiers(tiers).oversubscribed(TierKind.LEAF, over));
        return Combinators.combine(plans, Arbitraries.longs(), ints, ints, ints, Arbitraries.doubles())
                .as((plan, pod, down, spines, radix, gbps) -> plan.pod(pod).down(down).fixed(TierKind.SPINE, spines)
                        .radix(TierKind.CORE, radix).gbps(gbps).plan());
    }

    private static FabricPlan with(FabricPlan p, long endpoints) {
        return new FabricPlan(p.topology(), endpoints, p.reservedPorts(), p.railCount(), p.radix(),
                p.linkBytesPerSecond(), p.tiers(), p.planes(), p.oversubscription(), p.fixedSwitches(),
                p.podEndpoints(), p.leafDownPorts());
    }
}
