// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.IndependentFlows;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.PipelineSchedule;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;

/** What must hold between the workload, the plan and the placement of a job. */
record JobChecks(Report report) {
    void check(Job job) {
        if (job.getWorkload() instanceof ModelWorkload && job.getPlan() == null) {
            report.add(DesignConstraint.PLAN_MISSING, job, DesignPackage.Literals.JOB__PLAN, DesignPath.of(job)
                    + " runs " + job.getWorkload().getId() + " and has no plan.", "Add a plan.");
        }
        if (job.getWorkload() instanceof IndependentFlows && job.getPlan() != null) {
            report.add(DesignConstraint.PLAN_UNUSED, job, DesignPackage.Literals.JOB__PLAN, DesignPath.of(job)
                    + " has a plan and runs independent flows.", "Remove the plan.");
        }
        if (job.getPlan() != null && PlanChecks.hasSaneNumbers(job.getPlan())) {
            checkPlacement(job, job.getPlan());
            if (job.getWorkload() instanceof TrainingRun run && run.getGlobalBatch() >= 1) {
                checkBatch(job, job.getPlan(), run);
            }
        }
    }

    private void checkPlacement(Job job, Plan plan) {
        Integer placed = job.getPlacement() == null ? null : job.getPlacement().getGpus();
        double ranks = PlanChecks.ranks(plan);
        if (placed != null && placed >= 1 && ranks > placed) {
            report.add(DesignConstraint.TOO_MANY_RANKS, job.getPlacement(), DesignPackage.Literals.PLACEMENT__GPUS,
                    DesignPath.of(job) + " needs " + PlanChecks.product(plan) + " GPUs and is given " + placed + ".",
                    "Give it more GPUs, or make tp, cp, pp or dp of its plan smaller.");
        }
    }

    /** No micro-batch helps where the replicas alone do not divide the batch: then DP is at fault. */
    private void checkBatch(Job job, Plan plan, TrainingRun run) {
        long share = (long) plan.getDp() * plan.getMicroBatch();
        if (run.getGlobalBatch() % share != 0) {
            boolean replicas = run.getGlobalBatch() % plan.getDp() != 0;
            report.add(DesignConstraint.BATCH_SPLIT, plan, replicas ? DesignPackage.Literals.PLAN__DP
                    : DesignPackage.Literals.PLAN__MICRO_BATCH, DesignPath.of(job)
                    + " has a global batch of " + run.getGlobalBatch() + " sequences for " + plan.getDp()
                    + " replicas with micro-batches of " + plan.getMicroBatch() + ".",
                    "Make the global batch a multiple of " + share + ", or change dp or microBatch.");
        } else if (plan.getSchedule() == PipelineSchedule.INTERLEAVED
                && run.getGlobalBatch() / share % plan.getPp() != 0) {
            report.add(DesignConstraint.BATCH_PIPELINE, plan, DesignPackage.Literals.PLAN__PP,
                    DesignPath.of(job) + " has " + run.getGlobalBatch() / share
                    + " micro-batches in an interleaved pipeline of " + plan.getPp() + " stages.",
                    "Make their number a multiple of pp.");
        }
    }
}
