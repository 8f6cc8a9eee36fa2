// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.Optional;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.plan.PlanEstimate;

/**
 * A plan of a search.
 *
 * @param key      names it among the plans of the search
 * @param rank     place among the best plans, from 1; 0 when it is none of them
 * @param own      whether it is the design's own plan
 * @param estimate what it takes
 * @param band     the interval the step time is expected in, seconds; empty while it is not known
 * @param mfu      model FLOPs utilisation; NaN while it is not known
 */
record PlanRow(String key, int rank, boolean own, PlanEstimate estimate, Optional<Band> band, double mfu) {

    /** The same plan, in force or not. */
    PlanRow own(boolean now) {
        return now == own ? this : new PlanRow(key, rank, now, estimate, band, mfu);
    }

    /** GPU seconds of a step: GPUs that the plan uses times step time. */
    double gpuSeconds() {
        return estimate.seconds() * estimate.point().plan().ranks();
    }

    /** What the table says in its first column. */
    String place() {
        return own ? rank > 0 ? rank + ", in force" : "in force" : rank > 0 ? Integer.toString(rank) : "front";
    }

    /** Such as {@code TP 8, PP 16, DP 8}: what splits the job. */
    String name() {
        StringBuilder name = new StringBuilder();
        for (ParallelDimension dimension : ParallelDimension.values()) {
            int degree = estimate.point().plan().degree(dimension);
            if (degree > 1) {
                name.append(name.isEmpty() ? "" : ", ").append(dimension).append(' ').append(degree);
            }
        }
        return name.isEmpty() ? "one GPU" : name.toString();
    }
}
