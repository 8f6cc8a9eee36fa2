// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * Designs side by side.
 *
 * @param columns the designs
 * @param rows    the metrics of any of them, in the order in which engines gave them
 */
public record Comparison(List<Column> columns, List<Row> rows) {
    /**
     * A design with what the engines say about it.
     *
     * @param name   tells it from the others
     * @param design empty where there is none to analyze
     * @param result what the engines say
     * @param reason why there is no design; empty else
     */
    public record Column(String name, Optional<DesignSnapshot> design, AnalysisResult result, String reason) {
        public Column {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(design, "design");
            Objects.requireNonNull(result, "result");
            Objects.requireNonNull(reason, "reason");
        }
    }

    /**
     * A metric in every design.
     *
     * @param id     id of the metric
     * @param nth    which of the metrics of this id it is within its design, from 1
     * @param values one a column; empty where a design has none
     */
    public record Row(String id, int nth, List<Optional<Metric>> values) {
        public Row {
            values = List.copyOf(values);
        }

        /** Tells the row from the others: the id, with its number from the second on. */
        public String key() {
            return id + (nth == 1 ? "" : " " + nth);
        }

        /** One of its metrics, for label and unit. */
        public Metric some() {
            return values.stream().flatMap(Optional::stream).findFirst().orElseThrow();
        }

        /** How a column differs from another one; empty where one of them has no such metric. */
        public Optional<Difference> difference(int reference, int column) {
            return values.get(reference).flatMap(a -> values.get(column).map(b -> Difference.of(a, b)));
        }
    }

    public Comparison {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** Puts designs side by side: the n-th metric of an id pairs with the n-th. */
    public static Comparison of(List<Column> columns) {
        Map<String, Row> keys = new LinkedHashMap<>();
        Map<String, List<Optional<Metric>>> values = new LinkedHashMap<>();
        for (int c = 0; c < columns.size(); c++) {
            Map<String, Integer> seen = new LinkedHashMap<>();
            for (Metric metric : columns.get(c).result().metrics()) {
                Row row = new Row(metric.id(), seen.merge(metric.id(), 1, Integer::sum), List.of());
                keys.putIfAbsent(row.key(), row);
                values.computeIfAbsent(row.key(), k -> none(columns.size())).set(c, Optional.of(metric));
            }
        }
        return new Comparison(columns, keys.values().stream()
                .map(r -> new Row(r.id(), r.nth(), values.get(r.key()))).toList());
    }

    private static List<Optional<Metric>> none(int columns) {
        List<Optional<Metric>> row = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            row.add(Optional.empty());
        }
        return row;
    }

    /** The row of this {@link Row#key}. */
    public Optional<Row> row(String key) {
        return rows.stream().filter(r -> r.key().equals(key)).findFirst();
    }
}
