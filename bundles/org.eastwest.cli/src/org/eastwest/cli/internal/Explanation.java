// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Source;

/** Walks a derivation; a node that several formulas share is visited once. */
final class Explanation {
    private Explanation() {
    }

    /** The node and all it rests on, breadth first, each once. */
    static List<Derivation> nodes(Derivation root) {
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

    /** The derivation as indented text, one node a line. */
    static List<String> lines(Derivation root) {
        List<String> lines = new ArrayList<>();
        write(root, 0, Collections.newSetFromMap(new IdentityHashMap<>()), lines);
        return lines;
    }

    private static void write(Derivation node, int depth, Set<Derivation> seen, List<String> lines) {
        String indent = "  ".repeat(depth);
        String value = indent + node.id() + " = " + Quantity.plain(Texts.format(node.value(), node.unit())) + "  "
                + node.label();
        if (!seen.add(node) && !node.isLeaf()) {
            lines.add(value + " (see above)");
            return;
        }
        lines.add(value + (node.isLeaf() ? "  [" + source(node.source()) + "]" : ""));
        if (!node.isLeaf()) {
            lines.add(indent + "    = " + node.formula() + "  [" + source(node.source()) + "]");
            node.inputs().forEach(input -> write(input, depth + 1, seen, lines));
        }
    }

    private static String source(Source source) {
        return switch (source.kind()) {
            case DESIGN -> "design: " + source.text();
            case CATALOG -> "catalog: " + source.text();
            case LITERATURE -> source.text();
            case ASSUMPTION -> "assumption: " + source.text();
            case VENDOR_CLAIM -> "claim: " + source.text();
        };
    }
}
