// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.recovery;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.Icon;
import org.eclipse.core.runtime.Platform;

/**
 * Where unsaved designs are written while they are open. What is there when the window starts was left behind by one
 * that did not end well.
 *
 * @param folder in the metadata of the workspace; made when it is needed
 */
public record RescueFolder(Path folder) {

    private static final String HOME = ".path";

    /**
     * An unsaved design.
     *
     * @param design  the file it belongs to, which may be gone
     * @param content the file that holds it with its changes
     * @param time    when it was written
     */
    public record Rescue(Path design, Path content, FileTime time) {
    }

    /** The folder of this workspace. */
    public static RescueFolder ofWorkspace() {
        return new RescueFolder(Platform.getStateLocation(Platform.getBundle(Icon.BUNDLE)).append("unsaved").toPath());
    }

    private Path content(Path design) {
        String name = UUID.nameUUIDFromBytes(design.toString().getBytes(StandardCharsets.UTF_8)).toString();
        return folder.resolve(name + "." + DesignFiles.EXTENSION);
    }

    private static Path home(Path content) {
        return content.resolveSibling(content.getFileName() + HOME);
    }

    /** Writes a design with its changes. */
    public void write(Design design, Path file) throws IOException {
        Files.createDirectories(folder);
        Path content = content(file);
        Files.writeString(home(content), file.toString());
        DesignFiles.save(design, content);
    }

    /** There is nothing unsaved of a file any more. */
    public void remove(Path file) throws IOException {
        Path content = content(file);
        for (Path path : List.of(content, content.resolveSibling(content.getFileName() + ".bak"), home(content))) {
            Files.deleteIfExists(path);
        }
    }

    /** What was left behind, in the order of the files. */
    public List<Rescue> rescues() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Rescue> rescues = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path content : files.filter(f -> f.toString().endsWith("." + DesignFiles.EXTENSION)).sorted().toList()) {
                rescue(content).ifPresent(rescues::add);
            }
        }
        return rescues;
    }

    private static Optional<Rescue> rescue(Path content) throws IOException {
        return Files.exists(home(content)) ? Optional.of(new Rescue(Path.of(Files.readString(home(content))), content,
                Files.getLastModifiedTime(content))) : Optional.empty();
    }
}
