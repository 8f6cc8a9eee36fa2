// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.spi.hardware.NicRole;

/**
 * One scenario of a design.
 *
 * @param designId     id of the design
 * @param designName   its name
 * @param scenarioId   id of the scenario
 * @param scenarioName its name
 * @param cluster      what is built
 * @param fabrics      its fabrics, at most one a role
 * @param jobs         what runs on it
 * @param requirements what it has to reach
 * @param serverFaults parts of servers that have failed or slowed down; those of a fabric stand with the fabric
 * @since 1.0
 */
public record DesignSnapshot(String designId, String designName, String scenarioId, String scenarioName,
        ClusterSnapshot cluster, List<FabricSnapshot> fabrics, List<JobSnapshot> jobs,
        List<RequirementSnapshot> requirements, List<ServerFault> serverFaults) {
    public DesignSnapshot {
        fabrics = List.copyOf(fabrics);
        jobs = List.copyOf(jobs);
        requirements = List.copyOf(requirements);
        serverFaults = List.copyOf(serverFaults);
    }

    /** A scenario whose servers are healthy. */
    public DesignSnapshot(String designId, String designName, String scenarioId, String scenarioName,
            ClusterSnapshot cluster, List<FabricSnapshot> fabrics, List<JobSnapshot> jobs,
            List<RequirementSnapshot> requirements) {
        this(designId, designName, scenarioId, scenarioName, cluster, fabrics, jobs, requirements, List.of());
    }

    public Optional<FabricSnapshot> fabric(FabricRole role) {
        return fabrics.stream().filter(f -> f.role() == role).findFirst();
    }

    /** This design with other fabrics. */
    public DesignSnapshot withFabrics(List<FabricSnapshot> others) {
        return new DesignSnapshot(designId, designName, scenarioId, scenarioName, cluster, others, jobs,
                requirements, serverFaults);
    }

    /** This design with another cluster, other fabrics and other jobs. */
    public DesignSnapshot with(ClusterSnapshot otherCluster, List<FabricSnapshot> otherFabrics,
            List<JobSnapshot> otherJobs) {
        return new DesignSnapshot(designId, designName, scenarioId, scenarioName, otherCluster, otherFabrics,
                otherJobs, requirements, serverFaults);
    }

    /** This design with another transport, without parameter overrides, on its compute fabric. */
    public DesignSnapshot withComputeTransport(String transportId) {
        return withFabrics(fabrics.stream().map(f -> f.role() == FabricRole.COMPUTE ? f.withTransport(transportId) : f)
                .toList());
    }

    /**
     * This design after its own and these further faults: of the compute fabric, as {@link FabricSnapshot#faults}, or
     * of servers, as {@link ServerFault}. Whether the fabric has the switches and links is not checked.
     *
     * @throws IllegalArgumentException that names the fault and the remedy
     */
    public DesignSnapshot withFaults(List<String> further) {
        List<String> ofFabric = new ArrayList<>();
        List<ServerFault> ofServers = new ArrayList<>(serverFaults);
        for (String fault : further) {
            if (ServerFault.isOne(fault)) {
                ofServers.add(checked(ServerFault.parse(fault), fault));
            } else {
                ofFabric.add(checked(fault));
            }
        }
        return new DesignSnapshot(designId, designName, scenarioId, scenarioName, cluster,
                fabrics.stream().map(f -> f.role() == FabricRole.COMPUTE && !ofFabric.isEmpty() ? f.withFaults(
                        Stream.concat(f.faults().stream(), ofFabric.stream()).toList()) : f).toList(),
                jobs, requirements, ofServers);
    }

    private String checked(String fault) {
        if (!FabricFault.isOne(fault)) {
            throw new IllegalArgumentException("'" + fault + "' is no fault; give " + FabricFault.FORMS + ", "
                    + ServerFault.FORMS + ".");
        }
        FabricFault.parse(fault);
        if (fabric(FabricRole.COMPUTE).isEmpty()) {
            throw new IllegalArgumentException("'" + fault + "': the scenario " + scenarioId
                    + " has no compute fabric.");
        }
        return fault;
    }

    private ServerFault checked(ServerFault fault, String text) {
        Optional<JobSnapshot> job = jobs.stream().filter(j -> j.id().equals(fault.place())).findFirst();
        List<ServerGroupSnapshot> groups = cluster.groups().stream().filter(g -> job.isPresent()
                ? job.get().groupIds().contains(g.id()) : g.id().equals(fault.place())).toList();
        if (groups.isEmpty()) {
            throw new IllegalArgumentException("'" + text + "': the scenario " + scenarioId
                    + " has no server group or job '" + fault.place() + "'; there are " + Stream.concat(
                            cluster.groups().stream().map(ServerGroupSnapshot::id), jobs.stream().map(JobSnapshot::id))
                            .collect(Collectors.joining(", ")) + ".");
        }
        if (fault.number() > 0 && job.isEmpty()) {
            throw new IllegalArgumentException("'" + text + "': '" + fault.place() + "' is a server group; number the "
                    + "GPUs of a job, such as gpu:job/13=80%, or leave the number away.");
        }
        if (job.isPresent() && fault.number() > job.get().gpus()) {
            throw new IllegalArgumentException("'" + text + "': the job '" + fault.place() + "' has "
                    + job.get().gpus() + " GPUs; give a number up to that.");
        }
        if (fault instanceof ServerFault.SlowNic nic) {
            groups.forEach(g -> checkNic(nic, text, g));
        }
        return fault;
    }

    private static void checkNic(ServerFault.SlowNic fault, String text, ServerGroupSnapshot group) {
        NicGroupSnapshot nics = group.nics(NicRole.EAST_WEST).filter(n -> n.perServer() > 0).orElseThrow(
                () -> new IllegalArgumentException("'" + text + "': the servers of '" + group.id()
                        + "' have no east-west NICs."));
        if (fault.bytesPerSecond() > nics.bytesPerSecond() * (1 + 1e-9)) {
            throw new IllegalArgumentException("'" + text + "': a NIC of '" + group.id() + "' has "
                    + Math.round(nics.bytesPerSecond() * 8 / 1e9) + " Gb/s; give at most that.");
        }
        if (fault.failed() && nics.perServer() == 1) {
            throw new IllegalArgumentException("'" + text + "': it is the only east-west NIC of a server of '"
                    + group.id() + "', which would stop its job; give a rate above 0.");
        }
    }
}
