// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.concurrent.CancellationException;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run ends where it must, says why, and is the same again. */
class LimitsTest {
    private static final Topology FABRIC = Runs.topology("leaf-spine:hosts=32,down=8,up=8,rate=100Gb/s,latency=1us");
    private static final Transport UEC = Runs.transport("uec");
    private static final SimulationSettings USUAL = SimulationSettings.DEFAULT;

    @Test
    void theSameSeedGivesTheSameRunAndAnotherSeedAnother() {
        FlowSet flows = Runs.permutation(FABRIC, 1e6, 1);
        PacketResult one = PacketSimulation.run(FABRIC, UEC, flows, USUAL.withSeed(5));
        PacketResult again = PacketSimulation.run(FABRIC, UEC, flows, USUAL.withSeed(5));
        PacketResult other = PacketSimulation.run(FABRIC, UEC, flows, USUAL.withSeed(6));

        assertArrayEquals(one.completionSeconds(), again.completionSeconds());
        assertArrayEquals(one.sentBytes(), again.sentBytes());
        assertEquals(one.events(), again.events());
        assertNotEquals(one.events(), other.events());
    }

    @Test
    void tooMuchMemoryIsRefusedBeforeTheRunBegins() {
        SimulationLimitException refused = assertThrows(SimulationLimitException.class,
                () -> PacketSimulation.run(FABRIC, UEC, Runs.permutation(FABRIC, 1e12, 1),
                        USUAL.withLimits(1 << 20, Long.MAX_VALUE, 100)));

        assertTrue(refused.getMessage().contains("MiB are allowed")
                && refused.getMessage().contains("Allow more memory"), refused.getMessage());
    }

    @Test
    void tooManyPacketsInFlightEndTheRun() {
        Transport everything = Runs.with(Runs.with(UEC,
                new FixedWindow(Double.POSITIVE_INFINITY)),
                new FlowControl.PriorityFlowControl(1, 0.5));

        SimulationLimitException refused = assertThrows(SimulationLimitException.class,
                () -> PacketSimulation.run(FABRIC, everything, Runs.incast(FABRIC, 31, 50e6),
                        USUAL.withLimits(1 << 20, Long.MAX_VALUE, 100).withBuffer(1e-2)));

        assertTrue(refused.getMessage().contains("in flight") || refused.getMessage().contains("memory"),
                refused.getMessage());
    }

    @Test
    void tooManyEventsEndTheRun() {
        SimulationLimitException refused = assertThrows(SimulationLimitException.class,
                () -> PacketSimulation.run(FABRIC, UEC, Runs.permutation(FABRIC, 20e6, 1),
                        USUAL.withLimits(1L << 30, 200_000, 100)));

        assertTrue(refused.getMessage().contains("more than the 200,000 allowed"), refused.getMessage());
    }

    @Test
    void tooMuchSimulatedTimeEndsTheRun() {
        Transport loses = Runs.transport("rocev2-dcqcn", Map.of("loss-probability", 0.05));

        SimulationLimitException refused = assertThrows(SimulationLimitException.class,
                () -> PacketSimulation.run(FABRIC, loses, Runs.permutation(FABRIC, 4e6, 1),
                        USUAL.withLimits(1L << 30, Long.MAX_VALUE, 1)));

        assertTrue(refused.getMessage().contains("simulated, ") && refused.getMessage().contains("slowest one"), refused.getMessage());
    }

    @Test
    void whoDoesNotWantItAnyLongerEndsTheRun() {
        Progress cancelled = new Progress() {
            @Override
            public void report(double fraction, String what) {
                assertTrue(fraction >= 0 && fraction <= 1);
            }

            @Override
            public boolean cancelled() {
                return true;
            }
        };

        assertThrows(CancellationException.class, () -> PacketSimulation.run(FABRIC, UEC,
                Runs.permutation(FABRIC, 20e6, 1), USUAL, cancelled));
    }

    @Test
    void aMessageWithoutAWayIsRefused() {
        Topology cut = Runs.topology("leaf-spine:hosts=4,down=2,up=1", "link:host1-leaf1");
        FlowSet flows = new FlowSet();
        flows.add(0, 3, 1000);

        assertTrue(assertThrows(IllegalArgumentException.class, () -> Runs.run(cut, UEC, flows)).getMessage()
                .contains("No way leads from host1 to host4"));
    }

    @Test
    void anAllToAllOfTooManyIsRefused() {
        assertTrue(assertThrows(SimulationLimitException.class,
                () -> Traffics.flows(new SimulatedTraffic.AllToAll(1e9), 16_384, 1)).getMessage()
                .contains("Choose flow level"));
    }

    @Test
    void aPriorityThatTheTransportDoesNotHaveIsRefused() {
        FlowSet flows = new FlowSet();
        flows.add(0, 3, 1000, 0, 4);

        assertTrue(assertThrows(IllegalArgumentException.class,
                () -> Runs.run(FABRIC, Runs.transport("ib-ndr"), flows)).getMessage().contains("priority 4"));
    }

    @Test
    void buffersBelowTheHeadroomOfPfcAreRefused() {
        FlowSet flows = Runs.permutation(FABRIC, 1e6, 1);

        assertTrue(assertThrows(IllegalArgumentException.class, () -> PacketSimulation.run(FABRIC,
                Runs.transport("rocev2-dcqcn"), flows, USUAL.withBuffer(1e-6))).getMessage().contains("headroom"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"rocev2-hpcc", "rocev2-swift", "uec"})
    void buffersThatHoldNoPacketAreRefusedWhereSwitchesDrop(String transport) {
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class,
                () -> PacketSimulation.run(FABRIC, Runs.transport(transport), Runs.permutation(FABRIC, 1e6, 1),
                        USUAL.withBuffer(1e-9)));

        assertTrue(refused.getMessage().contains("leaf1") && refused.getMessage().contains("less than a packet"),
                refused.getMessage());
    }

    /** Credits are for two packets at least, and room for one packet is enough to end. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"ib-ndr", "rocev2-hpcc", "rocev2-swift", "uec"})
    void buffersOfFewPacketsEndAnIncast(String transport) {
        int ports = 16;
        double time = transport.equals("ib-ndr") ? 1e-9 : 4 * 5000 / (ports * 12.5e9);
        PacketResult result = PacketSimulation.run(FABRIC, Runs.transport(transport), Runs.incast(FABRIC, 16, 2e5),
                USUAL.withBuffer(time).withLimits(1 << 30, 50_000_000, 100));

        assertTrue(result.complete());
    }

    @Test
    void messagesStartAtTheirTimeAndAfterTheirTriggers() {
        FlowSet flows = new FlowSet();
        int first = flows.add(0, 9, 1_000_000);
        int second = flows.add(1, 10, 1_000_000, 500e-6, 0);
        int third = flows.add(2, 11, 1_000_000, FlowSet.TRIGGERED, 0);
        int never = flows.add(3, 12, 1_000_000, FlowSet.TRIGGERED, 0);
        int both = flows.trigger(2, false, third);
        flows.trigger(1, true, never);
        flows.onSendDone(first, both);
        flows.onReceiveDone(second, both);

        PacketResult result = Runs.run(FABRIC, UEC, flows);

        assertFalse(result.complete());
        assertTrue(Double.isNaN(result.completionSeconds()[never]));
        double alone = result.completionSeconds()[first];
        assertEquals(500e-6 + alone, result.endSeconds()[second], 5e-6);
        assertEquals(result.endSeconds()[second] + alone, result.endSeconds()[third], 10e-6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uec", "rocev2-dcqcn", "rocev2-hpcc", "spectrum-x", "ib-ndr"})
    @DisplayName("a NIC so slow that a packet takes longer than the timeout sends every packet once, not for ever")
    void slowNics(String transport) {
        for (double megabits : new double[] {100, 1}) {
            Topology slow = Runs.topology("leaf-spine:hosts=16,down=4,up=4,rate=400Gb/s",
                    "nic:host1=" + megabits + "Mb/s");
            PacketResult result = PacketSimulation.run(slow, Runs.transport(transport), Runs.permutation(slow, 2e5, 1),
                    USUAL.withLimits(64 << 20, 10_000_000, 100));
            double bound = 2e5 * 8 / (megabits * 1e6);
            assertTrue(Runs.worst(result) >= bound && Runs.worst(result) < 1.6 * bound, Runs.worst(result)
                    + " against " + bound);
            assertEquals(0, result.retransmitted());
        }
    }

    @Test
    void whatALinkCannotCarryInTheTimeSimulatedIsRefusedByItsName() {
        Topology slow = Runs.topology("leaf-spine:hosts=16,down=4,up=4,rate=400Gb/s", "nic:host1=1kb/s");

        String refused = assertThrows(SimulationLimitException.class,
                () -> PacketSimulation.run(slow, UEC, Runs.permutation(slow, 2e6, 1), USUAL)).getMessage();

        assertTrue(refused.contains("host1 sends 2.00 MB over links of 1.00 kb/s: that takes 4.44 h, and at most 100 s")
                && refused.contains("simulate at flow level"), refused);
    }
}
