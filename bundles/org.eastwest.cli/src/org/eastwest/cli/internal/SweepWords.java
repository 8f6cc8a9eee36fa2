// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.analysis.compare.Unmoved;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;

/** Sentences about a sweep. */
final class SweepWords {
    /** The metric hardly moves along an axis. */
    static final String UNMOVED = "EW-SWEEP-003";
    private static final int MOST = 3;
    /** Less than this is the rounding of sums. */
    private static final double ROUNDING = 1e-9;

    private SweepWords() {
    }

    /** Where two lines change places. */
    static String crossover(Sweep sweep, Sweep.Crossover crossing) {
        Axis axis = sweep.axes().get(crossing.axis());
        Unit unit = sweep.points().stream().flatMap(p -> p.metric().stream()).map(Metric::unit).findFirst()
                .orElse(Unit.RATIO);
        return line(sweep, crossing.first()) + " and " + line(sweep, crossing.second()) + " change places at "
                + axis.paths().get(0) + " between " + axis.values().get(crossing.after()).get(0) + " and "
                + axis.values().get(crossing.after() + 1).get(0) + ", about "
                + Quantity.plain(Texts.format(crossing.value(), unit));
    }

    private static String line(Sweep sweep, List<Integer> steps) {
        List<String> words = new ArrayList<>();
        for (int a = 0; a < steps.size(); a++) {
            if (steps.get(a) >= 0) {
                words.addAll(sweep.axes().get(a).values().get(steps.get(a)));
            }
        }
        return String.join(" ", words);
    }

    /** Why a metric stays where it is: what changes below it, and where that ends. */
    static Finding unmoved(Sweep sweep, String metric, Unmoved unmoved) {
        String what = sweep.axes().get(unmoved.axis()).paths().get(0) + " moves " + metric
                + (unmoved.spread() < ROUNDING ? " not at all" : " by "
                        + Quantity.plain(Quantity.formatPercent(unmoved.spread())) + " at most");
        if (unmoved.inputs().isEmpty()) {
            return Finding.note(UNMOVED, "", what + ": no number that it is computed from changes.", "");
        }
        String ends = unmoved.ends().isEmpty() ? ", which weighs little in it"
                : "; the effect ends at " + list(unmoved.ends().stream().map(node -> node.label() + ", "
                        + value(node) + " as before").distinct().toList());
        return Finding.note(UNMOVED, "", what + ". What changes is " + list(unmoved.inputs().stream()
                .map(c -> c.last().label() + ", " + value(c.first()) + " to " + value(c.last())).distinct().toList())
                + ends + ".", "");
    }

    private static String value(Derivation node) {
        return Quantity.plain(Texts.format(node.value(), node.unit()));
    }

    private static String list(List<String> words) {
        String rest = words.size() <= MOST ? "" : "; and "
                + Quantity.plain(Quantity.format(words.size() - MOST, Dimension.COUNT)) + " more";
        return words.stream().limit(MOST).collect(Collectors.joining("; ")) + rest;
    }
}
