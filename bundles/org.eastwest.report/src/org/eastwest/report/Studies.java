// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.compare.ScaleStudy;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.analysis.compare.Variant;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;

/**
 * What a report tells beyond the design as it is.
 *
 * @param scaling  metrics over the number of GPUs, where they were computed
 * @param plans    other plans for the first training job; empty where there is none or none were searched
 * @param split    which of its dimensions belong inside the scale-up domain; empty where nothing tells
 * @param findings what went wrong
 */
public record Studies(List<Sweep> scaling, Optional<PlanSearchResult> plans, Optional<SplitAdvice> split,
        List<Finding> findings) {
    /** Nothing beyond the design. */
    public static final Studies NONE = new Studies(List.of(), Optional.empty(), Optional.empty(), List.of());

    /**
     * Plans that differ from the design's in how they split the work: few enough for a report. {@code search} looks at
     * all.
     */
    static final String SPACE = "gpus=placed,design tp=auto cp=design pp=auto dp=auto ep=design microbatch=1,2,4 "
            + "virtual=design zero=design recompute=none,selective,full tp-communication=design regather=design "
            + "tp-overlap=design schedule=design placement=design dp-overlap=design pp-overlap=design "
            + "cp-overlap=design ep-overlap=design";
    private static final int TOP = 5;

    public Studies {
        scaling = List.copyOf(scaling);
        Objects.requireNonNull(plans, "plans");
        Objects.requireNonNull(split, "split");
        findings = List.copyOf(findings);
    }

    /**
     * Makes them. What fails leaves a finding and costs the reader nothing else.
     *
     * @param adviser  changes size and transport
     * @param search   looks at other plans
     * @param parts    what the catalog knows
     * @param progress told how far it is; asked whether to stop
     * @throws CancellationException when cancelled
     */
    public static Studies of(DesignSnapshot design, AnalysisService analysis, Adviser adviser, PlanSearch search,
            KnownParts parts, Progress progress) {
        List<Finding> findings = new ArrayList<>();
        Variants variants = new Variants(changes -> Variant.of(design), adviser, analysis.transports(), parts);
        List<Sweep> scaling = contained("The design could not be looked at in other sizes",
                () -> new ScaleStudy(analysis, progress).of(design, variants), findings).orElse(List.of());
        Optional<PlanSearchResult> plans = plans(design, analysis, search, progress, findings);
        return new Studies(scaling, plans, split(design, plans, analysis, progress, findings), findings);
    }

    /** Only which dimensions belong inside the scale-up domain, which is part of the decision. */
    public static Studies ofSplit(DesignSnapshot design, AnalysisService analysis, PlanSearch search,
            Progress progress) {
        List<Finding> findings = new ArrayList<>();
        Optional<PlanSearchResult> plans = plans(design, analysis, search, progress, findings);
        return new Studies(List.of(), Optional.empty(), split(design, plans, analysis, progress, findings), findings);
    }

    private static Optional<PlanSearchResult> plans(DesignSnapshot design, AnalysisService analysis, PlanSearch search,
            Progress progress, List<Finding> findings) {
        boolean trains = design.jobs().stream().anyMatch(job -> job.workload() instanceof Workload.Training);
        return !trains ? Optional.empty() : contained("Other plans could not be searched",
                () -> search.search(new PlanSearchRequest(design, analysis.transports(), "", Objective.TIME,
                        PlanSearchRequest.DEFAULT_MARGIN, SPACE, TOP, 0), progress), findings)
                .filter(result -> !result.pareto().isEmpty());
    }

    private static Optional<SplitAdvice> split(DesignSnapshot design, Optional<PlanSearchResult> plans,
            AnalysisService analysis, Progress progress, List<Finding> findings) {
        return plans.flatMap(found -> contained("Which dimensions belong inside the scale-up domain cannot be said",
                () -> Split.of(design, found, analysis, progress), findings)).flatMap(split -> split);
    }

    private static <T> Optional<T> contained(String what, Supplier<T> work, List<Finding> findings) {
        try {
            return Optional.of(work.get());
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            findings.add(Finding.warning("EW-REPORT-002", "", what + ": " + fault + ".",
                    "Report it to the provider of the engine; everything else is complete."));
            return Optional.empty();
        }
    }
}
