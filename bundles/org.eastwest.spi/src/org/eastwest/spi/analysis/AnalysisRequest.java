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
 * @param full       false when nobody looks at {@link Series} and notes: an engine may leave out those that take time,
 *                   and answers all else alike; since 1.1
 * @since 1.0
 */
public record AnalysisRequest(DesignSnapshot design, TransportRegistry transports, long seed, boolean full) {
    /** The seed used where nobody asks for another one. */
    public static final long DEFAULT_SEED = 20_240_611L;

    public AnalysisRequest {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(transports, "transports");
    }

    /** For all that there is to tell. */
    public AnalysisRequest(DesignSnapshot design, TransportRegistry transports, long seed) {
        this(design, transports, seed, true);
    }

    /** The same request about another design. */
    public AnalysisRequest with(DesignSnapshot other) {
        return new AnalysisRequest(other, transports, seed, full);
    }

    /**
     * The same request where nobody looks at {@link Series} and notes.
     *
     * @since 1.1
     */
    public AnalysisRequest inBrief() {
        return new AnalysisRequest(design, transports, seed, false);
    }
}
