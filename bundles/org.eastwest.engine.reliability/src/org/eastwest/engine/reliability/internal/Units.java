// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.hardware.FailureCause.Scope;
import org.eastwest.spi.hardware.NicRole;

/**
 * What of a cluster a job uses: of each the failure stops it.
 *
 * @param gpus      ranks
 * @param servers   servers, counted as if of eight GPUs
 * @param nics      NICs in the compute fabric
 * @param hostLinks links between NICs and leaves
 * @param uplinks   the job's share of the links above the leaves
 * @param ports     ports of a NIC on different planes
 */
record Units(double gpus, double servers, double nics, double hostLinks, double uplinks, int ports) {
    /** GPUs of the servers whose failures were counted; a rack of 72 has nine times as many hosts. */
    private static final double GPUS_OF_A_SERVER = 8;

    static Units of(JobSnapshot job, ClusterSnapshot cluster, Optional<FabricSizing> sizing) {
        double gpus = job.plan().ranks();
        List<ServerGroupSnapshot> groups = cluster.groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .toList();
        double placed = groups.stream().mapToDouble(ServerGroupSnapshot::gpus).sum();
        double nics = groups.stream().mapToDouble(g -> g.nics(NicRole.EAST_WEST)
                .map(n -> (double) g.count() * n.perServer()).orElse(0.0)).sum() * gpus / placed;
        double share = gpus / cluster.gpus();
        double host = sizing.map(s -> share * s.links(CableClass.HOST_LEAF)).orElse(0.0);
        double all = sizing.map(s -> share * java.util.Arrays.stream(CableClass.values()).mapToLong(s::links).sum())
                .orElse(0.0);
        int ports = groups.stream().flatMap(g -> g.nics(NicRole.EAST_WEST).stream()).mapToInt(NicGroupSnapshot::ports)
                .min().orElse(1);
        int planes = sizing.map(s -> s.plan().planes()).orElse(1);
        return new Units(gpus, Math.ceil(gpus / GPUS_OF_A_SERVER), Math.ceil(nics), host, all - host,
                Math.min(ports, planes));
    }

    /** Things whose failure stops the job. */
    double stopping(Scope scope) {
        return switch (scope) {
            case GPU -> gpus;
            case SERVER -> servers;
            case NIC -> nics;
            case LINK -> survivesLink() ? 0 : hostLinks + uplinks;
        };
    }

    /** A NIC with ports on several planes goes on with the others. */
    boolean survivesLink() {
        return ports > 1;
    }

    /** Why there are so many. */
    Source source(Scope scope) {
        return Source.assumption(switch (scope) {
            case GPU -> "ranks of the plan; a spare GPU stops nothing";
            case SERVER -> "GPUs over eight: the servers whose failures were counted have eight";
            case NIC -> "NICs of the servers in use";
            case LINK -> survivesLink() ? "none: NICs have ports on " + ports + " planes and go on with the others"
                    : "the job's share of the links of the compute fabric";
        });
    }
}
