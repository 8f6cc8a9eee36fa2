// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;

/**
 * Which dimensions belong inside the scale-up domain: those that the plan of the fewest scale-out bytes keeps there.
 * It is one of those that no other plan beats, so that the search for these has it already.
 */
final class Split {
    private final DesignSnapshot design;
    private final JobSnapshot job;
    private final PlanSearchResult plans;

    private Split(DesignSnapshot design, JobSnapshot job, PlanSearchResult plans) {
        this.design = design;
        this.job = job;
        this.plans = plans;
    }

    /**
     * @param plans    what a search in {@link Studies#SPACE} found
     * @param analysis tells where the dimensions of a plan communicate
     * @return empty where nothing tells that
     */
    static Optional<SplitAdvice> of(DesignSnapshot design, PlanSearchResult plans, AnalysisService analysis,
            Progress progress) {
        return design.jobs().stream().filter(j -> j.id().equals(plans.jobId())).findFirst()
                .flatMap(job -> new Split(design, job, plans).advice(analysis, progress));
    }

    private Optional<SplitAdvice> advice(AnalysisService analysis, Progress progress) {
        PlanEstimate fewest = plans.pareto().stream().min(Comparator.comparingDouble(PlanEstimate::scaleOutBytes)
                .thenComparingDouble(PlanEstimate::seconds)).orElseThrow();
        PlanEstimate fastest = plans.pareto().stream().min(Comparator.comparingDouble(PlanEstimate::seconds))
                .orElseThrow();
        JobSnapshot split = job.with(fewest.point().run(), fewest.point().plan(), job.gpus());
        long domain = design.cluster().groups().stream().filter(g -> job.groupIds().contains(g.id()))
                .mapToLong(g -> g.scaleUpDomainGpus()).min().orElse(1);
        return analysis.analyze(design.with(design.cluster(), design.fabrics(), List.of(split)), Set.of("training"),
                progress).tables().stream().filter(t -> t.id().equals("communication") && t.element().equals(job.id()))
                .findFirst().map(Split::inside).map(inside -> narrower(SplitAdvice.of(job.id(), domain, fewest, inside,
                        fastest, plans.own())));
    }

    private static List<ParallelDimension> inside(Table communication) {
        List<ParallelDimension> inside = new ArrayList<>();
        communication.rows().forEach(row -> {
            if (row.get(0) instanceof Table.Text name && row.get(3) instanceof Table.Text where
                    && where.value().equals("scale-up")) {
                inside.add(ParallelDimension.valueOf(name.value()));
            }
        });
        return inside;
    }

    /** The same of a search that looks at less than that of the command advise. */
    private static SplitAdvice narrower(SplitAdvice split) {
        return new SplitAdvice(split.jobId(), split.domainGpus(), split.fewest(), split.inside(), split.fastest(),
                split.own(), split.text() + " Looked at were plans with CP, EP and order of dimensions as in the"
                        + " design; the command advise looks at others too.");
    }
}
