// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.decision.FlowContrast;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload.IndependentFlows;

/**
 * Why an AI job differs from many independent flows: the same fabric carries a flow of each NIC to another; users feel
 * the mean flow, a synchronised job waits for the slowest.
 */
final class Contrast {
    /** What NCCL sends at a time: its buffer NCCL_BUFFSIZE is 4 MiB by default. */
    private static final double FLOW_BYTES = 4 * 1024 * 1024;
    private static final double LOAD = 0.5;

    private final Bench bench;

    Contrast(Bench bench) {
        this.bench = bench;
    }

    FlowContrast of(Bid bid, AnalysisRequest request) {
        DesignSnapshot own = bid.design();
        JobSnapshot flows = new JobSnapshot("independent-flows", "Independent flows", new IndependentFlows(
                "independent-flows", flows(own), FLOW_BYTES, LOAD), onePlan(), own.cluster().groups().stream()
                        .map(ServerGroupSnapshot::id).toList(), own.cluster().gpus());
        DesignSnapshot design = own.with(own.cluster(), own.fabrics(), List.of(flows));
        AnalysisResult result = bench.run(request.with(design), e -> e.id().equals("flows"),
                bid.model().info().name());
        return new FlowContrast(bid.model().info().id(), bid.model().info().name(),
                value(result.metric("flow_mean_s")), value(result.metric("flow_slowest_s")));
    }

    private static int flows(DesignSnapshot design) {
        long nics = design.cluster().groups().stream().mapToLong(g -> g.nics(FabricRole.COMPUTE.nicRole())
                .map(n -> (long) g.count() * n.perServer()).orElse(0L)).sum();
        return (int) Math.max(1, Math.min(Integer.MAX_VALUE, nics));
    }

    private static PlanSnapshot onePlan() {
        return new PlanSnapshot(1, 1, 1, 1, 1, 1, 1, 0, false, PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD,
                List.of(ParallelDimension.values()));
    }

    private static double value(Optional<Metric> metric) {
        return metric.map(Metric::value).orElse(Double.NaN);
    }
}
