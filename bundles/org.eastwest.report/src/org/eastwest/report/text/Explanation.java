// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Source;

/**
 * How a number comes about, as text. Walks a derivation; a node that several formulas share is visited once, since a
 * tree of all ways through the graph would be exponentially larger.
 */
public final class Explanation {
    private Explanation() {
    }

    /** The node and all it rests on, breadth first, each once. */
    public static List<Derivation> nodes(Derivation root) {
        Set<Derivation> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Derivation> nodes = new ArrayList<>();
        Deque<Derivation> waiting = new ArrayDeque<>(List.of(root));
        while (!waiting.isEmpty()) {
            Derivation node = waiting.poll();
            if (seen.add(node)) {
                nodes.add(node);
                waiting.addAll(node.inputs());
            }
        }
        return nodes;
    }

    /** The derivation as indented text, one node a line and its formula below it. */
    public static List<String> lines(Derivation root) {
        List<String> lines = new ArrayList<>();
        walk(root, 0, Collections.newSetFromMap(new IdentityHashMap<>()), (node, depth, again) -> {
            String indent = "  ".repeat(depth);
            String value = indent + value(node) + "  " + node.label();
            if (again) {
                lines.add(value + " (see above)");
            } else {
                lines.add(value + (node.isLeaf() ? "  [" + source(node.source()) + "]" : ""));
                if (!node.isLeaf()) {
                    lines.add(indent + "    = " + node.formula() + "  [" + source(node.source()) + "]");
                }
            }
        });
        return lines;
    }

    /** The derivation as a nested list in Markdown. */
    public static List<String> markdown(Derivation root) {
        List<String> lines = new ArrayList<>();
        walk(root, 0, Collections.newSetFromMap(new IdentityHashMap<>()), (node, depth, again) -> {
            String start = "  ".repeat(depth) + "- " + node.label() + ": `" + value(node) + "`";
            String formula = node.isLeaf() ? "" : " = `" + node.formula() + "`";
            lines.add(start + (again ? " (as above)" : formula + " (" + source(node.source()) + ")"));
        });
        return lines;
    }

    private static String value(Derivation node) {
        return node.id() + " = " + Quantity.plain(Texts.format(node.value(), node.unit()));
    }

    /** Sees a node of the walk. */
    private interface Visitor {
        /**
         * @param depth formulas above it
         * @param again true for a computed value that was seen before; its inputs are not visited again
         */
        void visit(Derivation node, int depth, boolean again);
    }

    private static void walk(Derivation node, int depth, Set<Derivation> seen, Visitor visitor) {
        boolean again = !seen.add(node) && !node.isLeaf();
        visitor.visit(node, depth, again);
        if (!again) {
            node.inputs().forEach(input -> walk(input, depth + 1, seen, visitor));
        }
    }

    /** A source with the word for its kind: {@code catalog: ...}, {@code claim: ...}; literature stands for itself. */
    public static String source(Source source) {
        return switch (source.kind()) {
            case DESIGN -> "design: " + source.text();
            case CATALOG -> "catalog: " + source.text();
            case LITERATURE -> source.text();
            case ASSUMPTION -> "assumption: " + source.text();
            case VENDOR_CLAIM -> "claim: " + source.text();
        };
    }
}
