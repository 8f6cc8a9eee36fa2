// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * An infrastructure graph by the schema of InfraGraph 2.4 (Keysight/infragraph artifacts/openapi.yaml): a device for
 * each tier, whose ports an ASIC or a NIC joins; an instance for each node; an edge for each cable, whose link has a
 * bandwidth in Gb/s per direction. Names keep to its pattern of letters, digits, hyphens and underscores.
 */
final class InfragraphWriter implements TopologyWriter {
    private static final List<String> DEVICES = List.of("host", "leaf", "spine", "core", "domain");
    private static final String INSIDE = "internal";

    @Override
    public void begin(Topology topology, Appendable to) throws IOException {
        to.append("{\"name\": \"fabric\",\n \"devices\": [");
        boolean first = true;
        for (int tier = 0; tier < DEVICES.size(); tier++) {
            if (topology.count(tier) > 0) {
                to.append(first ? "\n" : ",\n");
                device(DEVICES.get(tier), tier == Topology.ENDPOINT ? "nic" : "switch", ports(topology, tier), to);
                first = false;
            }
        }
        to.append("\n ],\n \"links\": [");
        TreeSet<Double> rates = new TreeSet<>();
        for (int link = 0; link < topology.links(); link++) {
            if (topology.alive(link)) {
                rates.add(topology.rate(link));
            }
        }
        for (double rate : rates) {
            to.append(rate == rates.first() ? "" : ", ").append("{\"name\": \"").append(name(rate))
                    .append("\", \"physical\": {\"bandwidth\": {\"choice\": \"gigabits_per_second\","
                            + " \"gigabits_per_second\": ").append(TopologyWriter.number(8e-9 * rate)).append("}}}");
        }
        to.append("],\n \"instances\": [");
    }

    private static int ports(Topology topology, int tier) {
        int ports = 0;
        for (int node = topology.firstNode(tier); node < topology.firstNode(tier) + topology.count(tier); node++) {
            ports = Math.max(ports, topology.firstLink(node + 1) - topology.firstLink(node));
        }
        return ports;
    }

    private static void device(String name, String kind, int ports, Appendable to) throws IOException {
        to.append("  {\"name\": \"").append(name).append("\", \"components\": [").append(component(kind, kind, 1));
        if (ports > 0) {
            to.append(", ").append(component("port", "port", ports));
        }
        to.append("], \"links\": [{\"name\": \"" + INSIDE + "\"}], \"edges\": [");
        if (ports > 0) {
            to.append("{\"ep1\": {\"component\": \"").append(kind).append("[0]\"}, \"ep2\": {\"component\": \"port[0:")
                    .append(Integer.toString(ports)).append("]\"}, \"scheme\": \"many2many\", \"link\": \"" + INSIDE
                            + "\"}");
        }
        to.append("]}");
    }

    private static String component(String name, String choice, int count) {
        return "{\"name\": \"" + name + "\", \"count\": " + count + ", \"choice\": \"" + choice + "\", \"" + choice
                + "\": {}}";
    }

    @Override
    public void node(Topology topology, int node, boolean first, Appendable to) throws IOException {
        to.append(first ? "\n" : ",\n").append("  {\"name\": \"").append(TopologyWriter.plainName(topology, node))
                .append("\", \"device\": \"").append(TopologyWriter.tier(topology, node)).append("\", \"count\": 1}");
    }

    @Override
    public void between(Appendable to) throws IOException {
        to.append("\n ],\n \"edges\": [");
    }

    @Override
    public void cable(Topology topology, int link, boolean first, Appendable to) throws IOException {
        to.append(first ? "\n" : ",\n").append("  {\"ep1\": ").append(end(topology, link)).append(", \"ep2\": ")
                .append(end(topology, topology.reverse(link))).append(", \"scheme\": \"one2one\", \"link\": \"")
                .append(name(topology.rate(link))).append("\"}");
    }

    private static String end(Topology topology, int link) {
        int node = topology.from(link);
        return "{\"instance\": \"" + TopologyWriter.plainName(topology, node) + "[0]\", \"component\": \"port["
                + (link - topology.firstLink(node)) + "]\"}";
    }

    private static String name(double bytesPerSecond) {
        return TopologyWriter.number(8e-9 * bytesPerSecond).replace('.', '_') + "G";
    }

    @Override
    public void end(Appendable to) throws IOException {
        to.append("\n ]\n}\n");
    }
}
