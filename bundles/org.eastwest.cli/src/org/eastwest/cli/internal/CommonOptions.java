// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import picocli.CommandLine.Option;

/** Options that every command takes. */
final class CommonOptions {
    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show what this command does and takes.")
    private boolean help;

    @Option(names = "--debug", description = "Print a stack trace where something fails.")
    private boolean debug;

    boolean debug() {
        return debug;
    }
}
