// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.viewpoint.Problem;

/** What is wrong with a specification of diagrams, told like everything else. */
final class ProblemFinding {
    private ProblemFinding() {
    }

    /** The place is the element: file, line, and what stands there. */
    static Finding of(Problem p) {
        Severity severity = switch (p.severity()) {
            case ERROR -> Severity.ERROR;
            case WARNING -> Severity.WARNING;
            case NOTE -> Severity.NOTE;
        };
        String place = p.file() + (p.line() > 0 ? ":" + p.line() : "") + (p.element().isEmpty() ? ""
                : ": " + p.element());
        return new Finding(severity, p.code(), p.message(), place, p.remedy());
    }
}
