// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.plan.PlanEstimate;

/**
 * Which dimensions belong inside the scale-up domain.
 *
 * @param jobId       the training job
 * @param domainGpus  GPUs in a scale-up domain
 * @param fewest      the plan that sends the fewest bytes through the compute fabric
 * @param inside      dimensions of more than one rank that this plan keeps inside the scale-up domain
 * @param fastest     the fastest plan of the same search
 * @param own         the design's own plan; empty when it cannot be evaluated
 * @param text        in words: the dimensions, the bytes, and what they cost in step time
 * @since 1.0
 */
public record SplitAdvice(String jobId, long domainGpus, PlanEstimate fewest, List<ParallelDimension> inside,
        PlanEstimate fastest, Optional<PlanEstimate> own, String text) {
    public SplitAdvice {
        Objects.requireNonNull(jobId, "jobId");
        Objects.requireNonNull(fewest, "fewest");
        inside = List.copyOf(inside);
        Objects.requireNonNull(fastest, "fastest");
        Objects.requireNonNull(own, "own");
        Objects.requireNonNull(text, "text");
    }
}
