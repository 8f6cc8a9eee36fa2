// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Rated;
import org.eastwest.spi.decision.ScaleAdvice;
import org.eastwest.spi.decision.Score;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.design.DesignSnapshot;

/** Prints an advice for people, in plain text. */
final class AdvicePrinter {
    private static final int MOST_UNFLIPPED = 5;

    private final PrintStream out;

    AdvicePrinter(PrintStream out) {
        this.out = out;
    }

    void print(DesignSnapshot design, Advice advice) {
        out.println(design.designName() + ", scenario " + design.scenarioId());
        advice.scales().forEach(scale -> print(scale, advice.criteria()));
        judged(advice.criteria());
        out.println();
    }

    private void print(ScaleAdvice scale, List<Criterion> criteria) {
        out.println();
        out.println(Quantity.format(scale.gpus(), Unit.COUNT.dimension()) + " GPUs");
        scale.changes().forEach(change -> out.println("  " + change));
        out.println(Quantity.plain(scale.networks().text()));
        out.println(Quantity.plain(scale.decision().text()));
        out.println(Quantity.plain(scale.physics().text()));
        out.println();
        ranking(scale);
        out.println();
        values(scale, criteria);
        out.println();
        sensitivity(scale);
        scale.split().ifPresent(split -> {
            out.println();
            out.println(Quantity.plain(split.text()));
        });
        flows(scale);
    }

    private void ranking(ScaleAdvice scale) {
        TextTable table = new TextTable("", "transport", "score", "physics", "");
        for (int i = 0; i < scale.ranking().size(); i++) {
            Candidate candidate = scale.ranking().get(i);
            boolean tied = scale.decision().tooCloseToCall()
                    && scale.decision().best().contains(candidate.transportId());
            table.row(List.of(candidate.possible() ? i + 1 + (tied ? "=" : "") : "-", candidate.transportId(),
                    text(candidate.total()), text(candidate.physics()), candidate.possible()
                            ? candidate.parts().isEmpty() ? "" : "with " + candidate.parts() : candidate.reason()));
        }
        table.print(out);
    }

    private static String text(Score score) {
        return !score.known() ? "-" : score.low() == score.high() ? number(score.value())
                : number(score.value()) + " (" + number(score.low()) + " to " + number(score.high()) + ")";
    }

    private static String number(double score) {
        return String.format(Locale.ROOT, "%.3f", score);
    }

    private void values(ScaleAdvice scale, List<Criterion> criteria) {
        List<Candidate> possible = scale.ranking().stream().filter(Candidate::possible).toList();
        List<String> headings = new ArrayList<>(List.of("criterion", "weight"));
        possible.forEach(c -> headings.add(c.transportId()));
        headings.add("");
        TextTable table = new TextTable(headings);
        for (Criterion criterion : criteria) {
            boolean used = !scale.unused().containsKey(criterion.id());
            List<String> row = new ArrayList<>(List.of(criterion.id(), used ? Quantity.plain(Texts.format(
                    criterion.weight(), Unit.RATIO)) : "-"));
            possible.forEach(c -> row.add(value(c.rated(criterion.id()), criterion)));
            row.add(criterion.label() + (used ? unknown(possible, criterion)
                    : " (does not count: " + scale.unused().get(criterion.id()) + ")"));
            table.row(row);
        }
        table.print(out);
        counted(scale, criteria);
    }

    /** Of which transports a criterion that counts is unknown. */
    private static String unknown(List<Candidate> possible, Criterion criterion) {
        String unknown = possible.stream().filter(c -> Double.isNaN(c.rated(criterion.id()).value()))
                .map(Candidate::transportId).collect(Collectors.joining(", "));
        return unknown.isEmpty() ? "" : " (unknown of " + unknown
                + ": taken for anything from the worst to the best of the others)";
    }

    /** What nobody can measure is told how it is judged. */
    private void judged(List<Criterion> criteria) {
        out.println("\nHow the facts are judged where nobody judges otherwise");
        criteria.stream().filter(c -> c.kind() == Criterion.Kind.JUDGEMENT)
                .forEach(c -> out.println(c.id() + ": " + c.basis()));
    }

    /** How much of what is weighed counts. */
    private void counted(ScaleAdvice scale, List<Criterion> criteria) {
        double share = scale.weightCounted(criteria);
        if (share < 1) {
            out.println(Quantity.plain(Texts.format(share, Unit.FRACTION)) + " of the weight counts.");
        }
    }

    private static String value(Rated rated, Criterion criterion) {
        return Double.isNaN(rated.value()) ? "-"
                : Quantity.plain(Texts.format(rated.value(), criterion.unit())) + (rated.claim() ? ", claim" : "")
                        + (rated.own() ? ", yours" : "");
    }

    private void sensitivity(ScaleAdvice scale) {
        TextTable table = new TextTable("what changes the ranking", "now", "range", "below", "leads", "above", "leads");
        List<Sensitivity> flips = scale.sensitivity().stream().filter(Sensitivity::flips).toList();
        flips.forEach(s -> table.row(List.of(Quantity.plain(s.label()), number(s, s.value()),
                number(s, s.low()) + " to " + number(s, s.high()), flip(s, s.flipBelow()), s.below(),
                flip(s, s.flipAbove()), s.above())));
        if (flips.isEmpty()) {
            out.println("No weight, no judgement, no value and no parameter changes who leads within its range.");
        } else {
            table.print(out);
        }
        List<String> others = scale.sensitivity().stream().filter(s -> !s.flips() && s.kind() != Sensitivity.Kind.SCORE)
                .sorted(java.util.Comparator.comparingDouble(s -> -s.effect())).limit(MOST_UNFLIPPED)
                .map(s -> s.label() + String.format(Locale.ROOT, " (%.3f)", s.effect())).toList();
        if (!others.isEmpty()) {
            out.println("No value in its range changes who leads, though it moves a score by as much as in brackets: "
                    + Quantity.plain(String.join("; ", others)) + ".");
        }
    }

    /** The value at which another leads. */
    private static String flip(Sensitivity input, double value) {
        return Double.isNaN(value) ? "no value" : number(input, value);
    }

    /** Ratios are plain numbers: many of them are below a thousandth. */
    private static String number(Sensitivity input, double value) {
        return Double.isNaN(value) ? "" : input.unit() == Unit.RATIO ? String.format(Locale.ROOT, "%.4g", value)
                : Quantity.plain(Texts.format(value, input.unit()));
    }

    private void flows(ScaleAdvice scale) {
        if (scale.flows().isEmpty()) {
            return;
        }
        out.println();
        out.println("The same fabric under independent flows and under one job that waits for all of them");
        TextTable table = new TextTable("transport", "mean flow", "slowest flow", "a barrier waits");
        scale.flows().forEach(f -> table.row(List.of(f.transportId(), Quantity.plain(Texts.format(f.meanSeconds(),
                Unit.SECOND)), Quantity.plain(Texts.format(f.slowestSeconds(), Unit.SECOND)),
                Quantity.plain(Texts.format(f.penalty(), Unit.RATIO)) + " times as long")));
        table.print(out);
    }
}
