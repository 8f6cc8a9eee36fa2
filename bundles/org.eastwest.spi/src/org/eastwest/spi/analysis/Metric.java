// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.Objects;
import java.util.Optional;

/**
 * One named result.
 *
 * @param id         stable id with the unit in its name ({@code step_time_s}, {@code mfu})
 * @param element    id of the design element it describes (job, fabric, cluster)
 * @param label      name for people, from the glossary
 * @param value      SI; NaN when it cannot be known, then {@code derivation} says why
 * @param unit       its unit
 * @param band       the interval it is expected in, where the engine can tell
 * @param derivation how it came about
 * @since 1.0
 */
public record Metric(String id, String element, String label, double value, Unit unit, Optional<Band> band,
        Derivation derivation) {
    public Metric {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(band, "band");
        Objects.requireNonNull(derivation, "derivation");
    }

    /** A metric that is exactly what its derivation ends in, without a band. */
    public static Metric of(String id, String element, Derivation derivation) {
        return new Metric(id, element, derivation.label(), derivation.value(), derivation.unit(), Optional.empty(),
                derivation);
    }

    /** True when the value rests on a vendor's claim. */
    public boolean claim() {
        return derivation.restsOnClaim();
    }
}
