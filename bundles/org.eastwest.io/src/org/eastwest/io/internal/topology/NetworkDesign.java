// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.topology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportNote.Kind;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.exchange.Setting;

/** A network as a compute fabric with explicit switches, and servers that have its NICs. */
final class NetworkDesign {
    private static final String NICS = "cluster.servers.nics.east-west.";
    /** What a server has where the file tells no servers: as most servers of the catalog. */
    private static final int USUAL_NICS = 8;

    private final Network network;
    private final boolean infiniband;
    private final String switchType;
    private final ImportRequest request;
    private final List<ImportNote> notes;
    private final List<Setting> settings = new ArrayList<>();

    /**
     * @param infiniband true for InfiniBand; false when the file does not tell
     * @param switchType id of the catalog; empty when the file does not tell
     * @param notes      those of reading; this adds to them
     */
    NetworkDesign(Network network, boolean infiniband, String switchType, ImportRequest request,
            List<ImportNote> notes) {
        this.network = network;
        this.infiniband = infiniband;
        this.switchType = switchType;
        this.request = request;
        this.notes = notes;
    }

    ImportedDesign design(String name, String source) throws ImportException {
        if (network.nics().isEmpty() || network.switches().isEmpty()) {
            throw new ImportException(0, "The file lists " + (network.nics().isEmpty() ? "no NIC" : "no switch"),
                    "Export the whole network, with its servers.");
        }
        network.requireTiers();
        double rate = linkRate();
        int ports = portsPerNic();
        ImportedDesign.ServerGroup servers = servers(rate, ports);
        understood(network.switches().size() + " switches", "explicit switches of the compute fabric");
        return new ImportedDesign(name, source, List.of(servers), List.of(fabric(rate)), List.of(), settings, notes);
    }

    private void understood(String what, String detail) {
        notes.add(new ImportNote(Kind.UNDERSTOOD, 0, what, detail));
    }

    private void assumed(String what, String detail) {
        notes.add(new ImportNote(Kind.ASSUMED, 0, what, detail));
    }

    private void set(String path, Object value) {
        settings.add(new Setting(path, value.toString()));
    }

    /** Rate of a NIC's link, bytes per second per direction: all of a design have the same one. */
    private double linkRate() {
        Map<Double, Integer> rates = network.nicRates();
        double usual = rates.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
        if (rates.size() > 1) {
            assumed("rates of NIC links", text(usual) + " for all, as most have; a design has one rate");
        }
        set("fabric.compute.linkRate", text(usual));
        return usual;
    }

    private static String text(double bytesPerSecond) {
        return Quantity.plain(Quantity.formatBits(bytesPerSecond));
    }

    private int portsPerNic() {
        Map<Integer, Integer> counts = network.cablesByNic();
        int usual = counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
        if (counts.size() > 1) {
            assumed("cables of a NIC", usual + " for all, as most have");
        }
        return Math.max(1, usual);
    }

    private ImportedDesign.ServerGroup servers(double rate, int ports) {
        int nics = network.nics().size();
        Map<String, Integer> byServer = network.nicsByServer();
        int perServer = byServer.isEmpty() ? dividing(nics)
                : byServer.values().stream().max(Comparator.naturalOrder()).orElseThrow();
        int count = (nics + perServer - 1) / perServer;
        if (byServer.isEmpty()) {
            assumed(nics + " NICs", count + " servers of " + perServer + ": the file tells no servers");
        } else {
            understood(byServer.size() + " servers", count + " servers of " + perServer + " NICs");
        }
        String type = serverType(rate * ports);
        assumed("type of the servers", type + ": the file does not tell it");
        assumed("which NIC at which leaf", "dealt to the leaves in their order");
        set(NICS + "countPerServer", perServer);
        set(NICS + "rate", text(rate * ports));
        set(NICS + "portsPerNic", ports);
        set("fabric.compute.planes", ports);
        return new ImportedDesign.ServerGroup("servers", "Servers", type, count);
    }

    private static int dividing(int nics) {
        int per = USUAL_NICS;
        while (nics % per != 0) {
            per--;
        }
        return per;
    }

    /** A server of the catalog with NICs of this rate, bytes per second per direction. */
    private static String serverType(double rate) {
        return rate > 60e9 ? "dgx-b300" : rate > 30e9 ? "dgx-h100" : "dgx-a100";
    }

    private ImportedDesign.Fabric fabric(double rate) {
        if (!request.template()) {
            String transport = infiniband ? rate > 60e9 ? "ib-xdr" : "ib-ndr" : "rocev2-dcqcn";
            set("fabric.compute.transport", transport);
            assumed("transport", transport + ": the file does not tell it");
        }
        List<ImportedDesign.Switch> switches = network.switches().stream()
                .sorted(Comparator.comparing(Network.Node::tier))
                .map(n -> new ImportedDesign.Switch(n.name(), n.tier(), "", n.endpoints())).toList();
        List<ImportedDesign.Link> links = new ArrayList<>();
        network.trunks().forEach((t, count) -> links.add(new ImportedDesign.Link(t.from(), t.to(), count,
                t.bytesPerSecond())));
        return new ImportedDesign.Fabric("compute", "Compute", FabricRole.COMPUTE, chosenSwitch(rate), switches,
                links);
    }

    private String chosenSwitch(double rate) {
        if (!switchType.isEmpty() || request.template()) {
            return switchType;
        }
        String type = infiniband ? rate > 60e9 ? "q3400-ra" : rate > 30e9 ? "qm9700" : "qm8700" : "sn5600";
        assumed("type of the switches", type + ": the file does not tell it");
        return type;
    }

    /** The file's name without its extension, for people. */
    static String name(String fileName) {
        int dot = fileName.lastIndexOf('.');
        String plain = (dot > 0 ? fileName.substring(0, dot) : fileName).replaceAll("[_-]+", " ").strip();
        return plain.isEmpty() ? fileName : plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
    }
}
