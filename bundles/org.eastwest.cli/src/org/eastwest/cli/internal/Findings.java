// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.List;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** Prints findings, gravest first, and decides the exit code they mean. */
final class Findings {
    private Findings() {
    }

    static boolean hasErrors(List<Finding> findings) {
        return findings.stream().anyMatch(f -> f.severity() == Severity.ERROR);
    }

    static ExitCode exitCode(List<Finding> findings) {
        return hasErrors(findings) ? ExitCode.DESIGN_ERRORS : ExitCode.DONE;
    }

    static void print(List<Finding> findings, PrintStream to) {
        for (Severity severity : Severity.values()) {
            findings.stream().filter(f -> f.severity() == severity).forEach(f -> print(f, to));
        }
    }

    private static void print(Finding finding, PrintStream to) {
        String element = finding.element().isEmpty() ? "" : " " + finding.element() + ":";
        to.println(Quantity.plain(finding.severity().word() + ":" + element + " " + finding.message() + " ["
                + finding.code() + "]"));
        if (!finding.remedy().isEmpty()) {
            to.println("    " + Quantity.plain(finding.remedy()));
        }
    }
}
