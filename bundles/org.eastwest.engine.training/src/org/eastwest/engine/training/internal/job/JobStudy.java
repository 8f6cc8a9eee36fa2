// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.function.Function;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.design.JobSnapshot;

/**
 * A training job whose step can be asked for under other conditions of the compute fabric.
 *
 * @param job        the job
 * @param placement  where its ranks stand
 * @param domainGpus GPUs in a scale-up domain
 * @param fabric     the compute fabric as it is
 * @param step       the step over a fabric
 */
public record JobStudy(JobSnapshot job, Placement placement, long domainGpus, ScaleOut fabric,
        Function<ScaleOut, StepEstimate> step) {
}
