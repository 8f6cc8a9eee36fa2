// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes a file whole or not at all, and never over somebody else's. */
public final class SafeFile {
    /** Where the mark of a file of ours stands at the latest. */
    private static final int HEAD = 2048;
    private static final int ATTEMPTS = 100;

    private SafeFile() {
    }

    /**
     * Writes beside, then moves.
     *
     * @param directory made where it is missing
     * @param name      of the file in it
     * @param content   of the file
     * @param mark      text near the beginning of every file that may be replaced
     * @return the file
     */
    public static Path write(Path directory, String name, byte[] content, String mark) throws IOException {
        makeDirectory(directory);
        Path target = directory.resolve(name);
        refuseForeign(target, mark);
        Path beside = null;
        try {
            beside = createBeside(directory, name);
            Files.write(beside, content, StandardOpenOption.TRUNCATE_EXISTING);
            move(beside, target);
            return target;
        } catch (FileSystemException e) {
            throw explained("cannot write " + target, e, "free some space or choose another directory");
        } finally {
            if (beside != null) {
                Files.deleteIfExists(beside);
            }
        }
    }

    private static void makeDirectory(Path directory) throws IOException {
        try {
            Files.createDirectories(directory);
        } catch (FileAlreadyExistsException e) {
            throw new IOException("cannot make the directory " + directory
                    + ": a file of that name is in the way; choose another directory", e);
        } catch (FileSystemException e) {
            throw explained("cannot make the directory " + directory, e, "choose another directory");
        }
    }

    /** @throws IOException when something is in the way that must not be replaced */
    static void refuseForeign(Path target, String mark) throws IOException {
        if (Files.isDirectory(target)) {
            throw new IOException("cannot write " + target
                    + ": a directory of that name is in the way; choose another directory");
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS) && !head(target).contains(mark)) {
            throw new IOException("will not replace " + target
                    + ": it was not written by this product; move it away or choose another directory");
        }
    }

    /** The beginning of a file as text. */
    static String head(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
        } catch (FileSystemException e) {
            throw explained("cannot read " + file, e, "move it away or choose another directory");
        }
    }

    /** A new file with the permissions that the user's new files have. */
    private static Path createBeside(Path directory, String name) throws IOException {
        for (int i = 0; i < ATTEMPTS; i++) {
            Path beside = directory.resolve("." + name + "." + i + ".part");
            try {
                return Files.createFile(beside);
            } catch (FileAlreadyExistsException e) {
                // another run's: take the next name
                continue;
            }
        }
        throw new IOException("cannot write into " + directory + ": " + ATTEMPTS + " unfinished files named ." + name
                + ".*.part are in the way; remove them");
    }

    private static void move(Path beside, Path target) throws IOException {
        try {
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static IOException explained(String what, FileSystemException e, String remedy) {
        String reason = e instanceof AccessDeniedException ? "permission denied"
                : e.getReason() != null ? e.getReason() : e.getClass().getSimpleName() + " " + e.getMessage();
        return new IOException(what + ": " + reason + "; " + remedy, e);
    }
}
