// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.PathPerformance;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.fabric.Traffic.Pattern;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PathModelTest {
    private static final double LINE = 400 * Plans.GBPS;
    private static final double MIB = 1 << 20;
    private static final double LONG_MESSAGE = 1e9 * MIB;

    @Test
    void anIdealTransportOnANonBlockingFabricDeliversTheLine() {
        PathPerformance path = path(Plans.of(1024, 64), Transports.ideal(), everyHopClimbs(1024));
        assertEquals(LINE, path.bytesPerSecond(), LINE * 1e-4);
    }

    @Test
    void theBandwidthIsTheProductOfItsFactors() {
        Transport transport = new Transport(Transports.roce(), new FlowControl.Credits(1),
                Transports.congestion(0.95, 10e-6), new LossRecovery.GoBackN(1e-4, 0),
                new LoadBalancing.FlowHash(4), Transports.ideal().inNetworkReduction(), Transports.ideal().latency(),
                Transports.ideal().scaleLimit());
        PathPerformance p = path(Plans.of(1024, 64).oversubscribed(TierKind.LEAF, 3), transport,
                everyHopClimbs(1024));
        assertEquals(LINE * p.wireGoodput() * p.congestionUtilisation() * p.lossGoodput()
                / (p.loadBalanceSlowdown() * p.oversubscriptionFactor()), p.bytesPerSecond(), 1);
    }

    @Test
    void aNicSplitOverPlanesGetsTheLinksOfAllPlanes() {
        PathPerformance path = path(Plans.of(1024, 128).topology(TopologyKind.MULTI_PLANE).planes(2),
                Transports.ideal(), everyHopClimbs(1024));
        assertEquals(2 * LINE, path.bytesPerSecond(), LINE * 1e-3);
    }

    @Nested
    class Headers {
        @Test
        void costThreePercentAtMostOfLongMessages() {
            PathPerformance path = path(Plans.of(1024, 64), Transports.with(Transports.roce()), everyHopClimbs(1024));
            assertEquals(0.9804, path.wireGoodput(), 1e-4);
        }

        @Test
        void costMostOfShortMessages() {
            Traffic short64 = new Traffic(Pattern.NEIGHBOUR, 1024, 32, false, 64);
            assertEquals(64.0 / (64 + 98),
                    path(Plans.of(1024, 64), Transports.with(Transports.roce()), short64).wireGoodput(), 1e-12);
        }
    }

    @Nested
    class LoadBalance {
        @Test
        void hashingOfOneFlowANicIsTheFirstColumnOfTheTable() {
            PathPerformance path = path(Plans.of(4096, 128), Transports.with(new LoadBalancing.FlowHash(1)),
                    everyHopClimbs(4096));
            assertEquals(3.95774, path.loadBalanceSlowdown(), 5e-6, "64 flows on 64 uplinks");
        }

        @Test
        void sixteenQueuePairsOver64UplinksGiveTheBaselineOfStandardEthernet() {
            PathPerformance path = path(Plans.of(4096, 128), Transports.with(new LoadBalancing.FlowHash(16)),
                    everyHopClimbs(4096));
            assertEquals(0.61, path.bytesPerSecond() / LINE, 0.005);
        }

        @Test
        void adaptiveRoutingCostsAFewPercentAtMost() {
            PathPerformance path = path(Plans.of(4096, 128), Transports.with(new LoadBalancing.AdaptivePerPacket()),
                    everyHopClimbs(4096));
            assertTrue(path.loadBalanceSlowdown() > 1 && path.loadBalanceSlowdown() < 1.05,
                    "" + path.loadBalanceSlowdown());
        }

        @Test
        void sprayingOf256PacketsAFlowCosts18Percent() {
            PathPerformance path = path(Plans.of(4096, 128), Transports.with(new LoadBalancing.Spraying(256)),
                    everyHopClimbs(4096));
            assertEquals(1.18, path.loadBalanceSlowdown(), 0.005);
        }

        @Test
        void trafficOfOneLeafNeverEntersTheStage() {
            Traffic inLeaf = new Traffic(Pattern.NEIGHBOUR, 32, 1, false, MIB);
            PathPerformance path = path(Plans.of(1024, 64), Transports.with(new LoadBalancing.FlowHash(1)), inLeaf);
            assertAll(() -> assertEquals(0, path.crossingFraction()),
                    () -> assertEquals(1, path.loadBalanceSlowdown()), () -> assertEquals(LINE, path.bytesPerSecond()),
                    () -> assertEquals(3e-6, path.latencySeconds()));
        }

        @Test
        void twiceTheUplinksAbsorbCollisionsOfManyFlows() {
            PathPerformance path = path(Plans.of(24_576, 64).tiers(3).radix(TierKind.SPINE, 576).down(16).pod(3072)
                    .oversubscribed(TierKind.LEAF, 0.5), Transports.with(new LoadBalancing.FlowHash(16)),
                    new Traffic(Pattern.NEIGHBOUR, 192, 16, false, MIB));
            assertEquals(1, path.loadBalanceSlowdown(), "Meta's racks: 16 GPUs under 32 uplinks, 16 flows each");
        }
    }

    @Nested
    class Placement {
        private final Plans rails = Plans.of(1024, 64).topology(TopologyKind.RAIL_OPTIMISED).rails(8);

        @Test
        void aRingAlongARailClimbsOnceAGroupOf32Servers() {
            Traffic ring = new Traffic(Pattern.NEIGHBOUR, 128, 8, true, MIB);
            assertEquals(1.0 / 32, path(rails, Transports.ideal(), ring).crossingFraction());
        }

        @Test
        void aRailOfOneGroupStaysOnItsLeaf() {
            Traffic ring = new Traffic(Pattern.NEIGHBOUR, 32, 8, true, MIB);
            assertEquals(0, path(rails, Transports.ideal(), ring).crossingFraction());
            Traffic all = new Traffic(Pattern.ALL_TO_ALL, 32, 8, true, MIB);
            assertEquals(0, path(rails, Transports.ideal(), all).crossingFraction(), "all-to-all with PXN");
        }

        @Test
        void changingRailInTheFabricClimbs() {
            Traffic ring = new Traffic(Pattern.NEIGHBOUR, 256, 1, false, MIB);
            double crossing = path(rails, Transports.ideal(), ring).crossingFraction();
            assertEquals(1 - 31.0 / 255, crossing, 1e-12, "31 of the 255 others of a group share the leaf");
        }

        @Test
        void allToAllClimbsWithAllButThePeersOfTheLeaf() {
            Traffic all = new Traffic(Pattern.ALL_TO_ALL, 1024, 1, false, MIB);
            assertEquals(1 - 31.0 / 1023, path(Plans.of(1024, 64), Transports.ideal(), all).crossingFraction(), 1e-12);
        }

        @Test
        void latencyGrowsWithTheTiersThatAreClimbed() {
            Plans threeTiers = Plans.of(4096, 64);
            assertEquals(5e-6, path(threeTiers, Transports.ideal(),
                    new Traffic(Pattern.NEIGHBOUR, 32, 32, false, MIB)).latencySeconds(), 1e-12, "inside a pod");
            assertEquals(7e-6, path(threeTiers, Transports.ideal(),
                    new Traffic(Pattern.NEIGHBOUR, 4096, 1, false, MIB)).latencySeconds(), 1e-12, "across the core");
        }
    }

    @Nested
    class Oversubscription {
        @Test
        void dividesWhatClimbsByItsRatio() {
            PathPerformance path = path(meta(), Transports.ideal(),
                    new Traffic(Pattern.NEIGHBOUR, 8, 3072, false, LONG_MESSAGE));
            assertEquals(7, path.oversubscriptionFactor(), 0.02);
            assertEquals(LINE / 7, path.bytesPerSecond(), LINE / 7 * 0.01);
        }

        @Test
        void costsNothingWhileLittleClimbs() {
            PathPerformance path = path(meta(), Transports.ideal(),
                    new Traffic(Pattern.NEIGHBOUR, 24_576, 1, false, MIB));
            assertEquals(1, path.oversubscriptionFactor());
        }

        @Test
        void ofAllToAllIsTheRatioTimesTheShareThatClimbs() {
            Plans plan = Plans.of(1024, 64).oversubscribed(TierKind.LEAF, 3);
            PathPerformance path = path(plan, Transports.ideal(), new Traffic(Pattern.ALL_TO_ALL, 1024, 1, false, MIB));
            assertEquals(3 * (1 - 47.0 / 1023), path.oversubscriptionFactor(), 1e-12);
        }

        private Plans meta() {
            return Plans.of(24_576, 64).tiers(3).radix(TierKind.SPINE, 576).radix(TierKind.CORE, 576).pod(3072).down(16)
                    .oversubscribed(TierKind.SPINE, 7);
        }
    }

    @Nested
    class Losses {
        @Test
        void costGoBackNTheWindowAndSelectiveRepeatOnePacket() {
            double gbn = path(Plans.of(1024, 64), Transports.with(new LossRecovery.GoBackN(1e-4, 0)),
                    new Traffic(Pattern.NEIGHBOUR, 1024, 32, false, 1024 * MIB)).lossGoodput();
            double window = LINE * 2 * 5e-6 / 4096;
            assertEquals((1 - 1e-4) / (1 - 1e-4 + 1e-4 * window), gbn, 1e-9);
            double sr = path(Plans.of(1024, 64), Transports.with(new LossRecovery.SelectiveRepeat(1e-4, 0)),
                    new Traffic(Pattern.NEIGHBOUR, 1024, 32, false, 1024 * MIB)).lossGoodput();
            assertEquals(1 - 1e-4, sr, 1e-3);
            assertTrue(sr > gbn);
        }

        @Test
        void thatOnlyATimeoutRevealsStallEverybody() {
            Traffic ring = new Traffic(Pattern.NEIGHBOUR, 1024, 32, false, MIB);
            double ideal = MIB / path(Plans.of(1024, 64), Transports.ideal(), ring).bytesPerSecond();
            double share = path(Plans.of(1024, 64), Transports.with(new LossRecovery.SelectiveRepeat(1e-9, 4.3)), ring)
                    .lossGoodput();
            assertEquals(ideal / (ideal + 4.3 * 1024e-9), share, 1e-6);
        }

        @Test
        void ofAllPacketsLeaveNothing() {
            assertEquals(0, path(Plans.of(1024, 64), Transports.with(new LossRecovery.GoBackN(1, 0)),
                    everyHopClimbs(1024)).bytesPerSecond());
        }
    }

    @Test
    void congestionControlKeepsTheLineAsBusyAsItAimsAt() {
        PathPerformance path = path(Plans.of(1024, 64), Transports.with(new FlowControl.BestEffort(false),
                Transports.congestion(0.95, 10e-6)), everyHopClimbs(1024));
        assertEquals(0.95, path.bytesPerSecond() / LINE, 1e-4);
    }

    @Test
    void aFabricThatCannotBeBuiltHasNoPerformanceAndSaysWhy() {
        RecordingTrace trace = new RecordingTrace();
        FabricSizing sizing = new Fabrics().size(Plans.of(16, 0).plan());
        PathPerformance path = new Fabrics().performance(sizing, Transports.ideal(), everyHopClimbs(16), "x_", trace);
        assertTrue(Double.isNaN(path.bytesPerSecond()));
        assertTrue(trace.get("x_bandwidth").source().text().contains("cannot be built"));
    }

    @Test
    void theTraceExplainsTheSameNumbersUnderItsPrefix() {
        RecordingTrace trace = new RecordingTrace();
        FabricSizing sizing = new Fabrics().size(Plans.of(4096, 64).plan());
        Transport transport = Transports.with(new LossRecovery.GoBackN(1e-5, 1e-3))
                .withLoadBalancing(new LoadBalancing.FlowHash(2));
        Traffic traffic = new Traffic(Pattern.ALL_TO_ALL, 4096, 1, false, MIB);
        PathPerformance path = new Fabrics().performance(sizing, transport, traffic, "dp_", trace);
        Derivation bandwidth = trace.get("dp_bandwidth");
        assertEquals(path.bytesPerSecond(), bandwidth.value());
        assertEquals(path.latencySeconds(), trace.get("dp_latency").value());
        assertEquals(path, new Fabrics().performance(sizing, transport, traffic, "dp_", Trace.NONE));
        assertTrue(bandwidth.formula().contains("dp_line x dp_goodput"), bandwidth.formula());
        assertEquals(6, bandwidth.inputs().size());
    }

    @Property(tries = 60, seed = "1")
    void aFasterLinkIsNeverSlower(@ForAll @IntRange(min = 2, max = 5000) int endpoints,
            @ForAll @DoubleRange(min = 10, max = 1600) double gbps,
            @ForAll @DoubleRange(min = 1, max = 4) double faster,
            @ForAll @IntRange(min = 0, max = 5) int kind, @ForAll @DoubleRange(max = 0.1) double loss) {
        Transport transport = transport(kind, 4, loss);
        assertTrue(path(Plans.of(endpoints, 64).gbps(gbps * faster), transport, all(endpoints)).bytesPerSecond()
                >= path(Plans.of(endpoints, 64).gbps(gbps), transport, all(endpoints)).bytesPerSecond() * (1 - 1e-9));
    }

    @Property(tries = 60, seed = "1")
    void moreQueuePairsAreNeverSlower(@ForAll @IntRange(min = 2, max = 5000) int endpoints,
            @ForAll @IntRange(min = 1, max = 64) int queuePairs, @ForAll @IntRange(min = 1, max = 64) int more,
            @ForAll @DoubleRange(max = 0.1) double loss, @ForAll @IntRange(min = 1, max = 200) int stride) {
        Traffic traffic = new Traffic(Pattern.NEIGHBOUR, endpoints, stride, false, MIB);
        assertTrue(path(Plans.of(endpoints, 64), transport(0, queuePairs + more, loss), traffic).bytesPerSecond()
                >= path(Plans.of(endpoints, 64), transport(0, queuePairs, loss), traffic).bytesPerSecond()
                        * (1 - 1e-9));
    }

    @Property(tries = 60, seed = "1")
    void moreOversubscriptionIsNeverFaster(@ForAll @IntRange(min = 2, max = 2000) int endpoints,
            @ForAll @DoubleRange(min = 0.6, max = 16) double ratio, @ForAll @DoubleRange(min = 1, max = 4) double more,
            @ForAll @IntRange(min = 0, max = 5) int kind, @ForAll @IntRange(min = 1, max = 200) int stride) {
        Transport transport = transport(kind, 4, 1e-5);
        Traffic traffic = new Traffic(Pattern.NEIGHBOUR, endpoints, stride, false, MIB);
        Plans some = Plans.of(endpoints, 128).down(32).oversubscribed(TierKind.LEAF, ratio);
        double fast = path(some, transport, traffic).bytesPerSecond();
        Plans most = Plans.of(endpoints, 128).down(32).oversubscribed(TierKind.LEAF, ratio * more);
        // What several tiers do together is drawn.
        double drawn = kind < 2 ? 0.1 : 1e-9;
        assertTrue(path(most, transport, traffic).bytesPerSecond() <= fast * (1 + drawn));
    }

    private static Transport transport(int kind, int queuePairs, double loss) {
        LossRecovery recovery = kind % 2 == 0 ? new LossRecovery.GoBackN(loss, 1e-3)
                : new LossRecovery.SelectiveRepeat(loss, 1e-3);
        LoadBalancing balancing = switch (kind / 2) {
            case 0 -> new LoadBalancing.FlowHash(queuePairs);
            case 1 -> new LoadBalancing.AdaptivePerPacket();
            default -> new LoadBalancing.Spraying(100);
        };
        return Transports.with(recovery).withLoadBalancing(balancing);
    }

    private static Traffic all(long endpoints) {
        return new Traffic(Pattern.ALL_TO_ALL, endpoints, 1, false, MIB);
    }

    /** A ring whose neighbours never share a leaf, with messages long enough that their ends do not matter. */
    private static Traffic everyHopClimbs(long endpoints) {
        return new Traffic(Pattern.NEIGHBOUR, endpoints, endpoints, false, LONG_MESSAGE);
    }

    private static PathPerformance path(Plans plan, Transport transport, Traffic traffic) {
        return new Fabrics().performance(new Fabrics().size(plan.plan()), transport, traffic, "", Trace.NONE);
    }
}
