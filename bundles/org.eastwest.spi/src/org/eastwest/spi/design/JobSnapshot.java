// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.List;

/**
 * A workload with a plan and a placement.
 *
 * @param id       id of the job
 * @param name     its name
 * @param workload what it computes
 * @param plan     how its ranks are arranged
 * @param groupIds ids of the server groups it runs on, in the order they are filled; never empty
 * @param gpus     GPUs placed
 */
public record JobSnapshot(String id, String name, Workload workload, PlanSnapshot plan, List<String> groupIds,
        long gpus) {
    public JobSnapshot {
        groupIds = List.copyOf(groupIds);
    }

    /** Placed GPUs that no rank uses; negative when the plan needs more than are placed. */
    public long spares() {
        return gpus - plan.ranks();
    }
}
