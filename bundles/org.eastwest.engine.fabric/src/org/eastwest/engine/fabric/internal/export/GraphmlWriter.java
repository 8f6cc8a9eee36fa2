// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * GraphML; rates in bit/s per direction, latencies in seconds. Ids are NMTOKENs: nodes that were drawn with other names
 * have theirs as a label.
 */
final class GraphmlWriter implements TopologyWriter {
    @Override
    public void begin(Topology topology, Appendable to) throws IOException {
        to.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                .append("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n")
                .append("  <key id=\"tier\" for=\"node\" attr.name=\"tier\" attr.type=\"string\"/>\n")
                .append("  <key id=\"label\" for=\"node\" attr.name=\"label\" attr.type=\"string\"/>\n")
                .append("  <key id=\"rate_bps\" for=\"edge\" attr.name=\"rate_bps\" attr.type=\"double\"/>\n")
                .append("  <key id=\"latency_s\" for=\"edge\" attr.name=\"latency_s\" attr.type=\"double\"/>\n")
                .append("  <graph id=\"fabric\" edgedefault=\"undirected\">\n");
    }

    @Override
    public void node(Topology topology, int node, boolean first, Appendable to) throws IOException {
        String id = TopologyWriter.plainName(topology, node);
        String label = topology.label(node);
        to.append("    <node id=\"").append(id).append("\"><data key=\"tier\">")
                .append(TopologyWriter.tier(topology, node)).append("</data>").append(id.equals(label) ? ""
                : "<data key=\"label\">" + escaped(label) + "</data>").append("</node>\n");
    }

    @Override
    public void between(Appendable to) {
        // Nodes and edges need nothing between them.
    }

    @Override
    public void cable(Topology topology, int link, boolean first, Appendable to) throws IOException {
        to.append("    <edge source=\"").append(TopologyWriter.plainName(topology, topology.from(link))).append("\"")
                .append(" target=\"").append(TopologyWriter.plainName(topology, topology.to(link)))
                .append("\"><data key=\"rate_bps\">")
                .append(TopologyWriter.number(8 * topology.rate(link))).append("</data><data key=\"latency_s\">")
                .append(TopologyWriter.number(topology.latency(link))).append("</data></edge>\n");
    }

    @Override
    public void end(Appendable to) throws IOException {
        to.append("  </graph>\n</graphml>\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
