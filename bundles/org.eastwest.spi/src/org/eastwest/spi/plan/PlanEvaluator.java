// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;

/**
 * Evaluates plan after plan of one job on its machine, for searches: it records nothing, and remembers what the next
 * plan has in common with those before it, so that plans which differ in little cost little. Memory comes first; a plan
 * that does not fit has no time. Its numbers are those that {@link PreparedJob#estimate} gives. Not thread-safe: one
 * for each thread.
 */
public interface PlanEvaluator {
    /**
     * Evaluates a plan.
     *
     * @param run  the job's run, with other recompute or overlap
     * @param plan any plan
     * @return why it is refused; null when it is feasible
     */
    Refusal evaluate(Training run, PlanSnapshot plan);

    /**
     * Time that a step of the last plan takes at least, seconds: a bound that costs little, for searches that need no
     * more to leave a plan out. Not defined when it was refused.
     */
    double leastSeconds();

    /**
     * Time that a step takes at least under the last plan and under every one that differs from it only in where ranks
     * stand and in what overlaps, seconds. Not defined when it was refused.
     */
    double leastSecondsOfAlike();

    /** Step time of the last plan, seconds, computed when asked for; not defined when it was refused. */
    double seconds();

    /** Memory of the fullest GPU under the last plan, bytes; not defined when it was refused before memory was. */
    double memoryBytes();

    /** Bytes that a GPU sends through the compute fabric in a step of the last plan; not defined when refused. */
    double scaleOutBytes();
}
