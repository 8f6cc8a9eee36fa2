// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import java.util.TreeSet;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * An infrastructure graph in the manner of InfraGraph: {@code instances} of devices, and {@code edges} between them
 * over {@code links} with a bandwidth in Gb/s.
 */
final class InfragraphWriter implements TopologyWriter {
    @Override
    public void begin(Topology topology, Appendable to) throws IOException {
        to.append("{\"name\": \"fabric\",\n \"devices\": [");
        String[] devices = {"host", "leaf", "spine", "core", "domain"};
        boolean first = true;
        for (int tier = 0; tier < devices.length; tier++) {
            if (topology.count(tier) > 0) {
                to.append(first ? "" : ", ").append("{\"name\": \"").append(devices[tier])
                        .append("\", \"components\": [{\"name\": \"port\", \"choice\": \"port\"}]}");
                first = false;
            }
        }
        TreeSet<Double> rates = new TreeSet<>();
        for (int link = 0; link < topology.links(); link++) {
            if (topology.alive(link)) {
                rates.add(topology.rate(link));
            }
        }
        to.append("],\n \"links\": [");
        for (double rate : rates) {
            to.append(rate == rates.first() ? "" : ", ").append("{\"name\": \"").append(name(rate))
                    .append("\", \"physical\": {\"bandwidth\": {\"choice\": \"gigabits_per_second\","
                            + " \"gigabits_per_second\": ").append(TopologyWriter.number(8e-9 * rate)).append("}}}");
        }
        to.append("],\n \"instances\": [");
    }

    @Override
    public void node(Topology topology, int node, boolean first, Appendable to) throws IOException {
        to.append(first ? "\n" : ",\n").append("  {\"name\": ").append(TopologyWriter.quoted(topology.label(node)))
                .append(", \"device\": \"").append(TopologyWriter.tier(topology, node)).append("\", \"count\": 1}");
    }

    @Override
    public void between(Appendable to) throws IOException {
        to.append("\n ],\n \"edges\": [");
    }

    @Override
    public void cable(Topology topology, int link, boolean first, Appendable to) throws IOException {
        int from = topology.from(link);
        int back = topology.reverse(link);
        to.append(first ? "\n" : ",\n").append("  {\"ep1\": {\"instance\": ")
                .append(TopologyWriter.quoted(topology.label(from))).append(", \"component\": \"port[")
                .append(Integer.toString(link - topology.firstLink(from))).append("]\"}, \"ep2\": {\"instance\": ")
                .append(TopologyWriter.quoted(topology.label(topology.to(link)))).append(", \"component\": \"port[")
                .append(Integer.toString(back - topology.firstLink(topology.to(link)))).append("]\"}, \"link\": \"")
                .append(name(topology.rate(link))).append("\"}");
    }

    private static String name(double bytesPerSecond) {
        return TopologyWriter.number(8e-9 * bytesPerSecond) + "G";
    }

    @Override
    public void end(Appendable to) throws IOException {
        to.append("\n ]\n}\n");
    }
}
