// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.Sensitivity.Kind;

/**
 * What changes who leads: weights, exactly; values within their bands, judgements and whatever else can be computed at
 * any value, by halving the interval in which the leader changes.
 */
final class Flips {
    /** Halvings of what costs nothing to compute: to a millionth. */
    private static final int EXACTLY = 20;

    private final Matrix matrix;
    private final List<Candidate> ranking;
    private final String leader;

    Flips(Matrix matrix) {
        this.matrix = matrix;
        ranking = matrix.ranking().stream().filter(c -> c.possible() && c.total().known()).toList();
        leader = ranking.isEmpty() ? "" : ranking.get(0).transportId();
    }

    /** Of every weight that counts. Empty when there is nobody to choose among. */
    List<Sensitivity> weights() {
        return ranking.size() < 2 ? List.of() : matrix.used().stream().map(this::weight).toList();
    }

    /** A weight at which a rival draws level. */
    private record Crossing(double weight, String rival) {
    }

    /**
     * The difference of two totals is linear in a weight: the sum of the others' differences plus the weight times this
     * criterion's. A rival is level where it is 0.
     */
    private Sensitivity weight(Criterion criterion) {
        Crossing below = new Crossing(Double.NaN, "");
        Crossing above = new Crossing(Double.NaN, "");
        for (Candidate rival : ranking.subList(1, ranking.size())) {
            double own = difference(criterion, rival);
            double level = -others(criterion, rival) / own;
            if (own == 0 || !(level >= 0 && level <= Criterion.MOST_WEIGHT)) {
                continue;
            }
            // More weight helps the leader where its own difference is positive: the rival leads below.
            if (own > 0 && level <= criterion.weight() && !(level <= below.weight())) {
                below = new Crossing(level, rival.transportId());
            } else if (own < 0 && level >= criterion.weight() && !(level >= above.weight())) {
                above = new Crossing(level, rival.transportId());
            }
        }
        return new Sensitivity(Kind.WEIGHT, criterion.id(), "Weight of: " + criterion.label(), Unit.RATIO,
                criterion.weight(), 0, Criterion.MOST_WEIGHT, below.weight(), below.rival(), above.weight(),
                above.rival(), effect(criterion));
    }

    private double difference(Criterion criterion, Candidate rival) {
        return matrix.score(leader, criterion).value() - matrix.score(rival.transportId(), criterion).value();
    }

    private double others(Criterion criterion, Candidate rival) {
        return matrix.used().stream().filter(c -> !c.id().equals(criterion.id()))
                .mapToDouble(c -> c.weight() * difference(c, rival)).sum();
    }

    /** Most that leaving the criterion out changes a score by. */
    private double effect(Criterion criterion) {
        return ranking.stream().mapToDouble(c -> Math.abs(c.total().value()
                - matrix.total(c.transportId(), other -> !other.id().equals(criterion.id())).value()))
                .filter(Double::isFinite).max().orElse(0);
    }

    /** Of every value that has a band. */
    List<Sensitivity> bands() {
        List<Sensitivity> found = new ArrayList<>();
        if (ranking.size() < 2) {
            return found;
        }
        for (Candidate candidate : ranking) {
            for (Criterion criterion : matrix.used()) {
                Measure.of(criterion.id()).flatMap(m -> band(candidate, m)).ifPresent(found::add);
            }
        }
        return found;
    }

    private Optional<Sensitivity> band(Candidate candidate, Measure measure) {
        return raw(candidate.transportId(), measure).band().map(band -> value(Kind.BAND, candidate, measure, band));
    }

    /** Of every judgement, from bad to good: whoever decides may judge otherwise. */
    List<Sensitivity> scores() {
        return ranking.size() < 2 ? List.of() : ranking.stream().flatMap(candidate -> matrix.used().stream()
                .filter(c -> c.kind() == Criterion.Kind.JUDGEMENT).flatMap(c -> Measure.of(c.id()).stream())
                .map(measure -> value(Kind.SCORE, candidate, measure, new Band(0, 1)))).toList();
    }

    private Sensitivity value(Kind kind, Candidate candidate, Measure measure, Band ends) {
        Raw raw = raw(candidate.transportId(), measure);
        return between(new Input(kind, candidate.transportId() + "/" + measure.id(), measure.criterion().label()
                + " under " + candidate.name(), measure.criterion().unit(), raw.value()), ends, EXACTLY,
                DoubleUnaryOperator.identity(), v -> matrix.with(candidate.transportId(), measure, raw.at(v)));
    }

    private Raw raw(String transport, Measure measure) {
        return matrix.entries().stream().filter(e -> e.id().equals(transport)).findFirst().orElseThrow().value(measure);
    }

    /** What is changed, and what it is now; see {@link Sensitivity}. */
    record Input(Kind kind, String id, String label, Unit unit, double value) {
    }

    /** A value at which another transport leads, and which one; NaN and empty where none does. */
    private record Flip(double value, String leader) {
        static final Flip NONE = new Flip(Double.NaN, "");
    }

    /**
     * Of an input that was moved to two values: where one of them has another leader, the value nearest to the present
     * one at which that changes.
     *
     * @param halvings how often the interval in which the leader changes is halved
     * @param allowed  the nearest value that the input may have, such as a whole number
     * @param at       the matrix at a value
     */
    Sensitivity between(Input input, Band ends, int halvings, DoubleUnaryOperator allowed,
            DoubleFunction<Matrix> at) {
        Matrix atLow = ends.low() == input.value() ? matrix : at.apply(ends.low());
        Matrix atHigh = ends.high() == input.value() ? matrix : at.apply(ends.high());
        DoubleFunction<String> leads = v -> at.apply(v).leader();
        Flip low = flip(input.value(), new Flip(ends.low(), atLow.leader()), halvings, allowed, leads);
        Flip high = flip(input.value(), new Flip(ends.high(), atHigh.leader()), halvings, allowed, leads);
        return new Sensitivity(input.kind(), input.id(), input.label(), input.unit(), input.value(), ends.low(),
                ends.high(), low.value(), low.leader(), high.value(), high.leader(),
                Math.max(change(atLow), change(atHigh)));
    }

    private Flip flip(double now, Flip end, int halvings, DoubleUnaryOperator allowed, DoubleFunction<String> leads) {
        if (!isOther(end.leader())) {
            return Flip.NONE;
        }
        double same = now;
        Flip other = end;
        for (int i = 0; i < halvings; i++) {
            double middle = allowed.applyAsDouble(middle(same, other.value()));
            if (middle == same || middle == other.value()) {
                break;
            }
            String there = leads.apply(middle);
            if (isOther(there)) {
                other = new Flip(middle, there);
            } else {
                same = middle;
            }
        }
        return other;
    }

    private boolean isOther(String transport) {
        return !transport.isEmpty() && !transport.equals(leader);
    }

    /** In proportion, so that the error is a share of the value whatever its size. */
    private static double middle(double one, double other) {
        return one > 0 && other > 0 ? Math.sqrt(one * other) : (one + other) / 2;
    }

    private double change(Matrix other) {
        return ranking.stream().mapToDouble(c -> Math.abs(c.total().value()
                - other.total(c.transportId(), all -> true).value())).filter(Double::isFinite).max().orElse(0);
    }
}
