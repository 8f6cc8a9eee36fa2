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
 * The servers that decide a job, each for what it is slowest in: GPUs multiply as slowly as the slowest of them, and
 * what is sent passes the smallest scale-up domain, the slowest scale-up links and the slowest NICs of a GPU.
 *
 * @param servers those whose GPUs multiply slowest at the job's precision, the first of equals
 * @param groups  all that the job runs on
 */
record Machine(ServerGroupSnapshot servers, List<ServerGroupSnapshot> groups) {
    static Optional<Machine> of(ClusterSnapshot cluster, JobSnapshot job, Precision precision) {
        List<ServerGroupSnapshot> groups = job.groupIds().stream()
                .flatMap(id -> cluster.groups().stream().filter(g -> g.id().equals(id))).toList();
        return groups.stream().min(Comparator.comparingDouble(g -> rate(g.gpu(), precision)))
                .map(g -> new Machine(g, groups));
    }

    /** True when the job also runs on other types of server. */
    boolean mixed() {
        return groups.stream().map(g -> g.type().id() + "/" + g.gpu().id()).distinct().count() > 1;
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
        return groups.stream().mapToLong(ServerGroupSnapshot::scaleUpDomainGpus).map(n -> Math.max(1, n)).min()
                .orElseThrow();
    }

    ScaleUpDomain domain() {
        ServerGroupSnapshot slowest = groups.stream().min(Comparator.comparingDouble(Machine::link)).orElseThrow();
        double link = link(slowest);
        Source source = known(slowest.type().scaleUpBytesPerSecond()) ? slowest.type().provenance().source()
                : slowest.gpu().provenance().source();
        double peer = known(slowest.gpu().peerBytesPerSecond()) ? slowest.gpu().peerBytesPerSecond() : link;
        return new ScaleUpDomain(link, Math.min(peer, link), slowest.gpu().scaleUp(), source);
    }

    private static double link(ServerGroupSnapshot group) {
        return known(group.type().scaleUpBytesPerSecond()) ? group.type().scaleUpBytesPerSecond()
                : group.gpu().scaleUpBytesPerSecond();
    }

    private static boolean known(double bytesPerSecond) {
        return bytesPerSecond > 0;
    }

    /** NICs of the compute fabric; empty when some of the servers have none. */
    Optional<ScaleOut.Nics> nics() {
        return outlet().map(Machine::nics);
    }

    /** Servers whose GPUs have the slowest NICs. */
    private Optional<ServerGroupSnapshot> outlet() {
        return groups.stream().allMatch(Machine::leaves)
                ? groups.stream().min(Comparator.comparingDouble(Machine::outBytesPerSecond)) : Optional.empty();
    }

    private static boolean leaves(ServerGroupSnapshot group) {
        return group.type().gpus() > 0 && group.nics(NicRole.EAST_WEST).filter(n -> n.perServer() > 0).isPresent();
    }

    private static double outBytesPerSecond(ServerGroupSnapshot group) {
        ScaleOut.Nics nics = nics(group);
        return nics.perGpu() * Math.min(nics.limitBytesPerSecond(),
                nics.gpuShare() * group.nics(NicRole.EAST_WEST).orElseThrow().bytesPerSecond());
    }

    private static ScaleOut.Nics nics(ServerGroupSnapshot servers) {
        NicGroupSnapshot group = servers.nics(NicRole.EAST_WEST).orElseThrow();
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
        return Source.design("cluster." + outlet().orElse(servers).id() + ".nics.east-west.countPerServer");
    }
}
