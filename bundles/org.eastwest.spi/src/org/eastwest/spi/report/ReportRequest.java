// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.report;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * What a section is to tell about.
 *
 * @param design     the scenario
 * @param result     what the engines found out about it
 * @param validation what validation says about the design
 * @param profile    how much the reader wants to know
 * @param language   language of the report, {@code en} or {@code ja}; a contributor that lacks it writes English
 * @since 1.0
 */
public record ReportRequest(DesignSnapshot design, AnalysisResult result, List<Finding> validation,
        ReportProfile profile, String language) {
    public ReportRequest {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(result, "result");
        validation = List.copyOf(validation);
        Objects.requireNonNull(profile, "profile");
        Objects.requireNonNull(language, "language");
    }
}
