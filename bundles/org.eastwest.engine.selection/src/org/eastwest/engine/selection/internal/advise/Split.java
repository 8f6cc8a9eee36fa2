// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * Which dimensions belong inside the scale-up domain: those that the plan of the fewest scale-out bytes keeps there.
 */
final class Split {
    /** There is no plan to say it with. */
    static final String NONE = "EW-SELECT-012";
    /** What decides which bytes leave the domain; all else is the design's, so that 100,000 GPUs take seconds. */
    private static final String SPACE = "gpus=design tp=auto cp=auto pp=auto dp=auto ep=auto microbatch=design "
            + "virtual=1,design zero=design recompute=none,selective,full tp-communication=design regather=design "
            + "tp-overlap=design schedule=design placement=orders dp-overlap=design pp-overlap=design "
            + "cp-overlap=design ep-overlap=design";

    private final PlanSearch search;
    private final Bench bench;
    private final Progress progress;

    Split(PlanSearch search, Bench bench, Progress progress) {
        this.search = search;
        this.bench = bench;
        this.progress = progress;
    }

    /** Of the first training job; empty without one, or where no plan fits. */
    Optional<SplitAdvice> of(AnalysisRequest request, List<Finding> findings) {
        Optional<JobSnapshot> job = request.design().jobs().stream().filter(j -> j.workload() instanceof Training)
                .findFirst();
        if (search == null || job.isEmpty()) {
            return Optional.empty();
        }
        PlanSearchResult result = search.search(new PlanSearchRequest(request.design(), request.transports(),
                job.get().id(), Objective.SCALE_OUT_BYTES, PlanSearchRequest.DEFAULT_MARGIN, SPACE, 1, 0), progress);
        Optional<PlanEstimate> fastest = result.pareto().stream()
                .min(Comparator.comparingDouble(PlanEstimate::seconds));
        if (result.best().isEmpty() || fastest.isEmpty()) {
            findings.add(Finding.note(NONE, job.get().id(),
                    "Which dimensions belong inside the scale-up domain cannot be"
                    + " said at " + request.design().cluster().gpus() + " GPUs: no plan of '" + job.get().id()
                    + "' fits.", "See what search says about this size."));
            return Optional.empty();
        }
        return Optional.of(advice(request, job.get(), result, fastest.get()));
    }

    private SplitAdvice advice(AnalysisRequest request, JobSnapshot job, PlanSearchResult result,
            PlanEstimate fastest) {
        PlanEstimate fewest = result.best().get(0);
        long domain = request.design().cluster().groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .mapToLong(g -> g.scaleUpDomainGpus()).min().orElse(1);
        List<ParallelDimension> inside = inside(request, job, fewest.point());
        return SplitAdvice.of(job.id(), domain, fewest, inside, fastest, result.own());
    }

    /** The dimensions whose communication the training engine finds inside the scale-up domain. */
    private List<ParallelDimension> inside(AnalysisRequest request, JobSnapshot job, TrainingPlan point) {
        DesignSnapshot own = request.design();
        DesignSnapshot design = own.with(own.cluster(), own.fabrics(),
                List.of(job.with(point.run(), point.plan(), job.gpus())));
        AnalysisResult result = bench.run(request.with(design), e -> e.id().equals("training"), "this plan");
        List<ParallelDimension> inside = new ArrayList<>();
        result.tables().stream().filter(t -> t.id().equals("communication") && t.element().equals(job.id()))
                .flatMap(t -> t.rows().stream()).forEach(row -> {
                    if (row.get(0) instanceof Table.Text name && row.get(3) instanceof Table.Text where
                            && where.value().equals("scale-up")) {
                        inside.add(ParallelDimension.valueOf(name.value()));
                    }
                });
        return inside;
    }
}
