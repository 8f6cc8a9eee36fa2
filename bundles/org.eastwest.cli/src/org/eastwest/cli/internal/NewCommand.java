// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code new}: makes a design from a template. */
@Command(name = "new", description = "Make a design from a template, or list the templates.")
final class NewCommand extends ComputingCommand {
    @Option(names = "--list", description = "List the templates and do nothing else.")
    private boolean list;

    @Option(names = "--template", paramLabel = "ID", description = "The template.")
    private String templateId;

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write; it must not exist yet.")
    private String file;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of the design; the template's unless told "
            + "otherwise.")
    private String name;

    @Option(names = "--parameter", paramLabel = "NAME=N", description = "A parameter of the template, such as su=16; "
            + "may be repeated. --list tells which there are, and what they count.")
    private Map<String, Integer> parameters = new LinkedHashMap<>();

    NewCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        JsonObject content = new JsonObject();
        if (list) {
            content.add("templates", Json.array(Templates.list(), NewCommand::toJson));
            print();
        } else {
            create();
        }
        writeJson(content, List.of());
        return ExitCode.DONE;
    }

    private void print() {
        if (!printsText()) {
            return;
        }
        TextTable table = new TextTable("id", "GPUs", "parameters", "name");
        Templates.list().forEach(t -> table.row(List.of(t.id(), String.valueOf(t.gpus()), parameters(t), t.name())));
        table.print(terminal().out());
    }

    private static String parameters(Template template) {
        return String.join(", ", template.parameters().stream()
                .map(p -> p.name() + "=" + p.minimum() + ".." + p.maximum() + " (" + p.label() + ")").toList());
    }

    private void create() {
        if (templateId == null || file == null) {
            throw CommandFailure.unusable("new takes --template ID and --out FILE; the ids are listed by "
                    + "'eastwest new --list'.");
        }
        Path path = terminal().resolve(file);
        if (Files.exists(path)) {
            throw CommandFailure.unusable("The file " + file + " exists already and is left as it is. Name another one "
                    + "with --out, or remove it first.");
        }
        Design design = design();
        if (name != null) {
            design.setName(name);
        }
        try {
            DesignFiles.save(design, path);
        } catch (IOException fault) {
            throw CommandFailure.unusable("The design cannot be written to " + file + ": " + Faults.reason(fault)
                    + ". Name a file in an existing folder that you may write to.");
        }
        if (printsText()) {
            terminal().out().println("Wrote " + file);
        }
    }

    private Design design() {
        if (Templates.list().stream().noneMatch(t -> t.id().equals(templateId))) {
            throw CommandFailure.unusable("--template " + templateId + ": there is no such template. Use one of "
                    + String.join(", ", Templates.list().stream().map(Template::id).toList()) + ".");
        }
        try {
            return Templates.create(templateId, parameters);
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--template " + templateId + ": " + wrong.getMessage());
        }
    }

    private static JsonObject toJson(Template template) {
        JsonObject json = new JsonObject();
        json.addProperty("id", template.id());
        json.addProperty("name", template.name());
        json.addProperty("gpus", template.gpus());
        json.add("parameters", Json.array(template.parameters(), p -> {
            JsonObject one = new JsonObject();
            one.addProperty("name", p.name());
            one.addProperty("minimum", p.minimum());
            one.addProperty("maximum", p.maximum());
            one.addProperty("default", p.defaultValue());
            return one;
        }));
        return json;
    }
}
