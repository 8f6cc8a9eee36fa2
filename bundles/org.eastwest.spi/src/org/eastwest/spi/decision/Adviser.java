// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Advises which transport to choose. The selection engine registers it as an OSGi service. Thread-safe; the same
 * request gives the same advice.
 *
 * @since 1.0
 */
@ProviderType
public interface Adviser {
    /** What counts unless told otherwise, with the weights it has then. */
    List<Criterion> criteria();

    /**
     * Puts every installed transport on the design, at each size asked for, and ranks them.
     *
     * @param progress told how far it is; asked whether to stop
     * @return never null; an engine or a transport that fails leaves a finding and unknown values, and no exception
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    Advice advise(AdviceRequest request, Progress progress);
}
