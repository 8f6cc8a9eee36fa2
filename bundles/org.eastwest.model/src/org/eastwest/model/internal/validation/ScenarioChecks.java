// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.EnumSet;
import java.util.Set;

import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;

/** What must hold in the scenarios of a design. */
record ScenarioChecks(Report report) {
    void check(Design design) {
        if (design.getScenarios().isEmpty()) {
            report.add(DesignConstraint.NO_SCENARIO, design, DesignPackage.Literals.DESIGN__SCENARIOS,
                    "The design has no scenario.", "Add one that names a cluster, its fabrics and its jobs.");
        }
    }

    void check(Scenario scenario) {
        checkRoles(scenario);
        scenario.getJobs().forEach(job -> checkPlacement(scenario, job));
        if (scenario.getJobs().isEmpty()) {
            report.add(DesignConstraint.NO_JOBS, scenario, DesignPackage.Literals.SCENARIO__JOBS,
                    DesignPath.of(scenario) + " has no jobs.", "Choose the jobs that run in it.");
        } else if (scenario.getFabrics().stream().noneMatch(fabric -> fabric.getRole() == FabricRole.COMPUTE)) {
            report.add(DesignConstraint.NO_COMPUTE_FABRIC, scenario, DesignPackage.Literals.SCENARIO__FABRICS,
                    DesignPath.of(scenario) + " has jobs and no compute fabric.",
                    "Choose the fabric between the GPUs.");
        }
    }

    private void checkRoles(Scenario scenario) {
        Set<FabricRole> roles = EnumSet.noneOf(FabricRole.class);
        for (Fabric fabric : scenario.getFabrics()) {
            if (fabric.getRole() != null && !roles.add(fabric.getRole())) {
                report.add(DesignConstraint.FABRIC_ROLE_TWICE, scenario, DesignPackage.Literals.SCENARIO__FABRICS,
                        DesignPath.of(scenario) + " has a second " + fabric.getRole() + " fabric, " + fabric.getId()
                        + ".",
                        "Keep one of each role; another scenario can have the other.");
            }
        }
    }

    private void checkPlacement(Scenario scenario, Job job) {
        if (job.getPlacement() == null || scenario.getCluster() == null) {
            return;
        }
        for (ServerGroup group : job.getPlacement().getServerGroups()) {
            if (group.eContainer() != scenario.getCluster()) {
                report.add(DesignConstraint.PLACEMENT_FOREIGN, scenario, DesignPackage.Literals.SCENARIO__JOBS,
                        DesignPath.of(job) + " is placed on " + group.getId() + ", which is not in the cluster "
                        + scenario.getCluster().getId() + " of " + DesignPath.of(scenario) + ".",
                        "Choose server groups of that cluster.");
            }
        }
    }
}
