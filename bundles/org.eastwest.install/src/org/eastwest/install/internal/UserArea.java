// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.install.InstallException;

/**
 * The folder {@code p2} of the user area. The file {@code plugins.list} says what is installed: it is replaced as a
 * whole once a change is complete, so that a change which is broken off has not happened. Beside it stand p2's own
 * records and the pool of files, which may then hold more than the list names, never less.
 *
 * @param folder the folder; it need not exist
 */
record UserArea(Path folder) {
    private static final String SCRATCH = "scratch-";

    /** The area of this machine's user; empty when he has neither. The property is for programs that start this one. */
    static Optional<UserArea> current() {
        // Runs at every start: no streams, whose first use costs some milliseconds.
        String set = System.getProperty("eastwest.home", System.getenv("EASTWEST_HOME"));
        String user = System.getProperty("user.home");
        if (set != null && !set.isBlank()) {
            return Optional.of(of(Path.of(set)));
        }
        return user == null || user.isBlank() ? Optional.empty() : Optional.of(of(Path.of(user, ".eastwest")));
    }

    private static UserArea of(Path home) {
        return new UserArea(home.toAbsolutePath().normalize().resolve("p2"));
    }

    Path listFile() {
        return folder.resolve("plugins.list");
    }

    Path pool() {
        return folder.resolve("pool");
    }

    /** Where p2 keeps the states of the profile, one file each, named by time. */
    Path profileStates() {
        return folder.resolve("org.eclipse.equinox.p2.engine/profileRegistry/" + UserProfile.ID + ".profile");
    }

    /** What is installed. */
    PluginList read() throws InstallException {
        if (!Files.exists(listFile())) {
            return PluginList.EMPTY;
        }
        try {
            return PluginList.parse(Files.readAllLines(listFile()));
        } catch (IOException | IllegalArgumentException fault) {
            throw new InstallException("The list of installed plugins " + listFile() + " cannot be read: "
                    + fault.getMessage() + ".", "Repair it, or delete the folder " + folder
                    + " and install your plugins again.", fault);
        }
    }

    /** Makes a list the valid one. From here on the change has happened. */
    void write(PluginList list) throws InstallException {
        try {
            if (list.features().isEmpty()) {
                Files.deleteIfExists(listFile());
                return;
            }
            Path draft = folder.resolve("plugins.list.new");
            Files.write(draft, list.lines());
            try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(draft, listFile(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException fault) {
            throw unwritable(fault);
        }
    }

    /** A fresh folder on the same disk; the next change removes it when this one could not. */
    Path scratch() throws InstallException {
        try {
            return Files.createTempDirectory(folder, SCRATCH);
        } catch (IOException fault) {
            throw unwritable(fault);
        }
    }

    /** Removes what changes that were broken off left. */
    void sweep() {
        try (Stream<Path> children = Files.list(folder)) {
            List<Path> left = children.filter(child -> child.getFileName().toString().startsWith(SCRATCH)).toList();
            left.forEach(UserArea::delete);
        } catch (IOException unreadable) {
            // The change that follows says what is wrong with the folder.
            return;
        }
    }

    /** Deletes a folder with all it holds, as far as that is possible: what stays is swept later. */
    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException held) {
            return;
        }
    }

    InstallException unwritable(IOException fault) {
        return new InstallException("The user area " + folder + " cannot be written: " + reason(fault) + ".",
                "Make it writable and see that its disk has room, or set EASTWEST_HOME to another folder.", fault);
    }

    private static String reason(IOException fault) {
        if (fault instanceof FileSystemException file) {
            String what = file.getReason() == null ? file.getClass().getSimpleName() : file.getReason();
            return file.getFile() == null ? what : what + " (" + file.getFile() + ")";
        }
        return fault.getMessage();
    }

    /**
     * Takes the area for one change; waits while another process has it.
     *
     * @throws InstallException when the folder cannot be made or written
     */
    Lock lock() throws InstallException {
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(folder.resolve("change.lock"), StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE);
            return new Lock(channel, channel.lock());
        } catch (IOException fault) {
            throw unwritable(fault);
        }
    }

    /** Holds the area. */
    record Lock(FileChannel channel, FileLock lock) implements AutoCloseable {
        @Override
        public void close() {
            try {
                channel.close();
            } catch (IOException lost) {
                // The system frees the lock with the process.
                return;
            }
        }
    }
}
