// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eastwest.engine.fabric.internal.packet.PacketLevelSimulator;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.HpccTransport;
import org.eastwest.transport.uec.internal.UecTransport;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The packet simulator: events and packets a second, and flows a second. The first case is the published run of
 * uet-htsim, which takes 8.7 s there; the last one is its run of 8,192 hosts, 44 s there.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 1, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class PacketBenchmark {
    private static final String SMALL = "leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s,latency=1us";
    private static final String LARGE =
            "leaf-spine:hosts=8192,down=128,up=64,rate=100Gb/s,uplink-rate=400Gb/s,latency=1us";

    /** What one second does. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Rates {
        public long events;
        public long packets;
        public long flows;

        @Setup(Level.Iteration)
        public void reset() {
            events = 0;
            packets = 0;
            flows = 0;
        }

        SimulationResult count(SimulationResult result) {
            events += result.events();
            packets += result.packets();
            flows += result.flows();
            return result;
        }
    }

    @Param({"uec-1024", "uec-adaptive-1024", "rocev2-hpcc-1024", "rocev2-dcqcn-1024", "uec-8192"})
    private String run;

    private SimulationRequest request;

    @Setup
    public void prepare() {
        Map<String, Double> asHtsim = new HashMap<>(Map.of("mtu", 4082.0, "overhead-first", 68.0, "overhead-middle",
                68.0, "timeout", 72.8e-6, "queue-limit", 1.0));
        if (run.contains("adaptive")) {
            asHtsim.put("spray-adaptive", 1.0);
        }
        boolean large = run.endsWith("8192");
        TransportModel model = transport();
        ParameterValues values = ParameterValues.of(model.parameters(), run.startsWith("uec") ? asHtsim : Map.of(),
                "benchmark").values();
        request = new SimulationRequest(new SimulatedFabric.Described(large ? LARGE : SMALL),
                new SimulatedTraffic.Permutation(large ? 1e6 : 2e6), model.compose(values));
    }

    private TransportModel transport() {
        return run.startsWith("uec") ? new UecTransport()
                : run.startsWith("rocev2-hpcc") ? new HpccTransport() : new DcqcnTransport();
    }

    @Benchmark
    public SimulationResult simulate(Rates rates) {
        return rates.count(new PacketLevelSimulator().simulate(request, Progress.NONE));
    }
}
