// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import picocli.CommandLine.Command;

/** {@code test}: listed here for its help; the launcher of the source tree runs it before any product is built. */
@Command(name = "test", description = "Build everything and run all tests, those in a real window included. Only in a "
        + "source checkout.")
final class TestCommand extends EastwestCommand {
    TestCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode run() {
        throw CommandFailure.unusable("The tests run from a source checkout: ./eastwest test");
    }
}
