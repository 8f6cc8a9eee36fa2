// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;

/** The bill of materials as a table, and what it comes to as far as prices are known. */
final class CostReport {
    /** Prices are missing. */
    static final String UNPRICED = "EW-ECONOMICS-001";
    /** A fabric cannot be built and is not in the bill. */
    static final String UNBUILT = "EW-ECONOMICS-002";
    /** The height of switches is unknown, and with it the number of their racks. */
    static final String UNKNOWN_HEIGHT = "EW-ECONOMICS-006";

    private static final Source ADDED = Source.assumption("parts alone, without building, labour, support and tax");
    private static final List<Table.Column> COLUMNS = List.of(new Table.Column("part", "Part", null),
            new Table.Column("where", "Where", null), new Table.Column("count", "Number", Unit.COUNT),
            new Table.Column("price_usd", "Price of one", Unit.USD),
            new Table.Column("total_usd", "Together", Unit.USD), new Table.Column("price_from", "Price as of", null),
            new Table.Column("price_source", "Source of the price", null));

    private final DesignSnapshot design;
    private final BillOfMaterials bill;
    private final RecordingTrace trace = new RecordingTrace();

    CostReport(DesignSnapshot design, BillOfMaterials bill) {
        this.design = design;
        this.bill = bill;
    }

    AnalysisResult result() {
        for (int i = 0; i < bill.lines().size(); i++) {
            record(i, bill.lines().get(i));
        }
        List<Metric> metrics = new ArrayList<>();
        metrics.add(total("cost_usd", "Cost of all parts", line -> true));
        metrics.add(known("known_cost_usd", "Cost of the parts with a known price", line -> true));
        metrics.add(total("network_cost_usd", "Cost of switches and cables", line -> line.kind().network()));
        metrics.add(known("known_network_cost_usd", "Cost of switches and cables with a known price",
                line -> line.kind().network()));
        metrics.add(coverage());
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(table()), findings());
    }

    private void record(int index, Line line) {
        trace.input("n" + index, line.name() + " (" + line.where() + ")", line.count(), Unit.COUNT,
                line.countSource());
        trace.input("p" + index, "Price of " + line.name(), line.price().within() ? 0 : line.price().usd(), Unit.USD,
                line.price().source());
    }

    private Metric known(String id, String label, Predicate<Line> which) {
        List<Integer> priced = indices(which.and(line -> line.price().known() && !line.price().within()));
        if (priced.isEmpty()) {
            trace.input(id, label, Double.NaN, Unit.USD, Source.assumption("unknown: no price is known"));
        } else {
            trace.formula(id, label, sum(priced), Unit.USD, terms(priced), ADDED);
        }
        return Metric.of(id, design.scenarioId(), trace.get(id));
    }

    /** The total, which stays unknown while a single price is. */
    private Metric total(String id, String label, Predicate<Line> which) {
        List<String> unknown = unpriced(which);
        List<Integer> all = indices(which.and(line -> !line.price().within()));
        if (!unknown.isEmpty()) {
            trace.input(id, label, Double.NaN, Unit.USD, Source.assumption("unknown: no price of "
                    + String.join(", ", unknown)));
        } else if (all.isEmpty() || !bill.unbuilt().isEmpty()) {
            trace.input(id, label, Double.NaN, Unit.USD, Source.assumption("unknown: nothing can be counted of "
                    + String.join(", ", bill.unbuilt())));
        } else {
            trace.formula(id, label, sum(all), Unit.USD, terms(all), ADDED);
        }
        return Metric.of(id, design.scenarioId(), trace.get(id));
    }

    private Metric coverage() {
        long all = bill.lines().stream().filter(line -> !line.price().within()).count();
        long priced = bill.lines().stream().filter(line -> !line.price().within() && line.price().known()).count();
        trace.input("lines", "Lines that are paid for", all, Unit.COUNT, Source.assumption("the bill of materials"));
        trace.input("priced", "Lines with a known price", priced, Unit.COUNT, Source.assumption("the price list"));
        trace.formula("cost_coverage", "Lines of the bill with a known price", (double) priced / Math.max(1, all),
                Unit.FRACTION, "{priced} / {lines}",
                Source.assumption("by lines, because what the others cost is unknown"));
        return Metric.of("cost_coverage", design.scenarioId(), trace.get("cost_coverage"));
    }

    private List<Integer> indices(Predicate<Line> which) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < bill.lines().size(); i++) {
            if (which.test(bill.lines().get(i))) {
                found.add(i);
            }
        }
        return found;
    }

    private double sum(List<Integer> indices) {
        return indices.stream().mapToDouble(i -> bill.lines().get(i).usd()).sum();
    }

    private static String terms(List<Integer> indices) {
        return String.join(" + ", indices.stream().map(i -> "{n" + i + "} x {p" + i + "}").toList());
    }

    private List<String> unpriced(Predicate<Line> which) {
        return bill.lines().stream().filter(which.and(line -> !line.price().known())).map(Line::name).distinct()
                .toList();
    }

    private Table table() {
        List<List<Table.Cell>> rows = bill.lines().stream().map(CostReport::row).toList();
        return new Table("bill_of_materials", design.scenarioId(), "Bill of materials", COLUMNS, rows);
    }

    private static List<Table.Cell> row(Line line) {
        boolean claim = line.price().source().kind() == Source.Kind.VENDOR_CLAIM;
        double price = line.price().within() ? Double.NaN : line.price().usd();
        String from = line.price().within() ? line.price().source().text()
                : !line.price().known() ? "no price known" : line.price().date().isEmpty() ? "date not known"
                        : line.price().date();
        return List.of(Table.text(line.name()), Table.text(line.where()), Table.number(line.count()),
                new Table.Number(price, claim), new Table.Number(line.count() * price, claim), Table.text(from),
                Table.text(line.price().within() || !line.price().known() ? "" : line.price().source().text()));
    }

    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        List<String> unknown = unpriced(line -> true);
        if (!unknown.isEmpty()) {
            List<String> ids = bill.lines().stream().filter(line -> !line.price().known()).map(Line::partId)
                    .filter(id -> !id.isEmpty()).distinct().toList();
            findings.add(Finding.note(UNPRICED, design.scenarioId(), "No price is known of "
                    + String.join("; ", unknown) + ": the total cost stays unknown.", ids.isEmpty()
                    ? "Choose types for these parts." : "Put your prices into catalog/prices.csv of your user area, by"
                            + " the ids " + String.join(", ", ids) + "."));
        }
        bill.fabrics().forEach(fabric -> fabric.ofUnknownHeight().forEach((type, count) -> findings.add(Finding.note(
                UNKNOWN_HEIGHT, fabric.fabric().id(), "The height of " + type + " is not known: racks for the " + count
                        + " of fabric '" + fabric.fabric().id() + "' are not counted.",
                "Put rack_units into catalog/switches.csv of your user area."))));
        bill.unbuilt().forEach(id -> findings.add(Finding.note(UNBUILT, id, "Fabric '" + id
                + "' cannot be counted and is not in the bill of materials.", "See the findings of the fabric.")));
        return findings;
    }
}
