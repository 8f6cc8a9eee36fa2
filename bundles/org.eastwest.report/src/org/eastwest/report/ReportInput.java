// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * What a report tells about.
 *
 * @param design     the scenario
 * @param result     what the engines found out about it
 * @param validation what validation says about the design
 * @param run        how to make the report again
 * @param language   language of the report; {@code en}
 */
public record ReportInput(DesignSnapshot design, AnalysisResult result, List<Finding> validation, RunInfo run,
        String language) {
    /** The language that reports are written in. */
    public static final String ENGLISH = "en";

    /** @throws IllegalArgumentException when there is no report in this language */
    public ReportInput {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(result, "result");
        validation = List.copyOf(validation);
        Objects.requireNonNull(run, "run");
        if (!ENGLISH.equals(language)) {
            throw new IllegalArgumentException("no report in language '" + language + "'; there is one in: " + ENGLISH);
        }
    }
}
