// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** A JSON file of ours: written whole or not at all, and never over what is not a result. */
final class ResultFile {
    /** Stands near the beginning of every result. */
    private static final String MARK = "\"schema\": \"eastwest.";
    private static final int HEAD = 256;

    private ResultFile() {
    }

    /**
     * Says whether a result may be written here.
     *
     * @throws IOException with the reason why not
     */
    static void check(Path file) throws IOException {
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
        if (Files.isRegularFile(file) && Files.size(file) > 0 && !head(file).contains(MARK)) {
            throw new IOException("it holds something else than a result of Eastwest, which is left as it is");
        }
    }

    /** Writes beside the file and then renames, so that a reader never sees half of it; into a device directly. */
    static void write(Path file, String text) throws IOException {
        check(file);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.writeString(file, text, StandardCharsets.UTF_8);
            return;
        }
        // A symbolic link stays one: the file it leads to is replaced.
        Path target = Files.exists(file) ? file.toRealPath() : file;
        Path beside = target.resolveSibling("." + target.getFileName() + "-" + UUID.randomUUID() + ".part");
        try {
            Files.writeString(beside, text, StandardCharsets.UTF_8);
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
