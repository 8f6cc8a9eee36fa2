// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.Objects;

/**
 * A transport on the design.
 *
 * @param transportId id of the transport
 * @param name        its name
 * @param network     what its switches speak: {@code infiniband}, {@code ethernet} or {@code other}; empty when unknown
 * @param possible    false when the design cannot run on it at this size
 * @param reason      why it cannot; empty when it can
 * @param parts       the parts it was looked at with, where they are not the design's own; empty else
 * @param physics     score of the criteria that engines compute, by their weights
 * @param total       score of all criteria, by their weights
 * @param rated       one for each criterion, in the order of the criteria
 * @since 1.0
 */
public record Candidate(String transportId, String name, String network, boolean possible, String reason,
        String parts, Score physics, Score total, List<Rated> rated) {
    public Candidate {
        Objects.requireNonNull(transportId, "transportId");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(network, "network");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(parts, "parts");
        Objects.requireNonNull(physics, "physics");
        Objects.requireNonNull(total, "total");
        rated = List.copyOf(rated);
    }

    /** What it reaches in this criterion. */
    public Rated rated(String criterion) {
        return rated.stream().filter(r -> r.criterion().equals(criterion)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no criterion '" + criterion + "'"));
    }
}
