// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io;

import java.nio.file.Path;
import java.util.List;
import org.eastwest.model.design.Design;
import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The installed importers, and designs made with them. An OSGi service; thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface DesignImports {
    /** Every importer, broken ones included, by id. */
    List<Importer> importers();

    /**
     * The importer for a file: of those that take its extension the one that recognizes its content; else any that
     * recognizes it; else the only one that takes the extension.
     *
     * @throws ImportFailure when the file cannot be read or no importer takes it
     */
    Importer choose(Path file) throws ImportFailure;

    /**
     * Makes a design of a file; nothing is written.
     *
     * @param file       the file
     * @param importerId id of an importer; null for {@link #choose the one that fits}
     * @param template   a design to begin with, which is copied; null for an empty one
     * @param progress   told how far it is; asked whether to stop
     * @throws ImportFailure when nothing can be made of it; the findings name file, line and remedy
     * @throws java.util.concurrent.CancellationException within 200 ms of being cancelled
     */
    Imported read(Path file, String importerId, Design template, Progress progress) throws ImportFailure;
}
