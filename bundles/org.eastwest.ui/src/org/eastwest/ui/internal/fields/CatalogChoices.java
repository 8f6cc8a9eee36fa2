// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.catalog.CatalogTable;
import org.eastwest.catalog.ManagementPlane;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.ui.internal.Services;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** What the catalog and the installed transports offer, by name and with the figures one chooses by. */
public final class CatalogChoices {

    private static final String ANNOTATION = "http://www.eastwest.org/design/catalog";

    private CatalogChoices() {
    }

    /** The table of the catalog whose ids this feature takes. */
    public static Optional<String> table(EStructuralFeature feature) {
        return feature == DesignPackage.Literals.FABRIC__MANAGEMENT_PLANE ? Optional.of("management")
                : Optional.ofNullable(EcoreUtil.getAnnotation(feature, ANNOTATION, "table"));
    }

    /** The rows of a table; their values are ids. */
    public static List<Choice> of(String table) {
        return table.equals("transports") ? transports() : rows(table, catalog());
    }

    /** Name of a row, or its id when the catalog does not have it. */
    public static String name(String table, String id) {
        return of(table).stream().filter(choice -> id.equals(choice.value())).findFirst()
                .map(Choice::label).orElse(id);
    }

    private static Catalog catalog() {
        return Services.call(CatalogService.class, CatalogService::catalog);
    }

    private static List<Choice> rows(String table, Catalog catalog) {
        return switch (table) {
            case "gpus" -> choices(catalog.gpus(), CatalogChoices::gpu);
            case "nics" -> choices(catalog.nics(), CatalogChoices::nic);
            case "switches" -> choices(catalog.switches(), CatalogChoices::networkSwitch);
            case "servers" -> choices(catalog.servers(), CatalogChoices::server);
            case "links" -> choices(catalog.cables(), CatalogChoices::cable);
            case "models" -> choices(catalog.models(), CatalogChoices::model);
            case "management" -> choices(catalog.managementPlanes(), CatalogChoices::managementPlane);
            default -> throw new IllegalArgumentException("no table " + table + " in the catalog");
        };
    }

    private static <T> List<Choice> choices(CatalogTable<T> table, Function<T, Choice> choice) {
        return table.all().stream().map(choice).toList();
    }

    private static List<Choice> transports() {
        return Services.call(AnalysisService.class, AnalysisService::transports).all().stream()
                .map(model -> transport(model.info())).toList();
    }

    private static Choice transport(TransportInfo info) {
        return new Choice(info.id(), info.name(), info.description());
    }

    private static Choice gpu(GpuSpec gpu) {
        return row(gpu.id(), gpu.name(), gpu.provenance(), Quantity.formatBinary(gpu.memoryBytes()),
                Quantity.format(gpu.bf16FlopPerSecond(), Dimension.COMPUTE_RATE) + " bf16");
    }

    private static Choice server(ServerSpec server) {
        return row(server.id(), server.name(), server.provenance(), server.gpus() + " GPUs",
                server.computeNics() + " x " + Quantity.formatBits(server.nicBytesPerSecond()));
    }

    private static Choice nic(NicSpec nic) {
        List<String> rates = new ArrayList<>();
        if (nic.speaks(LinkProtocol.INFINIBAND)) {
            rates.add(Quantity.formatBits(nic.infinibandBytesPerSecond()) + " InfiniBand");
        }
        if (nic.speaks(LinkProtocol.ETHERNET)) {
            rates.add(Quantity.formatBits(nic.ethernetTotalBytesPerSecond()) + " Ethernet");
        }
        return row(nic.id(), nic.name(), nic.provenance(), rates.toArray(String[]::new));
    }

    private static Choice networkSwitch(SwitchSpec type) {
        String protocol = switch (type.protocol()) {
            case INFINIBAND -> " InfiniBand";
            case ETHERNET -> " Ethernet";
            case OTHER -> "";
        };
        return row(type.id(), type.name(), type.provenance(),
                type.ports() + " x " + Quantity.formatBits(type.portBytesPerSecond()) + protocol);
    }

    private static Choice cable(CableSpec cable) {
        return row(cable.id(), cable.medium() + " " + cable.formFactor(), cable.provenance(),
                Quantity.formatBits(cable.bytesPerSecond()),
                "up to " + Quantity.format(cable.reachMetres(), Dimension.LENGTH));
    }

    private static Choice model(ModelShape model) {
        return row(model.id(), model.name(), model.provenance(), billions(model.parameters()) + " parameters",
                model.layers() + " layers", model.moe() ? model.experts() + " experts" : "dense");
    }

    private static String billions(long parameters) {
        return String.format(Locale.ROOT, parameters >= 10_000_000_000L ? "%.0f B" : "%.1f B", parameters / 1e9);
    }

    private static Choice managementPlane(ManagementPlane plane) {
        return row(plane.id(), plane.name(), plane.provenance());
    }

    private static Choice row(String id, String name, Provenance provenance, String... figures) {
        String detail = id + " (" + provenance.confidence() + " confidence): " + provenance.citation();
        return new Choice(id, figures.length == 0 ? name : name + ", " + String.join(", ", figures), detail);
    }
}
