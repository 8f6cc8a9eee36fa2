// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.hardware.NicRole;

/**
 * How far apart the ranks of a job stand that talk to each other: the dimensions of its plan fill the machine from the
 * innermost to the outermost. Ranks of expert parallelism are taken from TP, CP and DP and stand side by side.
 */
final class Neighbours {
    private static final List<ParallelDimension> INNERMOST_FIRST = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.PP, ParallelDimension.DP);
    private static final double MESSAGE_BYTES = 1e6;

    private final PlanSnapshot plan;
    private final long domain;
    private final double nicsPerGpu;

    Neighbours(DesignSnapshot design, JobSnapshot job) {
        ServerGroupSnapshot group = design.cluster().groups().stream()
                .filter(g -> job.groupIds().contains(g.id())).findFirst().orElseThrow();
        this.plan = job.plan();
        this.domain = Math.max(1, group.scaleUpDomainGpus());
        this.nicsPerGpu = group.nics(NicRole.EAST_WEST).map(n -> (double) n.perServer() / group.type().gpus())
                .orElse(1.0);
    }

    /** The traffic of a group of this dimension, as a fabric sees it. */
    Traffic of(ParallelDimension dimension) {
        long degree = plan.degree(dimension);
        long stride = dimension == ParallelDimension.EP ? 1 : stride(dimension);
        boolean outside = plan.scaleOut().contains(dimension);
        long inside = outside ? 1 : Math.max(1, gcd(stride * degree, domain) / stride);
        long domains = Math.max(1, degree / inside);
        boolean aligned = stride % domain == 0 || domain % stride == 0;
        boolean all = dimension == ParallelDimension.EP;
        // Over rails one GPU of each domain takes part in an exchange; without them all of the group's.
        boolean one = !all || aligned;
        double endpoints = one ? domains : Math.max(domains, degree * Math.min(1, nicsPerGpu));
        double apart = Math.max(stride, domain) * nicsPerGpu / (one ? 1 : inside);
        return new Traffic(all ? Traffic.Pattern.ALL_TO_ALL : Traffic.Pattern.NEIGHBOUR, Math.round(endpoints),
                Math.max(1, Math.round(apart)), aligned, MESSAGE_BYTES);
    }

    /** GPUs between neighbours. */
    private long stride(ParallelDimension dimension) {
        List<ParallelDimension> order = new ArrayList<>(plan.order());
        order.remove(ParallelDimension.EP);
        INNERMOST_FIRST.stream().filter(d -> !order.contains(d)).forEach(order::add);
        long stride = 1;
        for (ParallelDimension inner : order.subList(0, order.indexOf(dimension))) {
            stride *= plan.degree(inner);
        }
        return stride;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
