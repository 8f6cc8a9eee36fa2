// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Criterion.Kind;
import org.eastwest.spi.decision.Score;
import org.eastwest.spi.decision.Verdict;

/** Says what a matrix comes to, and when it is too close to call. */
final class Verdicts {
    private static final double WORTH_NAMING = 0.005;

    private final Matrix matrix;
    private final List<Candidate> possible;

    Verdicts(Matrix matrix) {
        this.matrix = matrix;
        possible = matrix.ranking().stream().filter(Candidate::possible).toList();
    }

    Verdict physics() {
        return verdict("By physics alone ", Candidate::physics, c -> c.kind() == Kind.PHYSICS, possible);
    }

    Verdict decision() {
        return verdict("By all criteria ", Candidate::total, c -> true, possible);
    }

    /** The best of each kind of network against the best of the others. */
    Verdict networks() {
        Map<String, Candidate> best = leaders();
        if (best.size() < 2) {
            return new Verdict(networkLeaders(), best.isEmpty() ? "No transport is possible." : "Only transports on "
                    + word(best.keySet().iterator().next()) + " are possible.");
        }
        String words = String.join(" or ", best.keySet().stream().map(Verdicts::word).sorted(Comparator.reverseOrder())
                .toList());
        Verdict all = verdict(words + ", the best of each: ", Candidate::total, c -> true, List.copyOf(best.values()));
        return new Verdict(all.best(), all.text() + physics(List.copyOf(best.values())));
    }

    private static String physics(List<Candidate> among) {
        List<Candidate> ranked = among.stream().filter(c -> c.physics().known())
                .sorted(Comparator.comparingDouble(c -> -c.physics().value())).toList();
        if (ranked.size() < 2) {
            return "";
        }
        return ranked.get(0).physics().tooCloseTo(ranked.get(1).physics())
                ? " By physics alone they are too close to call (" + list(ranked, Candidate::physics)
                        + "): what you weigh decides."
                : " Physics alone prefers " + named(ranked.get(0), Candidate::physics) + " to "
                        + named(ranked.get(1), Candidate::physics) + ".";
    }

    /** Ids of the best transport of each kind of network. */
    List<String> networkLeaders() {
        return leaders().values().stream().map(Candidate::transportId).toList();
    }

    private Map<String, Candidate> leaders() {
        Map<String, Candidate> best = new LinkedHashMap<>();
        possible.stream().filter(c -> !c.network().isEmpty()).forEach(c -> best.putIfAbsent(c.network(), c));
        return best;
    }

    private static String word(String network) {
        return network.equals("infiniband") ? "InfiniBand" : network.equals("ethernet") ? "Ethernet" : network;
    }

    private Verdict verdict(String begin, Function<Candidate, Score> score, Predicate<Criterion> which,
            List<Candidate> among) {
        List<Candidate> ranked = among.stream().filter(c -> score.apply(c).known())
                .sorted(Comparator.comparingDouble(c -> -score.apply(c).value())).toList();
        if (ranked.isEmpty()) {
            return new Verdict(List.of(), begin + "nothing can be said: no criterion is known of every transport.");
        }
        Candidate first = ranked.get(0);
        List<Candidate> tied = ranked.stream().filter(c -> score.apply(first).tooCloseTo(score.apply(c))).toList();
        List<String> ids = tied.stream().map(Candidate::transportId).toList();
        if (ranked.size() == 1) {
            return new Verdict(ids, begin + "only " + named(first, score) + " is left.");
        }
        Candidate second = ranked.get(1);
        String rest = ranked.size() > tied.size() ? " Behind: " + list(ranked.subList(tied.size(), ranked.size()),
                score)
                + "." : "";
        if (tied.size() > 1) {
            return new Verdict(ids, begin + "it is too close to call between " + list(tied, score) + "."
                    + reasons(first, second, which) + rest);
        }
        return new Verdict(ids, begin + named(first, score) + " leads." + reasons(first, second, which) + rest);
    }

    private static String list(List<Candidate> candidates, Function<Candidate, Score> score) {
        return String.join("; ", candidates.stream().map(c -> named(c, score)).toList());
    }

    private static String named(Candidate candidate, Function<Candidate, Score> score) {
        Score s = score.apply(candidate);
        return candidate.name() + " " + number(s.value())
                + (s.low() == s.high() ? "" : " (" + number(s.low()) + " to " + number(s.high()) + ")");
    }

    private static String number(double score) {
        return String.format(Locale.ROOT, "%.2f", score);
    }

    /** The criteria that speak most for one and for the other. */
    private String reasons(Candidate first, Candidate second, Predicate<Criterion> which) {
        List<Criterion> used = matrix.used().stream().filter(which).toList();
        double weights = used.stream().mapToDouble(Criterion::weight).sum();
        Function<Criterion, Double> gain = c -> c.weight() / weights * (matrix.score(first.transportId(), c).value()
                - matrix.score(second.transportId(), c).value());
        List<String> sentences = new ArrayList<>();
        List<String> on = named(used, c -> gain.apply(c));
        List<String> against = named(used, c -> -gain.apply(c));
        if (!on.isEmpty()) {
            sentences.add(" For " + first.name() + " against " + second.name() + " speak " + String.join(", ", on)
                    + ".");
        }
        if (!against.isEmpty()) {
            sentences.add(" For " + second.name() + " speak " + String.join(", ", against) + ".");
        }
        return String.join("", sentences);
    }

    private static List<String> named(List<Criterion> criteria, Function<Criterion, Double> gain) {
        return criteria.stream().filter(c -> gain.apply(c) >= WORTH_NAMING)
                .sorted(Comparator.comparing(gain).reversed()).limit(3)
                .map(c -> c.label().substring(0, 1).toLowerCase(Locale.ROOT) + c.label().substring(1)
                        + String.format(Locale.ROOT, " (%+.3f)", gain.apply(c))).toList();
    }
}
