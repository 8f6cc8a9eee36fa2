// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.cli.internal.PluginTemplate.ProjectFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code new-plugin}: writes the project of a plugin, which needs nothing of this repository but the SDK. */
@Command(name = "new-plugin", description = "Write the project of a plugin: its bundle, tests, feature and update site, "
        + "with a mvnw of its own. See docs/plugins.")
final class NewPluginCommand extends EastwestCommand {
    @Parameters(paramLabel = "KIND", description = "What it adds: transport, engine, importer, "
            + "diagram or report.")
    private PluginKind kind;

    @Option(names = "--id", paramLabel = "ID", required = true, description = "Its id, which is also the name of its "
            + "package, such as com.example.foo.")
    private String id;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to write; it must be empty "
            + "or not exist yet.")
    private String folder;

    @Option(names = "--name", paramLabel = "NAME", description = "Its name for people; made from the id unless given.")
    private String name;

    @Option(names = "--repository", paramLabel = "URL", description = "The p2 repository of the SDK to build against, a "
            + "URL or a folder; that of this workbench unless given.")
    private String repository;

    NewPluginCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode run() {
        PluginNames names = PluginNames.of(id, name, taken());
        Path project = terminal().resolve(folder);
        requireFree(project);
        List<ProjectFile> files =
                new PluginTemplate(kind, names, SdkRepository.address(repository, terminal())).files();
        write(project, files);
        terminal().out().println("Wrote the " + kind.word() + " '" + names.shortId() + "' to " + folder + ".");
        terminal().out().println("Build it:   cd '" + folder + "' && ./mvnw verify");
        terminal().out().println("Install it: eastwest install --repository '" + folder + "/target/" + id
                + ".zip' --trust");
        return ExitCode.DONE;
    }

    private Set<String> taken() {
        return services().analysis().plugins().stream().filter(p -> p.kind().equals(kind.word())).map(Plugin::id)
                .collect(Collectors.toSet());
    }

    private void requireFree(Path project) {
        if (!Files.exists(project)) {
            return;
        }
        if (!Files.isDirectory(project)) {
            throw CommandFailure.unusable("--out " + folder + " is a file. Name a folder that is empty or does not exist "
                    + "yet.");
        }
        try (Stream<Path> content = Files.list(project)) {
            if (content.findAny().isPresent()) {
                throw CommandFailure.unusable("--out " + folder + ": the folder is not empty, and everything in it is "
                        + "left as it is. Name another one.");
            }
        } catch (IOException fault) {
            throw unwritable(fault);
        }
    }

    /** All files or none. */
    private void write(Path project, List<ProjectFile> files) {
        Deque<Path> made = new ArrayDeque<>();
        try {
            for (ProjectFile file : files) {
                Path path = project.resolve(file.path());
                makeFolders(path.getParent(), project.getParent(), made);
                made.push(path);
                Files.writeString(path, file.text());
                if (file.executable() && Files.getFileAttributeView(path, PosixFileAttributeView.class) != null) {
                    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
                }
            }
        } catch (IOException fault) {
            made.forEach(path -> remove(path, fault));
            throw unwritable(fault);
        }
    }

    /** Makes the folders below {@code outer} that are missing; {@code outer} itself must be there. */
    private static void makeFolders(Path folder, Path outer, Deque<Path> made) throws IOException {
        if (!Files.isDirectory(folder)) {
            if (!folder.equals(outer) && !folder.getParent().equals(outer)) {
                makeFolders(folder.getParent(), outer, made);
            }
            Files.createDirectory(folder);
            made.push(folder);
        }
    }

    private static void remove(Path path, IOException cause) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException stays) {
            cause.addSuppressed(stays);
        }
    }

    private CommandFailure unwritable(IOException fault) {
        return CommandFailure.unusable("The project cannot be written to " + folder + ": " + Faults.reason(fault)
                + ". Name a folder inside an existing one that you may write to.");
    }
}
