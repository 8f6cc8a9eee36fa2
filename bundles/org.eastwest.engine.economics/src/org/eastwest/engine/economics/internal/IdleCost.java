// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.Price;

/** What it costs that GPUs wait for communication, at the price of an hour of such a GPU in a cloud. */
final class IdleCost {
    private static final double HOURS_OF_A_YEAR = 8766;

    private final DesignSnapshot design;
    private final FactBook facts;
    private final AnalysisResult steps;

    /**
     * @param steps what the training engine says about the jobs
     */
    IdleCost(DesignSnapshot design, FactBook facts, AnalysisResult steps) {
        this.design = design;
        this.facts = facts;
        this.steps = steps;
    }

    AnalysisResult result() {
        List<Metric> metrics = new ArrayList<>();
        for (JobSnapshot job : design.jobs()) {
            steps.metric("exposed_fraction", job.id()).ifPresent(exposed -> metrics.add(cost(job, exposed)));
        }
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(), List.of());
    }

    private Metric cost(JobSnapshot job, Metric exposed) {
        String id = "exposed_cost_usd_per_year";
        String label = "Cost of GPUs that wait for communication, in a year";
        RecordingTrace trace = new RecordingTrace();
        Optional<ServerGroupSnapshot> group = design.cluster().groups().stream()
                .filter(g -> job.groupIds().contains(g.id())).findFirst();
        String gpu = group.map(g -> g.gpu().id()).orElse("");
        Optional<Price> hour = facts.price("gpu-hour-" + gpu).filter(Price::known);
        if (hour.isEmpty()) {
            trace.input(id, label, Double.NaN, Unit.USD, Source.assumption("unknown: prices.csv has no 'gpu-hour-" + gpu
                    + "'"));
            return Metric.of(id, job.id(), trace.get(id));
        }
        trace.include(exposed.derivation());
        trace.input("gpus", "GPUs of the job", job.gpus(), Unit.COUNT, Source.design("job." + job.id() + ".placement"));
        trace.input("gpu_hour", hour.get().name(), hour.get().usd(), Unit.USD, hour.get().source());
        trace.input("hours", "Hours of a year", HOURS_OF_A_YEAR, Unit.COUNT, Source.literature("365.25 days"));
        trace.formula(id, label, exposed.value() * job.gpus() * hour.get().usd() * HOURS_OF_A_YEAR, Unit.USD,
                "{" + exposed.derivation().id() + "} x {gpus} x {hours} x {gpu_hour}",
                Source.assumption("the job runs all year; an idle GPU costs as much as a busy one"));
        return Metric.of(id, job.id(), trace.get(id));
    }
}
