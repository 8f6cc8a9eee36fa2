// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.rank;

import java.util.Comparator;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * A feasible plan of a space.
 *
 * @param value         what the search makes small
 * @param seconds       step time
 * @param memoryBytes   memory of the fullest GPU
 * @param scaleOutBytes bytes that a GPU sends through the compute fabric
 * @param index         its place in the space
 * @param run           its run
 * @param plan          the plan
 */
public record Found(double value, double seconds, double memoryBytes, double scaleOutBytes, long index, Training run,
        PlanSnapshot plan) {
    /** The best first; plans that are equal in the objective by time, memory and bytes, then as the space has them. */
    static final Comparator<Found> BEST_FIRST = Comparator.comparingDouble(Found::value)
            .thenComparingDouble(Found::seconds).thenComparingDouble(Found::memoryBytes)
            .thenComparingDouble(Found::scaleOutBytes).thenComparingLong(Found::index);

    /** Below 0 when it is better than a plan with these figures, above 0 when it is worse. */
    int compareTo(double otherValue, double otherSeconds, double otherMemory, double otherBytes) {
        int order = Double.compare(value, otherValue);
        order = order != 0 ? order : Double.compare(seconds, otherSeconds);
        order = order != 0 ? order : Double.compare(memoryBytes, otherMemory);
        return order != 0 ? order : Double.compare(scaleOutBytes, otherBytes);
    }

    /** True when it is as good as the other in time, memory and bytes. */
    boolean asGoodAs(double otherSeconds, double otherMemory, double otherBytes) {
        return seconds <= otherSeconds && memoryBytes <= otherMemory && scaleOutBytes <= otherBytes;
    }

    /** True when it is as good as the other in everything and better in something. */
    boolean betterThan(double otherSeconds, double otherMemory, double otherBytes) {
        return asGoodAs(otherSeconds, otherMemory, otherBytes)
                && (seconds < otherSeconds || memoryBytes < otherMemory || scaleOutBytes < otherBytes);
    }

    public TrainingPlan point() {
        return new TrainingPlan(run, plan);
    }

    boolean samePlan(Found other) {
        return run.equals(other.run) && plan.equals(other.plan);
    }
}
