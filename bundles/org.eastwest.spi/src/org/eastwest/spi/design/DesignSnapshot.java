// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;
import java.util.Optional;

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
 */
public record DesignSnapshot(String designId, String designName, String scenarioId, String scenarioName,
        ClusterSnapshot cluster, List<FabricSnapshot> fabrics, List<JobSnapshot> jobs,
        List<RequirementSnapshot> requirements) {
    public DesignSnapshot {
        fabrics = List.copyOf(fabrics);
        jobs = List.copyOf(jobs);
        requirements = List.copyOf(requirements);
    }

    public Optional<FabricSnapshot> fabric(FabricRole role) {
        return fabrics.stream().filter(f -> f.role() == role).findFirst();
    }

    /** This design with other fabrics. */
    public DesignSnapshot withFabrics(List<FabricSnapshot> others) {
        return new DesignSnapshot(designId, designName, scenarioId, scenarioName, cluster, others, jobs,
                requirements);
    }

    /** This design with another transport, without parameter overrides, on its compute fabric. */
    public DesignSnapshot withComputeTransport(String transportId) {
        return new DesignSnapshot(designId, designName, scenarioId, scenarioName, cluster, fabrics.stream()
                .map(f -> f.role() == FabricRole.COMPUTE ? f.withTransport(transportId) : f).toList(), jobs,
                requirements);
    }
}
