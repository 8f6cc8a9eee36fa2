// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulatedTraffic.Connection;
import org.eastwest.spi.simulation.SimulatedTraffic.Connections;
import org.eastwest.spi.simulation.SimulatedTraffic.Job;
import org.eastwest.spi.simulation.SimulatedTraffic.Jobs;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Both levels, held against what sharing a link in equal parts leaves; lines of 12.5 GB/s. */
@DisplayName("Several jobs on one fabric, simulated")
class SimulatedJobsTest {
    /** Leaves of 8 endpoints with 2 uplinks. */
    private static final String THIN = "leaf-spine:hosts=32,down=8,up=2,rate=100Gb/s,latency=500ns";
    private static final String TWO_PLANES = "multi-plane:hosts=32,planes=2,radix=16,oversubscription=3,rate=200Gb/s";
    private static final double LINE = 12.5e9;
    private static final double BYTES = 8e6;

    static Stream<NetworkSimulator> levels() {
        return Stream.of(new FlowLevelSimulator(), new PacketLevelSimulator());
    }

    static Stream<Arguments> transports() {
        return levels().flatMap(level -> Stream.of("uec", "rocev2-dcqcn", "ib-ndr", "rocev2-swift", "spectrum-x")
                .map(id -> Arguments.of(level, id)));
    }

    /** From {@code pairs} endpoints of the first leaf, one on, to as many of the second. */
    private static Job pairs(String id, int number, int from, int pairs) {
        List<Integer> endpoints = new ArrayList<>();
        IntStream.range(from, from + pairs).forEach(endpoints::add);
        IntStream.range(from + 8, from + 8 + pairs).forEach(endpoints::add);
        return new Job(id, number, endpoints, new Connections(IntStream.range(0, pairs)
                .mapToObj(i -> new Connection(i, pairs + i, BYTES, 0)).toList(), "pairs"));
    }

    private static Job all(String id, int number, int first, SimulatedTraffic traffic) {
        return new Job(id, number, IntStream.iterate(first, e -> e < 32, e -> e + 2).boxed().toList(), traffic);
    }

    private static SimulationResult run(NetworkSimulator level, String spec, Transport transport, Isolation isolation,
            Job... jobs) {
        return level.simulate(new SimulationRequest(new SimulatedFabric.Described(spec),
                new Jobs(List.of(jobs), isolation), transport), Progress.NONE);
    }

    private static double max(SimulationResult result, int job) {
        return result.jobs().get(job).completion().max();
    }

    private static Transport adaptive() {
        return Runs.transport("uec", Map.of("spray-adaptive", 1.0));
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("a job with two flows gets two of eight parts of its uplinks, and half of them with priorities")
    void priorities(NetworkSimulator level) {
        Transport transport = adaptive();
        double wire = BYTES / transport.wireFormat().goodput() / LINE;
        Job small = pairs("small", 0, 0, 2);
        Job large = pairs("large", 1, 2, 6);

        SimulationResult none = run(level, THIN, transport, Isolation.NONE, small, large);
        SimulationResult lanes = run(level, THIN, transport, Isolation.PRIORITIES, small, large);
        SimulationResult alone = run(level, THIN, transport, Isolation.PRIORITIES, small);

        assertEquals(4 * wire, max(none, 0), 0.12 * 4 * wire, "eight flows over two uplinks");
        assertEquals(2 * wire, max(lanes, 0), 0.12 * 2 * wire, "two flows over half of two uplinks");
        assertEquals(wire, max(alone, 0), 0.12 * wire, "two flows over two uplinks");
        assertEquals(4 * wire, max(lanes, 1), 0.12 * 4 * wire, "all bytes over two uplinks, whoever is first");
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("on planes of their own do not meet, and have those alone")
    void planes(NetworkSimulator level) {
        Transport transport = adaptive();
        Job one = all("one", 0, 0, new SimulatedTraffic.Permutation(2e6));
        Job other = all("other", 1, 1, new SimulatedTraffic.Permutation(2e6));

        double apart = max(run(level, TWO_PLANES, transport, Isolation.PLANES, one, other), 0);

        assertEquals(max(run(level, TWO_PLANES, transport, Isolation.PLANES, one), 0), apart, 0.02 * apart);
        assertTrue(max(run(level, TWO_PLANES, transport, Isolation.NONE, one), 0) < 0.8 * apart,
                "alone on both planes it is faster");
        assertTrue(max(run(level, TWO_PLANES, transport, Isolation.NONE, one, other), 0)
                > 1.1 * max(run(level, TWO_PLANES, transport, Isolation.NONE, one), 0), "beside the other slower");
        assertTrue(assertThrows(IllegalArgumentException.class,
                () -> run(level, THIN, transport, Isolation.PLANES, one, other)).getMessage().contains("one plane"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("transports")
    @DisplayName("that share uplinks slow one another, whatever the transport; that share none do not")
    void sharedUplinks(NetworkSimulator level, String id) {
        Transport transport = Runs.transport(id);
        Job small = pairs("small", 0, 0, 2);

        double alone = max(run(level, THIN, transport, Isolation.NONE, small), 0);

        assertTrue(max(run(level, THIN, transport, Isolation.NONE, small, pairs("near", 1, 2, 6)), 0) > 1.3 * alone);
        // Control of the far job draws random numbers too; ways of flows that are hashed are others then.
        double far = max(run(level, THIN, transport, Isolation.NONE, pairs("far", 0, 16, 6), small), 1);
        assertTrue(far < 1.02 * Math.max(alone, 2 * BYTES / transport.wireFormat().goodput() / LINE), "far " + far);
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("a job that has the whole fabric is the traffic of all endpoints, whichever it is")
    void oneJobIsTheTraffic(NetworkSimulator level) {
        for (SimulatedTraffic traffic : List.of(new SimulatedTraffic.Permutation(1e6),
                new SimulatedTraffic.Incast(5, 1e6), new SimulatedTraffic.AllReduceRing(4e6),
                new SimulatedTraffic.AllToAll(4e6))) {
            Job whole = new Job("whole", 0, IntStream.range(0, 32).boxed().toList(), traffic);
            SimulationResult plain = level.simulate(new SimulationRequest(new SimulatedFabric.Described(THIN), traffic,
                    adaptive()), Progress.NONE);
            SimulationResult job = run(level, THIN, adaptive(), Isolation.NONE, whole);
            assertEquals(plain.completion().max(), job.completion().max(), 1e-3 * plain.completion().max());
            assertEquals(plain.flows(), job.flows());
            assertEquals(job.completion(), job.jobs().get(0).completion());
        }
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("count their own messages, and all of them together those of the fabric")
    void counts(NetworkSimulator level) {
        SimulationResult both = run(level, THIN, adaptive(), Isolation.NONE, pairs("a", 0, 0, 2),
                all("b", 1, 1, new SimulatedTraffic.AllToAll(1e6)));
        assertEquals(List.of(2L, 240L), both.jobs().stream().map(SimulationResult.OfJob::flows).toList());
        assertEquals(242, both.flows());
        assertEquals(List.of(), both.findings());
    }

    @ParameterizedTest
    @MethodSource("levels")
    @DisplayName("are told when they are more than the priorities, and refused on hosts that are not there")
    void findings(NetworkSimulator level) {
        Transport oneLane = Runs.transport("rocev2-dcqcn");
        assertEquals(List.of("EW-SIMULATION-013"), run(level, THIN, oneLane, Isolation.PRIORITIES,
                pairs("a", 0, 0, 2), pairs("b", 1, 2, 2)).findings().stream().map(Finding::code).toList());
        assertTrue(assertThrows(IllegalArgumentException.class, () -> run(level, THIN, oneLane, Isolation.NONE,
                pairs("a", 0, 30, 2))).getMessage().contains("host39"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> run(level, THIN, oneLane, Isolation.NONE,
                new Job("a", 0, List.of(3, 3), new SimulatedTraffic.Permutation(1)))).getMessage().contains("host4"));
    }

    @Test
    @DisplayName("have two hosts at least, and do not nest")
    void jobs() {
        SimulatedTraffic traffic = new SimulatedTraffic.Permutation(1);
        assertThrows(IllegalArgumentException.class, () -> new Job("a", 0, List.of(3), traffic));
        Jobs inner = new Jobs(List.of(new Job("a", 0, List.of(3, 4), traffic)), Isolation.NONE);
        assertThrows(IllegalArgumentException.class, () -> new Job("b", 0, List.of(3, 4), inner));
        assertThrows(IllegalArgumentException.class, () -> new Jobs(List.of(), Isolation.NONE));
    }
}
