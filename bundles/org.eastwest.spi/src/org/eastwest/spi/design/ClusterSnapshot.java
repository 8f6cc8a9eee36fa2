// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;

/**
 * The servers of a scenario.
 *
 * @param id     id of the cluster
 * @param name   its name
 * @param groups groups of equal servers
 * @since 1.0
 */
public record ClusterSnapshot(String id, String name, List<ServerGroupSnapshot> groups) {
    public ClusterSnapshot {
        groups = List.copyOf(groups);
    }

    public long gpus() {
        return groups.stream().mapToLong(ServerGroupSnapshot::gpus).sum();
    }

    public long servers() {
        return groups.stream().mapToLong(ServerGroupSnapshot::count).sum();
    }
}
