// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.service.datalocation.Location;

/**
 * The folder that holds the user's projects. It is the one given with {@code -data}, else {@code workspace} in
 * {@code EASTWEST_HOME}, else in {@code .eastwest} of the home folder; nobody is asked.
 */
final class UserWorkspace {

    private final Location location = Platform.getInstanceLocation();

    /**
     * Makes the folder this window's own.
     *
     * @return false when another window holds it
     * @throws IOException when the folder cannot be made or written
     */
    boolean claim() throws IOException {
        if (!location.isSet()) {
            Path folder = Files.createDirectories(home().resolve("workspace"));
            location.set(folder.toUri().toURL(), false);
        }
        return location.lock();
    }

    void release() {
        location.release();
    }

    /** The folder, for messages. */
    String folder() {
        return location.isSet() ? location.getURL().getPath() : home().resolve("workspace").toString();
    }

    private static Path home() {
        String home = System.getenv("EASTWEST_HOME");
        return home == null || home.isBlank()
                ? Path.of(System.getProperty("user.home"), ".eastwest")
                : Path.of(home);
    }
}
