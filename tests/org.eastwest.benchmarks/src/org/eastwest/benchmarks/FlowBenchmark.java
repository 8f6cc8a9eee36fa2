// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LatencyProfile;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Topologies endpoint by endpoint, and flows a second at flow level. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class FlowBenchmark {
    private static final Source TEST = Source.assumption("benchmark");

    /** Bar: under 1,000 ms. */
    @Benchmark
    public Topology hundredThousandEndpoints() {
        return TopologySpec.topology("fat-tree:hosts=100000,radix=128,rate=400Gb/s");
    }

    /** Bar: under 10,000 ms. */
    @Benchmark
    public SimulationResult allToAllOf16384Endpoints() {
        return run("fat-tree:hosts=16384,radix=64,rate=400Gb/s", new SimulatedTraffic.AllToAll(1e9),
                new LoadBalancing.Spraying(256));
    }

    /** Time of a flow: 16,384 of them, each over a way that hashes choose. */
    @Benchmark
    @OperationsPerInvocation(16_384)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public SimulationResult hashedFlow() {
        return run("leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s", new SimulatedTraffic.Permutation(2e6),
                new LoadBalancing.FlowHash(16));
    }

    private static SimulationResult run(String spec, SimulatedTraffic traffic, LoadBalancing balancing) {
        Transport transport = new Transport(new WireFormat(4096, 82, 82, TEST), new FlowControl.Credits(1),
                new CongestionControl("none", CongestionControl.Signal.MARK, 1e-5, 1),
                new LossRecovery.SelectiveRepeat(0, 0), balancing, Optional.empty(),
                new LatencyProfile(3e-6, 5e-6, TEST), new ScaleLimit(Long.MAX_VALUE, "none"));
        return new FlowLevelSimulator().simulate(new SimulationRequest(new SimulatedFabric.Described(spec), List.of(),
                traffic, transport, Map.of(), 1, 4L << 30, SimulationRequest.DEFAULT_EVENTS), Progress.NONE);
    }
}
