// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.fluid.FluidRun;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.FluidForm;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Event form and fluid form of one control settle at the same queue and the same rate, for N flows that meet at one
 * port of a switch.
 */
class FluidAgreementTest {
    private static final double LINE = 12.5e9;

    @ParameterizedTest(name = "{0} with {1} flows")
    @CsvSource({"rocev2-dcqcn, 2, 0.030", "rocev2-dcqcn, 8, 0.030", "rocev2-hpcc, 2, 0.003", "rocev2-hpcc, 8, 0.003",
            "rocev2-swift, 2, 0.003", "rocev2-swift, 8, 0.003"})
    void theySettleAtTheSameQueueAndRate(String id, int flows, double seconds) {
        Transport transport = Runs.transport(id);
        Topology topology = Runs.topology("leaf-spine:hosts=" + (flows + 1) + ",down=" + (flows + 1)
                + ",up=1,rate=100Gb/s,latency=1us");
        double packet = transport.wireFormat().mtuBytes() + transport.wireFormat().middleOverheadBytes();
        double roundTrip = 4e-6 + 2 * packet / LINE;

        PacketResult events = PacketSimulation.run(topology, transport,
                Runs.incast(topology, flows, 1.2 * LINE * seconds / flows),
                SimulationSettings.DEFAULT.withBuffer(5e-3)
                        .withWatch(new SimulationSettings.Watch(Runs.link(topology, "leaf1", "host1"), 1e-6)));
        FluidRun.Result fluid = FluidRun.run(transport.congestionControl().algorithm().fluid().orElseThrow(),
                transport.congestionControl().marking().orElse(null),
                new FluidForm.Bottleneck(LINE, roundTrip, packet, flows), roundTrip, seconds);

        double bandwidthDelay = LINE * roundTrip;
        double queue = fluid.meanQueueBytes(seconds / 2);
        double carried = Math.min(1, flows * fluid.meanBytesPerSecond(seconds / 2) / LINE);
        double sent = Runs.wireBytes(transport, 1.2 * LINE * seconds) / LINE / events.makespanSeconds();
        assertTrue(events.complete());
        assertEquals(0, events.dropped());
        assertEquals(queue, meanUntilTheFirstEnds(events, seconds), 0.2 * queue + 0.05 * bandwidthDelay);
        // what was sent includes the start, before the rates had settled, and the end, when some flows had ended
        assertEquals(carried, sent, 0.15);
    }

    private static double meanUntilTheFirstEnds(PacketResult events, double seconds) {
        double until = Arrays.stream(events.endSeconds()).min().orElseThrow();
        double sum = 0;
        int count = 0;
        for (int i = 0; i < events.samples().size(); i++) {
            double at = events.samples().seconds(i);
            if (at > Math.min(seconds, until) / 2 && at < until) {
                sum += events.samples().queueBytes(i);
                count++;
            }
        }
        return sum / count;
    }
}
