// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * How endpoints are spread over leaves. In a rail-optimised fabric leaf j of a group takes NIC j of every server of the
 * group, and as many further rails as its ports allow when the group is small; a group holds as many servers as a leaf
 * has ports.
 *
 * @param downPorts ports of a leaf towards the servers
 * @param rails     rails that must not be mixed with another group's on one leaf; 1 when the order does not matter
 */
record Leaves(int downPorts, int rails) {
    static Leaves of(FabricPlan plan, int downPorts) {
        return new Leaves(downPorts, plan.topology() == TopologyKind.RAIL_OPTIMISED ? plan.railCount() : 1);
    }

    /** Leaves that these endpoints and reserved ports need. */
    long count(long endpoints, long reserved) {
        long byPorts = ceil(endpoints + reserved, downPorts);
        if (rails == 1) {
            return byPorts;
        }
        long servers = servers(endpoints);
        long rest = servers % downPorts;
        long byRails = servers / downPorts * rails + (rest == 0 ? 0 : ceil(rails, railsPerLeaf(rest)));
        return Math.max(byPorts, byRails);
    }

    /** Endpoints below a leaf, at most. */
    long mostBelow(long endpoints) {
        if (rails == 1) {
            return Math.min(endpoints, downPorts);
        }
        long group = groupServers(endpoints);
        return Math.min(endpoints, group * railsPerLeaf(group));
    }

    /** Servers of one group, whose NICs of one rail share a leaf. */
    long groupServers(long endpoints) {
        return Math.min(servers(endpoints), downPorts);
    }

    private long servers(long endpoints) {
        return ceil(endpoints, rails);
    }

    private long railsPerLeaf(long groupServers) {
        return Math.min(rails, Math.max(1, downPorts / groupServers));
    }

    static long ceil(long dividend, long divisor) {
        return -Math.floorDiv(-dividend, divisor);
    }
}
