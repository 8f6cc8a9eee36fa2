// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.topology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.fabric.TierKind;

/**
 * Switches, NICs and the cables between them, as files list them. Switches whose tier a file does not tell get it from
 * where they stand: beside NICs the leaves, beside these the spines, beside these the cores.
 */
final class Network {
    private final Map<String, Node> nodes = new LinkedHashMap<>();
    private final List<Cable> cables = new ArrayList<>();

    /** A switch or a NIC. */
    static final class Node {
        private final String name;
        private final String server;
        private final boolean nic;
        private final int line;
        private TierKind tier;
        private int endpoints;

        private Node(String name, String server, boolean nic, TierKind tier, int line) {
            this.name = name;
            this.server = server;
            this.nic = nic;
            this.tier = tier;
            this.line = line;
        }

        String name() {
            return name;
        }

        boolean nic() {
            return nic;
        }

        /** Where it stands; null for a NIC. */
        TierKind tier() {
            return tier;
        }

        int endpoints() {
            return endpoints;
        }
    }

    /** A cable. */
    record Cable(Node from, Node to, double bytesPerSecond, int line) {
    }

    /** Parallel cables between two switches. */
    record Trunk(String from, String to, double bytesPerSecond) {
    }

    /** @param tier null when the file does not tell */
    void addSwitch(String name, TierKind tier, int line) throws ImportException {
        add(new Node(name, "", false, tier, line));
    }

    /** @param server name of its server; empty when the file does not tell */
    void addNic(String name, String server, int line) throws ImportException {
        add(new Node(name, server, true, null, line));
    }

    private void add(Node node) throws ImportException {
        if (nodes.putIfAbsent(node.name, node) != null) {
            throw new ImportException(node.line, "'" + node.name + "' is listed twice",
                    "Give each switch and NIC a name of its own.");
        }
    }

    boolean has(String name) {
        return nodes.containsKey(name);
    }

    void addCable(String from, String to, double bytesPerSecond, int line) throws ImportException {
        Node one = end(from, line);
        Node other = end(to, line);
        if (one == other) {
            throw new ImportException(line, "A cable leads from '" + from + "' to itself", "Give it another end.");
        }
        if (one.nic && other.nic) {
            throw new ImportException(line, "A cable joins the NICs '" + from + "' and '" + to + "' without a switch",
                    "Leave such cables out: a design has switches between NICs.");
        }
        cables.add(new Cable(one, other, bytesPerSecond, line));
        if (one.nic || other.nic) {
            (one.nic ? other : one).endpoints++;
        }
    }

    private Node end(String name, int line) throws ImportException {
        Node node = nodes.get(name);
        if (node == null) {
            throw new ImportException(line, "A cable leads to '" + name + "', which is not listed",
                    "List it, or leave the cable out.");
        }
        return node;
    }

    List<Node> switches() {
        return nodes.values().stream().filter(n -> !n.nic).toList();
    }

    List<Node> nics() {
        return nodes.values().stream().filter(n -> n.nic).toList();
    }

    /** Servers that the file tells, with their NICs; empty when it tells none. */
    Map<String, Integer> nicsByServer() {
        Map<String, Integer> counts = new TreeMap<>();
        nics().stream().filter(n -> !n.server.isEmpty()).forEach(n -> counts.merge(n.server, 1, Integer::sum));
        return counts;
    }

    /** Rates of the cables of NICs, bytes per second per direction, with how many have it. */
    Map<Double, Integer> nicRates() {
        Map<Double, Integer> rates = new TreeMap<>();
        cables.stream().filter(c -> c.from.nic || c.to.nic)
                .forEach(c -> rates.merge(c.bytesPerSecond, 1, Integer::sum));
        return rates;
    }

    /** Cables of each NIC, with how many NICs have as many. */
    Map<Integer, Integer> cablesByNic() {
        Map<Node, Integer> counts = new HashMap<>();
        nics().forEach(n -> counts.put(n, 0));
        cables.stream().flatMap(c -> java.util.stream.Stream.of(c.from, c.to)).filter(n -> n.nic)
                .forEach(n -> counts.merge(n, 1, Integer::sum));
        Map<Integer, Integer> nics = new TreeMap<>();
        counts.values().forEach(c -> nics.merge(c, 1, Integer::sum));
        return nics;
    }

    /** Cables between switches, the equal ones together, the lower tier first, in the order of the file. */
    Map<Trunk, Integer> trunks() {
        Map<Trunk, Integer> trunks = new LinkedHashMap<>();
        for (Cable cable : cables) {
            if (!cable.from.nic && !cable.to.nic) {
                boolean upward = cable.from.tier.compareTo(cable.to.tier) <= 0;
                Node low = upward ? cable.from : cable.to;
                Node high = upward ? cable.to : cable.from;
                trunks.merge(new Trunk(low.name, high.name, cable.bytesPerSecond), 1, Integer::sum);
            }
        }
        return trunks;
    }

    /**
     * Gives every switch its tier.
     *
     * @throws ImportException when one stands above three tiers, or has no way to a NIC
     */
    void requireTiers() throws ImportException {
        for (Node node : nodes.values()) {
            if (!node.nic && node.endpoints > 0 && node.tier == null) {
                node.tier = TierKind.LEAF;
            }
        }
        for (TierKind tier : List.of(TierKind.SPINE, TierKind.CORE)) {
            TierKind below = TierKind.values()[tier.ordinal() - 1];
            List<Node> found = new ArrayList<>();
            for (Cable cable : cables) {
                above(cable.from, cable.to, below, found);
                above(cable.to, cable.from, below, found);
            }
            found.forEach(n -> n.tier = tier);
        }
        for (Node node : nodes.values()) {
            if (!node.nic && node.tier == null) {
                throw new ImportException(node.line, "The switch '" + node.name + "' stands above three tiers, or no "
                        + "way leads from it to a NIC", "Leave it out; a design has up to three tiers of switches.");
            }
        }
    }

    private static void above(Node low, Node high, TierKind below, List<Node> found) {
        if (low.tier == below && !high.nic && high.tier == null) {
            found.add(high);
        }
    }
}
