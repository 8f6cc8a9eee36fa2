// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.List;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A training job on its machine, ready to have plans evaluated. Thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface PreparedJob {
    /** The job, with its own plan. */
    JobSnapshot job();

    /** The job's own run. */
    Training run();

    /** Memory of a GPU that a job can use, bytes. */
    double usableMemoryBytes();

    /** GPUs in a scale-up domain, at least 1. */
    long domainGpus();

    /**
     * Orders of the dimensions, each of which places the ranks of this plan differently; the plan's own order is first.
     */
    List<List<ParallelDimension>> orders(PlanSnapshot plan);

    /**
     * A new evaluator.
     *
     * @param memoryLimitBytes memory that the fullest GPU may use
     */
    PlanEvaluator evaluator(double memoryLimitBytes);

    /**
     * Evaluates one plan with its parts.
     *
     * @param point a plan that an evaluator does not refuse for anything but memory
     */
    PlanEstimate estimate(TrainingPlan point);
}
