// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.model.validation.DesignConstraint;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.plan.PlanSearchResult;

/**
 * What is wrong with nothing but a plan, or that there is none, so that another plan of the job may be right. Numbers
 * out of their range are not among it: nothing can be said about them.
 */
public final class PlanErrors {
    private static final Set<String> CODES = Stream.concat(
            Stream.of(DesignConstraint.PLAN_MISSING, DesignConstraint.VIRTUAL_STAGES, DesignConstraint.ORDER_TWICE,
                    DesignConstraint.BATCH_SPLIT, DesignConstraint.TOO_MANY_RANKS, DesignConstraint.EXPERT_GROUPS,
                    DesignConstraint.SHARDING_DEGREE)
                    .map(DesignConstraint::code),
            Stream.of(ReaderCode.PLAN_TOO_LARGE, ReaderCode.HEADS_NOT_DIVISIBLE, ReaderCode.STAGES_OVER_LAYERS,
                    ReaderCode.EXPERTS).map(ReaderCode::code)).collect(Collectors.toUnmodifiableSet());

    /** Findings that compare with the design's own plan: better than it, as good as it, it does not fit. */
    private static final Set<String> ABOUT_OWN = Set.of("EW-SEARCH-006", "EW-SEARCH-007", "EW-SEARCH-008");

    private PlanErrors() {
    }

    /** True when a finding, whatever its severity, says that a plan cannot be, or is missing. */
    public static boolean has(Finding finding) {
        return CODES.contains(finding.code());
    }

    /** What a search found, without the design's own plan: where that cannot be, there is nothing to compare with. */
    public static PlanSearchResult withoutOwn(PlanSearchResult found) {
        return new PlanSearchResult(found.jobId(), found.space(), found.evaluated(), found.refused(), found.pruned(),
                found.limitBytes(), found.best(), found.pareto(), Optional.empty(), found.findings().stream()
                        .filter(finding -> !ABOUT_OWN.contains(finding.code())).toList());
    }
}
