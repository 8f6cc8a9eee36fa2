// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.loss.LossEffect;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Packets that the wire loses: what senders get through beside them, and what must not get lost with them. */
class LossTest {
    private static final String PATHS = "leaf-spine:hosts=4,down=2,up=4,rate=400Gb/s,latency=1us";
    private static final double LINE = 50e9;
    private static final double RTT = 8.3e-6;
    private static final long BYTES = 64L << 20;

    private static PacketResult run(Transport transport, SimulationSettings settings) {
        FlowSet flows = new FlowSet();
        flows.add(0, 2, BYTES);
        return PacketSimulation.run(Runs.topology(PATHS), transport, flows, settings);
    }

    private static Transport losing(String id, double probability) {
        return Runs.transport(id, Map.of("loss-probability", probability, "timeout", 1e-3));
    }

    /** Enough losses to use up all credits of a link several times, if each took some with it. */
    @ParameterizedTest
    @ValueSource(strings = {"ib-ndr", "ib-xdr"})
    void creditsOfLostPacketsComeBack(String id) {
        PacketResult result = run(losing(id, 0.02), SimulationSettings.DEFAULT.withBuffer(2e-6));

        assertTrue(result.complete());
        assertTrue(result.dropped() * 4122 > 4 * 2e-6 * LINE, "lost " + result.dropped());
    }

    /** A link that fails takes what was on it, and no credit: it carries as much as before once it is repaired. */
    @Test
    void creditsOfPacketsOnAFailedLinkComeBack() {
        Topology healthy = Runs.topology("leaf-spine:hosts=2,down=1,up=1,rate=400Gb/s,latency=1us");
        Topology failed = Runs.topology("leaf-spine:hosts=2,down=1,up=1,rate=400Gb/s,latency=1us", "link:leaf1-spine1");
        FlowSet flows = new FlowSet();
        flows.add(0, 1, 4L << 20);
        flows.add(0, 1, BYTES, 3e-3, 0);
        List<NetworkChange> flap = List.of(new NetworkChange(20e-6, failed, 1e-6),
                new NetworkChange(40e-6, healthy, 1e-6));
        Transport transport = losing("ib-ndr", 0);
        SimulationSettings settings = SimulationSettings.DEFAULT.withBuffer(4e-6);

        PacketResult flapped = PacketSimulation.run(healthy, transport, flows, settings.withChanges(flap));
        PacketResult usual = PacketSimulation.run(healthy, transport, flows, settings);

        assertTrue(flapped.dropped() > 0);
        assertEquals(usual.completionSeconds()[1], flapped.completionSeconds()[1], 1e-9);
    }

    /** Over several paths too: a gap tells of a loss soon, not only the timeout (models (d)). */
    @ParameterizedTest(name = "{0} at a loss of {1}")
    @CsvSource({"ib-ndr, 1e-4", "ib-ndr, 1e-3", "ib-xdr, 1e-3", "rocev2-dcqcn, 1e-4", "rocev2-dcqcn, 1e-3",
        "rocev2-hpcc, 1e-3", "rocev2-hpcc, 1e-2", "spectrum-x, 1e-3", "spectrum-x, 1e-2", "uec, 1e-3"})
    void goodputIsThatOfTheClosedForm(String id, double probability) {
        Transport transport = losing(id, probability);
        LossEffect form = new LossEffect(transport, LINE, RTT, BYTES, 1);

        double share = run(losing(id, 0), SimulationSettings.DEFAULT).makespanSeconds()
                / run(transport, SimulationSettings.DEFAULT).makespanSeconds();

        assertEquals(form.goodput(probability) / form.goodput(0), share, 0.06);
    }
}
