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
 * @param searchSpace plans that a search for a better one looks through; empty for every plan
 * @param firstGpu    GPUs of the first of the groups that are skipped before the job's own begin
 * @since 1.0
 */
public record JobSnapshot(String id, String name, Workload workload, PlanSnapshot plan, List<String> groupIds,
        long gpus, String searchSpace, long firstGpu) {
    public JobSnapshot {
        groupIds = List.copyOf(groupIds);
        searchSpace = searchSpace == null ? "" : searchSpace;
    }

    /** A job that begins with the first GPU of its groups. */
    public JobSnapshot(String id, String name, Workload workload, PlanSnapshot plan, List<String> groupIds,
            long gpus, String searchSpace) {
        this(id, name, workload, plan, groupIds, gpus, searchSpace, 0);
    }

    /** A job whose plan may be searched for among all. */
    public JobSnapshot(String id, String name, Workload workload, PlanSnapshot plan, List<String> groupIds,
            long gpus) {
        this(id, name, workload, plan, groupIds, gpus, "");
    }

    /** This job with another workload and plan, on another number of GPUs. */
    public JobSnapshot with(Workload otherWorkload, PlanSnapshot otherPlan, long otherGpus) {
        return new JobSnapshot(id, name, otherWorkload, otherPlan, groupIds, otherGpus, searchSpace, firstGpu);
    }

    /** Placed GPUs that no rank uses; negative when the plan needs more than are placed. */
    public long spares() {
        return gpus - plan.ranks();
    }
}
