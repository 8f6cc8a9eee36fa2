// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** What is kept beside an open design and saved with it, such as the places of elements in its diagrams. */
public interface SessionCompanion {
    /**
     * Saves it beside the design.
     *
     * @param design the file of the design, which is saved already
     * @throws IOException when it cannot be written; the message names the file
     */
    void save(Path design) throws IOException;

    /** Writes something beside a file, on any thread. */
    @FunctionalInterface
    interface Copy {
        void write(Path design) throws IOException;
    }

    /** What is not saved yet, as it is now, to be written beside a copy of the design; empty when there is nothing. */
    default Optional<Copy> unsaved() {
        return Optional.empty();
    }

    /** The design was read again from its file. */
    void reload(Path design);
}
