// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * A design at another size or on another transport.
 *
 * @param design  the design
 * @param changes what was changed to make it, one sentence each; empty for the design as it is
 * @param reason  why the design cannot be like that; empty when it can
 * @since 1.0
 */
public record DesignVariant(DesignSnapshot design, List<String> changes, String reason) {
    public DesignVariant {
        Objects.requireNonNull(design, "design");
        changes = List.copyOf(changes);
        Objects.requireNonNull(reason, "reason");
    }
}
