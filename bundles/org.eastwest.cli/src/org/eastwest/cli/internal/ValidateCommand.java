// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code validate}: says what is wrong with a design. */
@Command(name = "validate", description = "Check a design and say what is wrong with it.")
final class ValidateCommand extends EastwestCommand {
    @Mixin
    private DesignInput input;

    @Mixin
    private JsonOption json;

    ValidateCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode run() {
        List<Finding> findings = input.read(terminal(), services()).findings();
        json.write("validate", services(), terminal(), new JsonObject(), findings);
        if (!json.toStandardOutput()) {
            Findings.print(findings, terminal().out());
            terminal().out().println(summary(findings));
        }
        return Findings.exitCode(findings);
    }

    private String summary(List<Finding> findings) {
        return input.file() + ": " + count(findings, Severity.ERROR) + " errors, "
                + count(findings, Severity.WARNING) + " warnings, " + count(findings, Severity.NOTE) + " notes";
    }

    private static long count(List<Finding> findings, Severity severity) {
        return findings.stream().filter(f -> f.severity() == severity).count();
    }
}
