// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.engine.fabric.internal.lossless.Losslessness;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.transport.FixedWindow;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where flow level, packet level and a closed form all apply, they agree: long messages, a transport that keeps links
 * busy, latencies that hardly matter.
 */
class LevelsAgreeTest {
    private static final String LEAVES = "leaf-spine:hosts=32,down=8,up=8,rate=100Gb/s,latency=500ns";
    private static final String THIN = "leaf-spine:hosts=32,down=8,up=2,rate=100Gb/s,latency=500ns";
    private static final double LINE = 12.5e9;

    static Stream<Arguments> cases() {
        return Stream.of(
                Arguments.of("incast of 16", LEAVES, new SimulatedTraffic.Incast(16, 4e6), 16 * 4e6 / LINE, 0.08),
                Arguments.of("permutation", LEAVES, new SimulatedTraffic.Permutation(8e6), 8e6 / LINE, 0.15),
                Arguments.of("all-to-all", LEAVES, new SimulatedTraffic.AllToAll(31 * 256e3), 31 * 256e3 / LINE, 0.15),
                Arguments.of("all-to-all through a quarter of the uplinks", THIN,
                        new SimulatedTraffic.AllToAll(31 * 128e3), 4 * (24.0 / 31) * 31 * 128e3 / LINE, 0.15),
                Arguments.of("ring all-reduce", LEAVES, new SimulatedTraffic.AllReduceRing(64e6),
                        2 * 31.0 / 32 * 64e6 / LINE, 0.15));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void bothLevelsAgreeWithTheClosedForm(String name, String spec, SimulatedTraffic traffic, double seconds,
            double share) {
        Transport transport = Runs.transport("uec", Map.of("spray-adaptive", 1.0));
        double wire = seconds / transport.wireFormat().goodput();
        SimulationRequest request =
                new SimulationRequest(new SimulatedFabric.Described(spec), traffic, transport);

        SimulationResult flow = new FlowLevelSimulator().simulate(request, Progress.NONE);
        SimulationResult packet = new PacketLevelSimulator().simulate(request, Progress.NONE);

        assertEquals(wire, flow.completion().max(), 0.03 * wire);
        assertEquals(wire, packet.completion().max(), share * wire);
        assertTrue(packet.completion().max() > flow.completion().max() * 0.999, "faster than its links");
        assertEquals(List.of(), packet.findings());
    }

    /** One packet through empty queues, there and its acknowledgement back: 5 us, of which the levels agree to 10 ns. */
    @ParameterizedTest(name = "{0} to endpoint {1}")
    @CsvSource({"ib-ndr, 31", "ib-xdr, 31", "rocev2-dcqcn, 31", "spectrum-x, 31", "uec, 31", "uec, 1"})
    void aMessageEndsWithItsAcknowledgementAtBothLevels(String id, int destination) {
        SimulationRequest request = new SimulationRequest(new SimulatedFabric.Described(LEAVES),
                new SimulatedTraffic.Connections(List.of(new SimulatedTraffic.Connection(0, destination, 4000, 0)),
                        "test"), Runs.transport(id));

        double flow = new FlowLevelSimulator().simulate(request, Progress.NONE).completion().max();
        double packet = new PacketLevelSimulator().simulate(request, Progress.NONE).completion().max();

        assertEquals(packet, flow, 10e-9);
    }

    @Test
    void bothLevelsTellTheWholeOfAnAllToAllAndBesideItItsMessages() {
        SimulationRequest request = new SimulationRequest(new SimulatedFabric.Described(THIN),
                new SimulatedTraffic.AllToAll(31 * 128e3), Runs.transport("uec", Map.of("spray-adaptive", 1.0)));
        for (NetworkSimulator level : List.of(new FlowLevelSimulator(), new PacketLevelSimulator())) {
            SimulationResult result = level.simulate(request, Progress.NONE);
            String told = level.level().id() + " " + result.messages();
            assertEquals(result.messages().max(), result.completion().max(), 1e-6 * result.messages().max(), told);
            assertEquals(result.completion().max(), result.completion().min(), told);
            assertTrue(result.messages().min() < 0.5 * result.messages().max(), told + ": those below a leaf end early");
            assertEquals(32 * 31, result.flows(), told);
        }
    }

    /**
     * An incast into a leaf by its uplinks and from the servers beside: bursts shorter than the first pause of the
     * cascade pause nobody, longer ones do. The cascade leaves out that headroom takes a part of the buffer.
     */
    @ParameterizedTest(name = "{0} uplinks, {1} senders")
    @CsvSource({"4, 24", "16, 24", "2, 60"})
    void theFirstPauseOfABurstIsWhereTheCascadeHasIt(int uplinks, int senders) {
        String spec = "leaf-spine:hosts=64,down=16,up=" + uplinks + ",rate=400Gb/s,latency=500ns";
        Transport transport = Runs.with(Runs.transport("rocev2-dcqcn", Map.of("xoff-share", 0.02)),
                new FixedWindow(Double.POSITIVE_INFINITY)).withLoadBalancing(new LoadBalancing.AdaptivePerPacket());
        LosslessAnswer answer = new Losslessness().examine(new LosslessQuestion(new SimulatedFabric.Described(spec),
                List.of(), transport, Detours.VALLEY_FREE, 1, senders, 1, 1), Progress.NONE);
        double seconds = answer.stages().stream().filter(s -> s.id().equals("xoff")).findFirst().orElseThrow()
                .seconds();

        assertEquals(0, pausesOfBurst(spec, transport, senders, 0.6 * seconds));
        assertTrue(pausesOfBurst(spec, transport, senders, 1.3 * seconds) > 0);
    }

    /** What the links into the leaf bring in so long. */
    private static long pausesOfBurst(String spec, Transport transport, int senders, double seconds) {
        Topology topology = Runs.topology(spec);
        int leaf = topology.to(topology.firstLink(0));
        FlowSet flows = Runs.incast(topology, senders, 1);
        long inside = IntStream.range(0, flows.size())
                .filter(f -> topology.to(topology.firstLink(flows.source(f))) == leaf).count();
        int uplinks = topology.firstLink(leaf + 1) - topology.firstLink(leaf) - 16;
        double each = Math.min(1, (double) uplinks / (senders - inside)) * 50e9 * seconds;
        FlowSet burst = new FlowSet();
        for (int f = 0; f < flows.size(); f++) {
            boolean beside = topology.to(topology.firstLink(flows.source(f))) == leaf;
            burst.add(flows.source(f), 0, (long) (beside ? 50e9 * seconds : each));
        }
        return PacketSimulation.run(topology, transport, burst, SimulationSettings.DEFAULT).pauses();
    }

    @Test
    void aSettingOfTheSimulatorIsHeededAndAWrongOneRefused() {
        PacketLevelSimulator simulator = new PacketLevelSimulator();
        SimulationRequest request = new SimulationRequest(new SimulatedFabric.Described(LEAVES), List.of(),
                new SimulatedTraffic.Incast(16, 1e6), Runs.transport("uec"), Map.of("sample-period", 1e-6), 1, 1L << 30,
                1L << 40);

        SimulationResult result = simulator.simulate(request, Progress.NONE);

        assertEquals(List.of("simulation.queue", "simulation.pauses", "simulation.dropped"),
                result.series().stream().map(s -> s.id()).toList());
        assertTrue(Stream.of(result.series().get(0)).flatMapToDouble(s -> Arrays.stream(s.y())).max()
                .orElseThrow() > 50e3);
    }
}
