// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.model.validation.DesignConstraint;
import org.eastwest.spi.analysis.Finding;

/**
 * What is wrong with nothing but a plan, so that another plan of the same job may be right. Numbers out of their range
 * are not among it: nothing can be said about them.
 */
public final class PlanErrors {
    private static final Set<String> CODES = Stream.concat(
            Stream.of(DesignConstraint.VIRTUAL_STAGES, DesignConstraint.ORDER_TWICE, DesignConstraint.BATCH_SPLIT,
                    DesignConstraint.TOO_MANY_RANKS, DesignConstraint.EXPERT_GROUPS, DesignConstraint.SHARDING_DEGREE)
                    .map(DesignConstraint::code),
            Stream.of(ReaderCode.PLAN_TOO_LARGE, ReaderCode.HEADS_NOT_DIVISIBLE, ReaderCode.STAGES_OVER_LAYERS,
                    ReaderCode.EXPERTS).map(ReaderCode::code)).collect(Collectors.toUnmodifiableSet());

    private PlanErrors() {
    }

    /** True when a finding, whatever its severity, says that a plan cannot be. */
    public static boolean has(Finding finding) {
        return CODES.contains(finding.code());
    }
}
