// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;

/** Whatever fabric, transport, loss and traffic: no packet vanishes, no link is too fast, every byte arrives once. */
class ConservationPropertiesTest {
    private static final List<String> FABRICS = List.of("leaf-spine:hosts=12,down=4,up=2,rate=100Gb/s,latency=300ns",
            "leaf-spine:hosts=16,down=4,up=4,planes=2,rate=200Gb/s,latency=1us",
            "leaf-spine:hosts=6,down=6,up=1,rate=400Gb/s,latency=500ns",
            "leaf-spine:hosts=16,down=8,up=4,rate=25Gb/s,uplink-rate=100Gb/s,latency=2us",
            "fat-tree-3:hosts=16,radix=4,rate=100Gb/s,latency=500ns",
            "rail:hosts=32,rails=4,radix=8,rate=100Gb/s,latency=500ns");

    @Provide
    Arbitrary<Transport> transports() {
        return Arbitraries.integers().between(0, Runs.MODELS.size() - 1).flatMap(model ->
                Arbitraries.of(0.0, 0.001, 0.02).flatMap(loss -> Arbitraries.of(0, 1, 2, 3, 4).map(change ->
                        transport(Runs.MODELS.get(model).info().id(), loss, change))));
    }

    private static Transport transport(String id, double loss, int change) {
        Transport usual = Runs.transport(id, Map.of("loss-probability", loss, "timeout", 200e-6));
        return switch (change) {
            case 1 -> Runs.with(usual, new LoadBalancing.FlowHash(3));
            case 2 -> Runs.with(usual, new LoadBalancing.Spraying(64, 16, true));
            case 3 -> Runs.with(Runs.with(usual, new FlowControl.BestEffort(true, 0.3)),
                    new LossRecovery.SelectiveRepeat(loss, 200e-6, 4));
            case 4 -> Runs.with(Runs.with(usual, new FlowControl.BestEffort(false, 0.3)),
                    new LossRecovery.GoBackN(loss, 200e-6));
            default -> usual;
        };
    }

    @Property(tries = 120)
    void everyByteArrivesOnceAndNoLinkIsTooFast(@ForAll("transports") Transport transport,
            @ForAll @IntRange(min = 0, max = 5) int fabric, @ForAll @IntRange(min = 1, max = 30) int messages,
            @ForAll @IntRange(min = 1, max = 400_000) int largest, @ForAll @IntRange(min = 0, max = 1000) int seed) {
        Topology topology = Runs.topology(FABRICS.get(fabric));
        SplittableRandom random = new SplittableRandom(seed);
        FlowSet flows = new FlowSet();
        for (int m = 0; m < messages; m++) {
            int from = random.nextInt(topology.endpoints());
            int to = (from + 1 + random.nextInt(topology.endpoints() - 1)) % topology.endpoints();
            flows.add(from, to, 1 + random.nextInt(largest), random.nextDouble() * 50e-6, 0);
        }

        PacketResult result = PacketSimulation.run(topology, transport, flows,
                SimulationSettings.DEFAULT.withSeed(seed).withBuffer(20e-6 + 80e-6 * random.nextDouble()));

        assertTrue(result.complete(), () -> "not all ended: " + transport);
        assertEquals(result.sent(), result.delivered() + result.dropped() + result.trimmed() + result.inFlight());
        assertEquals(flows.totalBytes(), result.payloadBytes(), slack(transport, messages));
        for (int f = 0; f < flows.size(); f++) {
            double line = rate(topology, flows.source(f));
            assertTrue(result.completionSeconds()[f] > flows.bytes(f) / line, "faster than the line");
        }
        for (int link = 0; link < topology.links(); link++) {
            assertTrue(result.sentBytes()[link] <= topology.rate(link) * (result.seconds() + 1e-6));
        }
    }

    /** A message that its queue pairs do not divide is rounded up: a pair carries a byte at least. */
    private static double slack(Transport transport, int messages) {
        return transport.loadBalancing() instanceof LoadBalancing.FlowHash hash
                ? (double) messages * hash.queuePairs() : 0;
    }

    private static double rate(Topology topology, int host) {
        double rate = 0;
        for (int link = topology.firstLink(host); link < topology.firstLink(host + 1); link++) {
            rate += topology.isUp(link) ? topology.rate(link) : 0;
        }
        return rate;
    }
}
