// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Searches every valid plan of a training job. The search engine registers it as an OSGi service. Thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface PlanSearch {
    /**
     * Searches on all processors, or as many threads as the request says.
     *
     * @param progress told how far it is; asked whether to stop
     * @throws CancellationException    within 200 ms of being cancelled
     * @throws IllegalArgumentException when the request has a space that cannot be read; the message says what may
     *                                  stand where
     */
    PlanSearchResult search(PlanSearchRequest request, Progress progress);

    /**
     * Searches, and tells on the way what was found.
     *
     * @param progress told how far it is; asked whether to stop
     * @param watcher  told some times a second where the search stands, on the thread of the caller; it has to return
     *                 at once
     * @throws CancellationException    within 200 ms of being cancelled
     * @throws IllegalArgumentException when the request has a space that cannot be read; the message says what may
     *                                  stand where
     */
    PlanSearchResult search(PlanSearchRequest request, Progress progress, Consumer<PlanSearchState> watcher);

    /**
     * What {@link #search} would look through. Takes a moment for large spaces.
     *
     * @param progress asked whether to stop
     * @throws CancellationException    within 200 ms of being cancelled
     * @throws IllegalArgumentException when the request has a space that cannot be read; the message says what may
     *                                  stand where
     */
    PlanSpace space(PlanSearchRequest request, Progress progress);
}
