// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;
import java.util.UUID;

/** Replaces a file in one step: a reader sees the old content or the new, also after a crash. */
public final class AtomicFile {
    private AtomicFile() {
    }

    /**
     * Writes a file; what it held before is kept beside it with {@code .bak} added to its name. A file that holds the
     * content already is left alone. A symbolic link stays one: the file it leads to is replaced.
     *
     * @throws IOException if it could not be done; the file is as it was
     */
    public static void write(Path file, byte[] content) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file;
        boolean replaces = Files.exists(target);
        if (replaces && Files.size(target) == content.length && Arrays.equals(Files.readAllBytes(target), content)) {
            return;
        }
        if (replaces && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString(), null, "the file is write-protected");
        }
        Path fresh = writeBeside(target, content);
        try {
            if (replaces) {
                keepPermissions(target, fresh);
                keep(target);
            }
            move(fresh, target);
        } finally {
            Files.deleteIfExists(fresh);
        }
        flushFolder(target.toAbsolutePath().getParent());
    }

    private static void keep(Path target) throws IOException {
        Path copy = writeBeside(target, Files.readAllBytes(target));
        try {
            keepPermissions(target, copy);
            move(copy, target.resolveSibling(target.getFileName() + ".bak"));
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private static Path writeBeside(Path target, byte[] content) throws IOException {
        Path fresh = target.resolveSibling("." + target.getFileName() + "-" + UUID.randomUUID() + ".tmp");
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        } catch (IOException e) {
            Files.deleteIfExists(fresh);
            throw e;
        }
        return fresh;
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** The file that takes another's place is for whom that one was. */
    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (old != null) {
            Files.setPosixFilePermissions(to, old.readAttributes().permissions());
        }
    }

    /** Makes the rename last. Windows cannot open folders and needs no such thing. */
    private static void flushFolder(Path folder) throws IOException {
        if (Files.getFileAttributeView(folder, PosixFileAttributeView.class) != null) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
