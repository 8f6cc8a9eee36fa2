// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.topology;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.io.internal.topology.JsonElements.Item;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.fabric.TierKind;

/**
 * Reads infrastructure graphs by the schema of InfraGraph 2.4 (Keysight/infragraph artifacts/openapi.yaml): an instance
 * is a switch when its device has a component {@code switch}, else its NICs are those of a server; edges between
 * instances are cables. Slices follow Python's {@code [from:to]}.
 */
public final class InfragraphImporter implements DesignImporter {
    private static final double BYTES_PER_GIGABIT = 1e9 / 8;
    private static final Pattern SLICE = Pattern.compile("([^\\[\\]]+)(?:\\[(\\d+)(?::(\\d+))?\\])?");
    private static final int MOST_INSTANCES = 1_000_000;

    @Override
    public String id() {
        return "infragraph";
    }

    @Override
    public String name() {
        return "InfraGraph";
    }

    @Override
    public String description() {
        return "Infrastructure graphs of Keysight's InfraGraph as JSON, also what 'topology --export infragraph' "
                + "writes: a fabric with explicit switches and links.";
    }

    @Override
    public List<String> extensions() {
        return List.of("json");
    }

    @Override
    public boolean recognizes(String fileName, String beginning) {
        return beginning.contains("\"devices\"") && beginning.contains("\"components\"")
                && !beginning.contains("\"eastwest.");
    }

    @Override
    public ImportedDesign read(ImportRequest request) throws ImportException, IOException {
        Graph graph = new Graph();
        new JsonElements(request).visit(graph::item);
        return new NetworkDesign(graph.network(), false, "", request, graph.notes)
                .design(NetworkDesign.name(request.fileName()), "");
    }

    /** What the document lists; edges wait until all devices, links and instances are known. */
    private static final class Graph {
        private final Map<String, Boolean> switches = new HashMap<>();
        private final Map<String, Double> rates = new HashMap<>();
        private final Map<String, Instance> instances = new HashMap<>();
        private final List<Instance> inOrder = new ArrayList<>();
        private final List<Item> edges = new ArrayList<>();
        private final Set<String> unused = new HashSet<>();
        private final List<ImportNote> notes = new ArrayList<>();

        private record Instance(String name, String device, int count, int line) {
            String node(int index) {
                return count == 1 ? name : name + "-" + (index + 1);
            }
        }

        private record End(Instance instance, int index, String port) {
            String node() {
                return instance.node(index);
            }
        }

        void item(String array, Item item) throws ImportException {
            switch (array) {
                case "devices" -> switches.put(item.text("name"), isSwitch(item));
                case "links" -> rate(item);
                case "instances" -> instance(item);
                case "edges" -> edges.add(item);
                default -> {
                    if (unused.add(array)) {
                        notes.add(new ImportNote(ImportNote.Kind.IGNORED, item.line(), array,
                                "it has no place in a design"));
                    }
                }
            }
        }

        private static boolean isSwitch(Item device) {
            return device.json().get("components") instanceof JsonArray components && components.asList().stream()
                    .filter(JsonElement::isJsonObject).map(JsonElement::getAsJsonObject)
                    .anyMatch(c -> c.get("choice") != null && c.get("choice").isJsonPrimitive()
                            && c.get("choice").getAsString().equals("switch"));
        }

        private void rate(Item link) throws ImportException {
            String name = link.text("name");
            if (!(link.json().get("physical") instanceof JsonObject physical)
                    || !(physical.get("bandwidth") instanceof JsonObject)) {
                return;
            }
            Item bandwidth = new Item(link.line(), link.place() + ".physical.bandwidth",
                    physical.getAsJsonObject("bandwidth"));
            String unit = bandwidth.text("choice", "gigabits_per_second");
            double factor = switch (unit) {
                case "gigabits_per_second" -> BYTES_PER_GIGABIT;
                case "gigabytes_per_second" -> 1e9;
                case "gigatransfers_per_second" -> throw bandwidth.wrong("is in transfers, whose width is not told",
                        "Give it in gigabits_per_second.");
                default -> throw bandwidth.wrong("has the unit '" + unit + "'",
                        "Use gigabits_per_second or gigabytes_per_second.");
            };
            rates.put(name, factor * bandwidth.positive(unit));
        }

        private void instance(Item item) throws ImportException {
            double count = item.json().has("count") ? item.positive("count") : 1;
            if (count != Math.rint(count) || inOrder.size() + count > MOST_INSTANCES) {
                throw item.wrong("has the count " + item.text("count"), "Give a whole number; a graph may have up to "
                        + MOST_INSTANCES + " instances.");
            }
            Instance made = new Instance(item.text("name"), item.text("device"), (int) count, item.line());
            if (instances.put(made.name(), made) != null) {
                throw item.wrong("has the name '" + made.name() + "', which another instance has",
                        "Give each instance a name of its own.");
            }
            inOrder.add(made);
        }

        Network network() throws ImportException {
            Network network = new Network();
            Map<String, Set<String>> nicPorts = nicPorts();
            for (Instance instance : inOrder) {
                Boolean isSwitch = switches.get(instance.device());
                if (isSwitch == null) {
                    throw new ImportException(instance.line(), "The instance '" + instance.name()
                            + "' is of the device '" + instance.device() + "', which is not listed",
                            "List the device.");
                }
                for (int index = 0; index < instance.count(); index++) {
                    String node = instance.node(index);
                    if (isSwitch) {
                        network.addSwitch(node, tier(instance.device()), instance.line());
                    } else {
                        nics(network, node, nicPorts.getOrDefault(node, Set.of()), instance);
                    }
                }
            }
            for (Item edge : edges) {
                cables(network, edge);
            }
            return network;
        }

        /** A host that this product writes is one NIC, all of whose ports are its cables; else each port is a NIC. */
        private void nics(Network network, String node, Set<String> ports, Instance instance) throws ImportException {
            if (ownHost(instance)) {
                network.addNic(node, "", instance.line());
                return;
            }
            for (String port : ports) {
                network.addNic(node + "/" + port, node, instance.line());
            }
            if (ports.isEmpty()) {
                notes.add(new ImportNote(ImportNote.Kind.IGNORED, instance.line(), node, "no cable leads to it"));
            }
        }

        private static boolean ownHost(Instance instance) {
            return instance.device().equals("host");
        }

        private Map<String, Set<String>> nicPorts() throws ImportException {
            Map<String, Set<String>> ports = new HashMap<>();
            for (Item edge : edges) {
                for (String which : List.of("ep1", "ep2")) {
                    for (End end : ends(edge, which)) {
                        ports.computeIfAbsent(end.node(), node -> new LinkedHashSet<>()).add(end.port());
                    }
                }
            }
            return ports;
        }

        private static TierKind tier(String device) {
            return switch (device.toLowerCase(Locale.ROOT)) {
                case "leaf" -> TierKind.LEAF;
                case "spine" -> TierKind.SPINE;
                case "core" -> TierKind.CORE;
                default -> null;
            };
        }

        private void cables(Network network, Item edge) throws ImportException {
            String link = edge.text("link", "");
            Double rate = rates.get(link);
            if (rate == null) {
                throw edge.wrong("has the link '" + link + "', which tells no bandwidth",
                        "Give that link a physical bandwidth.");
            }
            List<End> from = ends(edge, "ep1");
            List<End> to = ends(edge, "ep2");
            String scheme = edge.text("scheme", "one2one");
            switch (scheme) {
                case "one2one" -> {
                    if (from.size() != to.size()) {
                        throw edge.wrong("joins " + from.size() + " ports with " + to.size() + " one to one",
                                "Name as many on both sides.");
                    }
                    for (int i = 0; i < from.size(); i++) {
                        network.addCable(node(from.get(i)), node(to.get(i)), rate, edge.line());
                    }
                }
                case "many2many" -> {
                    for (End one : from) {
                        for (End other : to) {
                            network.addCable(node(one), node(other), rate, edge.line());
                        }
                    }
                }
                default -> throw edge.wrong("has the scheme '" + scheme + "'", "Use one2one or many2many.");
            }
        }

        private String node(End end) {
            boolean isSwitch = switches.getOrDefault(end.instance().device(), true);
            return isSwitch || ownHost(end.instance()) ? end.node() : end.node() + "/" + end.port();
        }

        /** Every port that an endpoint names. */
        private List<End> ends(Item edge, String which) throws ImportException {
            Item endpoint = new Item(edge.line(), edge.place() + "." + which, edge.object(which));
            List<End> ends = new ArrayList<>();
            String named = endpoint.text("instance");
            Matcher slice = slice(endpoint, named);
            Instance instance = instances.get(slice.group(1));
            if (instance == null) {
                throw endpoint.wrong("names the instance '" + slice.group(1) + "', which is not listed",
                        "List the instance.");
            }
            Matcher port = slice(endpoint, endpoint.text("component"));
            for (int index : range(endpoint, slice, instance.count(), instance.count())) {
                for (int number : range(endpoint, port, 1, Integer.MAX_VALUE)) {
                    ends.add(new End(instance, index, port.group(1) + number));
                }
            }
            return ends;
        }

        private static Matcher slice(Item endpoint, String text) throws ImportException {
            Matcher slice = SLICE.matcher(text);
            if (!slice.matches()) {
                throw endpoint.wrong("names '" + text + "'", "Write NAME, NAME[3] or NAME[0:4].");
            }
            return slice;
        }

        private static List<Integer> range(Item endpoint, Matcher slice, int all, int most)
                throws ImportException {
            try {
                int from = slice.group(2) == null ? 0 : Integer.parseInt(slice.group(2));
                int to = slice.group(3) != null ? Integer.parseInt(slice.group(3))
                        : slice.group(2) != null ? from + 1 : all;
                if (to <= from || to - from > MOST_INSTANCES) {
                    throw endpoint.wrong("names '" + slice.group() + "', which is empty or too large",
                            "Write NAME[from:to] with to above from.");
                }
                if (to > most) {
                    throw endpoint.wrong("names '" + slice.group() + "', but there are " + most,
                            "Count from 0.");
                }
                List<Integer> numbers = new ArrayList<>();
                for (int i = from; i < to; i++) {
                    numbers.add(i);
                }
                return numbers;
            } catch (NumberFormatException large) {
                throw endpoint.wrong("names '" + slice.group() + "', whose number is too large",
                        "Write NAME[from:to].");
            }
        }
    }
}
