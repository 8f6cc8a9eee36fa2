// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Rows that a bundle adds to the catalog. Register it as an OSGi service of this type. Its rows come over the shipped
 * ones and under the user's own.
 *
 * <p><b>Contract.</b> Asked once after it appeared, and again after a reload of the catalog, on any thread. Values in the
 * files are as in {@code data/}: with units where the column has none in its name, and a source in each row. All files
 * together are read within five seconds; none is larger than 1 MiB.
 *
 * <p><b>Failure.</b> A contribution that throws, hangs or gives nonsense is left out, or its wrong rows are, and a finding
 * names it.
 *
 * @since 1.0
 */
@ConsumerType
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
