// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * What to advise on.
 *
 * @param design     the snapshot of one scenario
 * @param transports every transport that is installed and works
 * @param parts      what the catalog knows: switches and NICs for transports that the design's own cannot carry
 * @param gpus       sizes to look at, each at least 1; empty for the design's own
 * @param weights    weights by criterion id, 0 or more; those not named keep their default
 * @param scores     scores of judged criteria by {@code transport/criterion}, 0 (bad) to 1 (good); those not named are
 *                   judged by the transport's own facts
 * @param split      true to search for the plan that sends the fewest bytes through the compute fabric
 * @param flips      true to look for what would change the ranking; without, each size takes a fraction of the time
 * @param seed       seed of every random draw
 * @since 1.0
 */
public record AdviceRequest(DesignSnapshot design, TransportRegistry transports, KnownParts parts, List<Long> gpus,
        Map<String, Double> weights, Map<String, Double> scores, boolean split, boolean flips, long seed) {
    public AdviceRequest {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(transports, "transports");
        Objects.requireNonNull(parts, "parts");
        gpus = List.copyOf(gpus);
        weights = Collections.unmodifiableMap(new TreeMap<>(weights));
        scores = Collections.unmodifiableMap(new TreeMap<>(scores));
    }

    /** On the design as it is, with every default. */
    public static AdviceRequest of(DesignSnapshot design, TransportRegistry transports, KnownParts parts) {
        return new AdviceRequest(design, transports, parts, List.of(), Map.of(), Map.of(), true, true,
                AnalysisRequest.DEFAULT_SEED);
    }
}
