// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import org.eastwest.engine.fabric.internal.topology.Topology;

/** A graph for Graphviz. */
final class DotWriter implements TopologyWriter {
    @Override
    public void begin(Topology topology, Appendable to) throws IOException {
        to.append("graph fabric {\n");
    }

    @Override
    public void node(Topology topology, int node, boolean first, Appendable to) throws IOException {
        to.append("  ").append(TopologyWriter.quoted(topology.label(node))).append(" [tier=")
                .append(TopologyWriter.tier(topology, node)).append("];\n");
    }

    @Override
    public void between(Appendable to) {
        // Nodes and edges need nothing between them.
    }

    @Override
    public void cable(Topology topology, int link, boolean first, Appendable to) throws IOException {
        to.append("  ").append(TopologyWriter.quoted(topology.label(topology.from(link)))).append(" -- ")
                .append(TopologyWriter.quoted(topology.label(topology.to(link)))).append(" [rate_bps=")
                .append(TopologyWriter.number(8 * topology.rate(link))).append("];\n");
    }

    @Override
    public void end(Appendable to) throws IOException {
        to.append("}\n");
    }
}
