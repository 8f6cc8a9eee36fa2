// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import picocli.CommandLine.HelpCommand;

/** The commands by name. To look at the options of all of them takes a while: one that is asked for is made alone. */
record Commands(Services services, Terminal terminal) {
    /** In the order of the help. */
    static final List<String> NAMES = List.of("new", "validate", "analyze", "report", "topology", "search", "simulate",
            "ecmp", "deadlock", "sweep", "compare", "advise", "claims", "export", "import", "evaluate", "diagram",
            "view", "lint", "plugins", "install", "uninstall", "update", "glossary", "new-plugin", "test", "help");

    /** Those that these arguments need: the one that the first names, or all where one of them may be meant. */
    List<Object> of(List<String> arguments) {
        String first = arguments.isEmpty() ? "" : arguments.get(0);
        return first.equals("help") || !NAMES.contains(first) ? NAMES.stream().map(this::make).toList()
                : List.of(make(first));
    }

    private Object make(String name) {
        return switch (name) {
            case "new" -> new NewCommand(services, terminal);
            case "validate" -> new ValidateCommand(services, terminal);
            case "analyze" -> new AnalyzeCommand(services, terminal);
            case "report" -> new ReportCommand(services, terminal);
            case "topology" -> new TopologyCommand(services, terminal);
            case "search" -> new SearchCommand(services, terminal);
            case "simulate" -> new SimulateCommand(services, terminal);
            case "ecmp" -> new EcmpCommand(services, terminal);
            case "deadlock" -> new DeadlockCommand(services, terminal);
            case "sweep" -> new SweepCommand(services, terminal);
            case "compare" -> new CompareCommand(services, terminal);
            case "advise" -> new AdviseCommand(services, terminal);
            case "claims" -> new ClaimsCommand(services, terminal);
            case "export" -> new ExportCommand(services, terminal);
            case "import" -> new ImportCommand(services, terminal);
            case "evaluate" -> new EvaluateCommand(services, terminal);
            case "diagram" -> new DiagramCommand(services, terminal);
            case "view" -> new ViewCommand(services, terminal);
            case "lint" -> new LintCommand(services, terminal);
            case "plugins" -> new PluginsCommand(services, terminal);
            case "install" -> new InstallCommand(services, terminal);
            case "uninstall" -> new UninstallCommand(services, terminal);
            case "update" -> new UpdateCommand(services, terminal);
            case "glossary" -> new GlossaryCommand(services, terminal);
            case "new-plugin" -> new NewPluginCommand(services, terminal);
            case "test" -> new TestCommand(services, terminal);
            default -> new HelpCommand();
        };
    }
}
