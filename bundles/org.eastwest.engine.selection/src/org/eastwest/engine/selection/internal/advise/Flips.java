// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.Sensitivity.Kind;

/** What changes who leads: weights, exactly; values, at the ends of their bands. */
final class Flips {
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
            if (own == 0 || !(level >= 0)) {
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
                criterion.weight(), 0, Double.POSITIVE_INFINITY, below.weight(), below.rival(), above.weight(),
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
        Raw raw = raw(candidate.transportId(), measure);
        return raw.band().map(band -> ends(Kind.BAND, candidate.transportId() + "/" + measure.id(), measure.criterion()
                .label() + " under " + candidate.name(), measure.criterion().unit(), raw.value(), band,
                matrix.with(candidate.transportId(), measure, raw.at(band.low())),
                matrix.with(candidate.transportId(), measure, raw.at(band.high()))));
    }

    private Raw raw(String transport, Measure measure) {
        return matrix.entries().stream().filter(e -> e.id().equals(transport)).findFirst().orElseThrow().value(measure);
    }

    /**
     * Of an input that was moved to two values.
     *
     * @param atLow  the matrix at the lower one
     * @param atHigh the matrix at the higher one
     */
    Sensitivity ends(Kind kind, String input, String label, Unit unit, double value, Band ends, Matrix atLow,
            Matrix atHigh) {
        String low = atLow.leader();
        String high = atHigh.leader();
        boolean flipsLow = !low.equals(leader) && !low.isEmpty();
        boolean flipsHigh = !high.equals(leader) && !high.isEmpty();
        return new Sensitivity(kind, input, label, unit, value, ends.low(), ends.high(),
                flipsLow ? ends.low() : Double.NaN, flipsLow ? low : "", flipsHigh ? ends.high() : Double.NaN,
                flipsHigh ? high : "",
                Math.max(change(atLow), change(atHigh)));
    }

    private double change(Matrix other) {
        return ranking.stream().mapToDouble(c -> Math.abs(c.total().value()
                - other.total(c.transportId(), all -> true).value())).filter(Double::isFinite).max().orElse(0);
    }
}
