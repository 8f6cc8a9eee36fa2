// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.io.ImportFailure;
import org.eastwest.io.Imported;
import org.eastwest.io.Importer;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.LoadedDesign;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.PathException;
import org.eastwest.reader.ProblemFindings;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.exchange.ImportNote;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code import}: makes a design of another tool's file. Nothing is written unless all of it can be. */
@Command(name = "import", description = "Make a design of another tool's file: a topology, an InfiniBand subnet, "
        + "arguments of Megatron-LM, or what installed importers take.")
final class ImportCommand extends ComputingCommand {
    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "The file to import.")
    private String file;

    @Option(names = "--list", description = "List the importers and do nothing else.")
    private boolean list;

    @Option(names = "--importer", paramLabel = "ID", description = "Who reads the file; the importer that recognizes "
            + "it unless told otherwise.")
    private String importer;

    @Option(names = "--out", paramLabel = "FILE", description = "The design to write, a .eastwest file; it must not "
            + "exist yet.")
    private String out;

    @Option(names = "--template", paramLabel = "ID|FILE", description = "Begin with a template, or with a .eastwest "
            + "file, and put what is imported in place of its parts.")
    private String template;

    @Option(names = "--set", paramLabel = "PATH=VALUE", description = "Change an attribute of the imported design, "
            + "such as cluster.servers.serverType=dgx-b200; may be repeated.")
    private Map<String, String> changes = new LinkedHashMap<>();

    ImportCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        return list ? list() : importFile();
    }

    private ExitCode list() {
        List<Importer> importers = services().imports().importers();
        JsonObject content = new JsonObject();
        content.add("importers", Json.array(importers, ImportCommand::toJson));
        writeJson(content, List.of());
        if (printsText()) {
            TextTable table = new TextTable("id", "extensions", "bundle", "name");
            importers.forEach(i -> table.row(List.of(i.id(), String.join(" ", i.extensions()), i.bundle(),
                    i.usable() ? i.name() : "not used: " + i.problem())));
            table.print(terminal().out());
        }
        return ExitCode.DONE;
    }

    private ExitCode importFile() {
        if (file == null || out == null) {
            throw CommandFailure.unusable("import takes a FILE and --out FILE.eastwest; the importers are listed by "
                    + "'eastwest import --list'.");
        }
        Path target = target();
        Imported imported = read();
        changes.forEach((path, value) -> change(imported.design(), path, value));
        List<Finding> findings = changes.isEmpty() ? imported.findings()
                : DesignReader.read(imported.design(), null, services().catalog().catalog()).findings();
        write(imported.design(), target);
        JsonObject content = new JsonObject();
        content.addProperty("importer", imported.importer().id());
        content.addProperty("file", out);
        content.add("notes", Json.array(imported.notes(), ImportCommand::toJson));
        writeJson(content, findings);
        if (printsText()) {
            print(imported, findings);
        }
        return Findings.exitCode(findings);
    }

    private Path target() {
        if (!out.endsWith("." + DesignFiles.EXTENSION)) {
            throw CommandFailure.unusable("--out " + out + ": a design is a ." + DesignFiles.EXTENSION
                    + " file. Name it so.");
        }
        Path target = terminal().resolve(out);
        if (Files.exists(target)) {
            throw CommandFailure.unusable("The file " + out + " exists already and is left as it is. Name another one "
                    + "with --out, or remove it first.");
        }
        return target;
    }

    private Imported read() {
        try {
            return services().imports().read(terminal().resolve(file), importer, template == null ? null : template(),
                    Progress.NONE);
        } catch (ImportFailure wrong) {
            throw CommandFailure.unusable("The file " + file + " is not imported; nothing was written.",
                    List.of(wrong.finding()));
        }
    }

    private Design template() {
        if (Templates.list().stream().anyMatch(t -> t.id().equals(template))) {
            return Templates.create(template, Map.of());
        }
        Path path = terminal().resolve(template);
        if (!Files.isRegularFile(path)) {
            throw CommandFailure.unusable("--template " + template + ": there is no such template or file. Use a "
                    + ".eastwest file, or one of " + String.join(", ", Templates.list().stream().map(Template::id)
                            .toList()) + ".");
        }
        LoadedDesign loaded = DesignFiles.load(path);
        if (loaded.design() == null) {
            throw CommandFailure.unusable("The design " + template + " cannot be used.",
                    loaded.problems().stream().map(ProblemFindings::of).toList());
        }
        return loaded.design();
    }

    private void change(Design design, String path, String value) {
        try {
            DesignPaths.set(design, null, path, value);
        } catch (PathException wrong) {
            throw CommandFailure.unusable("--set " + path + "=" + value + ": the imported design cannot be changed like"
                    + " that; nothing was written.", List.of(wrong.finding()));
        }
    }

    private void write(Design design, Path target) {
        try {
            DesignFiles.save(design, target);
        } catch (IOException fault) {
            throw CommandFailure.unusable("The design cannot be written to " + out + ": " + Faults.reason(fault)
                    + ". Name a file in an existing folder that you may write to.");
        }
    }

    private void print(Imported imported, List<Finding> findings) {
        terminal().out().println("Wrote " + out + " from " + file + " (" + imported.importer().name() + ")");
        for (ImportNote.Kind kind : ImportNote.Kind.values()) {
            List<ImportNote> notes = imported.notes().stream().filter(n -> n.kind() == kind).toList();
            if (!notes.isEmpty()) {
                terminal().out().println();
                TextTable table = new TextTable("line", kind.word(), "");
                notes.forEach(n -> table.row(Arrays.asList(n.line() == 0 ? "" : String.valueOf(n.line()), n.what(),
                        n.detail())));
                table.print(terminal().out());
            }
        }
        if (!findings.isEmpty()) {
            terminal().out().println();
            Findings.print(new ArrayList<>(findings), terminal().out());
        }
    }

    private static JsonObject toJson(Importer importer) {
        JsonObject json = new JsonObject();
        json.addProperty("id", importer.id());
        json.addProperty("name", importer.name());
        json.addProperty("description", importer.description());
        JsonArray extensions = new JsonArray();
        importer.extensions().forEach(extensions::add);
        json.add("extensions", extensions);
        json.addProperty("bundle", importer.bundle());
        json.addProperty("problem", importer.problem());
        return json;
    }

    private static JsonObject toJson(ImportNote note) {
        JsonObject json = new JsonObject();
        json.addProperty("kind", note.kind().word());
        json.addProperty("line", note.line());
        json.addProperty("what", note.what());
        json.addProperty("detail", note.detail());
        return json;
    }
}
