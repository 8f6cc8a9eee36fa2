// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Tells other processes that this one runs plugins of the area, so that none deletes their files. The system forgets it
 * with the process.
 */
final class AreaUse {
    private FileChannel shared;

    private static Path file(UserArea area) {
        return area.folder().resolve("use.lock");
    }

    /** From now on this process may read files of the pool. */
    void begin(UserArea area) {
        end();
        try {
            if (Files.exists(file(area))) {
                shared = FileChannel.open(file(area), StandardOpenOption.READ);
                shared.tryLock(0, Long.MAX_VALUE, true);
            }
        } catch (IOException | OverlappingFileLockException unlockable) {
            // Where files cannot be locked, a change in another process may make a restart necessary.
            end();
        }
    }

    /** From now on this process reads no files of the pool. */
    void end() {
        try {
            if (shared != null) {
                shared.close();
            }
        } catch (IOException lost) {
            // The system frees the lock with the process.
            return;
        } finally {
            shared = null;
        }
    }

    /** Does something unless another process uses files of the pool. */
    void whenUnused(UserArea area, Runnable work) {
        try (FileChannel channel = FileChannel.open(file(area), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                work.run();
            }
        } catch (IOException | OverlappingFileLockException unlockable) {
            // The files stay; they harm nobody.
            return;
        }
    }
}
