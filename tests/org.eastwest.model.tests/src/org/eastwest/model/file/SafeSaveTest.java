// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import org.eastwest.model.Designs;
import org.eastwest.model.design.Design;
import org.eastwest.model.internal.file.AtomicFile;

class SafeSaveTest {
    private static final byte[] OLD = "old".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "new content".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aNewFileIsWrittenAndHasNoBackup() throws IOException {
        AtomicFile.write(folder.resolve("f"), NEW);
        assertArrayEquals(NEW, Files.readAllBytes(folder.resolve("f")));
        assertEquals(List.of("f"), names());
    }

    @Test
    void theContentBeforeIsKeptAsBackupOnceASave() throws IOException {
        Path file = folder.resolve("design.eastwest");
        Design design = Designs.sound();
        DesignFiles.save(design, file);
        byte[] first = Files.readAllBytes(file);
        design.setName("second");
        DesignFiles.save(design, file);
        byte[] second = Files.readAllBytes(file);
        assertArrayEquals(first, Files.readAllBytes(folder.resolve("design.eastwest.bak")));
        design.setName("third");
        DesignFiles.save(design, file);
        assertArrayEquals(second, Files.readAllBytes(folder.resolve("design.eastwest.bak")));
        assertEquals(List.of("design.eastwest", "design.eastwest.bak"), names());
    }

    @Test
    void aSaveThatChangesNothingTouchesNeitherFileNorBackup() throws IOException {
        Path file = folder.resolve("f");
        AtomicFile.write(file, OLD);
        AtomicFile.write(file, NEW);
        FileTime longAgo = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(file, longAgo);
        AtomicFile.write(file, NEW);
        assertEquals(longAgo, Files.getLastModifiedTime(file));
        assertArrayEquals(OLD, Files.readAllBytes(folder.resolve("f.bak")));
    }

    @Test
    void aSaveThatFailsLeavesTheFileAsItWasAndNothingBeside() throws IOException {
        Path file = folder.resolve("f");
        AtomicFile.write(file, OLD);
        Files.createDirectories(folder.resolve("f.bak/blocks the backup"));
        assertThrows(IOException.class, () -> AtomicFile.write(file, NEW));
        assertArrayEquals(OLD, Files.readAllBytes(file));
        assertEquals(List.of("f", "f.bak"), names());
    }

    @Test
    void aFolderThatDoesNotExistIsAnError() {
        assertThrows(IOException.class, () -> AtomicFile.write(folder.resolve("none/f"), NEW));
    }

    @Test
    void aLinkStaysALinkAndItsTargetIsReplaced() throws IOException {
        Path target = folder.resolve("target");
        AtomicFile.write(target, OLD);
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        AtomicFile.write(link, NEW);
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(NEW, Files.readAllBytes(target));
        assertEquals(List.of("link", "target", "target.bak"), names());
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "permissions of a file are POSIX ones")
    void aFileStaysReadableForWhomItWas() throws IOException {
        Path file = folder.resolve("f");
        AtomicFile.write(file, OLD);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        AtomicFile.write(file, NEW);
        for (Path kept : List.of(file, folder.resolve("f.bak"))) {
            assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(kept)));
        }
    }

    @Test
    void aWriteProtectedFileIsNotReplaced() throws IOException {
        Path file = folder.resolve("f");
        AtomicFile.write(file, OLD);
        assertTrue(file.toFile().setReadOnly());
        // Root may write it all the same; then the file is written, which is what root asked for.
        if (Files.isWritable(file)) {
            AtomicFile.write(file, NEW);
            assertArrayEquals(NEW, Files.readAllBytes(file));
        } else {
            assertThrows(AccessDeniedException.class, () -> AtomicFile.write(file, NEW));
            assertArrayEquals(OLD, Files.readAllBytes(file));
            assertFalse(Files.exists(folder.resolve("f.bak")));
        }
    }
}
