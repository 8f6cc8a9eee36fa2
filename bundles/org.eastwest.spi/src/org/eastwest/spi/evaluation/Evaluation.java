// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Finding;

/**
 * A table of measured values beside predictions.
 *
 * @param idColumn {@code case_id} or {@code row_id}
 * @param rows     one for each row of the table, in its order
 * @param findings cells that make no sense
 * @since 1.0
 */
public record Evaluation(String idColumn, List<EvaluatedRow> rows, List<Finding> findings) {
    public Evaluation {
        rows = List.copyOf(rows);
        findings = List.copyOf(findings);
    }

    /** One summary a family, in the order in which families first appear. */
    public List<FamilySummary> summaries() {
        Map<String, List<EvaluatedRow>> families = rows.stream().collect(Collectors.groupingBy(EvaluatedRow::family,
                LinkedHashMap::new, Collectors.toList()));
        return families.entrySet().stream().map(e -> FamilySummary.of(e.getKey(), e.getValue())).toList();
    }

    /** Summary of all rows. */
    public FamilySummary summary() {
        return FamilySummary.of("all", rows);
    }
}
