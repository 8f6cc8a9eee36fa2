// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.analysis.compare.MemoryVerdict;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;

/** Prints a result for people, in plain text. */
final class ResultPrinter {
    private static final int BAR_CHARACTERS = 40;

    private final PrintStream out;

    ResultPrinter(PrintStream out) {
        this.out = out;
    }

    void print(DesignSnapshot design, AnalysisResult result) {
        out.println(design.designName() + ", scenario " + design.scenarioId()
                + "  (bandwidth is per direction)");
        result.breakdowns().forEach(breakdown -> print(breakdown, MemoryVerdict.exceeded(result, breakdown.element())));
        elements(result).forEach(element -> printMetrics(element, result));
        result.tables().forEach(this::print);
        out.println();
    }

    private void print(Breakdown breakdown, boolean unfit) {
        out.println();
        out.println(breakdown.title() + " (" + breakdown.element() + "): "
                + text(breakdown.total(), breakdown.unit()) + (unfit ? ", " + MemoryVerdict.WORDS : ""));
        TextTable table = new TextTable("", "", "");
        breakdown.parts().stream().filter(part -> part.value() > 0).forEach(part -> table.row(List.of(
                "  " + part.label(), text(part.value(), breakdown.unit()),
                "#".repeat((int) Math.round(BAR_CHARACTERS * part.value() / breakdown.total())))));
        table.print(out);
    }

    private static Set<String> elements(AnalysisResult result) {
        Set<String> elements = new LinkedHashSet<>();
        result.metrics().forEach(metric -> elements.add(metric.element()));
        return elements;
    }

    private void printMetrics(String element, AnalysisResult result) {
        out.println();
        out.println((element.isEmpty() ? "Metrics" : "Metrics of " + element)
                + (MemoryVerdict.exceeded(result, element) ? ", which " + MemoryVerdict.WORDS : ""));
        TextTable table = new TextTable("  id", "value", "");
        result.metrics().stream().filter(m -> m.element().equals(element)).forEach(m -> table.row(List.of(
                "  " + m.id(), Quantity.plain(Texts.format(m)), m.label() + reason(m))));
        table.print(out);
    }

    /** Why a value is unknown; empty when it is known. */
    private static String reason(Metric metric) {
        return Double.isNaN(metric.value()) ? " (" + metric.derivation().source().text() + ")" : "";
    }

    private void print(Table source) {
        out.println();
        out.println(source.title());
        TextTable table = new TextTable(source.columns().stream().map(Table.Column::label).toList());
        for (List<Table.Cell> row : source.rows()) {
            List<String> cells = new java.util.ArrayList<>(row.size());
            for (int i = 0; i < row.size(); i++) {
                cells.add(cell(row.get(i), source.columns().get(i)));
            }
            table.row(cells);
        }
        table.print(out);
    }

    private static String cell(Table.Cell cell, Table.Column column) {
        if (cell instanceof Table.Number number) {
            String text = Quantity.plain(Texts.format(column.id(), number.value(), column.unit()));
            return number.claim() ? text + ", claim" : text;
        }
        return Quantity.plain(((Table.Text) cell).value());
    }

    static String text(double value, Unit unit) {
        return Quantity.plain(Texts.format(value, unit));
    }
}
