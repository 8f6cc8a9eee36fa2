// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import org.osgi.annotation.versioning.ProviderType;

/**
 * The catalog of this installation: shipped files, other bundles' contributions and the user's own folder. An OSGi
 * service; thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface CatalogService {
    /**
     * The catalog; read on first use and then kept, until a contribution comes or goes or {@link #reload()} is called.
     * Callers that need one answer throughout keep what they got.
     */
    Catalog catalog();

    /** Reads the files again on next use, for a user who changed them. */
    void reload();
}
