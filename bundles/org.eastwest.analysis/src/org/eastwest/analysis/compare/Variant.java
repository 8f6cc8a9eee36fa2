// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * A design with some changes, or why there is none.
 *
 * @param design empty where the design cannot be like that
 * @param reason why not; empty else
 */
public record Variant(Optional<DesignSnapshot> design, String reason) {
    public Variant {
        Objects.requireNonNull(design, "design");
        Objects.requireNonNull(reason, "reason");
    }

    public static Variant of(DesignSnapshot design) {
        return new Variant(Optional.of(design), "");
    }

    public static Variant impossible(String reason) {
        return new Variant(Optional.empty(), reason);
    }
}
