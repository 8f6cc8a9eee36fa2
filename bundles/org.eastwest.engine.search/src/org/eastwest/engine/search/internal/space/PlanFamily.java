// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.List;
import java.util.function.Supplier;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.TrainingPlan;

/** Takes plans of a space family by family, in the order of the space. */
public interface PlanFamily {
    /**
     * Takes plans that differ only in whether the communication of DP and PP overlaps.
     *
     * @param plan the plan
     * @param runs its runs; the first one overlaps whatever any of the others does
     */
    void take(PlanSnapshot plan, List<Training> runs);

    /**
     * Asked before plans that differ only in where ranks stand and in what overlaps are handed over.
     *
     * @param plan  one of them
     * @param run   a run of it
     * @param plans how many there are
     * @return false to have them left out
     */
    boolean fits(PlanSnapshot plan, Training run, long plans);

    /**
     * Asked next: which places are worth handing over.
     *
     * @param choices a plan for each choice of what of TP, CP and EP overlaps; each overlaps most of DP and PP
     * @param places  where ranks may stand
     * @return for each place, false to have it left out
     */
    boolean[] useful(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places);

    /** Takes notice of plans at a place that is not worth handing over. */
    void leave(int plans);

    /** Takes notice of plans whose dimensions do not fit the tiers that are to carry them. */
    void misplaced(int plans);
}
