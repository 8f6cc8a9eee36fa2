// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user changes moves the result, and in the direction that it should. */
class DirectionsTest {
    private static final String LEAVES = "leaf-spine:hosts=64,down=16,up=16,rate=100Gb/s,latency=500ns";
    private static final Topology FABRIC = Runs.topology(LEAVES);
    private static final Topology SWITCH = Runs.topology("leaf-spine:hosts=33,down=33,up=1,rate=100Gb/s,latency=500ns");
    private static final double BYTES = 2e6;

    private static double worst(Topology topology, Transport transport) {
        return Runs.worst(Runs.run(topology, transport, Runs.permutation(topology, BYTES, 1)));
    }

    private static PacketResult incast(Transport transport) {
        return Runs.run(SWITCH, transport, Runs.incast(SWITCH, 32, BYTES));
    }

    /** A queue pair is a flow that hashes alone. */
    private static Transport withQueuePairs(int count) {
        return Runs.transport("rocev2-eecmp", Map.of("queue-pairs", (double) count));
    }

    @Test
    void transportsThatUseAllPathsBeatTheOneThatUsesOne() {
        double onePath = worst(FABRIC, Runs.transport("rocev2-dcqcn"));

        for (String id : new String[] {"ib-ndr", "rocev2-hpcc", "rocev2-swift", "uec", "spectrum-x"}) {
            assertTrue(worst(FABRIC, Runs.transport(id)) < 0.7 * onePath, id);
        }
    }

    @Test
    void moreQueuePairsSpreadBetter() {
        double one = worst(FABRIC, withQueuePairs(1));
        double four = worst(FABRIC, withQueuePairs(4));
        double sixteen = worst(FABRIC, withQueuePairs(16));

        assertTrue(four < one, four + " against " + one);
        assertTrue(sixteen < four, sixteen + " against " + four);
    }

    @Test
    void failedSpinesSlowEveryTransportDown() {
        for (String id : new String[] {"ib-ndr", "rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc", "rocev2-swift", "uec",
            "spectrum-x"}) {
            Topology half = Runs.topology(LEAVES, "switch:spine1", "switch:spine2", "switch:spine3", "switch:spine4",
                    "switch:spine5", "switch:spine6", "switch:spine7", "switch:spine8");

            double slow = Runs.mean(Runs.run(half, Runs.transport(id), Runs.permutation(half, BYTES, 1)));
            double usual = Runs.mean(Runs.run(FABRIC, Runs.transport(id), Runs.permutation(FABRIC, BYTES, 1)));
            assertTrue(slow > 1.2 * usual, id + ": " + slow + " against " + usual);
        }
    }

    static Stream<Arguments> transportsOnOtherFabrics() {
        List<String> fabrics = List.of("fat-tree-3:hosts=64,radix=8,", "rail-optimised:hosts=64,radix=16,rails=8,",
                "multi-plane:hosts=64,radix=16,planes=2,", "dragonfly-plus:hosts=64,radix=8,");
        return fabrics.stream().flatMap(fabric -> Stream.of("ib-ndr", "rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc",
                "rocev2-swift", "uec", "spectrum-x").map(id -> Arguments.of(fabric, id)));
    }

    /** Everywhere slow uplinks and fewer of them slow a permutation down, and a link as fast as before does not. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("transportsOnOtherFabrics")
    void everyFabricMovesEveryTransport(String fabric, String id) {
        String spec = fabric + "rate=100Gb/s,latency=500ns";
        Transport transport = Runs.transport(id);
        Topology healthy = Runs.topology(spec);
        FlowSet flows = Runs.permutation(healthy, 1e6, 1);
        PacketResult usual = Runs.run(healthy, transport, flows);

        assertArrayEquals(usual.completionSeconds(), Runs.run(Runs.topology(spec, "rate:leaf1-spine1=100Gb/s"),
                transport, flows).completionSeconds(), "as fast as before");
        double slow = Runs.worst(Runs.run(Runs.topology(spec, "rate:leaf1-spine1=10Gb/s",
                "rate:leaf1-spine2=10Gb/s", "rate:leaf1-spine3=10Gb/s", "rate:leaf1-spine4=10Gb/s"), transport, flows));
        assertTrue(slow > 1.2 * Runs.worst(usual), "slow uplinks " + slow);
        if (!fabric.startsWith("dragonfly")) {
            double thin = Runs.mean(Runs.run(Runs.topology(spec + ",oversubscription=3"), transport, flows));
            assertTrue(thin > 1.2 * Runs.mean(usual), "fewer uplinks " + thin);
        }
    }

    /** What stays below one leaf knows nothing of the others. */
    @ParameterizedTest
    @ValueSource(strings = {"ib-ndr", "rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc", "rocev2-swift", "uec",
        "spectrum-x"})
    void failuresElsewhereDoNotMoveWhatStaysBelowALeaf(String id) {
        FlowSet flows = new FlowSet();
        for (int host = 0; host < 16; host++) {
            flows.add(host, (host + 5) % 16, 1_000_000);
        }
        double[] usual = Runs.run(FABRIC, Runs.transport(id), flows).completionSeconds();
        for (String fault : new String[] {"switch:leaf3", "link:leaf2-spine1", "rate:leaf4-spine2=10Gb/s"}) {
            assertArrayEquals(usual, Runs.run(Runs.topology(LEAVES, fault), Runs.transport(id), flows)
                    .completionSeconds(), fault);
        }
    }

    @Test
    void congestionControlKeepsAnIncastShort() {
        Transport none = Runs.with(Runs.transport("rocev2-swift"), new FixedWindow(10));
        double uncontrolled = longest(none);

        assertTrue(longest(Runs.transport("rocev2-swift")) < 0.5 * uncontrolled);
        assertTrue(longest(Runs.transport("rocev2-hpcc")) < 0.5 * uncontrolled);
        assertTrue(longest(Runs.transport("uec")) < 0.5 * uncontrolled);
        assertTrue(longest(Runs.transport("uec", Map.of("receiver-credits", 1.0))) < 0.5 * uncontrolled);
        assertTrue(longest(Runs.transport("uec", Map.of("receiver-credits", 2.0))) < 0.5 * uncontrolled);
    }

    /** Credits of a receiver end where its links do: a queue on the way there, at the only uplink, they do not see. */
    @Test
    void creditsOfReceiversAloneDoNotShortenAQueueOnTheWay() {
        Transport nscc = Runs.transport("uec", Map.of("trimming", 0.0));
        Transport rccc = Runs.transport("uec", Map.of("trimming", 0.0, "receiver-credits", 2.0));

        assertTrue(onTheWay(nscc) < 0.5 * onTheWay(rccc), onTheWay(nscc) + " " + onTheWay(rccc));
    }

    /** Mean queue before one uplink that 16 senders with a receiver each share. */
    private static double onTheWay(Transport transport) {
        Topology fabric = Runs.topology("leaf-spine:hosts=32,down=16,up=1,rate=100Gb/s,latency=500ns");
        FlowSet flows = new FlowSet();
        for (int host = 0; host < 16; host++) {
            flows.add(host, 16 + host, (long) BYTES);
        }
        return PacketSimulation.run(fabric, transport, flows, SimulationSettings.DEFAULT.withBuffer(1e-3)
                .withWatch(new SimulationSettings.Watch(Runs.link(fabric, "leaf1", "spine1"), 1e-6))).samples()
                .meanQueueBytes(100e-6);
    }

    /** Time that the queue is long, not how long it was for a moment: its mean from 100 us on. */
    private static double longest(Transport transport) {
        PacketResult result = PacketSimulation.run(SWITCH, transport, Runs.incast(SWITCH, 32, BYTES),
                SimulationSettings.DEFAULT.withBuffer(1e-3)
                        .withWatch(new SimulationSettings.Watch(Runs.link(SWITCH, "leaf1", "host1"), 1e-6)));
        return result.samples().meanQueueBytes(100e-6);
    }

    @Test
    void slowerFeedbackOfDcqcnMeansLongerQueuesAndMorePauses() {
        PacketResult soon = incast(Runs.transport("rocev2-dcqcn", Map.of("cnp-interval", 10e-6, "ecn-minimum", 1e-6,
                "ecn-maximum", 10e-6)));
        PacketResult late = incast(Runs.transport("rocev2-dcqcn", Map.of("cnp-interval", 400e-6, "ecn-minimum", 1e-6,
                "ecn-maximum", 10e-6)));

        assertTrue(late.pauses() > soon.pauses(), late.pauses() + " against " + soon.pauses());
    }

    @Test
    void pausesLoseNothingWhereBestEffortDrops() {
        Transport pfc = Runs.with(Runs.transport("rocev2-dcqcn"), new FixedWindow(4));
        PacketResult paused = PacketSimulation.run(SWITCH, pfc, Runs.incast(SWITCH, 32, BYTES),
                SimulationSettings.DEFAULT.withBuffer(20e-6));
        PacketResult dropped = PacketSimulation.run(SWITCH, Runs.with(Runs.with(pfc,
                new FlowControl.BestEffort(false, 1)), new LossRecovery.SelectiveRepeat(0, 100e-6)),
                Runs.incast(SWITCH, 32, BYTES), SimulationSettings.DEFAULT.withBuffer(20e-6));

        assertTrue(paused.pauses() > 0);
        assertEquals(0, paused.dropped());
        assertEquals(0, dropped.pauses());
        assertTrue(dropped.dropped() > 0);
    }

    @Test
    void creditsLoseNothingEither() {
        PacketResult result = PacketSimulation.run(SWITCH, Runs.transport("ib-ndr"),
                Runs.incast(SWITCH, 32, BYTES), SimulationSettings.DEFAULT.withBuffer(5e-6));

        assertTrue(result.complete());
        assertEquals(0, result.dropped() + result.trimmed() + result.pauses());
    }

    /**
     * What InfiniBand's congestion control is for (Gran et al., IPDPS 2010): without it a flow to an idle host waits for
     * the credits that an incast beside it takes; with it the senders of the incast slow down. Ports that wait for
     * credits themselves mark nothing, so that the flow beside keeps its rate.
     */
    @Test
    void congestionControlOfInfinibandFreesTheFlowBesideAnIncast() {
        Topology topology = Runs.topology("leaf-spine:hosts=16,down=8,up=8,rate=400Gb/s,latency=500ns");
        FlowSet flows = new FlowSet();
        for (int sender = 8; sender < 15; sender++) {
            flows.add(sender, 0, 32 << 20);
        }
        int victim = flows.add(15, 1, 8 << 20, 500e-6, 0);

        double alone = 8 << 20;
        double off = Runs.run(topology, Runs.transport("ib-ndr"), flows).completionSeconds()[victim];
        double on = Runs.run(topology, Runs.transport("ib-ndr", Map.of("mark-threshold", 15.0)), flows)
                .completionSeconds()[victim];

        assertTrue(off > 2 * alone / 50e9, "off " + off);
        assertTrue(on < off / 1.5, "on " + on + ", off " + off);
    }

    @Test
    void smallerBuffersPauseMore() {
        Transport pfc = Runs.with(Runs.transport("rocev2-dcqcn"), new FixedWindow(4));
        FlowSet flows = Runs.incast(SWITCH, 32, BYTES);

        long small = PacketSimulation.run(SWITCH, pfc, flows, SimulationSettings.DEFAULT.withBuffer(20e-6)).pauses();
        long large = PacketSimulation.run(SWITCH, pfc, flows, SimulationSettings.DEFAULT.withBuffer(100e-6)).pauses();

        assertTrue(small > large, small + " against " + large);
    }

    /** Packets that a slow link delays come late over it, and none is lost: InfiniBand sends nothing again. */
    @Test
    void aLinkThatSlowsDownWhileItRunsLosesNothing() {
        String spec = "leaf-spine:hosts=32,down=8,up=8,rate=100Gb/s,latency=500ns";
        SimulationSettings settings = SimulationSettings.DEFAULT.withChanges(List.of(
                new NetworkChange(50e-6, Runs.topology(spec, "rate:leaf1-spine2=10Gb/s"), 0)));

        PacketResult result = PacketSimulation.run(Runs.topology(spec), Runs.transport("ib-ndr"),
                Runs.permutation(Runs.topology(spec), BYTES, 1), settings);

        assertTrue(result.complete());
        assertEquals(0, result.dropped());
        assertEquals(0, result.retransmitted());
    }

    /** An incast below one leaf ends as before when uplinks that it does not take have failed or are slow. */
    @ParameterizedTest
    @ValueSource(strings = {"link:leaf1-spine1", "rate:leaf1-spine1=10Gb/s"})
    void aSwitchKeepsItsBufferWhenItsLinksDoNotKeepTheirRate(String fault) {
        String spec = "leaf-spine:hosts=16,down=8,up=8,rate=100Gb/s,latency=500ns";
        FlowSet flows = new FlowSet();
        for (int sender = 1; sender < 8; sender++) {
            flows.add(sender, 0, (long) BYTES);
        }
        SimulationSettings settings = SimulationSettings.DEFAULT.withBuffer(10e-6);
        Transport trimming = Runs.with(Runs.transport("uec"), new FixedWindow(Double.POSITIVE_INFINITY));

        PacketResult healthy = PacketSimulation.run(Runs.topology(spec), trimming, flows, settings);
        PacketResult degraded = PacketSimulation.run(Runs.topology(spec, fault), trimming, flows, settings);

        assertTrue(healthy.trimmed() > 0);
        assertEquals(healthy.trimmed(), degraded.trimmed());
        assertArrayEquals(healthy.completionSeconds(), degraded.completionSeconds());
    }

    /** A flow to an idle host waits behind the pauses that an incast below the same leaf causes: a victim. */
    @Test
    void aVictimFlowWaitsForTheIncastBesideItOnlyWherePausesSpread() {
        Topology topology = Runs.topology("leaf-spine:hosts=16,down=8,up=2,rate=100Gb/s,latency=500ns");
        FlowSet flows = new FlowSet();
        for (int sender = 8; sender < 15; sender++) {
            flows.add(sender, 0, 4_000_000);
        }
        int victim = flows.add(15, 1, 200_000, 100e-6, 0);
        Transport pausing = Runs.with(Runs.transport("rocev2-dcqcn"), new FixedWindow(20));
        SimulationSettings settings = SimulationSettings.DEFAULT.withBuffer(80e-6);

        double waits = PacketSimulation.run(topology, pausing, flows, settings).completionSeconds()[victim];
        double passes = PacketSimulation.run(topology, Runs.transport("uec"), flows, settings)
                .completionSeconds()[victim];

        assertTrue(waits > 3 * passes, waits + " against " + passes);
    }

    @Test
    void trimmingRepairsSoonerThanATimeout() {
        Transport trims = Runs.transport("uec", Map.of("queue-limit", 1.0, "timeout", 2e-3));
        Transport drops = Runs.transport("uec", Map.of("queue-limit", 1.0, "timeout", 2e-3, "trimming", 0.0));

        assertTrue(Runs.worst(incast(trims)) < Runs.worst(incast(drops)));
    }

    @Test
    void higherPriorityGoesFirst() {
        FlowSet flows = new FlowSet();
        for (int sender = 1; sender <= 8; sender++) {
            flows.add(sender, 0, 1_000_000, 0, sender <= 4 ? 0 : 1);
        }
        double[] times = Runs.run(SWITCH, Runs.with(Runs.transport("rocev2-swift"), new FixedWindow(2)), flows)
                .completionSeconds();

        for (int first = 0; first < 4; first++) {
            for (int second = 4; second < 8; second++) {
                assertTrue(times[first] < times[second]);
            }
        }
    }

    @Test
    void aLinkThatFailsOnTheWayCostsTimeUntilItIsRoutedAround() {
        Topology failed = Runs.topology(LEAVES, "switch:spine1");
        FlowSet flows = Runs.permutation(FABRIC, BYTES, 1);
        Transport transport = Runs.transport("uec");
        double healthy = Runs.worst(Runs.run(FABRIC, transport, flows));

        double soon = Runs.worst(PacketSimulation.run(FABRIC, transport, flows, SimulationSettings.DEFAULT
                .withChanges(List.of(new NetworkChange(50e-6, failed, 10e-6)))));
        double late = Runs.worst(PacketSimulation.run(FABRIC, transport, flows, SimulationSettings.DEFAULT
                .withChanges(List.of(new NetworkChange(50e-6, failed, 1e-3)))));

        assertTrue(healthy < soon, healthy + " against " + soon);
        assertTrue(soon < late, soon + " against " + late);
    }

    @Test
    void anAdaptiveSenderFindsItsWayAroundADeadSpineByItself() {
        Topology failed = Runs.topology(LEAVES, "switch:spine1");
        SimulationSettings settings = SimulationSettings.DEFAULT
                .withChanges(List.of(new NetworkChange(50e-6, failed, 10e-3)));
        FlowSet flows = Runs.permutation(FABRIC, 8e6, 1);

        double oblivious = Runs.worst(PacketSimulation.run(FABRIC, Runs.transport("uec"), flows, settings));
        double adaptive = Runs.worst(PacketSimulation.run(FABRIC,
                Runs.with(Runs.transport("uec"), new LoadBalancing.Spraying(256, 65_536, true)), flows, settings));

        assertTrue(adaptive < oblivious, adaptive + " against " + oblivious);
    }
}
