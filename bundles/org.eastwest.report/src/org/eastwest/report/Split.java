// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;

/**
 * Which dimensions belong inside the scale-up domain: those that the plan of the fewest scale-out bytes keeps there.
 * It is one of those that no other plan beats, so that the search for these has it already.
 */
final class Split {
    /** A difference in step time that is none. */
    private static final double SAME = 0.005;

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
                .findFirst().map(Split::inside).map(inside -> new SplitAdvice(job.id(), domain, fewest, inside, fastest,
                        plans.own(), text(domain, fewest, inside, fastest)));
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

    private String text(long domain, PlanEstimate fewest, List<ParallelDimension> inside, PlanEstimate fastest) {
        String within = inside.isEmpty() ? "No dimension" : words(fewest.point().plan(), inside.stream());
        double longer = fewest.seconds() / fastest.seconds() - 1;
        String price = longer < SAME ? "It is the fastest of them too, with " + seconds(fewest) + " a step."
                : "It takes " + seconds(fewest) + " a step, " + Texts.format(longer, Unit.FRACTION)
                        + " longer than the fastest of them, " + words(fastest) + ", which takes " + seconds(fastest)
                        + " and sends " + bytes(fastest) + ".";
        String own = plans.own().map(o -> " The design's own plan, " + words(o) + ", takes " + seconds(o)
                + " and sends " + bytes(o) + ".").orElse("");
        return within + (inside.size() > 1 ? " belong" : " belongs") + " inside the scale-up domain of " + domain
                + " GPUs. Of the plans looked at, " + words(fewest) + " sends the fewest bytes over the cliff: "
                + bytes(fewest) + " a GPU and step. " + price + own + " Looked at were plans with CP, EP and order of"
                + " dimensions as in the design; the command advise looks at others too.";
    }

    private static String words(PlanEstimate plan) {
        return words(plan.point().plan(), Stream.of(ParallelDimension.values())
                .filter(d -> plan.point().plan().degree(d) > 1));
    }

    private static String words(PlanSnapshot plan, Stream<ParallelDimension> dimensions) {
        return dimensions.map(d -> d.name() + " " + plan.degree(d)).collect(Collectors.joining(", "));
    }

    private static String seconds(PlanEstimate plan) {
        return Texts.format(plan.seconds(), Unit.SECOND);
    }

    private static String bytes(PlanEstimate plan) {
        return Texts.format(plan.scaleOutBytes(), Unit.BYTE);
    }
}
