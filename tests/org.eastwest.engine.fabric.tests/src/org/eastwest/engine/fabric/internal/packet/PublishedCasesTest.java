// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Published results of packet simulations and testbeds, each in its setting. */
class PublishedCasesTest {
    private static final String PLANES = "leaf-spine:hosts=64,down=16,up=16,planes=4,rate=100Gb/s,latency=500ns";

    /**
     * REPS-1: up to six times faster than ECMP, one flow a host, worst flow (arXiv 2407.21625); 400 Gb/s, 4 KiB, 500 ns
     * a link and switch, timeout 70 us, ECN at 20 and 80 %.
     */
    @Test
    void adaptiveSprayingBeatsEcmpSeveralTimes() {
        Topology topology = Runs.topology("leaf-spine:hosts=128,down=16,up=16,rate=400Gb/s,latency=1us");
        Map<String, Double> adaptive = Map.of("timeout", 70e-6, "spray-adaptive", 1.0);
        Map<String, Double> ecmp = Map.of("timeout", 70e-6, "entropy-values", 1.0);
        double bytes = 8 << 20;

        double slowest = Runs.worst(Runs.run(topology, Runs.transport("uec", ecmp),
                Runs.permutation(topology, bytes, 1)));
        double speedUp = slowest / Runs.worst(Runs.run(topology, Runs.transport("uec", adaptive),
                Runs.permutation(topology, bytes, 1)));

        assertTrue(speedUp >= 3 && speedUp <= 6.5, "speed-up " + speedUp);
    }

    /** REPS-13: some 120,000 packets in the 10 ms until switches route around a failed link of 400 Gb/s. */
    @Test
    void packetsSentIntoAFailedLinkAreLostUntilItIsRoutedAround() {
        String spec = "leaf-spine:hosts=2,down=1,up=2,rate=400Gb/s,latency=500ns";
        Transport usual = Runs.transport("rocev2-dcqcn", Map.of("timeout", 50e-3));
        Transport transport = Runs.with(Runs.with(usual, new FixedWindow(Double.POSITIVE_INFINITY)),
                new FlowControl.BestEffort(false));
        FlowSet flows = new FlowSet();
        flows.add(0, 1, 800_000_000);
        List<NetworkChange> failures = List.of(
                new NetworkChange(1e-3, Runs.topology(spec, usedSpine(spec, transport, flows)), 10e-3));

        PacketResult result = PacketSimulation.run(Runs.topology(spec), transport, flows,
                SimulationSettings.DEFAULT.withChanges(failures));

        assertTrue(result.complete());
        assertTrue(result.dropped() >= 110_000 && result.dropped() <= 130_000, "lost " + result.dropped());
    }

    private static String usedSpine(String spec, Transport transport, FlowSet flows) {
        Topology topology = Runs.topology(spec);
        FlowSet probe = new FlowSet();
        probe.add(flows.source(0), flows.destination(0), 1_000_000);
        PacketResult result = Runs.run(topology, transport, probe);
        return result.sentBytes()[Runs.link(topology, "leaf1", "spine1")] > 500_000 ? "switch:spine1"
                : "switch:spine2";
    }

    /**
     * SPX-4: a tenth of the fabric's links failed, several planes (arXiv 2605.21187: 98 % of line rate, and capacity in
     * proportion to the links that are left; it states neither size nor spare capacity). Here without spare capacity: a
     * draw that takes several uplinks of one leaf takes capacity that no transport brings back: of fifty draws nine stay
     * below 90 %, the lowest at 87 %.
     */
    @Test
    @DisplayName("SPX-4: a tenth of the fabric's links failed, several planes; the median of draws at 90 to 99 % of line"
            + " rate")
    void severalPlanesDegradeGracefully() {
        double[] shares = LongStream.rangeClosed(1, 9).mapToDouble(PublishedCasesTest::shareOfLine).sorted().toArray();

        double median = shares[4];
        assertTrue(median >= 0.90 && median <= 0.99, "share of line rate, median " + median);
        assertTrue(shares[0] >= 0.85, "share of line rate, worst draw " + shares[0]);
    }

    /** A regression among draws that the capacity left allows in the published range. */
    @ParameterizedTest(name = "draw {0}: mean flow at 90 to 99 % of line rate")
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("SPX-4: a tenth of the fabric's links failed, several planes; draws with capacity enough")
    void severalPlanesDegradeGracefullyInEachOfTheseDraws(long seed) {
        double share = shareOfLine(seed);

        assertTrue(share >= 0.90 && share <= 0.99, "share of line rate " + share);
    }

    private static double shareOfLine(long seed) {
        Topology degraded = Faults.apply(Runs.topology(PLANES), List.of("random-links:10%"), seed);
        Transport transport = Runs.transport("spectrum-x");
        double seconds = Runs.mean(Runs.run(degraded, transport, Runs.permutation(degraded, 16 << 20, seed)));
        return Runs.wireBytes(transport, 16 << 20) / (4 * 12.5e9) / seconds;
    }

    /** What the links that are left carry at most: every flow with its max-min fair rate, at once and without queues. */
    @ParameterizedTest(name = "draw {0}")
    @ValueSource(longs = {1, 6, 17, 42})
    void whatPlanesWithFailedLinksLoseIsWhatTheirLinksNoLongerCarry(long seed) {
        Transport transport = Runs.transport("spectrum-x");
        double bytes = 16 << 20;
        List<String> faults = List.of("random-links:10%");
        double fair = new FlowLevelSimulator().simulate(new SimulationRequest(new SimulatedFabric.Described(PLANES),
                new SimulatedTraffic.Permutation(bytes), transport).withFaults(faults).withSeed(seed), Progress.NONE)
                .completion().mean();

        Topology degraded = Faults.apply(Runs.topology(PLANES), faults, seed);
        double packets = Runs.mean(Runs.run(degraded, transport, Runs.permutation(degraded, bytes, seed)));

        assertTrue(packets < 1.06 * fair, "packet by packet " + packets + " s, at most " + fair + " s by the links");
    }

    /** In proportion to the links that are left, of what the healthy fabric reaches, also in the worst draws of fifty. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 6, 17, 42})
    void failedLinksOfSeveralPlanesTakeLittleWhicheverTheyAre(long seed) {
        Topology healthy = Runs.topology(PLANES);
        Topology degraded = Faults.apply(healthy, List.of("random-links:10%"), seed);
        Transport transport = Runs.transport("spectrum-x");
        FlowSet flows = Runs.permutation(healthy, 16 << 20, seed);

        double kept = Runs.mean(Runs.run(healthy, transport, flows)) / Runs.mean(Runs.run(degraded, transport, flows));

        assertTrue(kept >= 0.90 && kept <= 1, "of the healthy fabric's " + kept);
    }

    /** Half of a leaf's uplinks of one plane are gone: 25 % of a NIC's rate goes where 12.5 % can pass. */
    @Test
    void aNicSendsLessIntoAPlaneThatHasFewerPaths() {
        String[] failed = IntStream.rangeClosed(1, 8).mapToObj(s -> "link:leaf1-spine" + s).toArray(String[]::new);
        Topology degraded = Runs.topology(PLANES, failed);
        FlowSet flows = new FlowSet();
        for (int host = 0; host < 16; host++) {
            flows.add(host, 16 + host, 16 << 20);
        }
        Transport weighing = Runs.transport("spectrum-x");
        Transport evenly = Runs.with(weighing, new LoadBalancing.AdaptivePerPacket());
        double line = Runs.wireBytes(weighing, 16 << 20) / (4 * 12.5e9);

        PacketResult weighed = Runs.run(degraded, weighing, flows);
        double share = line / Runs.mean(weighed);
        PacketResult unweighed = Runs.run(degraded, evenly, flows);
        double alike = line / Runs.mean(unweighed);

        assertTrue(share > 0.8 && share < 3.5 / 4, "of the 87.5 % that there are: " + share);
        assertTrue(share > 1.04 * alike, "weighed " + share + ", alike, which only pauses hold back, " + alike);
        assertTrue(2 * weighed.pauses() < unweighed.pauses(), weighed.pauses() + " of " + unweighed.pauses());
        double inPlane = weighed.sentBytes()[Runs.link(degraded, "host1", "leaf1")];
        double inOther = weighed.sentBytes()[Runs.link(degraded, "host1", "leaf5")];
        assertEquals(0.5, inPlane / inOther, 0.15, "bytes into the plane with half the paths over those into another");
    }

    /**
     * IRN-1: RoCE with PFC and go-back-N takes 1.06 to 1.83 times as long as selective repeat without PFC and with a
     * window of one bandwidth-delay product (arXiv 1806.08159): fat tree at 40 Gb/s, links of 2 us, ECMP, messages of
     * all sizes at random times at 70 % load, mean completion, no other congestion control.
     */
    @Test
    void selectiveRepeatWithoutPauseBeatsGoBackNWithPause() {
        Topology topology = Runs.topology("fat-tree-3:hosts=16,radix=4,rate=40Gb/s,latency=2us");
        Transport usual = Runs.transport("rocev2-dcqcn", Map.of("mtu", 1024.0, "xoff-share", 0.15));
        Transport roce = Runs.with(usual, new FixedWindow(Double.POSITIVE_INFINITY));
        Transport irn = Runs.with(Runs.with(Runs.with(usual, new FixedWindow(1)), new FlowControl.BestEffort(false)),
                new LossRecovery.SelectiveRepeat(0, 320e-6));
        SimulationSettings settings = SimulationSettings.DEFAULT.withBuffer(100e-6);
        FlowSet flows = mixed(topology.endpoints(), 500, 0.7 * 5e9, 1);

        double ratio = Runs.mean(PacketSimulation.run(topology, roce, flows, settings))
                / Runs.mean(PacketSimulation.run(topology, irn, flows, settings));

        assertTrue(ratio >= 1.06 && ratio <= 1.83, "ratio " + ratio);
    }

    /** Half of the messages small, a third middle, the rest of some megabytes, at random times and ends. */
    private static FlowSet mixed(int endpoints, int count, double loadBytesPerSecond, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        FlowSet flows = new FlowSet();
        double mean = 0.5 * 8e3 + 0.35 * 200e3 + 0.15 * 1.6e6;
        double time = 0;
        for (int i = 0; i < count; i++) {
            time -= Math.log(1 - random.nextDouble()) * mean / (loadBytesPerSecond * endpoints);
            int from = random.nextInt(endpoints);
            int to = (from + 1 + random.nextInt(endpoints - 1)) % endpoints;
            double kind = random.nextDouble();
            int bytes = kind < 0.5 ? 1_000 + random.nextInt(14_000)
                    : kind < 0.85 ? 15_000 + random.nextInt(370_000) : 200_000 + random.nextInt(2_800_000);
            flows.add(from, to, bytes, time, 0);
        }
        return flows;
    }

    /**
     * GBN-2: at 1 % loss go-back-N keeps less than half of its throughput, timeouts included (ICCCN 2019); selective
     * repeat at least 0.9.
     */
    @Test
    void goBackNCollapsesAtOnePercentLossAndSelectiveRepeatDoesNot() {
        assertTrue(shareAtLoss("rocev2-dcqcn", 0.01) <= 0.5);
        assertTrue(shareAtLoss("spectrum-x", 0.01) >= 0.9);
        assertTrue(shareAtLoss("rocev2-hpcc", 0.01) >= 0.9);
    }

    private static double shareAtLoss(String id, double loss) {
        Topology topology = Runs.topology("leaf-spine:hosts=2,down=1,up=1,rate=400Gb/s,latency=1us");
        FlowSet flows = new FlowSet();
        flows.add(0, 1, 64 << 20);
        double without = Runs.worst(Runs.run(topology, Runs.transport(id), flows));
        return without / Runs.worst(Runs.run(topology, Runs.transport(id, Map.of("loss-probability", loss)), flows));
    }

    /** Goodput of UET on 200 Gb/s at 0, 0.1 and 1 % loss: 196.3, 193.0 and 163.5 Gb/s (models (d), ns-3). */
    @Test
    void uecLosesGoodputAsItsModelInAnotherSimulatorDoes() {
        Topology topology = Runs.topology("leaf-spine:hosts=2,down=1,up=1,rate=200Gb/s,latency=1us");
        FlowSet flows = new FlowSet();
        flows.add(0, 1, 64 << 20);
        Map<Double, Double> published = Map.of(0.0, 196.3, 0.001, 193.0, 0.01, 163.5);

        published.forEach((loss, expected) -> {
            Transport transport = Runs.transport("uec", Map.of("loss-probability", loss));
            double goodput = 8e-9 * (64 << 20) / Runs.worst(Runs.run(topology, transport, flows));
            assertEquals(expected, goodput, 0.2 * expected, "at a loss of " + loss);
        });
    }

    /** SIM-1: 165.98 us for a ring of 1 MB over 8 GPUs at one switch of 100 Gb/s (arXiv 2606.10440); 83 to 250 us. */
    @Test
    void aRingOfOneMegabyteTakesAsLongAsInAnotherSimulator() {
        Topology topology = Runs.topology("leaf-spine:hosts=8,down=8,up=1,rate=100Gb/s,latency=500ns");

        double seconds = Runs.run(topology, Runs.transport("rocev2-dcqcn"),
                Traffics.flows(new SimulatedTraffic.AllReduceRing(1 << 20), 8, 1)).makespanSeconds();

        assertTrue(seconds >= 83e-6 && seconds <= 250e-6, "ring " + seconds);
        assertEquals(165.98e-6, seconds, 0.1 * 165.98e-6);
    }

    /** A spraying sender with few entropy values is an ECMP sender with few flows. */
    @Test
    void fewEntropyValuesCollide() {
        Topology topology = Runs.topology("leaf-spine:hosts=64,down=16,up=16,rate=100Gb/s,latency=500ns");
        FlowSet flows = Runs.permutation(topology, 2e6, 3);
        Transport many = Runs.transport("rocev2-swift");
        Transport few = Runs.with(many, new LoadBalancing.Spraying(256, 4, false));

        assertTrue(Runs.worst(Runs.run(topology, few, flows)) > 1.2 * Runs.worst(Runs.run(topology, many, flows)));
    }
}
