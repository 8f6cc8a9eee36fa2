// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.topology.Expansion;
import org.eastwest.engine.fabric.internal.topology.Latencies;
import org.eastwest.engine.fabric.internal.topology.ScaleUp;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Ports that are broken out into links of other speeds")
class BreakoutTest {
    private static final double G400 = 400 * Plans.GBPS;
    private static final double G800 = 800 * Plans.GBPS;

    private static FabricSizing size(FabricPlan plan) {
        FabricSizing sizing = new Fabrics().size(plan);
        assertTrue(sizing.buildable(), () -> sizing.findings().toString());
        return sizing;
    }

    private static FabricSizing.Tier tier(FabricSizing sizing, TierKind kind) {
        return sizing.tier(kind).orElseThrow();
    }

    @Nested
    @DisplayName("a leaf of 64 x 800G, 2 x 400G a port towards NICs, whole ports upwards")
    class WholeUplinks {
        @Test
        @DisplayName("has 64 links down on 32 ports and 32 uplinks of 800G, half the cables of uplinks of 400G")
        void nonBlocking() {
            FabricSizing sizing = size(Plans.of(2048, 64).plan().brokenOut(2, 1));
            FabricSizing.Tier leaf = tier(sizing, TierKind.LEAF);
            assertEquals(List.of(32L, 64, 32, 1.0), List.of(leaf.switches(), leaf.downPorts(), leaf.upPorts(),
                    leaf.oversubscription()));
            assertEquals(16, tier(sizing, TierKind.SPINE).switches(), "32 x 32 uplinks on 64 whole ports");
            assertEquals(Map.of(CableClass.HOST_LEAF, 2048L, CableClass.LEAF_SPINE, 1024L), sizing.cables());
            assertEquals(List.of(G400, G800), List.of(sizing.plan().bytesPerSecond(CableClass.HOST_LEAF),
                    sizing.plan().bytesPerSecond(CableClass.LEAF_SPINE)));
            assertEquals(2048 / 2.0 * G400, sizing.bisectionBytesPerSecond(), 1);
            assertEquals(64 * 64, sizing.maximumEndpoints(), "a spine joins 64 leaves; broken out it would be 128");
            FabricSizing both = size(Plans.of(2048, 64).plan().brokenOut(2, 2));
            assertEquals(sizing.switches(), both.switches());
            assertEquals(2048, both.cables(CableClass.LEAF_SPINE));
        }

        @Test
        @DisplayName("at 2:1 gives 42 ports to 84 NICs, which need 21 uplinks, and 7 spines divide these")
        void oversubscribedByBandwidth() {
            FabricSizing sizing = size(Plans.of(1000, 64).oversubscribed(TierKind.LEAF, 2).plan().brokenOut(2, 1));
            FabricSizing.Tier leaf = tier(sizing, TierKind.LEAF);
            assertEquals(List.of(12L, 84, 21, 2.0), List.of(leaf.switches(), leaf.downPorts(), leaf.upPorts(),
                    leaf.oversubscription()));
            assertEquals(7, tier(sizing, TierKind.SPINE).switches());
            assertEquals(12 * 21 * G800 / 2, sizing.bisectionBytesPerSecond(), 1);
        }

        @Test
        @DisplayName("in three tiers: 4,096 endpoints on 64 leaves, 64 spines, 32 cores; at most 131,072")
        void threeTiers() {
            FabricSizing sizing = size(Plans.of(4096, 64).tiers(3).plan().brokenOut(2, 1));
            assertEquals(List.of(64L, 64L, 32L), sizing.tiers().stream().map(FabricSizing.Tier::switches).toList());
            assertEquals(Map.of(CableClass.HOST_LEAF, 4096L, CableClass.LEAF_SPINE, 2048L, CableClass.SPINE_CORE,
                    2048L), sizing.cables());
            assertEquals(G800, sizing.plan().bytesPerSecond(CableClass.SPINE_CORE));
            assertEquals(131_072, sizing.maximumEndpoints());
            assertEquals(4096 / 2.0 * G400, sizing.bisectionBytesPerSecond(), 1);
        }
    }

    @Test
    @DisplayName("Uplinks broken out further, 4 x 200G: 128 of them, on spines of 256 links")
    void finerUplinks() {
        FabricSizing sizing = size(Plans.of(2048, 64).plan().brokenOut(2, 4));
        assertEquals(128, tier(sizing, TierKind.LEAF).upPorts());
        assertEquals(256, tier(sizing, TierKind.SPINE).radix());
        assertEquals(16, tier(sizing, TierKind.SPINE).switches());
        assertEquals(4096, sizing.cables(CableClass.LEAF_SPINE));
        assertEquals(200 * Plans.GBPS, sizing.plan().bytesPerSecond(CableClass.LEAF_SPINE));
    }

    @ParameterizedTest(name = "{0} endpoints: {1} leaves, {2} spines, {0} cables a tier")
    @DisplayName("DGX SuperPOD B300 Ethernet, published: 64 ports of 800G broken out into 2 x 400G on two planes")
    @CsvSource({"512, 16, 8", "1024, 32, 16", "2048, 64, 32", "4096, 128, 64", "8192, 256, 128"})
    void b300(long endpoints, long leaves, long spines) {
        FabricSizing sizing = size(Plans.of(endpoints, 64).planes(2).plan().brokenOut(2, 2));
        assertEquals(List.of(leaves, spines), sizing.tiers().stream().map(FabricSizing.Tier::switches).toList());
        assertEquals(Map.of(CableClass.HOST_LEAF, endpoints, CableClass.LEAF_SPINE, endpoints), sizing.cables());
    }

    @Test
    @DisplayName("MRC, published: 64 ports of 800G broken out into 8 x 100G take 131,072 endpoints in two tiers")
    void mrc() {
        Plans plan = Plans.of(131_072, 64).topology(TopologyKind.TWO_TIER_FAT_TREE);
        assertEquals(131_072, size(plan.plan().brokenOut(8, 8)).maximumEndpoints());
        assertFalse(new Fabrics().size(Plans.of(131_073, 64).topology(TopologyKind.TWO_TIER_FAT_TREE).plan()
                .brokenOut(8, 8)).buildable());
    }

    @Test
    void portsThatTheDesignFixesAreCountedWhole() {
        FabricPlan plan = Plans.of(1000, 64).down(66).plan().brokenOut(2, 1);
        FabricSizing sizing = new Fabrics().size(plan);
        assertFalse(sizing.buildable(), "33 ports down and 33 up are more than 64");
        String said = sizing.findings().get(0).message();
        assertTrue(said.contains("64 ports, broken out into 2 links each towards servers and 1 upwards"), said);
        assertTrue(new Fabrics().size(Plans.of(1000, 64).down(64).plan().brokenOut(2, 1)).buildable());
    }

    @ParameterizedTest
    @EnumSource(value = TopologyKind.class, mode = EnumSource.Mode.EXCLUDE, names = "EXPLICIT")
    void everyTopologyIsExpandedWithLinksOfTheirOwnRates(TopologyKind kind) {
        FabricSizing sizing = size(Plans.of(120, 8).topology(kind).rails(4).plan().brokenOut(4, 1));
        Topology topology = Expansion.of(sizing, Latencies.DEFAULT, ScaleUp.NONE);
        long hosts = 0;
        long faster = 0;
        for (int link = 0; link < topology.links(); link++) {
            boolean host = Math.min(topology.tier(topology.from(link)), topology.tier(topology.to(link)))
                    == Topology.ENDPOINT;
            assertEquals(host ? G400 : 4 * G400, topology.rate(link), topology.linkLabel(link));
            hosts += host ? 1 : 0;
            faster += host ? 0 : 1;
        }
        long switching = sizing.cables().keySet().stream().filter(c -> c != CableClass.HOST_LEAF)
                .mapToLong(sizing::links).sum();
        assertEquals(2 * sizing.links(CableClass.HOST_LEAF), hosts);
        assertEquals(2 * switching, faster);
    }

    @Test
    void aBreakoutThatMakesNoSenseIsRefused() {
        FabricPlan plan = Plans.of(64, 64).plan();
        for (Breakout wrong : List.of(new Breakout(64, 0, 1, G800), new Breakout(64, 1, 0, G800),
                new Breakout(1, 1, 1, G800), new Breakout(64, 1, 1, Double.NaN), new Breakout(64, 1, 1, -1))) {
            FabricSizing sizing = new Fabrics().size(plan.withBreakouts(Map.of(TierKind.LEAF, wrong)));
            assertFalse(sizing.buildable(), wrong.toString());
            assertTrue(sizing.findings().get(0).message().contains("leaf"), sizing.findings().toString());
        }
    }

    @Nested
    @DisplayName("in a design of 1,024 GPUs on switches of 64 x 800G")
    class Designed {
        private final Designs designs = new Designs().servers(128).type(Designs.ethernetSwitch(64, 800, 1e9));

        private FabricSnapshot.Tier leaf(int breakout, int uplinkBreakout, double uplinkRate) {
            return new FabricSnapshot.Tier(TierKind.LEAF, null, 1, 0, 0, 0, Designs.cable(), 50, breakout,
                    uplinkBreakout, uplinkRate);
        }

        private AnalysisResult analyze(FabricSnapshot.Tier tier) {
            return new FabricEngine(new Fabrics()).analyze(designs.tiers(tier)
                    .request(new Designs.Model("test", Transports.ideal())), Progress.NONE);
        }

        private double value(AnalysisResult result, String metric) {
            return result.metric(metric).orElseThrow().value();
        }

        @Test
        void wholeUplinkPortsHaveTheRateOfThePort() {
            AnalysisResult result = analyze(leaf(0, 1, Double.NaN));
            assertEquals(16, value(result, "leaf_switches"));
            assertEquals(8, value(result, "spine_switches"));
            assertEquals(512, value(result, "leaf_spine_cables"), "16 leaves x 32 uplinks of 800G");
            assertEquals(64, value(result, "leaf_ports_in_use"), "32 broken out into two, 32 whole");
            assertEquals(1, value(result, "oversubscription"));
        }

        @Test
        void modulesServeTheLinksOfTheirPorts() {
            double modules = 1024 / 2 + 1024 + 2 * 512;
            assertEquals(24 * 1000 + modules * 16, value(analyze(leaf(2, 1, Double.NaN)), "network_power_w"),
                    "a leaf's module two NICs, a NIC's one, two for each uplink");
        }

        @Test
        void anUplinkRateAloneSaysHowThePortsAreBrokenOut() {
            AnalysisResult result = analyze(leaf(0, 0, 200 * Plans.GBPS));
            assertEquals(2048, value(result, "leaf_spine_cables"), "four links of 200G a port");
            assertEquals(8, value(result, "spine_switches"));
        }

        @Test
        void aPortMayCarryOneSlowLinkOnly() {
            AnalysisResult result = analyze(leaf(1, 2, Double.NaN));
            assertEquals(25, value(result, "leaf_switches"), "three groups of 42 servers by 8 rails, and two servers");
            assertEquals(63, value(result, "leaf_ports_in_use"), "42 ports of one NIC each, 21 of two uplinks");
        }
    }
}
