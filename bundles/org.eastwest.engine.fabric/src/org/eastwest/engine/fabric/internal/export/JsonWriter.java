// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import org.eastwest.engine.fabric.internal.topology.Topology;

/** {@code nodes} and {@code links} as JSON; rates in bit/s per direction, latencies in seconds, places from 0. */
final class JsonWriter implements TopologyWriter {
    @Override
    public void begin(Topology topology, Appendable to) throws IOException {
        to.append("{\"schema\": \"eastwest.topology-export/1\",\n \"nodes\": [");
    }

    @Override
    public void node(Topology topology, int node, boolean first, Appendable to) throws IOException {
        to.append(first ? "\n" : ",\n").append("  {\"id\": ")
                .append(TopologyWriter.quoted(topology.label(node))).append(", \"tier\": \"")
                .append(TopologyWriter.tier(topology, node)).append('"');
        place(to, "plane", topology.plane(node));
        place(to, "rail", topology.rail(node));
        place(to, "pod", topology.pod(node));
        to.append('}');
    }

    private static void place(Appendable to, String name, int value) throws IOException {
        if (value >= 0) {
            to.append(", \"").append(name).append("\": ").append(Integer.toString(value));
        }
    }

    @Override
    public void between(Appendable to) throws IOException {
        to.append("\n ],\n \"links\": [");
    }

    @Override
    public void cable(Topology topology, int link, boolean first, Appendable to) throws IOException {
        to.append(first ? "\n" : ",\n").append("  {\"from\": ")
                .append(TopologyWriter.quoted(topology.label(topology.from(link)))).append(", \"to\": ")
                .append(TopologyWriter.quoted(topology.label(topology.to(link)))).append(", \"rate_bps\": ")
                .append(TopologyWriter.number(8 * topology.rate(link))).append(", \"latency_s\": ")
                .append(TopologyWriter.number(topology.latency(link))).append('}');
    }

    @Override
    public void end(Appendable to) throws IOException {
        to.append("\n ]\n}\n");
    }
}
