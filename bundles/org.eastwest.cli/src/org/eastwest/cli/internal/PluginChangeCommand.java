// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eastwest.analysis.Plugin;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.UserPlugins;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;

/** A command that changes what the user has installed, and says what it did. */
abstract class PluginChangeCommand extends ComputingCommand {
    PluginChangeCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    /** Makes the change. */
    abstract List<PluginChange> change(UserPlugins plugins, Progress progress) throws InstallException;

    @Override
    final ExitCode compute() {
        try {
            TerminalProgress progress = new TerminalProgress(terminal());
            List<PluginChange> changes = change(services().plugins(), progress);
            progress.report(1, "");
            report(changes);
            return changes.stream().anyMatch(change -> change.kind() == PluginChange.Kind.FAILED) ? ExitCode.UNUSABLE
                    : ExitCode.DONE;
        } catch (InstallException refused) {
            throw CommandFailure.unusable(Quantity.plain(refused.getMessage() + " " + refused.remedy()));
        }
    }

    private void report(List<PluginChange> changes) {
        Map<String, InstalledFeature> installed = services().plugins().installed().stream()
                .collect(Collectors.toMap(InstalledFeature::id, Function.identity()));
        JsonObject content = new JsonObject();
        content.add("changes", Json.array(changes, PluginChangeCommand::toJson));
        Set<String> ids = changes.stream().map(PluginChange::id).collect(Collectors.toSet());
        List<Finding> findings = InstalledPlugins.findings(installed.values().stream()
                .filter(feature -> ids.contains(feature.id())).toList());
        writeJson(content, findings);
        if (printsText()) {
            changes.forEach(change -> print(change, installed.get(change.id())));
            if (changes.isEmpty()) {
                terminal().out().println("nothing is installed");
            }
        }
        Findings.print(findings, terminal().err());
    }

    private void print(PluginChange change, InstalledFeature feature) {
        String versions = change.from().isEmpty() || change.to().isEmpty() || change.from().equals(change.to())
                ? change.from().isEmpty() ? change.to() : change.from()
                : change.from() + " to " + change.to();
        terminal().out().println(change.kind().word() + " " + change.id() + " " + versions
                + (change.note().isEmpty() ? "" : ": " + Quantity.plain(change.note())));
        if (feature != null && change.kind() != PluginChange.Kind.UNCHANGED) {
            brings(feature).forEach(plugin -> terminal().out().println("  " + plugin.kind() + " " + plugin.id()));
        }
    }

    private List<Plugin> brings(InstalledFeature feature) {
        Set<String> bundles = feature.bundles().stream().map(InstalledFeature.InstalledBundle::symbolicName)
                .collect(Collectors.toSet());
        return services().analysis().plugins().stream().filter(plugin -> bundles.contains(plugin.bundle())).toList();
    }

    private static JsonObject toJson(PluginChange change) {
        JsonObject json = new JsonObject();
        json.addProperty("change", change.kind().word());
        json.addProperty("id", change.id());
        json.addProperty("from", change.from());
        json.addProperty("to", change.to());
        json.addProperty("note", change.note());
        return json;
    }
}
