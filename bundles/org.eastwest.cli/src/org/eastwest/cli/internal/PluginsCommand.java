// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.install.InstalledFeature;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code plugins}: lists transports and engines, and the features that the user installed. */
@Command(name = "plugins", description = "List the installed transports and engines.")
final class PluginsCommand extends ComputingCommand {
    @Option(names = "--verbose", description = "Also print name, state and the reason where one is broken.")
    private boolean verbose;

    @Option(names = "--disable", paramLabel = "BUNDLE", description = "Keep a bundle from running until it is enabled.")
    private List<String> disabled = List.of();

    @Option(names = "--enable", paramLabel = "BUNDLE", description = "Let a bundle run that was disabled.")
    private List<String> enabled = List.of();

    PluginsCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        disabled.forEach(bundle -> change(() -> services().bundles().disable(bundle)));
        enabled.forEach(bundle -> change(() -> services().bundles().enable(bundle)));
        List<Plugin> plugins = services().analysis().plugins();
        List<InstalledFeature> installed = services().plugins().installed();
        JsonObject content = new JsonObject();
        content.add("plugins", Json.array(plugins, PluginsCommand::toJson));
        content.add("installed", Json.array(installed, InstalledPlugins::toJson));
        writeJson(content, Stream.concat(Plugin.findings(plugins).stream(),
                InstalledPlugins.findings(installed).stream()).toList());
        if (printsText()) {
            print(plugins);
            if (!installed.isEmpty()) {
                terminal().out().println();
                InstalledPlugins.print(installed, verbose, terminal().out());
            }
        }
        return ExitCode.DONE;
    }

    /** Switches a bundle. */
    @FunctionalInterface
    private interface Switch {
        void turn() throws IOException;
    }

    private static void change(Switch bundle) {
        try {
            bundle.turn();
        } catch (IllegalArgumentException unknown) {
            throw CommandFailure.unusable(unknown.getMessage());
        } catch (IOException fault) {
            throw CommandFailure.unusable("The user area cannot be written: " + Faults.reason(fault)
                    + ". Make it writable, or set EASTWEST_HOME to another folder.");
        }
    }

    private void print(List<Plugin> plugins) {
        TextTable table = verbose
                ? new TextTable("id", "kind", "bundle", "version", "state", "name", "reason")
                : new TextTable("id", "kind", "bundle", "version");
        for (Plugin p : plugins) {
            List<String> cells = new ArrayList<>(List.of(p.id(), p.kind(), p.bundle(), p.version()));
            if (verbose) {
                cells.addAll(List.of(p.state().word(), p.name(), p.reason()));
            }
            table.row(cells);
        }
        table.print(terminal().out());
    }

    private static JsonObject toJson(Plugin plugin) {
        JsonObject json = new JsonObject();
        json.addProperty("id", plugin.id());
        json.addProperty("kind", plugin.kind());
        json.addProperty("name", plugin.name());
        json.addProperty("bundle", plugin.bundle());
        json.addProperty("version", plugin.version());
        json.addProperty("state", plugin.state().word());
        json.addProperty("reason", plugin.reason());
        return json;
    }
}
