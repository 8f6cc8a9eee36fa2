// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.EnumSet;
import java.util.Set;

import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;

/** What must hold in a cluster. */
record ClusterChecks(Report report) {
    private static final long MOST_SERVERS = 10_000_000;

    void check(Cluster cluster) {
        long servers = cluster.getServerGroups().stream().mapToLong(ServerGroup::getCount).sum();
        boolean eachInRange = cluster.getServerGroups().stream().allMatch(group -> group.getCount() <= MOST_SERVERS);
        if (eachInRange && servers > MOST_SERVERS) {
            report.add(DesignConstraint.TOO_MANY_SERVERS, cluster, DesignPackage.Literals.CLUSTER__SERVER_GROUPS,
                    DesignPath.of(cluster) + " has " + servers + " servers.",
                    "Check the counts of its server groups: " + MOST_SERVERS + " is the most.");
        }
    }

    void check(ServerGroup group) {
        Set<NicRole> roles = EnumSet.noneOf(NicRole.class);
        for (NicGroup nics : group.getNics()) {
            if (nics.getRole() != null && !roles.add(nics.getRole())) {
                report.add(DesignConstraint.NIC_ROLE_TWICE, nics, DesignPackage.Literals.NIC_GROUP__ROLE,
                        DesignPath.of(group) + " has a second group of NICs with the role " + nics.getRole() + ".",
                        "Merge the two groups, or change the role of one.");
            }
        }
    }
}
