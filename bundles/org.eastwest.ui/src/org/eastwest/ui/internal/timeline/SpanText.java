// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.timeline;

import java.util.List;
import java.util.Optional;
import org.eastwest.report.chart.Lanes;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;

/** What a span of a timeline is, in words. */
final class SpanText {
    private static final String COMMUNICATION = "communication";

    private final Optional<Table> communication;

    /** @param element the job */
    SpanText(AnalysisResult result, String element) {
        communication = result.tables().stream()
                .filter(t -> t.id().equals(COMMUNICATION) && t.element().equals(element)).findFirst();
    }

    /** What it is, when it begins, how long it takes, and what it carries where it communicates. */
    String of(Lanes.Hit hit) {
        double seconds = hit.span().end() - hit.span().begin();
        StringBuilder text = new StringBuilder(hit.track().label()).append(", ").append(hit.lane().label()).append(": ")
                .append(hit.span().label()).append("\nbegins at ").append(Texts.format(hit.span().begin(), Unit.SECOND))
                .append(", takes ").append(Texts.format(seconds, Unit.SECOND));
        bandwidth(hit.span().kind()).ifPresent(rate -> text.append("\ncarries about ")
                .append(Texts.format(rate * seconds, Unit.BYTE)).append(" at ")
                .append(Texts.format(rate, Unit.BYTE_PER_SECOND)).append(" per GPU"));
        if (hit.span().exposed()) {
            text.append("\nexposed: compute waits for it");
        }
        return text.toString();
    }

    /** Bytes per second that a GPU has for a dimension, as the engine tells; empty for what is no communication. */
    private Optional<Double> bandwidth(Kind kind) {
        return communication.flatMap(table -> {
            List<String> columns = table.columns().stream().map(Table.Column::id).toList();
            int dimension = columns.indexOf("dimension");
            int bandwidth = columns.indexOf("bandwidth");
            return dimension < 0 || bandwidth < 0 ? Optional.empty() : table.rows().stream()
                    .filter(row -> row.get(dimension) instanceof Table.Text name && name.value().equals(kind.name()))
                    .map(row -> row.get(bandwidth) instanceof Table.Number n ? n.value() : Double.NaN)
                    .filter(Double::isFinite).findFirst();
        });
    }
}
