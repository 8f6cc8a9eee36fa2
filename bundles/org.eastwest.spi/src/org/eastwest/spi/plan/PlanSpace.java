// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.Finding;

/**
 * What a search would look through.
 *
 * @param jobId      the job; empty when there is none to search for
 * @param plans      plans of the space; 0 when no plan of the job can be evaluated
 * @param dimensions what plans of the space differ in, in the order in which people read it; empty without a job
 * @param findings   why there is nothing to search
 * @since 1.0
 */
public record PlanSpace(String jobId, long plans, List<Dimension> dimensions, List<Finding> findings) {
    public PlanSpace {
        Objects.requireNonNull(jobId, "jobId");
        dimensions = List.copyOf(dimensions);
        findings = List.copyOf(findings);
    }

    /**
     * Something plans of a space differ in.
     *
     * @param word    its name in the text of a space, such as {@code tp}
     * @param values  the values that the space has of it, such as {@code auto}, {@code 4,8} or {@code design}
     * @param choices all values that are words; {@code design} is always possible and stands last
     * @param numbers whether numbers and ranges are values too
     */
    public record Dimension(String word, String values, List<String> choices, boolean numbers) {
        public Dimension {
            Objects.requireNonNull(word, "word");
            Objects.requireNonNull(values, "values");
            choices = List.copyOf(choices);
        }
    }
}
