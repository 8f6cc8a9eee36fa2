// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.fabric.FabricExplorer.Format;

/** Writes a topology in one format: each node once, each cable that works once, in the order of their numbers. */
interface TopologyWriter {
    static TopologyWriter of(Format format) {
        return switch (format) {
            case GRAPHML -> new GraphmlWriter();
            case DOT -> new DotWriter();
            case JSON -> new JsonWriter();
            case INFRAGRAPH -> new InfragraphWriter();
        };
    }

    void begin(Topology topology, Appendable to) throws IOException;

    void node(Topology topology, int node, boolean first, Appendable to) throws IOException;

    void between(Appendable to) throws IOException;

    void cable(Topology topology, int link, boolean first, Appendable to) throws IOException;

    void end(Appendable to) throws IOException;

    /** All of it. */
    default void write(Topology topology, Appendable to) throws IOException {
        begin(topology, to);
        for (int node = 0; node < topology.nodes(); node++) {
            node(topology, node, node == 0, to);
        }
        between(to);
        boolean first = true;
        for (int link = 0; link < topology.links(); link++) {
            if (link < topology.reverse(link) && topology.alive(link)) {
                cable(topology, link, first, to);
                first = false;
            }
        }
        end(to);
    }

    /** The word of a node's tier. */
    static String tier(Topology topology, int node) {
        return switch (topology.tier(node)) {
            case Topology.ENDPOINT -> "host";
            case Topology.LEAF -> "leaf";
            case Topology.SPINE -> "spine";
            case Topology.CORE -> "core";
            default -> "domain";
        };
    }

    /**
     * The name of a node for formats that want letters, digits, hyphens and underscores; with its number where it was
     * drawn with a name of others.
     */
    static String plainName(Topology topology, int node) {
        String label = topology.label(node);
        String plain = label.replaceAll("[^a-zA-Z0-9_-]", "_");
        return plain.equals(label) ? label : plain + "_" + node;
    }

    /** A name between quotation marks, as JSON and DOT want it. */
    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** A number without needless digits. */
    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value)
                : Double.toString(value);
    }
}
