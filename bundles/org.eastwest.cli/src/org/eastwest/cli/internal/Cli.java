// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.eastwest.analysis.PluginException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line: parses the arguments, runs the command and turns what goes wrong into messages and exit codes. */
final class Cli {
    /** The root of the commands. */
    @Command(name = "eastwest", description = "Design the network between GPUs: without a command the workbench "
            + "window opens.", synopsisSubcommandLabel = "COMMAND")
    private static final class Root implements Runnable {
        @CommandLine.Mixin
        private CommonOptions common;

        @CommandLine.Option(names = {"-V", "--version"}, versionHelp = true,
                description = "Tell which version this is, and on which Java it runs.")
        private boolean version;

        @CommandLine.Spec
        private CommandLine.Model.CommandSpec spec;

        @Override
        public void run() {
            throw new ParameterException(spec.commandLine(), "Name a command.");
        }
    }

    private final Terminal terminal;
    private final CommandLine commandLine;
    private final boolean debug;

    Cli(Services services, Terminal terminal, List<String> arguments) {
        this.terminal = terminal;
        this.debug = arguments.contains("--debug");
        commandLine = new CommandLine(new Root());
        new Commands(services, terminal).of(arguments).forEach(commandLine::addSubcommand);
        commandLine.getCommandSpec().version("Eastwest " + services.version() + " on Java "
                + System.getProperty("java.version"));
        commandLine.registerConverter(long.class, Cli::longNumber)
                .registerConverter(int.class, Cli::wholeNumber)
                .registerConverter(Integer.class, Cli::wholeNumber)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setAbbreviatedOptionsAllowed(false)
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setOut(new java.io.PrintWriter(terminal.out(), true))
                .setErr(new java.io.PrintWriter(terminal.err(), true))
                .setParameterExceptionHandler(this::wrongArguments)
                .setExecutionExceptionHandler((fault, line, result) -> failed(fault));
    }

    static int run(List<String> arguments, Services services, Terminal terminal) {
        Cli cli = new Cli(services, terminal, arguments);
        return cli.commandLine.execute(arguments.toArray(String[]::new));
    }

    private static long longNumber(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("'" + text + "' is no whole number from " + Long.MIN_VALUE + " to "
                    + Long.MAX_VALUE);
        }
    }

    private static int wholeNumber(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("'" + text + "' is no whole number from " + Integer.MIN_VALUE + " to "
                    + Integer.MAX_VALUE);
        }
    }

    private int wrongArguments(ParameterException wrong, String[] arguments) {
        CommandLine line = wrong.getCommandLine();
        // The library says "option" twice where an option takes NAME=VALUE.
        terminal.err().println("eastwest: " + (swapped(arguments) ? "the command comes first: eastwest "
                + arguments[1] + " " + arguments[0] : wrong.getMessage().replace("option option", "option")));
        UnmatchedArgumentException.printSuggestions(wrong, line.getErr());
        boolean root = line.getParent() == null;
        terminal.err().println("See: eastwest help" + (root ? "" : " " + line.getCommandName()));
        return ExitCode.UNUSABLE.code();
    }

    /** A file, then a command. */
    private boolean swapped(String[] arguments) {
        return arguments.length > 1 && !arguments[0].startsWith("-")
                && !Commands.NAMES.contains(arguments[0]) && Commands.NAMES.contains(arguments[1]);
    }

    private int failed(Exception fault) {
        if (fault instanceof CommandFailure failure) {
            Findings.print(failure.findings(), terminal.err());
            terminal.err().println("eastwest: " + failure.getMessage());
            return failure.exitCode().code();
        }
        if (fault instanceof PluginException plugin) {
            Findings.print(List.of(plugin.finding()), terminal.err());
            return ExitCode.FAULT.code();
        }
        if (fault instanceof CancellationException) {
            terminal.err().println("eastwest: cancelled");
            return ExitCode.UNUSABLE.code();
        }
        terminal.err().println("eastwest: internal fault: " + fault
                + (debug ? "" : ". Run again with --debug for the place, and report it."));
        if (debug) {
            fault.printStackTrace(terminal.err());
        }
        return ExitCode.FAULT.code();
    }
}
