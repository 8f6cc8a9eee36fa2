// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.junit.jupiter.api.Test;

class SizingTest {
    @Test
    void twoTiersTakeHalfTheSquareOfTheRadix() {
        FabricSizing sizing = size(Plans.of(2048, 64).tiers(2));
        assertEquals(2048, sizing.maximumEndpoints());
        assertTrue(sizing.buildable());
        assertEquals(10_368, size(Plans.of(1, 144).tiers(2)).maximumEndpoints(), "Q3400: 144^2/2");
    }

    @Test
    void threeTiersTakeAQuarterOfTheCubeOfTheRadix() {
        assertEquals(65_536, size(Plans.of(1, 64).tiers(3)).maximumEndpoints());
        assertEquals(524_288, size(Plans.of(1, 128).tiers(3)).maximumEndpoints());
        assertTrue(size(Plans.of(65_536, 64)).buildable());
        assertFalse(size(Plans.of(65_537, 64)).buildable());
    }

    @Test
    void dragonflyPlusOfRadix64TakesAMillionEndpoints() {
        FabricSizing full = size(Plans.of(1_049_600, 64).topology(TopologyKind.DRAGONFLY_PLUS));
        assertEquals(1_049_600, full.maximumEndpoints());
        assertEquals(1025L * 32, full.tier(TierKind.LEAF).orElseThrow().switches());
        assertEquals(1025L * 1024 / 2, full.cables(CableClass.GLOBAL), "one link between any two groups");
        assertEquals(4, full.diameter());
        assertEquals(1, full.pathDiversity());
    }

    @Test
    void aDragonflyOfFewGroupsHasParallelGlobalLinksAndAboutHalfBisection() {
        FabricSizing sizing = size(Plans.of(4096, 64).topology(TopologyKind.DRAGONFLY_PLUS));
        assertEquals(341, sizing.pathDiversity(), "1,024 global links of a group over three others");
        double nonBlocking = 4096 / 2.0 * 400 * Plans.GBPS;
        assertEquals(4 * 341 * 400 * Plans.GBPS, sizing.bisectionBytesPerSecond(), 1);
        assertTrue(sizing.bisectionBytesPerSecond() < nonBlocking);
    }

    @Test
    void theNumberOfSpinesDividesTheUplinksOfALeaf() {
        FabricSizing sizing = size(Plans.of(768, 64));
        assertEquals(16, sizing.tier(TierKind.SPINE).orElseThrow().switches(),
                "12 have the ports but do not divide 32");
    }

    @Test
    void oversubscriptionSharesThePorts() {
        FabricSizing.Tier leaf = size(Plans.of(1000, 64).oversubscribed(TierKind.LEAF, 7)).tier(TierKind.LEAF)
                .orElseThrow();
        assertEquals(List.of(56, 8, 7.0), List.of(leaf.downPorts(), leaf.upPorts(), leaf.oversubscription()));
        FabricSizing.Tier three = size(Plans.of(1000, 64).oversubscribed(TierKind.LEAF, 3)).tier(TierKind.LEAF)
                .orElseThrow();
        assertEquals(List.of(48, 16, 3.0), List.of(three.downPorts(), three.upPorts(), three.oversubscription()));
    }

    @Test
    void bisectionBandwidthIsHalfTheEndpointsOverOversubscription() {
        double line = 400 * Plans.GBPS;
        assertEquals(1024 / 2 * line, size(Plans.of(1024, 64)).bisectionBytesPerSecond());
        assertEquals(24_576 / 2 * line / 7, size(meta()).bisectionBytesPerSecond(), 24_576 / 2 * line / 7 * 0.01);
        assertEquals(2 * 8192 / 2 * line, size(Plans.of(8192, 128).planes(2)).bisectionBytesPerSecond());
    }

    @Test
    void aggregationOversubscriptionIsBuiltPodByPod() {
        FabricSizing sizing = size(meta());
        FabricSizing.Tier spine = sizing.tier(TierKind.SPINE).orElseThrow();
        assertEquals(3072, sizing.podEndpoints());
        assertEquals(8 * 8, spine.switches(), "eight pods");
        assertEquals(7, spine.oversubscription(), 0.02);
        assertEquals(16, sizing.leafGroupEndpoints());
    }

    @Test
    void aggregationOfAPodKeepsUplinksForACore() {
        FabricSizing sizing = size(Plans.of(15_360, 256).topology(TopologyKind.TWO_TIER_FAT_TREE).gbps(200).planes(2)
                .oversubscribed(TierKind.LEAF, 128.0 / 120).oversubscribed(TierKind.SPINE, 15).down(128));
        FabricSizing.Tier spine = sizing.tier(TierKind.SPINE).orElseThrow();
        assertEquals(List.of(240, 16, 15.0), List.of(spine.downPorts(), spine.upPorts(), spine.oversubscription()));
        assertEquals(14_400L * 2, sizing.links(CableClass.LEAF_SPINE), "links of 200 Gb/s");
    }

    @Test
    void railOnlyDropsWhatJoinsTheRails() {
        FabricSizing sizing = size(Plans.of(512, 64).topology(TopologyKind.RAIL_ONLY).rails(8));
        assertEquals(8, sizing.switches(), "one switch a rail takes 64 servers");
        assertEquals(0, sizing.cables(CableClass.LEAF_SPINE));
        FabricSizing larger = size(Plans.of(1024, 64).topology(TopologyKind.RAIL_ONLY).rails(8));
        assertEquals(8 * (4 + 2), larger.switches());
        assertEquals(1024, larger.cables(CableClass.HOST_LEAF));
    }

    @Test
    void everyPlaneIsAFabricOfItsOwn() {
        FabricPlan mpft = new FabricPlan(TopologyKind.MULTI_PLANE, 2048, 0, 1, Plans.of(1, 64).plan().radix(),
                400 * Plans.GBPS, 0, 8, java.util.Map.of(), java.util.Map.of(), 0, 0, 1, List.of(), List.of());
        FabricSizing sizing = new Fabrics().size(mpft);
        assertEquals(768, sizing.switches(), "DeepSeek MPFT: 8 x (64 + 32), arXiv 2505.09343");
        assertEquals(16_384, sizing.cables(CableClass.HOST_LEAF), "NICs of one port have a cable each");
    }

    @Test
    void aSmallFabricMayBeOneSwitch() {
        FabricSizing sizing = size(Plans.of(48, 64).tiers(1));
        assertEquals(1, sizing.switches());
        assertEquals(1, sizing.diameter());
        assertFalse(size(Plans.of(65, 64).tiers(1)).buildable());
    }

    @Test
    void diameterAndPathDiversityAreThoseOfAFatTree() {
        assertEquals(3, size(Plans.of(1024, 64)).diameter());
        assertEquals(32, size(Plans.of(1024, 64)).pathDiversity());
        assertEquals(5, size(Plans.of(4096, 64)).diameter());
        assertEquals(1024, size(Plans.of(4096, 64)).pathDiversity());
    }

    @Test
    void fewerFixedSpinesMeanMoreOversubscription() {
        FabricSizing sizing = size(Plans.of(1024, 64).fixed(TierKind.SPINE, 8));
        assertEquals(2, sizing.tier(TierKind.LEAF).orElseThrow().oversubscription());
        Finding finding = only(sizing);
        assertEquals("EW-SIZING-006", finding.code());
        assertTrue(finding.message().contains("2:1"), finding.message());
    }

    @Test
    void fixedSwitchesThatDoNotFitAreRefused() {
        assertEquals("EW-SIZING-005", only(size(Plans.of(1024, 64).fixed(TierKind.LEAF, 31))).code());
        assertEquals("EW-SIZING-005", only(size(Plans.of(1024, 64).fixed(TierKind.SPINE, 33))).code());
        assertEquals("EW-SIZING-005", only(size(Plans.of(1024, 64).down(40))).code());
        assertEquals("EW-SIZING-005", only(size(Plans.of(4096, 64).tiers(3).pod(2048))).code());
        assertEquals(40, size(Plans.of(1024, 64).fixed(TierKind.LEAF, 40)).tier(TierKind.LEAF).orElseThrow()
                .switches());
    }

    @Test
    void moreEndpointsThanTwoTiersTakeAreRefusedWithNumbersAndRemedy() {
        FabricSizing sizing = size(Plans.of(2049, 64).topology(TopologyKind.TWO_TIER_FAT_TREE));
        Finding finding = only(sizing);
        assertFalse(sizing.buildable());
        assertAll(() -> assertEquals("EW-SIZING-004", finding.code()),
                () -> assertTrue(finding.message().contains("2,049"), finding.message()),
                () -> assertTrue(finding.message().contains("2,048"), finding.message()),
                () -> assertTrue(finding.remedy().contains("tier"), finding.remedy()));
    }

    @Test
    void aPlanWithoutPortsOrSenseIsRefused() {
        assertEquals("EW-SIZING-002", only(size(Plans.of(16, 0))).code());
        assertEquals("EW-SIZING-002", only(size(Plans.of(16, 64).radix(TierKind.SPINE, 0))).code());
        assertEquals("EW-SIZING-001", only(size(Plans.of(0, 64))).code());
        assertEquals("EW-SIZING-001", only(size(Plans.of(Long.MAX_VALUE, 64))).code());
        assertEquals("EW-SIZING-003", only(size(Plans.of(16, 64).gbps(Double.NaN))).code());
        assertEquals("EW-SIZING-003", only(size(Plans.of(16, 64).tiers(4))).code());
        assertEquals("EW-SIZING-003", only(size(Plans.of(16, 64).oversubscribed(TierKind.LEAF, Double.NaN))).code());
        assertEquals("EW-SIZING-003", only(size(Plans.of(16, 64).oversubscribed(TierKind.LEAF, -1))).code());
        assertEquals("EW-SIZING-003", only(size(Plans.of(16, Integer.MAX_VALUE))).code());
    }

    private static Plans meta() {
        return Plans.of(24_576, 64).tiers(3).radix(TierKind.SPINE, 576).radix(TierKind.CORE, 576).pod(3072).down(16)
                .oversubscribed(TierKind.SPINE, 7);
    }

    private static FabricSizing size(Plans plan) {
        return new Fabrics().size(plan.plan());
    }

    private static Finding only(FabricSizing sizing) {
        assertEquals(1, sizing.findings().size(), sizing.findings().toString());
        return sizing.findings().get(0);
    }
}
