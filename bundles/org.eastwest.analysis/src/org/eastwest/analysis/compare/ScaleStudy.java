// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.transport.TransportModel;

/**
 * How a design does at other sizes: the step time of its job on every transport that comparisons show, and what its
 * network costs and draws. Few points: it is part of a report.
 */
public final class ScaleStudy {
    private static final double[] SHARES = {0.125, 0.25, 0.5, 1, 2};
    private static final List<String> NETWORK = List.of("network_cost_usd", "network_power_w");

    private final Sweeping sweeping;
    private final AnalysisService analysis;

    /** @param progress told how far it is; asked whether to stop */
    public ScaleStudy(AnalysisService analysis, Progress progress) {
        this.analysis = analysis;
        sweeping = new Sweeping(analysis, progress);
    }

    /**
     * The sweeps that the design has values for.
     *
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public List<Sweep> of(DesignSnapshot design, Variants variants) {
        Optional<String> own = design.fabric(FabricRole.COMPUTE).map(f -> f.transportId());
        if (own.isEmpty()) {
            return List.of();
        }
        Axis sizes = new Axis(List.of(Variants.GPUS), sizes(design.cluster().gpus()));
        List<Sweep> sweeps = new ArrayList<>();
        design.jobs().stream().filter(j -> j.workload() instanceof Workload.Training).map(JobSnapshot::id).findFirst()
                .ifPresent(job -> add(sweeps, List.of(new Axis(List.of(Variants.TRANSPORT), transports(own.get())),
                        sizes), job + "/step_time_s", variants));
        String compute = design.fabric(FabricRole.COMPUTE).orElseThrow().id();
        NETWORK.forEach(metric -> add(sweeps, List.of(sizes), metric.endsWith("_w") ? compute + "/" + metric : metric,
                variants));
        return sweeps;
    }

    private void add(List<Sweep> sweeps, List<Axis> axes, String metric, Variants variants) {
        try {
            Sweep sweep = sweeping.over(axes, metric, variants);
            if (sweep.points().stream().anyMatch(p -> Double.isFinite(p.value()))) {
                sweeps.add(sweep);
            }
        } catch (IllegalArgumentException noEngineGivesIt) {
            return; // no engine, no curve
        }
    }

    private List<List<String>> transports(String own) {
        return analysis.transports().all().stream().map(TransportModel::info)
                .filter(info -> info.compared() || info.id().equals(own)).map(info -> List.of(info.id())).toList();
    }

    private static List<List<String>> sizes(long gpus) {
        TreeSet<Long> sizes = new TreeSet<>();
        for (double share : SHARES) {
            sizes.add(Math.max(1, Math.round(gpus * share)));
        }
        return sizes.stream().map(s -> List.of(Long.toString(s))).toList();
    }
}
