// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.Objects;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * What to search.
 *
 * @param design     the snapshot of one scenario
 * @param transports every transport that is installed and works
 * @param jobId      the training job; empty for the design's first one
 * @param objective  what the best plans are best in
 * @param margin     share of a GPU's usable memory that has to stay free, 0 to less than 1
 * @param space      the space, as {@code --space} of the command line takes it; empty for the job's own, or every plan
 * @param top        best plans to keep, at least 1
 * @param threads    threads that evaluate; 0 for as many as there are processors
 * @since 1.0
 */
public record PlanSearchRequest(DesignSnapshot design, TransportRegistry transports, String jobId,
        Objective objective, double margin, String space, int top, int threads) {
    /** The margin used where nobody asks for another one. */
    public static final double DEFAULT_MARGIN = 0.08;
    /** The number of best plans where nobody asks for another one. */
    public static final int DEFAULT_TOP = 10;

    public PlanSearchRequest {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(transports, "transports");
        Objects.requireNonNull(jobId, "jobId");
        Objects.requireNonNull(objective, "objective");
        Objects.requireNonNull(space, "space");
        if (!(margin >= 0 && margin < 1) || top < 1 || threads < 0) {
            throw new IllegalArgumentException("margin " + margin + ", top " + top + ", threads " + threads);
        }
    }
}
