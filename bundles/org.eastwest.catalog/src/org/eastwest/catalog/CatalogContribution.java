// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;

/**
 * Rows that a bundle adds to the catalog. Register it as an OSGi service of this type. Its rows come over the shipped
 * ones and under the user's own. A contribution that throws, or gives nonsense, is left out and becomes a finding that
 * names it.
 *
 * @since 1.0
 */
public interface CatalogContribution {
    /** Who contributes, for findings and sources: the symbolic name of the bundle. */
    String name();

    /** The files it has, such as {@code nics.csv}: named and built as those of {@code data/}. */
    Collection<String> files();

    /**
     * Opens one of {@link #files()}; the caller closes it.
     *
     * @throws IOException when it cannot be read
     */
    InputStream open(String file) throws IOException;
}
