// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic.Connection;
import org.eastwest.spi.simulation.SimulatedTraffic.Connections;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both levels; leaves of 8 endpoints and 8 uplinks of 100 Gb/s, every port of a switch broken out into two links. */
@DisplayName("Optics that have failed or slowed down")
class OpticsTest {
    private static final String TWO_LINKS_A_PORT =
            "leaf-spine:hosts=16,down=8,up=8,rate=100Gb/s,breakout=2,latency=500ns";
    private static final double BYTES = 4e6;

    static Stream<NetworkSimulator> levels() {
        return Stream.of(new FlowLevelSimulator(), new PacketLevelSimulator());
    }

    private static SimulationResult run(NetworkSimulator level, String fault, int... senders) {
        List<Connection> each = IntStream.of(senders).mapToObj(s -> new Connection(s, s + 8, BYTES, 0)).toList();
        return level.simulate(new SimulationRequest(new SimulatedFabric.Described(TWO_LINKS_A_PORT),
                fault == null ? List.of() : List.of(fault), new Connections(each, "test"), Runs.transport("uec"),
                Map.of(), 1, SimulationRequest.DEFAULT_MEMORY_BYTES, SimulationRequest.DEFAULT_EVENTS),
                Progress.NONE);
    }

    /** Time of the message of one sender over that on a healthy fabric. */
    private static double slowdown(NetworkSimulator level, String fault, int... senders) {
        return run(level, fault, senders).completion().max() / run(level, null, senders).completion().max();
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("a module of a leaf at half rate slows both links of its port, one of a NIC its own")
    void slowed(NetworkSimulator level) {
        assertEquals(2, slowdown(level, "optic:leaf1-host2=100Gb/s", 0), 0.06);
        assertEquals(2, slowdown(level, "optic:leaf1-host2=100Gb/s", 1), 0.06);
        assertEquals(1, slowdown(level, "optic:leaf1-host2=100Gb/s", 2), 0.001);
        assertEquals(1, slowdown(level, "optic:host2-leaf1=50Gb/s", 0), 0.001);
        assertEquals(2, slowdown(level, "optic:host2-leaf1=50Gb/s", 1), 0.06);
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("a failed module of an uplink port leaves six of eight links, which the traffic of the leaf shares")
    void uplinks(NetworkSimulator level) {
        int[] all = IntStream.range(0, 8).toArray();
        double failed = slowdown(level, "optic:leaf1-spine3", all);
        assertEquals(8 / 6.0, failed, 0.08 * 8 / 6);
        assertEquals(1, slowdown(level, "optic:leaf2-spine3", 0), 0.001, "what is left suffices for one");
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("a failed module towards NICs cuts off both of its port")
    void cutOff(NetworkSimulator level) {
        for (int sender : new int[] {0, 1}) {
            if (level instanceof FlowLevelSimulator) {
                assertEquals(0, run(level, "optic:leaf1-host1", sender).flows());
            } else {
                assertTrue(assertThrows(IllegalArgumentException.class, () -> run(level, "optic:leaf1-host1", sender))
                        .getMessage().contains("host" + (sender + 1)));
            }
        }
        assertEquals(1, run(level, "optic:leaf1-host1", 2).flows());
        assertEquals(1, run(level, "optic:host1-leaf1", 1).flows());
    }
}
