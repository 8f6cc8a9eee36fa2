// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.List;
import java.util.function.Supplier;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * Takes plans of a space family by family, in the order of the space. Plans that differ only in where ranks stand and in
 * what overlaps are of one kind.
 */
public interface PlanFamily {
    /**
     * What all plans of a kind share.
     *
     * @param refusal     why all are refused; null when that depends on more
     * @param memoryBytes memory of the fullest GPU, bytes; NaN when it is not known
     */
    record Fit(Refusal refusal, double memoryBytes) {
        /** Nothing is known: every plan has to be tried. */
        public static final Fit UNKNOWN = new Fit(null, Double.NaN);
    }

    /**
     * Asked for each kind with the same recompute before any plan of them is handed over.
     *
     * @param plan one of the kind
     * @param run  a run of it
     */
    Fit fit(PlanSnapshot plan, Training run);

    /**
     * Asked next of the kinds that fit: whether any of their plans is worth handing over.
     *
     * @param choices a plan for each kind and choice of what of TP, CP and EP overlaps; each overlaps most of DP and PP
     * @param places  where ranks may stand
     * @param fits    of the kinds
     */
    boolean promising(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places, List<Fit> fits);

    /**
     * Asked then of one kind that fits: which places are worth handing over.
     *
     * @param choices a plan for each choice of what of TP, CP and EP overlaps; each overlaps most of DP and PP
     * @param places  where ranks may stand
     * @param fit     of the kind
     * @return for each place, false to have it left out
     */
    boolean[] useful(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places, Fit fit);

    /**
     * Takes plans that differ only in whether the communication of DP and PP overlaps.
     *
     * @param plan the plan
     * @param runs its runs; the first one overlaps whatever any of the others does
     */
    void take(PlanSnapshot plan, List<Training> runs);

    /**
     * Takes notice of all plans of a kind that does not fit.
     *
     * @param plan      one of them
     * @param run       a run of it
     * @param plans     how many there are
     * @param misplaced how many of them have dimensions that do not fit the tiers that are to carry them
     */
    void refuse(Fit fit, PlanSnapshot plan, Training run, long plans, long misplaced);

    /** Takes notice of plans that are not worth handing over. */
    void leave(long plans);

    /** Takes notice of plans whose dimensions do not fit the tiers that are to carry them. */
    void misplaced(long plans);
}
