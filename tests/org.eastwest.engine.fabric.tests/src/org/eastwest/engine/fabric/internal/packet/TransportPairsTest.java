// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each transport against each other, and each of them against itself with one thing changed. */
class TransportPairsTest {
    private static final String LEAVES = "leaf-spine:hosts=64,down=16,up=16,rate=100Gb/s,latency=500ns";
    private static final Topology FABRIC = Runs.topology(LEAVES);
    private static final Topology HALF_OF_A_LEAF = Runs.topology(LEAVES, IntStream.rangeClosed(1, 8)
            .mapToObj(spine -> "link:leaf1-spine" + spine).toArray(String[]::new));
    private static final Topology SWITCH = Runs.topology("leaf-spine:hosts=33,down=33,up=1,rate=100Gb/s,latency=500ns");
    private static final double BYTES = 2e6;
    private static final int SEEDS = 3;

    /**
     * From the fastest permutation to the slowest: adaptive routing with few bytes of headers; adaptive routing with
     * those of RoCE; spraying without looking; the same with in-band telemetry and 5 % of the line kept free; one path.
     */
    private static final List<String> COMPARED = List.of("ib-ndr", "spectrum-x", "uec", "rocev2-hpcc", "rocev2-dcqcn");

    static Stream<Arguments> pairs() {
        List<Arguments> pairs = new ArrayList<>();
        for (int fast = 0; fast < COMPARED.size(); fast++) {
            for (int slow = fast + 1; slow < COMPARED.size(); slow++) {
                pairs.add(Arguments.of(COMPARED.get(fast), COMPARED.get(slow)));
            }
        }
        return pairs.stream();
    }

    @ParameterizedTest(name = "{0} before {1}")
    @MethodSource("pairs")
    void oneTransportInsteadOfAnotherChangesAPermutation(String fast, String slow) {
        double faster = mean(FABRIC, Runs.transport(fast));
        double slower = mean(FABRIC, Runs.transport(slow));

        assertTrue(faster < slower, fast + " " + faster + ", " + slow + " " + slower);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ib-ndr", "ib-xdr", "spectrum-x", "uec", "rocev2-hpcc", "rocev2-swift", "rocev2-dcqcn",
        "rocev2-eecmp"})
    void moreQueuePairsSpreadTheFlowsOfEveryTransportThatHashes(String id) {
        double one = mean(FABRIC, withQueuePairs(id, 1));
        double four = mean(FABRIC, withQueuePairs(id, 4));
        double sixteen = mean(FABRIC, withQueuePairs(id, 16));

        assertTrue(four < one, four + " against " + one);
        assertTrue(sixteen < four, sixteen + " against " + four);
    }

    private static Transport withQueuePairs(String id, int count) {
        return Runs.with(Runs.transport(id), new LoadBalancing.FlowHash(count));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ib-ndr", "ib-xdr", "spectrum-x", "uec", "rocev2-hpcc", "rocev2-swift", "rocev2-dcqcn",
        "rocev2-eecmp"})
    void failedUplinksSlowDownWhatTheirLeafSends(String id) {
        Transport transport = Runs.transport(id);

        double usual = ofOneLeaf(FABRIC, transport);
        double failed = ofOneLeaf(HALF_OF_A_LEAF, transport);

        assertTrue(failed > 1.2 * usual, failed + " against " + usual);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ib-ndr", "ib-xdr", "spectrum-x", "uec", "rocev2-hpcc", "rocev2-swift", "rocev2-dcqcn",
        "rocev2-eecmp"})
    void withoutItsCongestionControlTheQueueOfAnIncastIsLonger(String id) {
        Transport controlled = Runs.transport(id, id.startsWith("ib-") ? Map.of("mark-threshold", 15.0) : Map.of());
        Transport free = Runs.with(controlled, new FixedWindow(Double.POSITIVE_INFINITY));

        double with = queue(controlled);
        double without = queue(free);

        assertTrue(with < 0.95 * without, with + " against " + without);
    }

    private static double queue(Transport transport) {
        return PacketSimulation.run(SWITCH, transport, Runs.incast(SWITCH, 32, 4 * BYTES),
                SimulationSettings.DEFAULT.withBuffer(1e-3)
                        .withWatch(new SimulationSettings.Watch(Runs.link(SWITCH, "leaf1", "host1"), 1e-6)))
                .samples().meanQueueBytes(100e-6);
    }

    private static double mean(Topology topology, Transport transport) {
        return overSeeds(seed -> Runs.mean(PacketSimulation.run(topology, transport,
                Runs.permutation(topology, BYTES, seed), SimulationSettings.DEFAULT.withSeed(seed))));
    }

    /** Every host of the first leaf sends to one of the second. */
    private static double ofOneLeaf(Topology topology, Transport transport) {
        FlowSet flows = new FlowSet();
        for (int host = 0; host < 16; host++) {
            flows.add(host, 16 + host, (long) BYTES);
        }
        return overSeeds(seed -> Runs.mean(PacketSimulation.run(topology, transport, flows,
                SimulationSettings.DEFAULT.withSeed(seed))));
    }

    private static double overSeeds(LongToDoubleFunction run) {
        return LongStream.rangeClosed(1, SEEDS).mapToDouble(run).average().orElseThrow();
    }
}
