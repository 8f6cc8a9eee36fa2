// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.collective.ScaleUpDomain;
import org.eastwest.engine.training.internal.compute.GpuRates;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.PcieLink;

/**
 * The servers that decide a job: those whose GPUs multiply slowest at its precision, the first of equals.
 *
 * @param servers the group
 * @param mixed   true when the job also runs on other types of server
 */
record Machine(ServerGroupSnapshot servers, boolean mixed) {
    static Optional<Machine> of(ClusterSnapshot cluster, JobSnapshot job, Precision precision) {
        List<ServerGroupSnapshot> groups = job.groupIds().stream()
                .flatMap(id -> cluster.groups().stream().filter(g -> g.id().equals(id))).toList();
        boolean mixed = groups.stream().map(g -> g.type().id() + "/" + g.gpu().id()).distinct().count() > 1;
        return groups.stream().min(Comparator.comparingDouble(g -> rate(g.gpu(), precision)))
                .map(g -> new Machine(g, mixed));
    }

    /** A GPU without the precision is slowest of all. */
    private static double rate(GpuSpec gpu, Precision precision) {
        double rate = GpuRates.of(gpu, precision, Scope.NONE).linear();
        return Double.isNaN(rate) ? Double.NEGATIVE_INFINITY : rate;
    }

    GpuSpec gpu() {
        return servers.gpu();
    }

    long domainGpus() {
        return Math.max(1, servers.scaleUpDomainGpus());
    }

    ScaleUpDomain domain() {
        double link = known(servers.type().scaleUpBytesPerSecond()) ? servers.type().scaleUpBytesPerSecond()
                : gpu().scaleUpBytesPerSecond();
        Source source = known(servers.type().scaleUpBytesPerSecond()) ? servers.type().provenance().source()
                : gpu().provenance().source();
        double peer = known(gpu().peerBytesPerSecond()) ? gpu().peerBytesPerSecond() : link;
        return new ScaleUpDomain(link, Math.min(peer, link), gpu().scaleUp(), source);
    }

    private static boolean known(double bytesPerSecond) {
        return bytesPerSecond > 0;
    }

    /** NICs of the compute fabric; empty when the servers have none. */
    Optional<ScaleOut.Nics> nics() {
        return servers.nics(NicRole.EAST_WEST).filter(n -> n.perServer() > 0 && servers.type().gpus() > 0)
                .map(this::nics);
    }

    private ScaleOut.Nics nics(NicGroupSnapshot group) {
        double perGpu = group.perServer() / (double) servers.type().gpus();
        PcieLink pcie = servers.type().pcie();
        if (pcie == null) {
            return nics(group, perGpu, Double.MAX_VALUE,
                    Source.assumption("attachment of the NIC not known: no limit"));
        }
        // Without GPUDirect every byte crosses the NIC's switch twice: from the GPU to host memory, and from there to
        // it.
        double limit = servers.gpuDirect() ? pcie.bytesPerSecond() : pcie.bytesPerSecond() / 2;
        return nics(group, perGpu, limit, Source.catalog("PCIe generation "
                + pcie.generation() + " x" + pcie.lanes() + (servers.gpuDirect() ? ", GPUDirect"
                        : ", halved without GPUDirect: bytes pass through host memory") + "; "
                + servers.type().provenance().source().text()));
    }

    private static ScaleOut.Nics nics(NicGroupSnapshot group, double perGpu, double limit, Source limitSource) {
        NicSpec type = group.type();
        return type == null || Double.isNaN(type.gpuShare()) ? new ScaleOut.Nics(perGpu, limit, limitSource)
                : new ScaleOut.Nics(perGpu, limit, limitSource, type.gpuShare(), type.provenance().source());
    }

    /** Where the number of NICs comes from. */
    Source nicSource() {
        return Source.design("cluster." + servers.id() + ".nics.east-west.countPerServer");
    }
}
