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
final class SafeFile {
    /** Where the mark of a file of ours stands at the latest. */
    private static final int HEAD = 2048;
    private static final int ATTEMPTS = 100;
    private static final String REMEDY = "free some space or choose another directory";

    private SafeFile() {
    }

    /**
     * Writes the content beside its target, which {@link #move} then replaces. What is written is gone where writing
     * fails.
     *
     * @param target its directory is made where it is missing
     * @return the file beside it
     */
    static Path writeBeside(Path target, byte[] content) throws IOException {
        makeDirectory(target.getParent());
        Path beside = createBeside(target);
        boolean whole = false;
        try {
            Files.write(beside, content, StandardOpenOption.TRUNCATE_EXISTING);
            whole = true;
            return beside;
        } catch (FileSystemException e) {
            throw explained("cannot write " + target, e, REMEDY);
        } catch (IOException e) {
            // a full disk: the write itself names no file
            throw new IOException("cannot write " + target + ": " + e.getMessage() + "; " + REMEDY, e);
        } finally {
            if (!whole) {
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
    private static Path createBeside(Path target) throws IOException {
        for (int i = 0; i < ATTEMPTS; i++) {
            Path beside = target.resolveSibling("." + target.getFileName() + "." + i + ".part");
            try {
                return Files.createFile(beside);
            } catch (FileAlreadyExistsException e) {
                // another run's: take the next name
                continue;
            } catch (FileSystemException e) {
                throw explained("cannot write " + target, e, REMEDY);
            }
        }
        throw new IOException("cannot write into " + target.getParent() + ": " + ATTEMPTS + " unfinished files named ."
                + target.getFileName() + ".*.part are in the way; remove them");
    }

    /** Puts a file in the place of its target. */
    static void move(Path beside, Path target) throws IOException {
        try {
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (FileSystemException e) {
            throw explained("cannot write " + target, e, REMEDY);
        }
    }

    private static IOException explained(String what, FileSystemException e, String remedy) {
        String reason = e instanceof AccessDeniedException ? "permission denied"
                : e.getReason() != null ? e.getReason() : e.getClass().getSimpleName() + " " + e.getMessage();
        return new IOException(what + ": " + reason + "; " + remedy, e);
    }
}
