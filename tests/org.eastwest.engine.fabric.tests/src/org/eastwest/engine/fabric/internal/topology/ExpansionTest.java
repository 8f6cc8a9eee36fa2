// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.Plans;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Public reference architectures, expanded: the same counts as their sizing, and every endpoint reaches every other.
 */
class ExpansionTest {
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/org/eastwest/engine/fabric/reference_configs.csv", useHeadersInDisplayName = false,
            numLinesToSkip = 1)
    void hasTheSwitchesAndLinksOfTheSizing(ArgumentsAccessor row) {
        FabricSizing sizing = new Fabrics().size(Plans.of(row.getLong(2), row.getInteger(5))
                .topology(TopologyKind.valueOf(row.getString(1))).reserved(row.getInteger(3))
                .rails(row.getInteger(4)).gbps(row.getInteger(6)).tiers(row.getInteger(7)).planes(row.getInteger(8))
                .oversubscribed(TierKind.LEAF, row.getDouble(9)).oversubscribed(TierKind.SPINE, row.getDouble(10))
                .radix(TierKind.SPINE, row.getInteger(11))
                .radix(TierKind.CORE, row.getInteger(11)).pod(row.getLong(12)).down(row.getInteger(13)).plan());
        checkCounts(sizing, Expansion.of(sizing, Latencies.DEFAULT, ScaleUp.NONE));
    }

    /** Counts by tier and class, ports of switches, and 200 ways to each of four endpoints. */
    static void checkCounts(FabricSizing sizing, Topology t) {
        assertEquals(sizing.plan().endpoints(), t.endpoints());
        for (TierKind tier : TierKind.values()) {
            int nodes = Topology.LEAF + tier.ordinal();
            assertEquals(sizing.tier(tier).map(FabricSizing.Tier::switches).orElse(0L), t.count(nodes), tier.word());
        }
        long[] joined = new long[CableClass.values().length];
        for (int link = 0; link < t.links(); link++) {
            assertEquals(link, t.reverse(t.reverse(link)));
            assertEquals(t.from(link), t.to(t.reverse(link)));
            if (!t.isDown(link)) {
                CableClass kind = t.isLateral(link) ? CableClass.GLOBAL : CableClass.values()[t.tier(t.from(link))];
                joined[kind.ordinal()] += t.isLateral(link) ? 1 : 2;
            }
        }
        for (CableClass kind : CableClass.values()) {
            assertEquals(2 * sizing.links(kind), joined[kind.ordinal()], kind.id());
        }
        for (FabricSizing.Tier tier : sizing.tiers()) {
            int first = t.firstNode(Topology.LEAF + tier.kind().ordinal());
            for (int node = first; node < first + tier.switches(); node++) {
                assertTrue(t.firstLink(node + 1) - t.firstLink(node) <= tier.radix(), t.label(node));
            }
        }
        Routing routing = Routing.upDown(t);
        SplittableRandom random = new SplittableRandom(1);
        int hops = 2 * sizing.tiers().size() + (joined[CableClass.GLOBAL.ordinal()] > 0 ? 1 : 0);
        for (int i = 0; i < 800 && t.endpoints() > 1; i++) {
            int destination = (int) ((long) t.endpoints() * (i % 4) / 4);
            int source = (destination + 1 + random.nextInt(t.endpoints() - 1)) % t.endpoints();
            boolean apart = sizing.plan().topology() == TopologyKind.RAIL_ONLY
                    && (source - destination) % sizing.plan().railCount() != 0;
            int walked = Walks.walk(routing, source, destination, random).size();
            assertTrue(apart ? walked == 0 : walked >= 2 && walked <= hops,
                    t.label(source) + " to " + t.label(destination) + ": " + walked);
        }
    }
}
