// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples.internal;

import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.TrainingRun;

/** Changes the size of a design with one server group and one training job. */
final class Machine {
    /** Sequences of 8,192 tokens in a step of Llama 3 at its largest, 16 M tokens (arXiv:2407.21783, section 3.4.1). */
    private static final int LARGEST_BATCH = 2048;

    private Machine() {
    }

    static long servers(Design design) {
        return design.getClusters().stream().flatMap(c -> c.getServerGroups().stream())
                .mapToLong(ServerGroup::getCount).sum();
    }

    static Fabric compute(Design design) {
        return design.getFabrics().stream().filter(f -> f.getRole() == FabricRole.COMPUTE).findFirst().orElseThrow();
    }

    /** Sets the number of servers and lets data parallelism fill them. */
    static void resize(Design design, int servers, int gpusPerServer) {
        ServerGroup group = design.getClusters().get(0).getServerGroups().get(0);
        if (group.getCount() == servers) {
            return;
        }
        group.setCount(servers);
        Job job = design.getJobs().get(0);
        TrainingRun run = (TrainingRun) job.getWorkload();
        Plan plan = job.getPlan();
        int shipped = run.getGlobalBatch() / plan.getDp();
        plan.setDp(Math.max(1, servers * gpusPerServer / (plan.getTp() * plan.getCp() * plan.getPp())));
        plan.setZeroStage(plan.getDp() == 1 ? 0 : plan.getZeroStage());
        run.setGlobalBatch(plan.getDp() * sequences(plan, shipped));
    }

    /**
     * Sequences of one replica: as many as in the file, unless that makes the step of all replicas larger than any
     * published; but the pipeline has a whole number of rounds of micro-batches.
     */
    private static int sequences(Plan plan, int shipped) {
        int wanted = Math.min(shipped, Math.max(1, LARGEST_BATCH / plan.getDp()));
        int round = plan.getPp() * plan.getMicroBatch();
        return (wanted + round - 1) / round * round;
    }
}
