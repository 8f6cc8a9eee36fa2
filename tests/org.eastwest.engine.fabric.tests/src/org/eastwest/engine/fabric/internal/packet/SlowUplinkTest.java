// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One of a leaf's n uplinks at half rate, 400 Gb/s, 32 MiB from every host below one leaf to one below another. An
 * oblivious sender brings 1/n of its packets over the slow link, and ends when that does; an adaptive one ends as if
 * the leaf had n - 1/2 links. (Where switches trim at queues of a round trip, an oblivious sender does better than
 * that, because what is trimmed is sent again over another path.)
 */
class SlowUplinkTest {
    private static final int UPLINKS = 8;
    private static final double BYTES = 32 << 20;
    private static final double SLOW = 25e9;

    private static Topology fabric(int uplinks, String... faults) {
        return Runs.topology("leaf-spine:hosts=" + 2 * uplinks + ",down=" + uplinks + ",up=" + uplinks
                + ",rate=400Gb/s,latency=500ns", faults);
    }

    private static Topology degraded(int uplinks) {
        return fabric(uplinks, "rate:leaf1-spine1=200Gb/s");
    }

    private static PacketResult run(Topology topology, Transport transport) {
        FlowSet flows = new FlowSet();
        int uplinks = topology.endpoints() / 2;
        for (int host = 0; host < uplinks; host++) {
            flows.add(host, uplinks + host, (long) BYTES);
        }
        return Runs.run(topology, transport, flows);
    }

    private static Transport uec(double adaptive) {
        return Runs.transport("uec", Map.of("spray-adaptive", adaptive));
    }

    @ParameterizedTest(name = "{0} uplinks")
    @ValueSource(ints = {2, 4, 8, 16, 32})
    void obliviousSprayingEndsWithTheSlowLinkAndAdaptiveSprayingWithAllLinks(int uplinks) {
        double healthy = Runs.worst(run(fabric(uplinks), uec(0)));
        PacketResult oblivious = run(degraded(uplinks), uec(0));
        PacketResult adaptive = run(degraded(uplinks), uec(1));

        double bound = Runs.wireBytes(uec(0), BYTES) / SLOW;
        assertEquals(bound, Runs.worst(oblivious), 0.08 * bound);
        assertEquals(2 * healthy, Runs.worst(oblivious), 0.08 * 2 * healthy);
        double shared = uplinks / (uplinks - 0.5) * Runs.worst(run(fabric(uplinks), uec(1)));
        assertEquals(shared, Runs.worst(adaptive), 0.08 * shared);
    }

    /** REPS-4: 1.6 to 2.1 times (REPS, EuroSys 2026, arXiv 2407.21625). */
    @Test
    void adaptiveSprayingIsTwiceAsFastAsObliviousSpraying() {
        double speedUp = Runs.worst(run(degraded(UPLINKS), uec(0))) / Runs.worst(run(degraded(UPLINKS), uec(1)));

        assertTrue(speedUp >= 1.6 && speedUp <= 2.1, "speed-up " + speedUp);
    }

    /** REPS-9: 45 to 55 % (testbed of the same paper). */
    @Test
    void obliviousSprayingLeavesTheHealthyLinksHalfIdle() {
        PacketResult oblivious = run(degraded(UPLINKS), uec(0));

        double busy = 0;
        for (int spine = 2; spine <= UPLINKS; spine++) {
            busy += oblivious.sentBytes()[Runs.link(degraded(UPLINKS), "leaf1", "spine" + spine)] / 50e9
                    / oblivious.makespanSeconds() / (UPLINKS - 1);
        }
        assertTrue(busy >= 0.45 && busy <= 0.55, "utilisation " + busy);
    }

    /**
     * Credits and adaptive routing end with all links, whichever end of the slow one the switch is at. Behind the spine
     * what waits before the slow link takes twice as long: at most the buffer of 25 us of the line.
     */
    @ParameterizedTest(name = "{0}, {1} uplinks")
    @CsvSource({"ib-ndr, 2", "ib-ndr, 4", "ib-ndr, 8", "ib-ndr, 16", "ib-ndr, 32", "ib-xdr, 8"})
    void infinibandEndsWithAllLinks(String id, int uplinks) {
        Transport transport = Runs.transport(id);

        double shared = uplinks / (uplinks - 0.5) * Runs.worst(run(fabric(uplinks), transport));
        assertEquals(shared, Runs.worst(run(degraded(uplinks), transport)), 0.01 * shared);
        double behind = Runs.worst(back(degraded(uplinks), transport));
        assertEquals(shared, behind, 0.08 * shared);
        assertTrue(behind <= 1.01 * (shared + 2 * SimulationSettings.DEFAULT.bufferSeconds()), "behind " + behind);
    }

    /**
     * Marks (FECN) know no path: with congestion control turned on and switches that see their own queues alone, one
     * slow link behind a spine slows flows over all spines down to what an oblivious sender gets, and by the waits for
     * CCTI_Timer below that. Where the switch knows of the slow link, the first entry of the table that delays at all
     * halves the rate of a flow.
     */
    @ParameterizedTest(name = "{0} uplinks")
    @ValueSource(ints = {4, 8, 16})
    void marksOfInfinibandSlowFlowsOverAllSpinesDown(int uplinks) {
        Transport transport = Runs.transport("ib-ndr", Map.of("mark-threshold", 15.0));
        Transport near = Runs.transport("ib-ndr", Map.of("mark-threshold", 15.0, "farther-links", 0.0));
        double healthy = Runs.worst(run(fabric(uplinks), transport));

        double ahead = Runs.worst(run(degraded(uplinks), transport)) / healthy;
        assertTrue(ahead >= uplinks / (uplinks - 0.5) && ahead <= 2, "ahead " + ahead);
        double known = Runs.worst(back(degraded(uplinks), transport)) / healthy;
        assertTrue(known >= uplinks / (uplinks - 0.5) && known <= 2, "behind the spine, known " + known);
        double behind = Runs.worst(back(degraded(uplinks), near)) / healthy;
        assertTrue(behind >= 2 && behind <= 1.6 * 2, "behind the spine " + behind);
    }

    private static PacketResult back(Topology topology, Transport transport) {
        FlowSet flows = new FlowSet();
        int uplinks = topology.endpoints() / 2;
        for (int host = 0; host < uplinks; host++) {
            flows.add(uplinks + host, host, (long) BYTES);
        }
        return Runs.run(topology, transport, flows);
    }

    /**
     * A permutation of several leaves, one of whose links is slow both ways: senders of all leaves use it as far as it
     * goes, and the last flow ends when the max-min fair rates of flow level have it end.
     */
    @ParameterizedTest(name = "{0}, {1} leaves of {2} uplinks")
    @CsvSource({"uec, 4, 4", "uec, 8, 8", "spectrum-x, 4, 2", "spectrum-x, 4, 4", "spectrum-x, 8, 8",
        "spectrum-x, 4, 16", "ib-ndr, 4, 2", "ib-ndr, 4, 4", "ib-ndr, 8, 8", "ib-ndr, 4, 16"})
    void sendersOfOtherLeavesKnowOfTheSlowLink(String id, int leaves, int uplinks) {
        Transport transport = id.equals("uec") ? uec(1) : Runs.transport(id);

        double fair = lastOfPermutation(leaves, uplinks, transport, new FlowLevelSimulator());
        assertEquals(fair, lastOfPermutation(leaves, uplinks, transport, new PacketLevelSimulator()), 0.08 * fair);
    }

    /** Switches that see their own queues alone learn of it late; pauses and windows leave what an oblivious sender has. */
    @Test
    void withoutKnowingTheSlowLinkHoldsFlowsOverAllSpinesUp() {
        Transport near = Runs.transport("spectrum-x", Map.of("farther-links", 0.0));

        double fair = lastOfPermutation(8, 8, Runs.transport("spectrum-x"), new FlowLevelSimulator());
        assertTrue(lastOfPermutation(8, 8, near, new PacketLevelSimulator()) > 1.3 * fair);
        assertTrue(lastOfPermutation(8, 8, near, new FlowLevelSimulator()) > 1.3 * fair);
    }

    private static double lastOfPermutation(int leaves, int uplinks, Transport transport, NetworkSimulator simulator) {
        String spec = "leaf-spine:hosts=" + leaves * uplinks + ",down=" + uplinks + ",up=" + uplinks
                + ",rate=400Gb/s,latency=500ns";
        return simulator.simulate(new SimulationRequest(new SimulatedFabric.Described(spec),
                List.of("rate:leaf1-spine1=200Gb/s"), new SimulatedTraffic.Permutation(BYTES), transport, Map.of(), 1,
                1L << 30, 1L << 40), Progress.NONE).completion().max();
    }

    /** Switches that choose by queue length send the slow link half as much. */
    @Test
    void adaptiveRoutingUsesTheSlowLinkAsFarAsItGoes() {
        Transport transport = Runs.transport("spectrum-x");

        double shared = UPLINKS / (UPLINKS - 0.5) * Runs.worst(run(fabric(UPLINKS), transport));
        assertEquals(shared, Runs.worst(run(degraded(UPLINKS), transport)), 0.08 * shared);
    }
}
