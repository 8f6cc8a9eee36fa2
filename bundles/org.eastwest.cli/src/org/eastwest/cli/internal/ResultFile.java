// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** A file of ours: written whole or not at all, and never over what is not of its kind. */
final class ResultFile {
    /** JSON of a command. */
    static final ResultFile JSON = new ResultFile("a result of Eastwest", "\"schema\": \"eastwest.");
    /** A view model. */
    static final ResultFile VIEW = new ResultFile("a view of Eastwest", "http://www.eastwest.org/view/");
    /** A timeline. */
    static final ResultFile TRACE = new ResultFile("a timeline of Eastwest", "\"schema\": \"eastwest.timeline/");
    /** Claims. */
    static final ResultFile CLAIMS = new ResultFile("claims of Eastwest", "# Claims of Eastwest");
    /** A drawing. */
    static final ResultFile SVG = new ResultFile("a drawing", "<svg");
    /** A picture. */
    static final ResultFile PNG = new ResultFile("a picture", "PNG\r\n");
    private static final int HEAD = 512;

    private final String kind;
    private final String mark;

    /** @param mark what stands near the beginning of every such file */
    private ResultFile(String kind, String mark) {
        this.kind = kind;
        this.mark = mark;
    }

    /**
     * Says whether such a file may be written here.
     *
     * @throws IOException with the reason why not
     */
    void check(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("it is a folder");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new IOException("there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(file) ? file : folder)) {
            throw new IOException("access is denied");
        }
        if (Files.isRegularFile(file) && Files.size(file) > 0 && !head(file).contains(mark)) {
            throw new IOException("it holds something else than " + kind + ", which is left as it is");
        }
    }

    /** Writes beside the file and then renames, so that a reader never sees half of it; into a device directly. */
    void write(Path file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** As {@link #write(Path, String)}. */
    void write(Path file, byte[] content) throws IOException {
        check(file);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.write(file, content);
            return;
        }
        // A symbolic link stays one: the file it leads to is replaced.
        Path target = Files.exists(file) ? file.toRealPath() : file;
        Path beside = target.resolveSibling("." + target.getFileName() + "-" + UUID.randomUUID() + ".part");
        try {
            Files.write(beside, content);
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static String head(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
        }
    }
}
