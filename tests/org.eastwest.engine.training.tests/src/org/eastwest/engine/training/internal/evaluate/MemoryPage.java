// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.List;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.FamilySummary;

/** What {@code docs/accuracy.md} says of memory per GPU. */
final class MemoryPage {
    private static final double WORST = 0.04;

    private final Evaluation evaluation;

    MemoryPage(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    void addTo(List<String> lines) {
        lines.add("");
        lines.add("## Memory per GPU");
        lines.add("");
        lines.add("Peaks of Megatron-LM on 8 x B200 (SimuMax 1.2), and weights and activations of Korthikanti et al. "
                + "2022; the bar is a mean of 1 %");
        lines.add("and a worst of 4 %.");
        lines.add("");
        lines.add("| family | rows | mean | median | worst | worst row | in band |");
        lines.add("|---|---|---|---|---|---|---|");
        evaluation.summaries().forEach(s -> lines.add(line(s)));
        lines.add("");
        List<String> misses = evaluation.rows().stream().filter(r -> r.evaluated() && Math.abs(r.error()) > WORST)
                .map(r -> r.id() + " " + AccuracyPage.signed(r.error())).toList();
        lines.add(misses.isEmpty() ? "No row misses." : "Rows that miss: " + String.join(", ", misses) + ".");
    }

    private static String line(FamilySummary s) {
        return "| " + String.join(" | ", s.family(), Long.toString(s.evaluated()), AccuracyPage.percent(s.mean()),
                AccuracyPage.percent(s.median()), AccuracyPage.signed(s.worst()), s.worstId(),
                AccuracyPage.percent(s.inBand())) + " |";
    }
}
