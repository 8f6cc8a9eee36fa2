// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.FabricSnapshot.Routing;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.PcieLink;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;

/** Designs for tests: DGX H100 servers on 64 x 400 Gb/s switches in rails, unless told otherwise. */
final class Designs {
    static final double LINE = 400 * Plans.GBPS;
    private static final Provenance TEST = new Provenance("test", "row", "high", "test", "");

    private int servers = 128;
    private FabricRole role = FabricRole.COMPUTE;
    private TopologyKind topology = TopologyKind.RAIL_OPTIMISED;
    private SwitchSpec type = ethernetSwitch(64, 400, 64e6);
    private double linkRate = LINE;
    private int planes = 1;
    private int reserved;
    private List<FabricSnapshot.Tier> tiers = List.of();
    private String transport = "test";
    private Map<String, Double> parameters = Map.of();
    private int queuePairs;
    private Routing routing = Routing.TRANSPORT_DEFAULT;
    private double nicRate = LINE;
    private int nicPorts = 1;
    private int nicsPerModule = 1;
    private double metres = 30;
    private CableSpec hostCable = cable();
    private List<FabricSnapshot.Node> nodes = List.of();
    private List<FabricSnapshot.Link> links = List.of();

    Designs servers(int count) {
        servers = count;
        return this;
    }

    Designs role(FabricRole value) {
        role = value;
        return this;
    }

    Designs topology(TopologyKind kind) {
        topology = kind;
        return this;
    }

    Designs type(SwitchSpec value) {
        type = value;
        return this;
    }

    Designs nicsPerModule(int count) {
        nicsPerModule = count;
        return this;
    }

    Designs planes(int count, double rateOfNic) {
        planes = count;
        nicPorts = count;
        nicRate = rateOfNic;
        return this;
    }

    Designs reserved(int ports) {
        reserved = ports;
        return this;
    }

    Designs tiers(FabricSnapshot.Tier... list) {
        tiers = List.of(list);
        return this;
    }

    Designs transport(String id) {
        transport = id;
        return this;
    }

    Designs parameters(Map<String, Double> overrides) {
        parameters = overrides;
        return this;
    }

    Designs routing(Routing value, int pairs) {
        routing = value;
        queuePairs = pairs;
        return this;
    }

    Designs metres(double length) {
        metres = length;
        return this;
    }

    Designs hostCable(CableSpec value) {
        hostCable = value;
        return this;
    }

    Designs drawn(List<FabricSnapshot.Node> switches, List<FabricSnapshot.Link> lines) {
        topology = TopologyKind.EXPLICIT;
        nodes = switches;
        links = lines;
        return this;
    }

    DesignSnapshot design() {
        return new DesignSnapshot("design", "Design", "scenario", "Scenario", cluster(), List.of(fabric()), List.of(),
                List.of());
    }

    ClusterSnapshot cluster() {
        NicGroupSnapshot nics = new NicGroupSnapshot("nics", NicRole.EAST_WEST, nic(), 8, nicRate, nicPorts);
        return new ClusterSnapshot("cluster", "Cluster", List.of(new ServerGroupSnapshot("servers", "Servers", server(),
                gpu(), servers, 4, 8, true, List.of(nics))));
    }

    FabricSnapshot fabric() {
        return new FabricSnapshot("compute", "Compute", role, topology, type, linkRate, planes, reserved, tiers,
                transport, parameters, queuePairs, routing, "", hostCable, metres, nodes, links);
    }

    AnalysisRequest request(TransportModel... transports) {
        return new AnalysisRequest(design(), () -> List.of(transports), AnalysisRequest.DEFAULT_SEED);
    }

    static FabricSnapshot.Tier tier(TierKind kind, double oversubscription, int switches, int pod, int down) {
        return new FabricSnapshot.Tier(kind, null, oversubscription, switches, pod, down, cable(), 50);
    }

    static SwitchSpec ethernetSwitch(int ports, double gbps, double buffer) {
        return new SwitchSpec("switch", "Switch", "Vendor", "", LinkProtocol.ETHERNET, ports, gbps * Plans.GBPS,
                ports * gbps * Plans.GBPS, "", buffer, 6e-7, 1000, 2000, 2, "", true, Double.NaN, TEST);
    }

    static CableSpec cable() {
        return new CableSpec("optics", "optics", "OSFP", 800 * Plans.GBPS, 100, 5e-9, 0, 16, Double.NaN, TEST);
    }

    /** A module of one port of 400 Gb/s. */
    static CableSpec singlePort() {
        return new CableSpec("single", "optics", "QSFP112", 400 * Plans.GBPS, 100, 5e-9, 0, 8, Double.NaN, TEST);
    }

    static CableSpec copper() {
        return new CableSpec("dac", "passive copper DAC", "OSFP", 800 * Plans.GBPS, 2, 4.76e-9, 0, 0.1, Double.NaN,
                TEST);
    }

    private static NicSpec nic() {
        return new NicSpec("nic", "NIC", "Vendor", Set.of("HCA"), LINE, LINE, LINE, List.of("RoCEv2"),
                new PcieLink(5, 16), 4096, true, true, true, 25, TEST);
    }

    private ServerSpec server() {
        return new ServerSpec("dgx", "DGX", "DGX", "gpu", 8, 8, 8, "nic", LINE, LINE, 450e9, new PcieLink(5, 16), 8,
                true, "GPU - PCIe switch - NIC", 10_200, TEST,
                nicsPerModule, 0);
    }

    private static GpuSpec gpu() {
        return new GpuSpec("gpu", "GPU", "Vendor", 989e12, 1979e12, Double.NaN, 80e9, 80e9, 3.35e12, "NVLink4", 450e9,
                450e9, 8, 700, 0.8, TEST);
    }

    /** A transport of these strategies. */
    record Model(String id, Transport transport) implements TransportModel {
        @Override
        public TransportInfo info() {
            return new TransportInfo(id, "Transport " + id, "", List.of("Vendor"), 0.5, List.of(), 1, true,
                    Source.assumption("test"));
        }

        @Override
        public List<TransportParameter> parameters() {
            return List.of();
        }

        @Override
        public Transport compose(ParameterValues values) {
            return transport;
        }

        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            return List.of(Finding.warning("TEST-001", element, nic.name() + " on " + leaf.name(), ""));
        }
    }
}
