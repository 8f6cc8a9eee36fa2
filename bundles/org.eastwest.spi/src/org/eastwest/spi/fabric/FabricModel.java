// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.transport.Transport;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Sizes a fabric and says what it carries. The fabric engine registers it as an OSGi service; other engines use it.
 * Stateless and thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface FabricModel {
    /** What this fabric of this cluster must join. */
    FabricPlan plan(ClusterSnapshot cluster, FabricSnapshot fabric);

    /** Counts of switches and cables. Never throws for a plan that cannot be built: the sizing's findings say why. */
    FabricSizing size(FabricPlan plan);

    /**
     * What an endpoint gets.
     *
     * @param sizing    the fabric
     * @param transport the transport's strategies
     * @param traffic   what is sent
     * @param idPrefix  prefix of the ids under which the trace records, so that several calls share a trace; the
     *                  results are recorded as prefix + {@code bandwidth} and prefix + {@code latency}
     * @param trace     records how the numbers come about
     */
    PathPerformance performance(FabricSizing sizing, Transport transport, Traffic traffic, String idPrefix,
            Trace trace);

    /** Which shares of the bytes of this traffic climb, on shortest ways; unknown unless a model tells it. */
    default Crossing crossing(FabricSizing sizing, Traffic traffic) {
        return Crossing.UNKNOWN;
    }
}
