// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.spi.design.FabricSnapshot.Link;
import org.eastwest.spi.design.FabricSnapshot.Node;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.OpticalModules;

/**
 * Expands a drawn fabric. A line between a server group and a switch is as many ports of its NICs; they are dealt to
 * NICs in the order of the lines: first the first port of every NIC, then the second one, for as many as there are
 * planes. Switches keep their ids as names.
 */
final class DrawnExpansion {
    private final FabricPlan plan;
    private final Latencies latencies;
    private final Map<String, Node> switches = new LinkedHashMap<>();
    private final Map<String, List<Link>> byGroup = new LinkedHashMap<>();

    private DrawnExpansion(FabricPlan plan, Latencies latencies) {
        this.plan = plan;
        this.latencies = latencies;
        plan.switches().forEach(s -> switches.put(s.id(), s));
        plan.links().forEach(l -> {
            String group = !switches.containsKey(l.from()) ? l.from() : !switches.containsKey(l.to()) ? l.to() : null;
            if (group != null && (switches.containsKey(l.from()) || switches.containsKey(l.to()))) {
                byGroup.computeIfAbsent(group, g -> new ArrayList<>()).add(l);
            }
        });
    }

    static Topology of(FabricSizing sizing, Latencies latencies, ScaleUp scaleUp) {
        return new DrawnExpansion(sizing.plan(), latencies).topology(scaleUp);
    }

    private Topology topology(ScaleUp scaleUp) {
        int endpoints = byGroup.values().stream().mapToInt(this::endpoints).sum();
        TopologyBuilder builder = new TopologyBuilder(endpoints, 0, 1);
        Map<String, Integer> nodes = new HashMap<>();
        switches.values().stream().sorted(Comparator.comparing(Node::tier)).forEach(s -> {
            int node = builder.add(Topology.LEAF + s.tier().ordinal(), 0, -1, -1);
            builder.name(node, s.id());
            nodes.put(s.id(), node);
        });
        int first = 0;
        for (List<Link> lines : byGroup.values()) {
            deal(builder, lines, nodes, first);
            first += endpoints(lines);
        }
        for (Link link : plan.links()) {
            Integer from = nodes.get(link.from());
            Integer to = nodes.get(link.to());
            for (int i = 0; from != null && to != null && i < link.count(); i++) {
                builder.join(from, to, link.bytesPerSecond(), latencies.leafSpine());
            }
        }
        Domains.add(builder, endpoints, scaleUp, latencies.scaleUp());
        builder.modules(this::serves);
        return builder.build();
    }

    /**
     * Each drawn line has its own rate, and its port is broken out into as many links as that has the rate for. A module
     * that is not chosen is as fast as its port.
     */
    private int serves(Topology topology, int link) {
        Node node = switches.get(topology.label(topology.from(link)));
        CableClass kind = topology.cableClass(link);
        OpticalModules ends = plan.optics(kind);
        int planned = topology.isDown(link) ? ends.upper() : ends.lower();
        if (planned == 0 || node == null || node.type() == null) {
            return Math.min(1, planned);
        }
        double rate = topology.rate(link);
        double port = node.type().portBytesPerSecond();
        return Modules.inSwitch(planned == Integer.MAX_VALUE ? port : planned * plan.bytesPerSecond(kind), port,
                Math.max(1, node.type().linksPerPort(rate)), rate);
    }

    private int endpoints(List<Link> lines) {
        int ports = lines.stream().mapToInt(Link::count).sum();
        return -Math.floorDiv(-ports, plan.planes());
    }

    private void deal(TopologyBuilder builder, List<Link> lines, Map<String, Integer> nodes, int first) {
        int nics = endpoints(lines);
        int port = 0;
        for (Link line : lines) {
            int leaf = nodes.getOrDefault(line.from(), nodes.getOrDefault(line.to(), -1));
            for (int i = 0; i < line.count(); i++) {
                builder.join(first + port++ % nics, leaf, line.bytesPerSecond(), latencies.hostLeaf());
            }
        }
    }
}
