// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;

/** The orders of a plan's dimensions that place its groups differently. */
final class Orders {
    private static final List<ParallelDimension> USUAL = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.EP, ParallelDimension.PP, ParallelDimension.DP);

    private final PlanSnapshot plan;
    private final long domainGpus;
    private final long placedGpus;
    private final Set<List<Group>> seen = new HashSet<>();
    private final List<List<ParallelDimension>> orders = new ArrayList<>();

    Orders(PlanSnapshot plan, long domainGpus, long placedGpus) {
        this.plan = plan;
        this.domainGpus = domainGpus;
        this.placedGpus = placedGpus;
    }

    /** The plan's own order first, then by the usual order of their dimensions. */
    List<List<ParallelDimension>> distinct() {
        add(plan.order());
        permute(new ArrayList<>(), USUAL.stream().filter(this::matters).toList());
        return orders;
    }

    /** EP has ranks of its own to place only where it takes some of DP's. */
    private boolean matters(ParallelDimension dimension) {
        return dimension == ParallelDimension.EP ? plan.ep() > plan.tp() * (long) plan.cp()
                : plan.degree(dimension) > 1;
    }

    private void permute(List<ParallelDimension> begun, List<ParallelDimension> all) {
        if (begun.size() == all.size()) {
            add(List.copyOf(begun));
            return;
        }
        for (ParallelDimension next : all) {
            if (!begun.contains(next)) {
                begun.add(next);
                permute(begun, all);
                begun.remove(begun.size() - 1);
            }
        }
    }

    private void add(List<ParallelDimension> order) {
        if (seen.add(new Placement(with(order), domainGpus, placedGpus).groups())) {
            orders.add(order);
        }
    }

    private PlanSnapshot with(List<ParallelDimension> order) {
        return new PlanSnapshot(plan.tp(), plan.pp(), plan.dp(), plan.ep(), plan.cp(), plan.virtualStages(),
                plan.microBatch(), plan.zeroStage(), plan.sequenceParallelism(), plan.schedule(), order);
    }
}
