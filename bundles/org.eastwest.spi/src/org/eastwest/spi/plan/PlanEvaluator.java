// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.List;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Evaluates plan after plan of one job on its machine, for searches: it records nothing, and remembers what the next
 * plan has in common with those before it, so that plans which differ in little cost little. Memory comes first; a plan
 * that does not fit has no time. Its numbers are those that {@link PreparedJob#estimate} gives. Not thread-safe: one
 * for each thread.
 *
 * @since 1.0
 */
@ProviderType
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
     * Evaluates of a plan only what it shares with all plans that differ from it in where ranks stand and in what
     * overlaps: {@link #memoryBytes} is defined afterwards, time and bytes are not.
     *
     * @return why all of them are refused; null when that depends on more
     */
    Refusal fit(Training run, PlanSnapshot plan);

    /**
     * Time that a step of the last plan takes at least, seconds: a bound that costs little, for searches that need no
     * more to leave a plan out. Not defined when it was refused.
     */
    double leastSeconds();

    /**
     * What plans of the same degrees and micro-batch take at least, wherever their ranks stand.
     *
     * @param choices the plans, one for each choice of all else but the overlap of DP and PP; each stands for all those
     *                that overlap less of it
     * @param places  where ranks may stand; plans of the same degrees that stand at the same places share the list
     */
    PlanBounds bounds(List<TrainingPlan> choices, List<PlanPlace> places);

    /** Step time of the last plan, seconds, computed when asked for; not defined when it was refused. */
    double seconds();

    /** Memory of the fullest GPU under the last plan, bytes; not defined when it was refused before memory was. */
    double memoryBytes();

    /** Bytes that a GPU sends through the compute fabric in a step of the last plan; not defined when refused. */
    double scaleOutBytes();
}
