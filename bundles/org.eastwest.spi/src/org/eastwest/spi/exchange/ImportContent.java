// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.io.IOException;
import java.io.InputStream;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The bytes of a file to import, from its beginning at each call. Importers use it; tests may give their own.
 *
 * @since 1.0
 */
@FunctionalInterface
@ProviderType
public interface ImportContent {
    /**
     * Opens the content; the caller closes it.
     *
     * @throws IOException when it cannot be read
     */
    InputStream open() throws IOException;
}
