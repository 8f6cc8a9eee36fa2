// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;

/** What all commands have in common: they get their services, print to the terminal and return an exit code. */
abstract class EastwestCommand implements Callable<Integer> {
    private final Services services;
    private final Terminal terminal;

    @Mixin
    private CommonOptions common;

    EastwestCommand(Services services, Terminal terminal) {
        this.services = services;
        this.terminal = terminal;
    }

    /** Does the work; a {@link CommandFailure} ends it early. */
    abstract ExitCode run();

    @Override
    public final Integer call() {
        return run().code();
    }

    Services services() {
        return services;
    }

    Terminal terminal() {
        return terminal;
    }

    boolean debug() {
        return common.debug();
    }
}
