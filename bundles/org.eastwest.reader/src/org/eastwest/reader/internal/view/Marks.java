// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.Severity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;

/** Puts the worst finding about an element of the design on what stands for it. */
public final class Marks {
    private final Map<String, Finding> worst = new HashMap<>();
    private final AnalysisResult result;

    public Marks(AnalysisResult result) {
        this.result = result;
        for (Finding finding : result.findings()) {
            worst.merge(finding.element(), finding, (a, b) -> rank(a).compareTo(rank(b)) >= 0 ? a : b);
        }
    }

    /** Says which element of the design this stands for, and what is wrong with it. */
    void mark(Element element, String designElement) {
        element.setDesignElement(designElement);
        Finding finding = worst.get(designElement);
        if (finding != null) {
            element.setSeverity(rank(finding));
            element.setMessage(finding.message());
        }
    }

    /** A metric of an element of the design. */
    double metric(String id, String designElement, double otherwise) {
        return result.metric(id, designElement).map(m -> m.value()).filter(v -> !Double.isNaN(v)).orElse(otherwise);
    }

    private static Severity rank(Finding finding) {
        return switch (finding.severity()) {
            case NOTE -> Severity.NOTE;
            case WARNING -> Severity.WARNING;
            case ERROR -> Severity.ERROR;
        };
    }
}
