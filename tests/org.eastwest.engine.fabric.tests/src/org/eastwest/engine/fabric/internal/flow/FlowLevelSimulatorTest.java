// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Transports;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FlowLevelSimulatorTest {
    private static final double MIB = 1 << 20;
    private static final LoadBalancing OBLIVIOUS = new LoadBalancing.Spraying(256);
    private static final LoadBalancing ADAPTIVE = new LoadBalancing.AdaptivePerPacket();
    private static final String HTSIM =
            "leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s,uplink-rate=100Gb/s,latency=1us";
    private static final String SIXTEEN_UPLINKS = "leaf-spine:hosts=512,down=16,up=16,rate=400Gb/s";

    /** Four links of 1 us there and back; the last packet, and its acknowledgement, are sent on at three hops. */
    private static final double ROUND_TRIP = 8e-6 + 3 * (4096 + 64) / 12.5e9;

    @Test
    void aMessageAloneTakesItsBytesAtLineRateAndTheWay() {
        SimulationResult one = run(HTSIM, List.of(), new SimulatedTraffic.Connections(
                List.of(new SimulatedTraffic.Connection(0, 40, 2e6, 0)), "test"), OBLIVIOUS);
        assertEquals(2e6 / 12.5e9 + ROUND_TRIP, one.completion().max(), 1e-12);
    }

    @Test
    void messagesStartWhenTheyAreToldTo() {
        SimulationResult two = run(HTSIM, List.of(), new SimulatedTraffic.Connections(List.of(
                new SimulatedTraffic.Connection(0, 40, 12.5e3, 0),
                new SimulatedTraffic.Connection(1, 40, 12.5e3, 5e-7)), "test"), OBLIVIOUS);
        // Alone for 0.5 us of 1 us, then shared until the first ends at 1.5 us, then alone again to 2 us.
        assertEquals(1.5e-6, two.completion().min() - ROUND_TRIP, 1e-12);
        assertEquals(two.completion().min(), two.completion().max(), 1e-12);
    }

    @Test
    void aPermutationSprayedOverANonBlockingFabricRunsAtLineRate() {
        SimulationResult.Completion c = run(HTSIM, List.of(), new SimulatedTraffic.Permutation(2e6), OBLIVIOUS)
                .completion();
        assertEquals(160e-6 + ROUND_TRIP, c.min(), 6e-6);
        assertEquals(160e-6 + ROUND_TRIP, c.max(), 1e-12);
    }

    @Test
    void anIncastSharesTheLastLink() {
        assertEquals(31 * 2e6 / 12.5e9 + ROUND_TRIP, run(HTSIM, List.of(), new SimulatedTraffic.Incast(31, 2e6),
                OBLIVIOUS).completion().max(), 6e-6);
    }

    @Test
    void anAllReduceRingTakesTwoTimesNMinusOneSteps() {
        SimulationResult ring = run("fat-tree:hosts=8,radix=8,tiers=1,rate=100Gb/s,latency=500ns", List.of(),
                new SimulatedTraffic.AllReduceRing(1e6), OBLIVIOUS);
        double step = 125e3 / 12.5e9 + 2 * 0.5e-6 + 4096 / 12.5e9;
        double lastAcknowledgement = 2 * 0.5e-6 + 64 / 12.5e9;
        assertEquals(14 * step + lastAcknowledgement, ring.completion().max(), 1e-12);
        assertEquals(8 * 14, ring.flows());
        assertTrue(ring.completion().max() > 83e-6 && ring.completion().max() < 250e-6,
                "congestion.csv SIM-1: 165.98 us by ASTRA-sim 3.0 with ns-3 (arXiv 2606.10440), half to 1.5 times");
    }

    @Nested
    class OneOfSixteenUplinksAtHalfRate {
        private final SimulatedTraffic permutation = new SimulatedTraffic.Permutation(32 * MIB);
        private final List<String> half = List.of("rate:leaf1-spine1=200Gb/s");
        private final double healthy = run(SIXTEEN_UPLINKS, List.of(), permutation, OBLIVIOUS).completion().max();

        @Test
        void halvesObliviousSpraying() {
            assertEquals(2, run(SIXTEEN_UPLINKS, half, permutation, OBLIVIOUS).completion().max() / healthy,
                    2 * 0.08);
        }

        @Test
        void costsAdaptiveSprayingItsCapacity() {
            double adaptive = run(SIXTEEN_UPLINKS, half, permutation, ADAPTIVE).completion().max() / healthy;
            assertEquals(16 / 15.5, adaptive, 0.08 * 16 / 15.5);
            double slower = run(SIXTEEN_UPLINKS, half, permutation, OBLIVIOUS).completion().max() / healthy / adaptive;
            assertTrue(slower >= 1.6 && slower <= 2.1, "congestion.csv REPS-4: " + slower);
        }
    }

    @Nested
    class AllToAll {
        private final SimulatedTraffic allToAll = new SimulatedTraffic.AllToAll(100 * MIB);

        @Test
        void byKindsOfEndpointsIsTheSameAsFlowByFlow() {
            String spec = "fat-tree:hosts=96,radix=8,tiers=3,rate=100Gb/s";
            List<String> faults = List.of("link:leaf3-spine2", "rate:spine1-core1=20Gb/s", "switch:core4");
            for (LoadBalancing ways : List.of(OBLIVIOUS, ADAPTIVE)) {
                SimulationResult kinds = run(spec, faults, allToAll, ways);
                SimulationResult single = run(spec, faults, listed(96, 100 * MIB / 95), ways);
                assertEquals(single.flows(), kinds.flows());
                assertEquals(single.completion().max(), kinds.completion().max(), 0.02 * kinds.completion().max());
                assertEquals(single.messages().mean(), kinds.messages().mean(), 0.02 * kinds.messages().mean());
                assertEquals(single.messages().min(), kinds.messages().min(), 0.02 * kinds.messages().min());
                assertEquals(kinds.completion().max(), kinds.completion().min(), "of the whole");
            }
        }

        @Test
        void drawnLoadsAreThoseOfSingleFlows() {
            String spec = "leaf-spine:hosts=512,down=16,up=16,rate=400Gb/s";
            double drawn = run(spec, List.of(), allToAll, new LoadBalancing.FlowHash(1)).completion().max();
            double line = run(spec, List.of(), allToAll, OBLIVIOUS).completion().max();
            // 496 flows a link: Poisson, the largest of 1,024 links 3.2 deviations above the mean.
            assertEquals(1 + 3.24 / Math.sqrt(496), drawn / line, 0.04);
        }

        @Test
        void of16384EndpointsFollowsItsFailures() {
            String spec = "fat-tree:hosts=16384,radix=64,rate=400Gb/s";
            double healthy = run(spec, List.of(), new SimulatedTraffic.AllToAll(1e9), OBLIVIOUS).completion().max();
            assertEquals(1e9 / 50e9, healthy, 0.01 * healthy);
            SimulationResult hurt = run(spec, List.of("link:leaf3-spine1"), new SimulatedTraffic.AllToAll(1e9),
                    OBLIVIOUS);
            assertEquals(268_419_072, hurt.flows());
            // 31 uplinks for 32 endpoints, of whose bytes all but 31 in 16,383 climb.
            assertEquals(32 / 31.0 * (1 - 31 / 16383.0), hurt.completion().max() / healthy, 0.005);
        }

        private SimulatedTraffic listed(int n, double bytes) {
            return new SimulatedTraffic.Connections(java.util.stream.IntStream.range(0, n * n)
                    .filter(i -> i / n != i % n)
                    .mapToObj(i -> new SimulatedTraffic.Connection(i / n, i % n, bytes, 0)).toList(), "test");
        }
    }

    @Nested
    class ScaleUpDomains {
        private static final String RAILS = "rail:hosts=64,radix=16,rails=8,rate=400Gb/s,domain=8,domain-rate=450GB/s";

        @Test
        void carryWhatStaysInsideThem() {
            SimulatedTraffic near = new SimulatedTraffic.Connections(
                    List.of(new SimulatedTraffic.Connection(0, 7, 450e6, 0)), "test");
            assertEquals(1e-3, run(RAILS, List.of(), near, OBLIVIOUS).completion().max(), 1e-5);
        }

        @Test
        void takeMessagesToTheRailOfTheirDestination() {
            SimulatedTraffic across = new SimulatedTraffic.Connections(
                    List.of(new SimulatedTraffic.Connection(0, 15, 50e6, 0)), "test");
            List<String> noSpines = List.of("switch:spine1", "switch:spine2", "switch:spine3", "switch:spine4");
            assertEquals(1, run(RAILS, noSpines, across, OBLIVIOUS).findings().size());
            SimulationResult relayed = new FlowLevelSimulator().simulate(new SimulationRequest(
                    new SimulatedFabric.Described(RAILS), noSpines, across, Transports.with(OBLIVIOUS),
                    Map.of("through-rails", 1.0), 1, 1L << 30, 1000), Progress.NONE);
            assertEquals(List.of(), relayed.findings());
            assertEquals(1e-3, relayed.completion().max(), 2e-5);
        }
    }

    @Test
    void jobsSlowEachOtherUnlessTheyAreApart() {
        String spec = "fat-tree:hosts=64,radix=16,oversubscription=7:1,rate=100Gb/s";
        double alone = run(spec, List.of(), rings(0, 1, 28), OBLIVIOUS).completion().max();
        double shared = run(spec, List.of(), rings(0, 2, 28), OBLIVIOUS).completion().max();
        assertTrue(shared > 1.5 * alone, alone + " alone, " + shared + " with another job over the same uplinks");
        assertEquals(run(spec, List.of(), blocks(1), OBLIVIOUS).completion().max(),
                run(spec, List.of(), blocks(4), OBLIVIOUS).completion().max(), 1e-9, "below leaves of their own");
    }

    /** Rings of jobs whose members alternate over the endpoints, so that every step leaves the leaf. */
    private static SimulatedTraffic rings(int first, int jobs, int members) {
        return new SimulatedTraffic.Connections(java.util.stream.IntStream.range(0, jobs * members)
                .mapToObj(i -> new SimulatedTraffic.Connection(first + i % jobs + 2 * (i / jobs),
                        first + i % jobs + 2 * ((i / jobs + members / 2) % members), 1e6, 0)).toList(), "test");
    }

    private static SimulatedTraffic blocks(int jobs) {
        return new SimulatedTraffic.Connections(java.util.stream.IntStream.range(0, jobs * 14)
                .mapToObj(i -> new SimulatedTraffic.Connection(i, i / 14 * 14 + (i + 1) % 14, 1e6, 0))
                .filter(c -> c.destination() / 14 == c.source() / 14).toList(), "test");
    }

    @Test
    void lossAndHeadersAndCongestionControlCostWhatTheyDo() {
        SimulatedTraffic permutation = new SimulatedTraffic.Permutation(64 * MIB);
        double ideal = run(HTSIM, List.of(), permutation, OBLIVIOUS).completion().max();
        assertEquals(1 / 0.9804, time(permutation, Transports.with(Transports.roce())) / ideal, 0.001);
        assertEquals(1 / 0.99, time(permutation, Transports.with(new LossRecovery.SelectiveRepeat(0.01, 0))) / ideal,
                0.001);
        assertTrue(time(permutation, Transports.with(new LossRecovery.GoBackN(0.01, 0))) / ideal > 1.1);
        assertEquals(1 / 0.95, time(permutation, Transports.with(Transports.ideal().flowControl(),
                Transports.congestion(0.95, 1e-5))) / ideal, 0.001);
    }

    private static double time(SimulatedTraffic traffic, Transport transport) {
        return new FlowLevelSimulator().simulate(new SimulationRequest(new SimulatedFabric.Described(HTSIM), traffic,
                transport), Progress.NONE).completion().max();
    }

    @Test
    void endpointsThatAreCutOffAreToldAndLeftOut() {
        SimulationResult result = run("leaf-spine:hosts=8,down=4,up=2,rate=100Gb/s", List.of("switch:leaf2"),
                new SimulatedTraffic.AllToAll(1e6), OBLIVIOUS);
        assertEquals(4 * 3, result.flows());
        assertEquals(Severity.ERROR, result.findings().get(0).severity());
        assertTrue(result.findings().get(0).message().startsWith("44 messages have no way"),
                result.findings().get(0).message());
    }

    @Test
    void theSameSeedGivesTheSameAndAnotherSeedAnother() {
        SimulatedTraffic permutation = new SimulatedTraffic.Permutation(2e6);
        LoadBalancing hash = new LoadBalancing.FlowHash(1);
        assertEquals(run(HTSIM, List.of(), permutation, hash), run(HTSIM, List.of(), permutation, hash));
        SimulationRequest other = new SimulationRequest(new SimulatedFabric.Described(HTSIM), permutation,
                Transports.with(hash)).withSeed(2);
        assertTrue(new FlowLevelSimulator().simulate(other, Progress.NONE).completion().mean()
                != run(HTSIM, List.of(), permutation, hash).completion().mean());
    }

    @Test
    void tooMuchIsRefusedBeforeItIsTried() {
        SimulationRequest small = new SimulationRequest(new SimulatedFabric.Described(HTSIM), List.of(),
                new SimulatedTraffic.Permutation(2e6), Transports.with(new LoadBalancing.FlowHash(64)), Map.of(), 1,
                1 << 20, 1000);
        assertTrue(assertThrows(SimulationLimitException.class,
                () -> new FlowLevelSimulator().simulate(small, Progress.NONE)).getMessage().contains("allow more"));
        SimulationRequest few = new SimulationRequest(new SimulatedFabric.Described(HTSIM), List.of(),
                new SimulatedTraffic.Permutation(2e6), Transports.with(new LoadBalancing.FlowHash(1)), Map.of(), 1,
                1 << 30, 2);
        assertThrows(SimulationLimitException.class, () -> new FlowLevelSimulator().simulate(few, Progress.NONE));
    }

    @Test
    void whatIsWrongIsNamed() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> run(HTSIM, List.of(),
                new SimulatedTraffic.Incast(1024, 1), OBLIVIOUS)).getMessage().contains("give 1 to 1,023 senders"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> run(HTSIM, List.of(),
                new SimulatedTraffic.Connections(List.of(new SimulatedTraffic.Connection(0, 1024, 1, 0)), "x.cm"),
                OBLIVIOUS)).getMessage().startsWith("x.cm"));
        assertThrows(IllegalArgumentException.class, () -> run(HTSIM, List.of(), new SimulatedTraffic.Permutation(0),
                OBLIVIOUS));
    }

    static SimulationResult run(String spec, List<String> faults, SimulatedTraffic traffic, LoadBalancing balancing) {
        return new FlowLevelSimulator().simulate(new SimulationRequest(new SimulatedFabric.Described(spec), traffic,
                Transports.with(balancing)).withFaults(faults), Progress.NONE);
    }
}
