// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Criterion.Kind;
import org.eastwest.spi.decision.Rated;
import org.eastwest.spi.decision.Score;

/**
 * A weighted decision matrix. A score is in proportion to the value, so that a transport that is 1 % slower loses 1 %
 * of
 * that criterion and not all of it. A criterion counts only where it is known of at least half of the transports that
 * are possible, and of two; one of which it is unknown is then anything from the worst to the best of the others, so
 * that what nobody knows neither speaks for it nor against it. A value that rests on a vendor's claim counts for no
 * more than the best one that does not.
 */
final class Matrix {
    /** Values of which the worst and the best are two. */
    private static final int LEAST_KNOWN = 2;

    private final List<Criterion> criteria;
    private final List<Entry> entries;
    private final Map<Measure, Map<String, Score>> scores = new LinkedHashMap<>();
    private final Map<String, String> unused = new TreeMap<>();
    private final Map<String, String> partly = new TreeMap<>();

    /**
     * @param criteria with the weights in use
     * @param entries  the transports, in their fixed order
     */
    Matrix(List<Criterion> criteria, List<Entry> entries) {
        this.criteria = List.copyOf(criteria);
        this.entries = List.copyOf(entries);
        for (Criterion criterion : criteria) {
            Measure.of(criterion.id()).ifPresent(this::score);
        }
    }

    private void score(Measure measure) {
        List<Entry> possible = possible();
        Map<String, Score> known = scores(measure, possible);
        List<Entry> missing = possible.stream().filter(e -> !e.value(measure).known()).toList();
        int of = possible.size() - missing.size();
        if (missing.isEmpty()) {
            scores.put(measure, known);
        } else if (of >= LEAST_KNOWN && of >= missing.size()) {
            scores.put(measure, withUnknown(known));
            partly.put(measure.id(), "known of " + of + " of " + possible.size() + " transports, and one of which it is"
                    + " not is taken for anything from the worst to the best of these: " + why(measure, missing));
        } else {
            scores.put(measure, known);
            unused.put(measure.id(), (of == 0 ? "" : "known of " + of + " of " + possible.size() + " transports, ")
                    + "unknown of " + why(measure, missing));
        }
    }

    private static String why(Measure measure, List<Entry> missing) {
        return missing.get(0).name() + (missing.size() > 1 ? " and " + (missing.size() - 1) + " more" : "") + ": "
                + missing.get(0).value(measure).basis().replaceFirst("^unknown: ", "");
    }

    private static Map<String, Score> withUnknown(Map<String, Score> scores) {
        List<Score> known = scores.values().stream().filter(Score::known).toList();
        double low = known.stream().mapToDouble(Score::value).min().orElseThrow();
        double high = known.stream().mapToDouble(Score::value).max().orElseThrow();
        Map<String, Score> all = new LinkedHashMap<>();
        scores.forEach((id, score) -> all.put(id, score.known() ? score
                : new Score((low + high) / 2, low, high)));
        return all;
    }

    private static Map<String, Score> scores(Measure measure, List<Entry> possible) {
        double unclaimed = best(measure, possible.stream().map(e -> e.value(measure)).filter(r -> !r.claim()).toList());
        List<Raw> counted = possible.stream().map(e -> counted(measure, e.value(measure), unclaimed)).toList();
        double best = best(measure, counted);
        Map<String, Score> scores = new LinkedHashMap<>();
        for (int i = 0; i < possible.size(); i++) {
            scores.put(possible.get(i).id(), score(measure, counted.get(i), best));
        }
        return scores;
    }

    private static double best(Measure measure, List<Raw> values) {
        return values.stream().filter(Raw::known).mapToDouble(Raw::value)
                .reduce((a, b) -> measure.lessIsBetter() ? Math.min(a, b) : Math.max(a, b)).orElse(Double.NaN);
    }

    /** Where all values rest on a claim, such as a claimed rate of the GPU, none has an advantage of it. */
    private static Raw counted(Measure measure, Raw raw, double unclaimed) {
        if (!raw.claim() || Double.isNaN(unclaimed)) {
            return raw;
        }
        boolean better = measure.lessIsBetter() ? raw.value() < unclaimed : raw.value() > unclaimed;
        return better ? raw.at(unclaimed) : raw;
    }

    private static Score score(Measure measure, Raw raw, double best) {
        if (!raw.known()) {
            return Score.UNKNOWN;
        }
        double value = score(measure, raw.value(), best);
        if (raw.band().isEmpty()) {
            return Score.exactly(value);
        }
        Band band = raw.band().get();
        double one = score(measure, band.low(), best);
        double other = score(measure, band.high(), best);
        return new Score(value, Math.min(value, Math.min(one, other)), Math.max(value, Math.max(one, other)));
    }

    private static double score(Measure measure, double value, double best) {
        double score = switch (measure.scale()) {
            case LESS -> value == best ? 1 : best / value;
            case MORE -> value == best ? 1 : value / best;
            case SHARE -> 1 - value;
            case GIVEN -> value;
        };
        return Math.max(0, Math.min(1, score));
    }

    private List<Entry> possible() {
        return entries.stream().filter(Entry::possible).toList();
    }

    /** Criteria that do not count because the values of too many are unknown, with the reason, by id. */
    Map<String, String> unused() {
        return unused;
    }

    /** Criteria that count though they are unknown of some transports, with of how many and why, by id. */
    Map<String, String> partly() {
        return partly;
    }

    /** Criteria that count. */
    List<Criterion> used() {
        return criteria.stream().filter(c -> Measure.of(c.id()).isPresent() && !unused.containsKey(c.id())).toList();
    }

    /** The score of a transport that is possible in a criterion. */
    Score score(String transport, Criterion criterion) {
        return Measure.of(criterion.id()).map(scores::get).map(s -> s.get(transport)).orElse(Score.UNKNOWN);
    }

    /** Weighted mean of the scores; unknown when no criterion counts. */
    Score total(String transport, Predicate<Criterion> which) {
        double weights = 0;
        double value = 0;
        double low = 0;
        double high = 0;
        for (Criterion criterion : used()) {
            if (which.test(criterion)) {
                Score score = score(transport, criterion);
                weights += criterion.weight();
                value += criterion.weight() * score.value();
                low += criterion.weight() * score.low();
                high += criterion.weight() * score.high();
            }
        }
        return weights > 0 ? new Score(value / weights, low / weights, high / weights) : Score.UNKNOWN;
    }

    /** All transports, best first; those that are not possible last, in their fixed order. */
    List<Candidate> ranking() {
        List<Candidate> possible = new ArrayList<>(possible().stream().map(this::candidate).toList());
        possible.sort(Comparator.comparingDouble(c -> c.total().known() ? -c.total().value() : 1));
        entries.stream().filter(e -> !e.possible()).map(this::candidate).forEach(possible::add);
        return possible;
    }

    private Candidate candidate(Entry entry) {
        Score physics = entry.possible() ? total(entry.id(), c -> c.kind() == Kind.PHYSICS) : Score.UNKNOWN;
        Score total = entry.possible() ? total(entry.id(), c -> true) : Score.UNKNOWN;
        List<Rated> rated = criteria.stream().flatMap(c -> Measure.of(c.id()).stream()).map(measure -> {
            Raw raw = entry.value(measure);
            return new Rated(measure.id(), raw.value(), raw.band(), raw.claim(), entry.possible()
                    ? score(entry.id(), measure.criterion()) : Score.UNKNOWN, raw.basis(), raw.own());
        }).toList();
        return new Candidate(entry.id(), entry.name(), entry.network(), entry.possible(), entry.reason(),
                entry.parts(), physics, total, rated);
    }

    /** Id of the transport with the highest total; empty when there is none. */
    String leader() {
        return ranking().stream().filter(c -> c.possible() && c.total().known()).map(Candidate::transportId).findFirst()
                .orElse("");
    }

    /** The same matrix with another value of one transport. */
    Matrix with(String transport, Measure measure, Raw other) {
        return new Matrix(criteria, entries.stream()
                .map(e -> e.id().equals(transport) ? e.with(measure, other) : e).toList());
    }

    List<Entry> entries() {
        return entries;
    }

    List<Criterion> criteria() {
        return criteria;
    }
}
