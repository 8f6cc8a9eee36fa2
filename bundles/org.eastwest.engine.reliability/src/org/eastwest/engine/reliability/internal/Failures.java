// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.hardware.FailureCause;
import org.eastwest.spi.hardware.FailureCause.Scope;

/** How often a job is stopped, and by what: each cause's counted rate times what the job has of it. */
final class Failures {
    private static final double SECONDS_OF_A_DAY = 86_400;
    private static final double WORTH_A_ROW = 0.015;
    private static final Source EXPONENTIAL =
            Source.assumption("causes are independent and fail at constant rates, so that rates add up");
    private static final List<Table.Column> COLUMNS = List.of(new Table.Column("cause", "Cause", null),
            new Table.Column("counted_by", "Counted by", null), new Table.Column("units", "In the job", Unit.COUNT),
            new Table.Column("per_day", "Interruptions a day", Unit.RATIO),
            new Table.Column("share", "Share", Unit.FRACTION));

    private final JobSnapshot job;
    private final Facts facts;
    private final Units units;
    private final RecordingTrace trace;
    private final double perSecond;
    private final double comparison;

    Failures(JobSnapshot job, Facts facts, Units units, RecordingTrace trace) {
        this.job = job;
        this.facts = facts;
        this.units = units;
        this.trace = trace;
        perSecond = record();
        comparison = facts.causes(FailureCause.Role.COMPARISON).stream().mapToDouble(this::rate).max()
                .orElse(perSecond);
    }

    private double record() {
        Map<Scope, List<String>> terms = new EnumMap<>(Scope.class);
        double total = 0;
        for (FailureCause cause : facts.expected()) {
            String id = cause.id().replaceAll("[^a-z0-9]", "_");
            trace.input(id, "Interruptions by " + cause.name() + ", of one " + word(cause.scope()) + " in a second",
                    cause.perUnitPerSecond(), Unit.PER_SECOND, cause.provenance().source());
            terms.computeIfAbsent(cause.scope(), s -> new ArrayList<>()).add("{" + id + "}");
            total += rate(cause);
        }
        List<String> sum = new ArrayList<>();
        terms.forEach((scope, rates) -> {
            String id = word(scope) + "s";
            trace.input(id, capital(id) + " of the job", units.stopping(scope), Unit.COUNT, units.source(scope));
            sum.add("{" + id + "} x (" + String.join(" + ", rates) + ")");
        });
        trace.formula("failure_rate", "Interruptions of the job in a second", total, Unit.PER_SECOND,
                String.join(" + ", sum), EXPONENTIAL);
        trace.formula("mtbf", "Mean time between interruptions of the job", 1 / total, Unit.SECOND,
                "1 / {failure_rate}", EXPONENTIAL);
        return total;
    }

    private double rate(FailureCause cause) {
        return cause.perUnitPerSecond() * units.stopping(cause.scope());
    }

    /** Mean time between interruptions, seconds. */
    double mtbf() {
        return 1 / perSecond;
    }

    /** The same at the rate that another operator counted, seconds. */
    double otherMtbf() {
        return 1 / comparison;
    }

    /** Interruptions in a second that take a server out of use until it is repaired. */
    double repairsPerSecond() {
        return facts.expected().stream().filter(c -> c.repair() && c.scope() != Scope.LINK).mapToDouble(this::rate)
                .sum();
    }

    /** Failures of one link in a second. */
    double linkRate() {
        return facts.expected().stream().filter(c -> c.scope() == Scope.LINK)
                .mapToDouble(FailureCause::perUnitPerSecond).sum();
    }

    List<Metric> metrics() {
        Derivation node = trace.get("mtbf");
        return List.of(new Metric("job_mtbf_s", job.id(), node.label(), node.value(), node.unit(),
                Optional.of(new Band(Math.min(mtbf(), otherMtbf()), Math.max(mtbf(), otherMtbf()))), node));
    }

    /** Causes by weight; those that hardly matter stand together in a last row. */
    Table table() {
        List<FailureCause> causes = facts.expected().stream()
                .sorted(Comparator.comparingDouble(this::rate).reversed().thenComparing(FailureCause::id)).toList();
        List<List<Table.Cell>> rows = new ArrayList<>();
        causes.stream().filter(this::matters).forEach(cause -> rows.add(row(cause.name(), word(cause.scope()),
                units.stopping(cause.scope()), rate(cause))));
        double rest = causes.stream().filter(cause -> !matters(cause)).mapToDouble(this::rate).sum();
        if (rest > 0) {
            rows.add(row("all others", "", Double.NaN, rest));
        }
        return new Table("failures", job.id(), "What stops the job", COLUMNS, rows);
    }

    private boolean matters(FailureCause cause) {
        return rate(cause) >= WORTH_A_ROW * perSecond;
    }

    private List<Table.Cell> row(String cause, String scope, double count, double rate) {
        return List.of(Table.text(cause), Table.text(scope), Table.number(count), Table.number(rate * SECONDS_OF_A_DAY),
                Table.number(rate / perSecond));
    }

    static String word(Scope scope) {
        return scope.name().toLowerCase(Locale.ROOT);
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
