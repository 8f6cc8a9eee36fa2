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
public record Leaves(int downPorts, int rails) {
    public static Leaves of(FabricPlan plan, int downPorts) {
        return new Leaves(downPorts, plan.topology() == TopologyKind.RAIL_OPTIMISED ? plan.railCount() : 1);
    }

    /** Leaves that these endpoints and reserved ports need. */
    public long count(long endpoints, long reserved) {
        long byPorts = ceil(endpoints + reserved, downPorts);
        if (rails == 1) {
            return byPorts;
        }
        long servers = servers(endpoints);
        long rest = servers % downPorts;
        long byRails = servers / downPorts * rails + (rest == 0 ? 0 : ceil(rails, railsPerLeaf(rest)));
        return Math.max(byPorts, byRails);
    }

    /** The leaf, from 0, that takes an endpoint, when all are filled in order. */
    public long leafOf(long endpoint, long endpoints) {
        if (rails == 1) {
            return endpoint / downPorts;
        }
        long rail = endpoint % rails;
        long group = endpoint / rails / downPorts;
        long fullGroups = servers(endpoints) / downPorts;
        return group < fullGroups ? group * rails + rail
                : fullGroups * rails + rail / railsPerLeaf(servers(endpoints) % downPorts);
    }

    /** The rail of a leaf that takes one rail alone; -1 when it takes several. */
    public int railOf(long leaf, long endpoints) {
        long fullGroups = servers(endpoints) / downPorts;
        if (rails == 1) {
            return -1;
        }
        if (leaf < fullGroups * rails) {
            return (int) (leaf % rails);
        }
        long rest = servers(endpoints) % downPorts;
        long last = leaf - fullGroups * rails;
        return rest > 0 && railsPerLeaf(rest) == 1 && last < rails ? (int) last : -1;
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

    public static long ceil(long dividend, long divisor) {
        return -Math.floorDiv(-dividend, divisor);
    }
}
