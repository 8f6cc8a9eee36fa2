// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.NicRole;

/**
 * Which endpoints of its compute fabric the servers of a design have. Endpoints are numbered from 0 as the fabric has
 * them: group after group, server after server, NIC after NIC; host1 is the first.
 */
final class Hosts {
    private static final double ROUNDING = 1e-9;

    private final ClusterSnapshot cluster;
    private final FabricSnapshot fabric;
    private final Map<String, Long> first = new LinkedHashMap<>();

    Hosts(ClusterSnapshot cluster, FabricSnapshot fabric) {
        this.cluster = cluster;
        this.fabric = fabric;
        long next = 0;
        for (ServerGroupSnapshot group : inOrder()) {
            first.put(group.id(), next);
            next += Math.round(group.count() * perServer(group));
        }
    }

    /** Groups with NICs on the fabric: as the cluster has them, or in a drawn fabric as its lines name them. */
    private List<ServerGroupSnapshot> inOrder() {
        List<ServerGroupSnapshot> joined = cluster.groups().stream()
                .filter(g -> g.nics(NicRole.EAST_WEST).isPresent()).toList();
        if (fabric.topology() != TopologyKind.EXPLICIT) {
            return joined;
        }
        return fabric.links().stream().flatMap(l -> joined.stream().filter(g -> g.id().equals(l.from())
                || g.id().equals(l.to()))).distinct().toList();
    }

    /** True when the fabric joins these servers. */
    boolean has(String group) {
        return first.containsKey(group);
    }

    /** Endpoints of a GPU; below 1 when several share one. */
    double perGpu(ServerGroupSnapshot group) {
        return perServer(group) / group.type().gpus();
    }

    private double perServer(ServerGroupSnapshot group) {
        NicGroupSnapshot nics = group.nics(NicRole.EAST_WEST).orElseThrow();
        return (double) nics.perServer() * nics.ports() / Math.max(1, fabric.planes());
    }

    /** The first endpoint of a GPU of a group, both from 0. */
    long of(ServerGroupSnapshot group, long gpu) {
        return first.get(group.id()) + (long) Math.floor(gpu * perGpu(group) + ROUNDING);
    }

    /** Endpoints of the GPUs of a job, each once, in the order of its GPUs. */
    List<Integer> of(JobSnapshot job) {
        Set<Integer> all = new LinkedHashSet<>();
        long left = job.gpus();
        long from = job.firstGpu();
        for (String id : job.groupIds()) {
            ServerGroupSnapshot group = cluster.groups().stream().filter(g -> g.id().equals(id)).findFirst()
                    .orElseThrow();
            long until = Math.min(group.gpus(), from + left);
            for (long gpu = from; has(id) && gpu < until; gpu++) {
                long begin = of(group, gpu);
                long end = Math.max(begin + 1, of(group, gpu + 1));
                for (long endpoint = begin; endpoint < end; endpoint++) {
                    all.add(Math.toIntExact(endpoint));
                }
            }
            left -= Math.max(0, until - from);
            from = 0;
        }
        return List.copyOf(all);
    }
}
