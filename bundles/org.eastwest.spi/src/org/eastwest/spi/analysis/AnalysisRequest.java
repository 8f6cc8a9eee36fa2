// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.Objects;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * What an engine is asked.
 *
 * @param design     the snapshot of one scenario
 * @param transports every transport that is installed and works
 * @param seed       seed of every random draw, so that the same request gives the same result
 * @since 1.0
 */
public record AnalysisRequest(DesignSnapshot design, TransportRegistry transports, long seed) {
    /** The seed used where nobody asks for another one. */
    public static final long DEFAULT_SEED = 20_240_611L;

    public AnalysisRequest {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(transports, "transports");
    }

    /** The same request about another design. */
    public AnalysisRequest with(DesignSnapshot other) {
        return new AnalysisRequest(other, transports, seed);
    }
}
