// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Source;

/**
 * A value at one place of the tree of a derivation. A value that several formulas share has its inputs at the first
 * place only; the others refer to it, since a tree of all ways through the graph would be exponentially larger.
 */
final class ValueNode {

    private final ValueNode parent;
    private final Derivation value;
    private final List<ValueNode> inputs = new ArrayList<>();
    private ValueNode first;
    private boolean claim;

    private ValueNode(ValueNode parent, Derivation value) {
        this.parent = parent;
        this.value = value;
    }

    /** The tree of a derivation. */
    static ValueNode tree(Derivation root) {
        return grow(null, root, new IdentityHashMap<>());
    }

    private static ValueNode grow(ValueNode parent, Derivation value, Map<Derivation, ValueNode> seen) {
        ValueNode node = new ValueNode(parent, value);
        ValueNode known = seen.putIfAbsent(value, node);
        node.first = known == null ? node : known;
        if (known == null) {
            node.claim = value.source().kind() == Source.Kind.VENDOR_CLAIM;
            for (Derivation input : value.inputs()) {
                ValueNode child = grow(node, input, seen);
                node.inputs.add(child);
                node.claim |= child.claim();
            }
        }
        return node;
    }

    Derivation value() {
        return value;
    }

    /** The formula that takes this value; null for the root. */
    ValueNode parent() {
        return parent;
    }

    /** What the formula takes; empty for an input, and where the tree has it at another place. */
    List<ValueNode> inputs() {
        return inputs;
    }

    /** The place of the tree that has the inputs of this value: this one, unless {@link #again()}. */
    ValueNode first() {
        return first;
    }

    /** True for a computed value whose inputs stand at another place. */
    boolean again() {
        return first != this && !value.isLeaf();
    }

    /** True when the value rests on a vendor's claim. */
    boolean claim() {
        return first.claim;
    }

    /** Visits this node and all below it, parents first. */
    void forEach(Consumer<ValueNode> visitor) {
        visitor.accept(this);
        inputs.forEach(input -> input.forEach(visitor));
    }
}
