// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eastwest.catalog.internal.CatalogAssembly;

/**
 * Reads a catalog without OSGi. Never throws for what stands in the files; see {@link Catalog#findings()}.
 *
 * @since 1.0
 */
public final class CatalogLoader {
    private CatalogLoader() {
    }

    /** Reads the shipped files only. */
    public static Catalog shipped() {
        return load(List.of(), Optional.empty());
    }

    /**
     * Reads the shipped files, over them what bundles contribute, and over that the user's files. A row with the id of
     * an earlier one overrides the cells of its file's columns; a wrong one leaves the earlier one in place.
     *
     * @param contributions of bundles, later ones over earlier ones
     * @param userFolder    folder of the user's files; need not exist
     */
    public static Catalog load(List<CatalogContribution> contributions, Optional<Path> userFolder) {
        return new CatalogAssembly(contributions, userFolder).read();
    }
}
