// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.recovery;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.session.SessionCompanion;
import org.eclipse.core.runtime.Platform;

/**
 * Where unsaved designs are written while they are open. What is there when the window starts was left behind by one
 * that did not end well.
 *
 * @param folder in the metadata of the workspace; made when it is needed
 */
public record RescueFolder(Path folder) {

    private static final String HOME = ".path";
    private static final String BACKUP = ".bak";
    /** Of a file whose writing broke off. */
    private static final String PART = ".part";

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

    /**
     * Writes a design with its changes.
     *
     * @param beside what is kept beside it and is not saved either
     */
    public void write(Design design, Path file, List<SessionCompanion.Copy> beside) throws IOException {
        Files.createDirectories(folder);
        Path content = content(file);
        Files.writeString(home(content), file.toString());
        DesignFiles.save(design, content);
        for (SessionCompanion.Copy copy : beside) {
            copy.write(content);
        }
    }

    /** There is nothing unsaved of a file any more. */
    public void remove(Path file) throws IOException {
        Path content = content(file);
        if (Files.isDirectory(folder)) {
            for (Path path : siblings(content)) {
                Files.deleteIfExists(path);
            }
            Files.deleteIfExists(content);
        }
    }

    private static List<Path> siblings(Path content) throws IOException {
        List<Path> siblings = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(content.getParent(),
                content.getFileName() + ".*")) {
            files.forEach(siblings::add);
        }
        siblings.sort(null);
        return siblings;
    }

    /**
     * Files that belong beside a design, by where they belong: what was not saved either, such as places in diagrams.
     *
     * @param design the file beside which they belong
     */
    static Map<Path, Path> beside(Rescue rescue, Path design) throws IOException {
        Map<Path, Path> files = new LinkedHashMap<>();
        String name = rescue.content().getFileName().toString();
        for (Path file : siblings(rescue.content())) {
            String suffix = file.getFileName().toString().substring(name.length());
            if (!suffix.equals(HOME) && !suffix.equals(BACKUP) && !suffix.endsWith(PART)) {
                files.put(design.resolveSibling(design.getFileName() + suffix), file);
            }
        }
        return files;
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
