// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/** What {@code ./eastwest COMMAND ...} starts: no window, no workspace; the exit code is the command's. */
public final class CommandLineApplication implements IApplication {

    private static final int DONE = 0;
    private static final int UNUSABLE = 2;

    @Override
    public Object start(IApplicationContext context) {
        // The platform shows a splash until it is told that the application runs.
        context.applicationRunning();
        String[] arguments = (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        return run(List.of(arguments), out, err);
    }

    private static int run(List<String> arguments, PrintStream out, PrintStream err) {
        if (arguments.isEmpty() || arguments.get(0).equals("help")) {
            out.println("Usage: eastwest COMMAND [FILE] [OPTIONS]");
            return DONE;
        }
        err.println("eastwest: no command '" + arguments.get(0) + "'; see: eastwest help");
        return UNUSABLE;
    }

    @Override
    public void stop() {
        // A command ends by itself; nothing is held between commands.
    }
}
