// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.topology;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.io.internal.topology.JsonElements.Item;
import org.eastwest.spi.exchange.DesignImporter;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.fabric.TierKind;

/** Reads what {@code topology --export json} writes: {@code docs/schema}, {@code eastwest.topology-export/1}. */
public final class EastwestTopologyImporter implements DesignImporter {
    private static final double BITS_PER_BYTE = 8;

    @Override
    public String id() {
        return "eastwest-topology";
    }

    @Override
    public String name() {
        return "Eastwest topology";
    }

    @Override
    public String description() {
        return "Nodes and links as 'topology --export json' writes them: a fabric with explicit switches and links.";
    }

    @Override
    public List<String> extensions() {
        return List.of("json");
    }

    @Override
    public boolean recognizes(String fileName, String beginning) {
        return beginning.contains("\"eastwest.topology-export/");
    }

    @Override
    public ImportedDesign read(ImportRequest request) throws ImportException, IOException {
        Network network = new Network();
        List<ImportNote> notes = new ArrayList<>();
        new JsonElements(request).visit((array, item) -> {
            switch (array) {
                case "nodes" -> node(network, item, notes);
                case "links" -> link(network, item);
                default -> notes.add(new ImportNote(ImportNote.Kind.IGNORED, item.line(), item.place(),
                        "neither a node nor a link"));
            }
        });
        return new NetworkDesign(network, false, "", request, notes).design(NetworkDesign.name(request.fileName()), "");
    }

    private static void node(Network network, Item item, List<ImportNote> notes) throws ImportException {
        String id = item.text("id");
        String tier = item.text("tier");
        switch (tier) {
            case "host" -> network.addNic(id, "", item.line());
            case "leaf" -> network.addSwitch(id, TierKind.LEAF, item.line());
            case "spine" -> network.addSwitch(id, TierKind.SPINE, item.line());
            case "core" -> network.addSwitch(id, TierKind.CORE, item.line());
            case "domain" -> notes.add(new ImportNote(ImportNote.Kind.IGNORED, item.line(), id,
                    "a scale-up domain: the server type tells it"));
            default -> throw item.wrong("has the tier '" + tier + "'", "Use host, leaf, spine, core or domain.");
        }
    }

    private static void link(Network network, Item item) throws ImportException {
        String from = item.text("from");
        String to = item.text("to");
        if (isDomain(network, from) || isDomain(network, to)) {
            return;
        }
        network.addCable(from, to, item.positive("rate_bps") / BITS_PER_BYTE, item.line());
    }

    /** Links into scale-up domains go with these; other nodes that are missing are an error. */
    private static boolean isDomain(Network network, String name) {
        return name.startsWith("domain") && !network.has(name);
    }
}
