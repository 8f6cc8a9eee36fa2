// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import org.eastwest.spi.analysis.Finding;

/** Ends a command early: with findings to print and the exit code that they mean. */
final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ExitCode exitCode;
    private final transient List<Finding> findings;

    private CommandFailure(ExitCode exitCode, String message, List<Finding> findings) {
        super(message);
        this.exitCode = exitCode;
        this.findings = List.copyOf(findings);
    }

    /** The file or an argument cannot be used; the message names it and says what to do. */
    static CommandFailure unusable(String message) {
        return new CommandFailure(ExitCode.UNUSABLE, message, List.of());
    }

    /** The file cannot be used, for these reasons. */
    static CommandFailure unusable(String message, List<Finding> findings) {
        return new CommandFailure(ExitCode.UNUSABLE, message, findings);
    }

    /** The design can be read, but has errors. */
    static CommandFailure designErrors(String message, List<Finding> findings) {
        return new CommandFailure(ExitCode.DESIGN_ERRORS, message, findings);
    }

    ExitCode exitCode() {
        return exitCode;
    }

    List<Finding> findings() {
        return findings;
    }
}
