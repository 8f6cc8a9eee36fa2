// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How far predictions of a family are off. Errors are predicted over measured minus 1; all are NaN when no row was
 * evaluated.
 *
 * @param family    which
 * @param evaluated rows that were evaluated
 * @param refused   rows that were not
 * @param mean      mean of the errors' sizes
 * @param median    their median
 * @param worst     the largest error, with its sign
 * @param worstId   the row that has it; empty when there is none
 * @param bias      mean of the errors with their signs
 * @param inBand    share of the rows with a band whose measured value lies in it; NaN when none has one
 * @since 1.0
 */
public record FamilySummary(String family, long evaluated, long refused, double mean, double median, double worst,
        String worstId, double bias, double inBand) {
    static FamilySummary of(String family, List<EvaluatedRow> rows) {
        List<EvaluatedRow> evaluated = rows.stream().filter(EvaluatedRow::evaluated).toList();
        double[] sizes = evaluated.stream().mapToDouble(r -> Math.abs(r.error())).sorted().toArray();
        Optional<EvaluatedRow> worst = evaluated.stream().max(Comparator.comparingDouble(r -> Math.abs(r.error())));
        return new FamilySummary(family, evaluated.size(), rows.size() - evaluated.size(), mean(sizes), median(sizes),
                worst.map(EvaluatedRow::error).orElse(Double.NaN), worst.map(EvaluatedRow::id).orElse(""),
                mean(evaluated.stream().mapToDouble(EvaluatedRow::error).toArray()), inBand(evaluated));
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double median(double[] sorted) {
        int n = sorted.length;
        return n == 0 ? Double.NaN : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
    }

    private static double inBand(List<EvaluatedRow> rows) {
        List<EvaluatedRow> banded = rows.stream().filter(r -> r.band().isPresent()).toList();
        return banded.stream().filter(EvaluatedRow::inBand).count() / (double) banded.size();
    }
}
