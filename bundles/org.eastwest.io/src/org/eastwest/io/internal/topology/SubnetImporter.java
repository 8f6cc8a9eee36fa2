// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.topology;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;

/**
 * Reads the topology that {@code ibnetdiscover} prints of an InfiniBand subnet that runs (ibnetdiscover(8), section
 * topology file format): a switch or channel adapter, then a line for each port with the port at its other end, and the
 * width and speed of the link.
 */
public final class SubnetImporter implements DesignImporter {
    /** What a lane carries, Gb/s: after 8b/10b coding for the first three, 64b/66b for FDR (IBTA, volume 2). */
    private static final Map<String, Double> LANE_GIGABITS = Map.of("SDR", 2.0, "DDR", 4.0, "QDR", 8.0, "FDR10", 10.0,
            "FDR", 13.64, "EDR", 25.0, "HDR", 50.0, "NDR", 100.0, "XDR", 200.0);
    private static final double BYTES_PER_GIGABIT = 1e9 / 8;
    private static final Pattern NODE = Pattern.compile(
            "(Switch|Ca|Rt)\\s+\\d+\\s+\"([^\"]+)\"\\s*(?:#\\s*\"([^\"]*)\".*)?");
    private static final Pattern PORT = Pattern.compile("\\[(\\d+)\\](?:\\[ext \\d+\\])?(?:\\([0-9a-fA-F]+\\))?\\s+"
            + "\"([^\"]+)\"\\[(\\d+)\\](?:\\[ext \\d+\\])?(?:\\([0-9a-fA-F]+\\))?\\s*(?:#(.*))?");
    private static final Pattern SPEED = Pattern.compile("(\\d+)x(SDR|DDR|QDR|FDR10|FDR|EDR|HDR|NDR|XDR)\\b");
    private static final Pattern QUANTUM = Pattern.compile("(?i)\\bM?(QM\\d{4}|Q3400)");

    @Override
    public String id() {
        return "ibnetdiscover";
    }

    @Override
    public String name() {
        return "InfiniBand subnet (ibnetdiscover)";
    }

    @Override
    public String description() {
        return "What ibnetdiscover prints of an InfiniBand subnet that runs: its switches, links and servers.";
    }

    @Override
    public List<String> extensions() {
        return List.of("topo", "ibnetdiscover", "txt");
    }

    @Override
    public boolean recognizes(String fileName, String beginning) {
        return beginning.lines().anyMatch(line -> NODE.matcher(line.strip()).matches());
    }

    @Override
    public ImportedDesign read(ImportRequest request) throws ImportException, IOException {
        String text = request.text();
        Subnet subnet = new Subnet(request);
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            subnet.line(++number, line.strip());
        }
        return subnet.design();
    }

    /** The subnet as it is read; links wait until all nodes are known. */
    private static final class Subnet {
        private final ImportRequest request;
        private final Network network = new Network();
        private final List<ImportNote> notes = new ArrayList<>();
        private final Map<String, Link> links = new TreeMap<>();
        private final Set<String> names = new HashSet<>();
        private final Map<String, String> nameOf = new TreeMap<>();
        private final Map<String, Integer> products = new TreeMap<>();
        private final Set<String> leftOut = new HashSet<>();
        private String current = "";

        private record Link(String from, String to, double bytesPerSecond, int line) {
        }

        Subnet(ImportRequest request) {
            this.request = request;
        }

        void line(int number, String line) throws ImportException {
            if (number % 1024 == 0) {
                request.progress().check();
                request.progress().report(Double.NaN, "Reading nodes");
            }
            Matcher node = NODE.matcher(line);
            Matcher port = PORT.matcher(line);
            if (node.matches()) {
                node(number, node);
            } else if (port.matches()) {
                port(number, port);
            } else if (line.startsWith("[") || line.startsWith("Switch") || line.startsWith("Ca\t")) {
                throw new ImportException(number, "'" + line + "' is no line of ibnetdiscover",
                        "Save what ibnetdiscover prints as it is.");
            }
        }

        private void node(int number, Matcher node) throws ImportException {
            current = node.group(2);
            String description = node.group(3) == null ? "" : node.group(3).strip();
            switch (node.group(1)) {
                case "Switch" -> {
                    Matcher product = QUANTUM.matcher(description);
                    if (product.find()) {
                        products.merge(product.group(1).toLowerCase(Locale.ROOT), 1, Integer::sum);
                    }
                    network.addSwitch(name(description), null, number);
                }
                case "Ca" -> {
                    String server = description.split("\\s+")[0];
                    if (description.toLowerCase(Locale.ROOT).contains("aggregation node")) {
                        ignored(number, description, "the aggregation node of SHARP inside a switch");
                    } else {
                        network.addNic(name(description), server, number);
                    }
                }
                default -> ignored(number, description, "a router: a design ends at the subnet");
            }
        }

        private void ignored(int number, String what, String why) {
            leftOut.add(current);
            notes.add(new ImportNote(ImportNote.Kind.IGNORED, number, what, why));
        }

        /** The description where it is unique, such as "node1 mlx5_0"; else the node's GUID. */
        private String name(String description) {
            String name = !description.isEmpty() && names.add(description) ? description : current;
            nameOf.put(current, name);
            return name;
        }

        private void port(int number, Matcher port) throws ImportException {
            if (current.isEmpty()) {
                throw new ImportException(number, "A port stands before the first node",
                        "Save what ibnetdiscover prints as it is.");
            }
            if (leftOut.contains(current)) {
                return;
            }
            String here = current + "[" + port.group(1) + "]";
            String there = port.group(2) + "[" + port.group(3) + "]";
            String key = here.compareTo(there) < 0 ? here + there : there + here;
            links.putIfAbsent(key, new Link(current, port.group(2), rate(number, port.group(4)), number));
        }

        private static double rate(int number, String comment) throws ImportException {
            Matcher speed = SPEED.matcher(comment == null ? "" : comment);
            if (!speed.find()) {
                throw new ImportException(number, "The port tells no width and speed, such as 4xNDR",
                        "Run ibnetdiscover once more without options that leave it out.");
            }
            return Integer.parseInt(speed.group(1)) * LANE_GIGABITS.get(speed.group(2)) * BYTES_PER_GIGABIT;
        }

        ImportedDesign design() throws ImportException {
            for (Link link : links.values().stream().sorted(Comparator.comparingInt(Link::line)).toList()) {
                boolean known = nameOf.containsKey(link.from()) && nameOf.containsKey(link.to());
                if (known) {
                    network.addCable(nameOf.get(link.from()), nameOf.get(link.to()), link.bytesPerSecond(),
                            link.line());
                } else if (!leftOut.contains(link.from()) && !leftOut.contains(link.to())) {
                    throw new ImportException(link.line(), "A port leads to '" + link.to() + "', which is not listed",
                            "Save the whole of what ibnetdiscover prints.");
                }
            }
            return new NetworkDesign(network, true, product(), request, notes).design(
                    NetworkDesign.name(request.fileName()), "");
        }

        private String product() {
            return products.entrySet().stream().max(Map.Entry.comparingByValue())
                    .map(e -> e.getKey().equals("q3400") ? "q3400-ra" : e.getKey()).orElse("");
        }
    }
}
