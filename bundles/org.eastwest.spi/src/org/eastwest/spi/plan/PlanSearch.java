// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.Progress;

/**
 * Searches every valid plan of a training job. The search engine registers it as an OSGi service. Thread-safe.
 *
 * @since 1.0
 */
public interface PlanSearch {
    /**
     * Searches on all processors, or as many threads as the request says.
     *
     * @param progress told how far it is; asked whether to stop
     * @throws CancellationException within 200 ms of being cancelled
     */
    PlanSearchResult search(PlanSearchRequest request, Progress progress);
}
