// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.CongestionControl.Signal;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.eastwest.transport.infiniband.internal.XdrTransport;
import org.eastwest.transport.roce.internal.DcqcnTransport;
import org.eastwest.transport.roce.internal.EnhancedEcmpTransport;
import org.eastwest.transport.roce.internal.HpccTransport;
import org.eastwest.transport.roce.internal.SwiftTransport;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;
import org.eastwest.transport.uec.internal.UecTransport;

/** What tests of the packet simulator have in common. */
final class Runs {
    static final List<TransportModel> MODELS = List.of(new NdrTransport(), new XdrTransport(), new DcqcnTransport(),
            new EnhancedEcmpTransport(), new HpccTransport(), new SwiftTransport(), new UecTransport(),
            new SpectrumXTransport());
    /** The settings of the published run of uet-htsim: 4,150-byte packets that carry 4,082, queues of a round trip. */
    static final Map<String, Double> AS_HTSIM = Map.of("mtu", 4082.0, "overhead-first", 68.0, "overhead-middle", 68.0,
            "timeout", 72.8e-6, "queue-limit", 1.0);

    private Runs() {
    }

    static Transport transport(String id, Map<String, Double> parameters) {
        TransportModel model = MODELS.stream().filter(m -> m.info().id().equals(id)).findFirst().orElseThrow();
        ParameterValues.Resolved resolved = ParameterValues.of(model.parameters(), parameters, "test");
        if (!resolved.findings().isEmpty()) {
            throw new IllegalArgumentException(resolved.findings().toString());
        }
        return model.compose(resolved.values());
    }

    static Transport transport(String id) {
        return transport(id, Map.of());
    }

    static Topology topology(String spec, String... faults) {
        return Faults.apply(TopologySpec.topology(spec), List.of(faults), 1);
    }

    static FlowSet permutation(Topology topology, double bytes, long seed) {
        return Traffics.flows(new SimulatedTraffic.Permutation(bytes), topology.endpoints(), seed);
    }

    static FlowSet incast(Topology topology, int senders, double bytes) {
        return Traffics.flows(new SimulatedTraffic.Incast(senders, bytes), topology.endpoints(), 1);
    }

    static PacketResult run(Topology topology, Transport transport, FlowSet flows) {
        return PacketSimulation.run(topology, transport, flows, SimulationSettings.DEFAULT);
    }

    static double worst(PacketResult result) {
        return Arrays.stream(result.completionSeconds()).max().orElseThrow();
    }

    static double mean(PacketResult result) {
        return Arrays.stream(result.completionSeconds()).average().orElseThrow();
    }

    /** The same transport with another control of congestion, and without marks. */
    static Transport with(Transport transport, CongestionAlgorithm algorithm) {
        return with(transport, algorithm, null);
    }

    static Transport with(Transport transport, CongestionAlgorithm algorithm, EcnMarking marking) {
        return new Transport(transport.wireFormat(), transport.flowControl(),
                new CongestionControl("test", Signal.MARK, 1e-5, 1, algorithm, Optional.ofNullable(marking)),
                transport.lossRecovery(), transport.loadBalancing(), Optional.empty(), transport.latency(),
                transport.scaleLimit());
    }

    static Transport with(Transport transport, FlowControl flowControl) {
        return new Transport(transport.wireFormat(), flowControl, transport.congestionControl(),
                transport.lossRecovery(), transport.loadBalancing(), Optional.empty(), transport.latency(),
                transport.scaleLimit());
    }

    static Transport with(Transport transport, LossRecovery recovery) {
        return new Transport(transport.wireFormat(), transport.flowControl(), transport.congestionControl(), recovery,
                transport.loadBalancing(), Optional.empty(), transport.latency(), transport.scaleLimit());
    }

    static Transport with(Transport transport, LoadBalancing balancing) {
        return transport.withLoadBalancing(balancing);
    }

    /** Bytes of a message of this payload on the wire. */
    static double wireBytes(Transport transport, double payload) {
        return payload / transport.wireFormat().goodput(payload);
    }

    /** The number of the directed link between two nodes. */
    static int link(Topology topology, String from, String to) {
        for (int link = 0; link < topology.links(); link++) {
            if (topology.label(topology.from(link)).equals(from) && topology.label(topology.to(link)).equals(to)) {
                return link;
            }
        }
        throw new IllegalArgumentException("no link from " + from + " to " + to);
    }
}
