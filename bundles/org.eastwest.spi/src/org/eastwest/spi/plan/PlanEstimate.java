// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.Objects;
import org.eastwest.spi.analysis.Breakdown;

/**
 * A plan with what it takes.
 *
 * @param point         the plan and its run
 * @param seconds       step time
 * @param memoryBytes   memory of the fullest GPU
 * @param scaleOutBytes bytes that a GPU sends through the compute fabric in a step
 * @param stepTime      parts of the step time
 * @param memory        parts of the memory
 * @since 1.0
 */
public record PlanEstimate(TrainingPlan point, double seconds, double memoryBytes, double scaleOutBytes,
        Breakdown stepTime, Breakdown memory) {
    public PlanEstimate {
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(stepTime, "stepTime");
        Objects.requireNonNull(memory, "memory");
    }
}
