// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.catalog.CatalogTable;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Price;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.ui.internal.Services;

/**
 * A table of the catalog by the figures that one chooses by. Bandwidth is per direction.
 *
 * @param titles of the figures, in the order of the columns
 * @param rows   by id
 */
public record CatalogFigures(List<String> titles, List<Row> rows) {

    public static final String UNKNOWN = "\u2013";

    /** How the source of a row says that nobody but its maker vouches for it. */
    private static final Pattern CLAIM = Pattern.compile("\\bclaim", Pattern.CASE_INSENSITIVE);

    /**
     * One row.
     *
     * @param id      its identifier
     * @param name    its name
     * @param source  where its figures come from
     * @param figures one for every title
     */
    public record Row(String id, String name, String source, List<Value> figures) {
    }

    /**
     * One figure.
     *
     * @param text   for people; that of a claim says so
     * @param number in SI units; NaN when it is unknown or no number
     * @param claim  whether only a vendor states it
     */
    public record Value(String text, double number, boolean claim) {
        public Value(String text, double number) {
            this(text, number, false);
        }

        /** The same figure, marked as what only a vendor states; what is unknown is nobody's claim. */
        Value claimed() {
            return claim || text.equals(UNKNOWN) ? this : new Value(text + ", claim", number, true);
        }

        /** What it is relative to another one: {@code x 1.5}; empty when they are equal or no numbers. */
        public String relativeTo(Value other) {
            double ratio = number / other.number;
            return !Double.isFinite(ratio) || ratio <= 0 || ratio == 1 ? ""
                    : "x " + Quantity.format(ratio, Dimension.RATIO);
        }
    }

    private record Figure<T>(String title, Function<T, Value> value) {
        static <T> Figure<T> number(String title, ToDoubleFunction<T> number, Function<Double, String> text) {
            return new Figure<>(title, row -> {
                double value = number.applyAsDouble(row);
                return new Value(Double.isNaN(value) ? UNKNOWN : text.apply(value), value);
            });
        }

        static <T> Figure<T> of(String title, ToDoubleFunction<T> number, Dimension dimension) {
            return number(title, number, value -> Quantity.format(value, dimension));
        }

        static <T> Figure<T> rate(String title, ToDoubleFunction<T> bytesPerSecond) {
            return number(title, bytesPerSecond, Quantity::formatBits);
        }

        static <T> Figure<T> count(String title, ToDoubleFunction<T> number) {
            return number(title, number, value -> String.format(Locale.ROOT, "%,d", value.longValue()));
        }

        static <T> Figure<T> dollars(ToDoubleFunction<T> usd) {
            return number("Price", usd, value -> String.format(Locale.ROOT, "$%,d", Math.round(value)));
        }

        /** A figure that is marked where only a vendor states it. */
        Figure<T> claimedIf(Predicate<T> claimed) {
            return new Figure<>(title, row -> claimed.test(row) ? value.apply(row).claimed() : value.apply(row));
        }

        static <T> Figure<T> word(String title, Function<T, String> text) {
            return new Figure<>(title, row -> {
                String word = text.apply(row);
                return new Value(word == null || word.isEmpty() ? UNKNOWN : word, Double.NaN);
            });
        }
    }

    /** The figures of a table that {@link CatalogChoices#table} names. */
    public static CatalogFigures of(String table) {
        return table.equals("transports") ? transports() : of(table, Services.call(CatalogService.class,
                CatalogService::catalog));
    }

    /** The figures of a table of this catalog. */
    public static CatalogFigures of(String table, Catalog catalog) {
        return switch (table) {
            case "gpus" -> figures(catalog.gpus(), GpuSpec::id, GpuSpec::name, GpuSpec::provenance, gpu());
            case "nics" -> figures(catalog.nics(), NicSpec::id, NicSpec::name, NicSpec::provenance, nic());
            case "switches" -> figures(catalog.switches(), SwitchSpec::id, SwitchSpec::name, SwitchSpec::provenance,
                    networkSwitch());
            case "servers" -> figures(catalog.servers(), ServerSpec::id, ServerSpec::name, ServerSpec::provenance,
                    server());
            case "links" -> figures(catalog.cables(), CableSpec::id, c -> c.medium() + " " + c.formFactor(),
                    CableSpec::provenance, cable());
            case "models" -> figures(catalog.models(), ModelShape::id, ModelShape::name, ModelShape::provenance,
                    model());
            case "prices" -> figures(catalog.prices(), Price::id, Price::name, Price::provenance, price());
            case "assumptions" -> figures(catalog.assumptions(), Assumption::id, Assumption::name,
                    Assumption::provenance, assumption());
            default -> new CatalogFigures(List.of("About"), CatalogChoices.of(table).stream().map(choice -> new Row(
                    (String) choice.value(), choice.label(), choice.detail(),
                    List.of(new Value(choice.detail(), Double.NaN)))).toList());
        };
    }

    private static <T> CatalogFigures figures(CatalogTable<T> table, Function<T, String> id, Function<T, String> name,
            Function<T, Provenance> provenance, List<Figure<T>> figures) {
        List<Figure<T>> marked = figures.stream().map(figure -> figure.claimedIf(row -> claim(provenance.apply(row))))
                .toList();
        return new CatalogFigures(marked.stream().map(Figure::title).toList(), table.all().stream().map(row -> new Row(
                id.apply(row), name.apply(row), source(provenance.apply(row)),
                marked.stream().map(figure -> figure.value().apply(row)).toList())).toList());
    }

    /** Whether all that a row says is what its maker says. */
    private static boolean claim(Provenance provenance) {
        return CLAIM.matcher(provenance.citation()).find();
    }

    private static String source(Provenance provenance) {
        return provenance.citation() + " (" + provenance.confidence() + " confidence)"
                + (provenance.note().isBlank() ? "" : ". " + provenance.note().replaceFirst("^[;\\s]+", ""));
    }

    private static CatalogFigures transports() {
        return new CatalogFigures(List.of("Vendors", "Lock-in (0 to 1)", "Managed by", "About"),
                Services.call(AnalysisService.class, AnalysisService::transports).all().stream().map(model -> model.info())
                        .map(info -> new Row(info.id(), info.name(), info.source().text(), List.of(
                                new Value(String.join(", ", info.vendors()), Double.NaN),
                                new Value(Quantity.format(info.lockIn(), Dimension.RATIO), Double.NaN),
                                new Value(String.join(", ", info.managementPlanes()), Double.NaN),
                                new Value(info.description(), Double.NaN)))).toList());
    }

    private static List<Figure<GpuSpec>> gpu() {
        return List.of(Figure.word("Vendor", GpuSpec::vendor),
                Figure.of("Peak bf16", GpuSpec::bf16FlopPerSecond, Dimension.COMPUTE_RATE),
                Figure.of("Peak fp8", GpuSpec::fp8FlopPerSecond, Dimension.COMPUTE_RATE),
                Figure.number("Memory", GpuSpec::memoryBytes, Quantity::formatBinary),
                Figure.of("Memory bandwidth", GpuSpec::memoryBytesPerSecond, Dimension.BANDWIDTH),
                Figure.of("Scale-up bandwidth", GpuSpec::scaleUpBytesPerSecond, Dimension.BANDWIDTH),
                Figure.count("Scale-up domain", GpuSpec::scaleUpDomainSize),
                Figure.of("Power", GpuSpec::watts, Dimension.POWER));
    }

    private static List<Figure<NicSpec>> nic() {
        return List.of(Figure.word("Vendor", NicSpec::vendor),
                Figure.rate("InfiniBand", NicSpec::infinibandBytesPerSecond),
                Figure.rate("Ethernet", NicSpec::ethernetTotalBytesPerSecond),
                Figure.word("PCIe", nic -> nic.pcie() == null ? "" : "Gen" + nic.pcie().generation() + " x "
                        + nic.pcie().lanes()),
                Figure.count("MTU (bytes)", nic -> nic.mtuBytes() == 0 ? Double.NaN : nic.mtuBytes()),
                Figure.word("Out-of-order placement", nic -> yes(nic.outOfOrderPlacement())),
                Figure.word("Selective repeat", nic -> yes(nic.selectiveRepeat())),
                Figure.word("Packet spraying", nic -> yes(nic.packetSpraying())),
                Figure.of("Power", NicSpec::watts, Dimension.POWER));
    }

    private static List<Figure<SwitchSpec>> networkSwitch() {
        return List.of(Figure.word("Vendor", SwitchSpec::vendor),
                Figure.word("Protocol", type -> switch (type.protocol()) {
                    case INFINIBAND -> "InfiniBand";
                    case ETHERNET -> "Ethernet";
                    case OTHER -> "other";
                }),
                Figure.count("Ports", SwitchSpec::ports), Figure.rate("Port rate", SwitchSpec::portBytesPerSecond),
                Figure.rate("Capacity", SwitchSpec::bytesPerSecond),
                Figure.word("Vendor's figure", SwitchSpec::vendorHeadline).claimedIf(type -> true),
                Figure.number("Buffer", SwitchSpec::bufferBytes, Quantity::formatBinary),
                Figure.of("Latency", SwitchSpec::latencySeconds, Dimension.TIME),
                Figure.word("In-network reduction", SwitchSpec::inNetworkReduction),
                Figure.word("Adaptive routing", type -> yes(type.adaptiveRouting())),
                Figure.of("Power", SwitchSpec::maximumWatts, Dimension.POWER), Figure.dollars(SwitchSpec::priceUsd));
    }

    private static List<Figure<ServerSpec>> server() {
        return List.of(Figure.count("GPUs", ServerSpec::gpus),
                Figure.word("GPU", server -> CatalogChoices.name("gpus", server.gpuId())),
                Figure.count("Scale-up domain", ServerSpec::scaleUpDomainGpus),
                Figure.count("Compute NICs", ServerSpec::computeNics),
                Figure.rate("NIC rate", ServerSpec::nicBytesPerSecond),
                Figure.of("Scale-up per GPU", ServerSpec::scaleUpBytesPerSecond, Dimension.BANDWIDTH),
                Figure.of("Scale-out per GPU", ServerSpec::scaleOutBytesPerSecond, Dimension.BANDWIDTH),
                Figure.number("Cliff", server -> server.scaleUpBytesPerSecond() / server.scaleOutBytesPerSecond(),
                        Quantity::formatToOne),
                Figure.of("Power", ServerSpec::maximumWatts, Dimension.POWER));
    }

    private static List<Figure<CableSpec>> cable() {
        return List.of(Figure.rate("Rate", CableSpec::bytesPerSecond),
                Figure.of("Reach", CableSpec::reachMetres, Dimension.LENGTH),
                Figure.of("Module latency", CableSpec::moduleLatencySeconds, Dimension.TIME),
                Figure.of("Power per module", CableSpec::wattsPerModule, Dimension.POWER),
                Figure.dollars(CableSpec::priceUsd));
    }

    private static List<Figure<ModelShape>> model() {
        return List.of(Figure.count("Parameters", ModelShape::parameters),
                Figure.count("Active parameters", ModelShape::activeParameters),
                Figure.count("Layers", ModelShape::layers), Figure.count("Hidden width", ModelShape::hidden),
                Figure.count("Query heads", ModelShape::heads), Figure.count("Key and value heads", ModelShape::kvHeads),
                Figure.count("Vocabulary", ModelShape::vocabulary),
                Figure.word("Attention", model -> model.attention().name()),
                Figure.count("Experts", ModelShape::experts), Figure.count("Experts per token", ModelShape::topK),
                Figure.count("Expert groups", ModelShape::expertGroups),
                Figure.count("Expert groups per token", ModelShape::groupsPerToken));
    }

    private static List<Figure<Price>> price() {
        return List.of(Figure.<Price>dollars(Price::usd).claimedIf(Price::claim), Figure.word("As of", Price::date));
    }

    private static List<Figure<Assumption>> assumption() {
        return List.of(new Figure<Assumption>("Value", row -> new Value(Texts.format(row.value(), row.unit()),
                row.value())).claimedIf(Assumption::claim));
    }

    private static String yes(boolean has) {
        return has ? "yes" : "no";
    }

    /** The row of an identifier; null when there is none. */
    public Row find(String id) {
        return rows.stream().filter(row -> row.id().equals(id)).findFirst().orElse(null);
    }

    /** A row as the lines of a comparison: title of a figure and its place. */
    public IntStream places() {
        return IntStream.range(0, titles.size());
    }
}
