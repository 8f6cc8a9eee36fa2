// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import org.eastwest.model.validation.Problem;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** Turns problems of the model and its file into findings, with the same codes and words. */
public final class ProblemFindings {
    private ProblemFindings() {
    }

    /** The problem as a finding: the element by its id, the line of the file, where known, in front of the message. */
    public static Finding of(Problem problem) {
        String line = problem.line() > 0 ? "Line " + problem.line() + ": " : "";
        return new Finding(severity(problem), problem.code(), line + problem.message(), elementId(problem.element()),
                problem.remedy());
    }

    private static Severity severity(Problem problem) {
        return switch (problem.severity()) {
            case ERROR -> Severity.ERROR;
            case WARNING -> Severity.WARNING;
            case INFO -> Severity.NOTE;
        };
    }

    /** {@code servers} of {@code cluster.servers.count}. */
    private static String elementId(String path) {
        String[] names = path.split("\\.");
        return names.length > 1 && !names[0].equals("design") ? names[1] : "";
    }
}
