// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.Optional;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.ui.internal.Services;

/**
 * What to search for.
 *
 * @param design    the scenario as it is
 * @param planned   whether its own plans can be; where one cannot, or is missing, there is none to compare with
 * @param jobId     a training job of it
 * @param objective what the best plans are best in
 * @param margin    share of a GPU's usable memory that has to stay free, 0 to less than 1
 * @param space     text of the space
 * @param top       best plans to keep
 */
record Question(DesignSnapshot design, boolean planned, String jobId, Objective objective, double margin, String space,
        int top) {

    /** The request to the engine; not for the UI thread. */
    PlanSearchRequest request() {
        return new PlanSearchRequest(design, Services.call(AnalysisService.class, AnalysisService::transports), jobId,
                objective, margin, space, top, 0);
    }

    /**
     * The plan that the job has in a later state of the design.
     *
     * @param now the scenario in that state
     * @return empty when more than the plan has changed, so that answers do not hold any more
     */
    Optional<TrainingPlan> inForce(DesignSnapshot now) {
        return job(now).flatMap(job -> job(design).filter(old -> same(now, job, old))
                .map(old -> new TrainingPlan((Training) job.workload(), job.plan())));
    }

    private Optional<JobSnapshot> job(DesignSnapshot snapshot) {
        return snapshot.jobs().stream().filter(job -> job.id().equals(jobId) && job.workload() instanceof Training)
                .findFirst();
    }

    /** Whether both states are the same but for what a plan decides. */
    private boolean same(DesignSnapshot now, JobSnapshot job, JobSnapshot old) {
        Training was = (Training) old.workload();
        Training is = ((Training) job.workload()).with(was.recompute(), was.overlapTensor(), was.overlapData(),
                was.overlapPipeline(), was.overlapExpert(), was.overlapContext());
        JobSnapshot as = job.with(is, old.plan(), job.gpus());
        return design.equals(now.with(now.cluster(), now.fabrics(),
                now.jobs().stream().map(other -> other == job ? as : other).toList()));
    }
}
