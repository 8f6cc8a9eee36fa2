// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.io.IOException;
import java.io.InputStream;

/**
 * A file of the catalog that can be opened.
 *
 * @param name for people, as findings name it
 * @param file its name without folder: {@code gpus.csv}
 * @param content opens it
 */
record CatalogFile(String name, String file, Content content) {
    /** Opens a file. */
    interface Content {
        InputStream open() throws IOException;
    }
}
