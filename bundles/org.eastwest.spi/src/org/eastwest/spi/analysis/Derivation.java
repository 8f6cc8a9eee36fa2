// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * How a number came about: a leaf is an input with its source, an inner node a formula over its inputs. Nodes may be
 * shared between derivations (a directed acyclic graph).
 *
 * @param id      short symbol, unique within one derivation, as used in formulas ({@code t_tp})
 * @param label   what it is, in the field's words
 * @param value   the value in SI; NaN when unknown
 * @param unit    its unit
 * @param formula the formula in the field's notation over the ids of {@code inputs}; empty for a leaf
 * @param source  where the value or the formula comes from
 * @param inputs  the values the formula uses
 * @since 1.0
 */
public record Derivation(String id, String label, double value, Unit unit, String formula, Source source,
        List<Derivation> inputs) {
    public Derivation {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(formula, "formula");
        Objects.requireNonNull(source, "source");
        inputs = List.copyOf(inputs);
    }

    public boolean isLeaf() {
        return inputs.isEmpty();
    }

    /** True when this value or any value it rests on is a vendor's claim. */
    public boolean restsOnClaim() {
        return restsOnClaim(Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    /** Looks at each node once: a shared node may be reached in very many ways. */
    private boolean restsOnClaim(Set<Derivation> seen) {
        return source.kind() == Source.Kind.VENDOR_CLAIM
                || inputs.stream().anyMatch(input -> seen.add(input) && input.restsOnClaim(seen));
    }
}
