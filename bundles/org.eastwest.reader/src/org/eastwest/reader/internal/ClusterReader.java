// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.GpuDirect;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;

/** Reads the servers of a scenario and their NICs. */
final class ClusterReader {
    /** A server type with this many GPUs is a rack of its own. */
    private static final int GPUS_OF_A_RACK = 32;
    /** Of other servers, four stand in a rack, as in the DGX SuperPOD (RA-11333-001). */
    private static final int SERVERS_PER_RACK = 4;

    private final Catalog catalog;
    private final Findings findings;
    private final Lookup lookup;

    ClusterReader(Catalog catalog, Findings findings) {
        this.catalog = catalog;
        this.findings = findings;
        this.lookup = new Lookup(findings);
    }

    ClusterSnapshot read(Cluster cluster, List<Fabric> fabrics) {
        List<ServerGroupSnapshot> groups = new ArrayList<>();
        cluster.getServerGroups().forEach(g -> group(g, fabrics).ifPresent(groups::add));
        return new ClusterSnapshot(cluster.getId(), ScenarioReader.name(cluster), groups);
    }

    private Optional<ServerGroupSnapshot> group(ServerGroup group, List<Fabric> fabrics) {
        String id = group.getId();
        Optional<ServerSpec> type = lookup.find(catalog.servers(), "server", group.getServerType(), id, "serverType");
        Optional<GpuSpec> gpu = type.flatMap(t -> lookup.find(catalog.gpus(), "GPU", t.gpuId(), id,
                "The GPU of serverType"));
        if (type.isEmpty() || gpu.isEmpty()) {
            return Optional.empty();
        }
        ServerSpec server = type.get();
        return Optional.of(new ServerGroupSnapshot(id, ScenarioReader.name(group), server, gpu.get(),
                group.getCount(), serversPerRack(group, server), scaleUpDomain(group, server),
                gpuDirect(group, server), nics(group, server, fabrics)));
    }

    private static int serversPerRack(ServerGroup group, ServerSpec server) {
        if (group.getServersPerRack() != null) {
            return group.getServersPerRack();
        }
        return server.gpus() >= GPUS_OF_A_RACK ? 1 : SERVERS_PER_RACK;
    }

    private static int scaleUpDomain(ServerGroup group, ServerSpec server) {
        return group.getScaleUpDomainSize() != null ? group.getScaleUpDomainSize() : server.scaleUpDomainGpus();
    }

    private static boolean gpuDirect(ServerGroup group, ServerSpec server) {
        return group.getGpuDirect() == GpuDirect.FROM_SERVER_TYPE ? server.gpuDirect()
                : group.getGpuDirect() == GpuDirect.ON;
    }

    private List<NicGroupSnapshot> nics(ServerGroup group, ServerSpec server, List<Fabric> fabrics) {
        List<NicGroupSnapshot> nics = new ArrayList<>();
        if (group.getNics().isEmpty()) {
            lookup.find(catalog.nics(), "NIC", server.nicId(), group.getId(), "The NIC of serverType")
                    .ifPresent(n -> nics.add(new NicGroupSnapshot(Words.word(NicRole.EAST_WEST), NicRole.EAST_WEST, n,
                            server.computeNics(), server.nicBytesPerSecond(), 1)));
        }
        group.getNics().forEach(n -> nic(n, group, server, fabrics).ifPresent(nics::add));
        return nics;
    }

    private Optional<NicGroupSnapshot> nic(NicGroup nics, ServerGroup group, ServerSpec server,
            List<Fabric> fabrics) {
        NicRole role = Words.as(NicRole.class, nics.getRole());
        boolean compute = role == NicRole.EAST_WEST;
        String nicId = Lookup.given(nics.getNicType()) ? nics.getNicType() : compute ? server.nicId() : null;
        Integer count = nics.getCountPerServer() != null ? nics.getCountPerServer()
                : compute ? (Integer) server.computeNics() : null;
        if (nicId == null || count == null) {
            findings.add(ReaderCode.NIC_INCOMPLETE.at(group.getId(), "The " + Words.word(role) + " NICs of '"
                    + group.getId() + "' have no " + (nicId == null ? "nicType" : "countPerServer")
                    + ", and the catalog lists only the compute NICs of " + server.name() + ".",
                    "Give nicType and countPerServer."));
            return Optional.empty();
        }
        Optional<NicSpec> type = lookup.find(catalog.nics(), "NIC", nicId, group.getId(), "nicType");
        return type.map(t -> new NicGroupSnapshot(Words.word(role), role, t, count,
                rate(nics, t, compute && nicId.equals(server.nicId()), server, protocol(role, fabrics)),
                nics.getPortsPerNic()));
    }

    private static double rate(NicGroup nics, NicSpec type, boolean ofServer, ServerSpec server,
            Optional<LinkProtocol> protocol) {
        if (nics.getRate() != null) {
            return nics.getRate();
        }
        if (ofServer) {
            return server.nicBytesPerSecond();
        }
        double rate = protocol.map(type::totalBytesPerSecond).orElse(Double.NaN);
        return rate > 0 ? rate : fastest(type);
    }

    private static double fastest(NicSpec type) {
        double infiniband = type.infinibandBytesPerSecond();
        double ethernet = type.ethernetTotalBytesPerSecond();
        return infiniband > ethernet || Double.isNaN(ethernet) ? infiniband : ethernet;
    }

    /** What the fabric that takes NICs of this role speaks, as its switches tell. */
    private Optional<LinkProtocol> protocol(NicRole role, List<Fabric> fabrics) {
        return fabrics.stream().filter(f -> Words.as(FabricRole.class, f.getRole()).nicRole() == role).findFirst()
                .flatMap(f -> catalog.switches().find(f.getSwitchType())).map(s -> s.protocol());
    }
}
