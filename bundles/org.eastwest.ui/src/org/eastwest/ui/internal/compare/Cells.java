// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eastwest.analysis.compare.Comparing.Compared;
import org.eastwest.analysis.compare.Comparing.Group;
import org.eastwest.analysis.compare.Comparison;
import org.eastwest.analysis.compare.Criterion;
import org.eastwest.analysis.compare.Difference;
import org.eastwest.analysis.compare.Difference.Verdict;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;

/** What stands in the cells of a comparison: metrics that decide first, then those of each engine. */
final class Cells {
    /** The group of the metrics that decide. */
    static final String DECIDING = "What decides";
    private static final char MINUS = '\u2212';

    private final Compared compared;
    private final int reference;
    private final List<Group> groups;

    /** @param reference the column that the others are compared with */
    Cells(Compared compared, int reference) {
        this.compared = compared;
        this.reference = reference;
        this.groups = groups(compared);
    }

    private static List<Group> groups(Compared compared) {
        List<Comparison.Row> rows = compared.groups().stream().flatMap(g -> g.rows().stream()).toList();
        List<Comparison.Row> deciding = rows.stream().filter(Cells::decides)
                .sorted(Comparator.comparing(r -> Criterion.of(r.id()).orElseThrow())).toList();
        List<Group> groups = new ArrayList<>();
        if (!deciding.isEmpty()) {
            groups.add(new Group(DECIDING, deciding));
        }
        compared.groups().stream().map(g -> new Group(g.engine(), g.rows().stream().filter(r -> !decides(r)).toList()))
                .filter(g -> !g.rows().isEmpty()).forEach(groups::add);
        return groups;
    }

    private static boolean decides(Comparison.Row row) {
        return row.nth() == 1 && Criterion.of(row.id()).isPresent();
    }

    List<Group> groups() {
        return groups;
    }

    int reference() {
        return reference;
    }

    /** Headings of the columns, that of the metrics first. */
    List<String> headings() {
        List<String> headings = new ArrayList<>(List.of("Metric"));
        for (int i = 0; i < compared.columns().size(); i++) {
            headings.add(compared.columns().get(i).name() + (i == reference ? " (reference)" : ""));
        }
        return headings;
    }

    /** What the row is called; where several elements have the metric, whose it is. */
    String label(Comparison.Row row) {
        Metric some = row.some();
        boolean several = compared.groups().stream().flatMap(g -> g.rows().stream())
                .filter(r -> r.id().equals(row.id())).count() > 1;
        return several && !some.element().isEmpty() ? some.label() + ", " + some.element() : some.label();
    }

    /** A value with its band, and how it differs from the reference. */
    String text(Comparison.Row row, int column) {
        Optional<Metric> metric = row.values().get(column);
        if (metric.isEmpty()) {
            return Texts.UNKNOWN;
        }
        String difference = column == reference ? "" : row.difference(reference, column).map(Cells::words).orElse("");
        return Texts.format(metric.get()) + (difference.isEmpty() ? "" : "   " + difference);
    }

    /** Such as {@code +4.2 %, worse}. */
    static String words(Difference difference) {
        if (difference.verdict() == Verdict.NONE) {
            return "";
        }
        double relative = difference.relative();
        String percent = Double.isInfinite(relative) ? "" : (relative < 0 ? MINUS : '+')
                + Texts.format(Math.abs(relative), Unit.FRACTION);
        String verdict = switch (difference.verdict()) {
            case BETTER -> "better";
            case WORSE -> "worse";
            case TOO_CLOSE -> "too close to call";
            default -> "";
        };
        return String.join(", ", Arrays.stream(new String[] {percent, verdict}).filter(t -> !t.isEmpty()).toList());
    }

    /** What the difference of a cell means. */
    Verdict verdict(Comparison.Row row, int column) {
        return column == reference ? Verdict.NONE
                : row.difference(reference, column).map(Difference::verdict).orElse(Verdict.NONE);
    }

    /** Why a cell is as it is. */
    String tooltip(Comparison.Row row, int column) {
        Optional<Metric> metric = row.values().get(column);
        if (metric.isEmpty()) {
            String reason = compared.columns().get(column).reason();
            return !reason.isEmpty() ? reason
                    : "No engine gives this for " + compared.columns().get(column).name() + ".";
        }
        String why = Double.isFinite(metric.get().value()) ? "" : ": " + metric.get().derivation().source().text();
        return text(row, column) + why;
    }

    /** The whole table, the headings first. */
    List<List<String>> rows() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(headings());
        for (Group group : groups) {
            for (Comparison.Row row : group.rows()) {
                List<String> cells = new ArrayList<>(List.of(label(row)));
                for (int i = 0; i < row.values().size(); i++) {
                    cells.add(text(row, i));
                }
                rows.add(cells);
            }
        }
        return rows;
    }

    /** The transport of a column, where the columns differ in it; what is the same in all needs no icon. */
    Optional<String> transport(int column) {
        List<String> transports = IntStream.range(0, compared.columns().size()).mapToObj(this::transportOf).toList();
        return transports.stream().distinct().count() > 1 && !transports.get(column).isEmpty()
                ? Optional.of(transports.get(column)) : Optional.empty();
    }

    private String transportOf(int column) {
        return compared.columns().get(column).design().flatMap(d -> d.fabric(FabricRole.COMPUTE))
                .map(FabricSnapshot::transportId).orElse("");
    }

    Comparison.Column column(int index) {
        return compared.columns().get(index);
    }
}
