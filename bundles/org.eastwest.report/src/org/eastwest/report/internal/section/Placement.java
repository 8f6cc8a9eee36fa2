// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;

/**
 * Where the groups of a dimension stand when ranks fill the machine in the plan's order.
 *
 * @param dimension which
 * @param degree    members of a group
 * @param stride    ranks from a member to the next one
 * @param block     ranks of the aligned block that holds a whole group
 */
record Placement(ParallelDimension dimension, long degree, long stride, long block) {
    /** What carries a group's messages. */
    enum Reach {
        INSIDE("inside the scale-up domain"),
        BOTH("inside the scale-up domain and over the scale-out network"),
        OUTSIDE("over the scale-out network");

        private final String words;

        Reach(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /** What carries this dimension's messages when so many GPUs form a scale-up domain. */
    Reach reach(int domain) {
        if (domain % block == 0) {
            return Reach.INSIDE;
        }
        return stride < domain ? Reach.BOTH : Reach.OUTSIDE;
    }

    /** The dimensions of a plan that have more than one member, from innermost to outermost, and then EP. */
    static List<Placement> of(PlanSnapshot plan) {
        List<Placement> placements = new ArrayList<>();
        long stride = 1;
        for (ParallelDimension dimension : ranked(plan)) {
            int degree = plan.degree(dimension);
            if (degree > 1) {
                placements.add(new Placement(dimension, degree, stride, stride * degree));
            }
            stride *= degree;
        }
        if (plan.ep() > 1) {
            placements.add(experts(plan));
        }
        return placements;
    }

    /** Expert parallelism adds no ranks: it takes the innermost of the other dimensions except the pipeline. */
    private static Placement experts(PlanSnapshot plan) {
        long stride = 1;
        long first = 0;
        long block = 1;
        long left = plan.ep();
        for (ParallelDimension dimension : ranked(plan)) {
            int degree = plan.degree(dimension);
            if (dimension != ParallelDimension.PP && degree > 1 && left > 1) {
                first = first == 0 ? stride : first;
                block = stride * Math.min(left, degree);
                left = (left + degree - 1) / degree;
            }
            stride *= degree;
        }
        return new Placement(ParallelDimension.EP, plan.ep(), Math.max(first, 1), block);
    }

    private static List<ParallelDimension> ranked(PlanSnapshot plan) {
        return plan.order().stream().filter(d -> d != ParallelDimension.EP).toList();
    }
}
