// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.spi.analysis.Finding;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command whose result can also be had as JSON; where it fails because of the design, the findings can. */
abstract class ComputingCommand extends EastwestCommand {
    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    ComputingCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    /** Does the work; a {@link CommandFailure} ends it early. */
    abstract ExitCode compute();

    @Override
    final ExitCode run() {
        json.requireWritable(terminal());
        try {
            return compute();
        } catch (CommandFailure failure) {
            if (!failure.findings().isEmpty()) {
                writeJson(new JsonObject(), failure.findings());
            }
            throw failure;
        }
    }

    /** Writes the JSON where it is wanted. */
    final void writeJson(JsonObject content, List<Finding> findings) {
        json.write(spec.name(), services(), terminal(), content, findings);
    }

    /** The findings, and a warning for each bundle with a plugin that failed, unless one of them names it already. */
    final List<Finding> withUnusedPlugins(List<Finding> findings) {
        List<Plugin> unnamed = services().analysis().plugins().stream()
                .filter(p -> findings.stream().noneMatch(f -> f.message().contains(p.bundle()))).toList();
        return Stream.concat(findings.stream(), Plugin.findings(unnamed).stream()).toList();
    }

    /** False when standard output belongs to the JSON alone. */
    final boolean printsText() {
        return !json.toStandardOutput();
    }
}
