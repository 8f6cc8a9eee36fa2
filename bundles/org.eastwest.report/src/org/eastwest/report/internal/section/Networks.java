// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.ScaleAdvice;
import org.eastwest.spi.decision.Score;

/** InfiniBand or Ethernet: the best transport of each, by what engines compute and by all criteria, at every size. */
final class Networks {
    private static final List<String> KINDS = List.of("infiniband", "ethernet");

    private final List<ScaleAdvice> scales;

    Networks(List<ScaleAdvice> scales) {
        this.scales = scales.stream().sorted(Comparator.comparingLong(ScaleAdvice::gpus)).toList();
    }

    /** The best transport of each kind of network that is possible, by all criteria. */
    private static Map<String, Candidate> best(ScaleAdvice scale) {
        return scale.ranking().stream().filter(c -> c.possible() && KINDS.contains(c.network()))
                .collect(Collectors.toMap(Candidate::network, c -> c, (first, next) -> first, TreeMap::new));
    }

    /** The answer at one size in a sentence: what engines compute, then what is weighed. */
    String headline(ScaleAdvice scale) {
        Map<String, Candidate> best = best(scale);
        String at = "At " + Words.count(scale.gpus(), "GPU") + " ";
        if (best.size() < 2) {
            return best.isEmpty() ? at + "no transport of either network is possible."
                    : at + "only " + word(best.keySet().iterator().next()) + " is possible.";
        }
        String physics = leader(best, Candidate::physics);
        String total = leader(best, Candidate::total);
        if (total.isEmpty()) {
            return at + "it is too close to call" + (physics.isEmpty() ? "." : "; physics alone prefers " + physics + ".");
        }
        return physics.isEmpty() ? at + "physics does not tell InfiniBand and Ethernet apart; by all criteria " + total
                + " leads: what you weigh decides."
                : physics.equals(total) ? at + total + " leads, by physics and by all criteria."
                : at + "physics prefers " + physics + ", and by all criteria " + total + " leads: what you weigh decides.";
    }

    /** Name of the network that leads; empty when it is too close to call. */
    private static String leader(Map<String, Candidate> best, Function<Candidate, Score> score) {
        Score one = score.apply(best.get(KINDS.get(0)));
        Score other = score.apply(best.get(KINDS.get(1)));
        if (!one.known() || !other.known() || one.tooCloseTo(other)) {
            return "";
        }
        return word(KINDS.get(one.value() > other.value() ? 0 : 1));
    }

    private static String word(String network) {
        return network.equals("infiniband") ? "InfiniBand" : "Ethernet";
    }

    /** One line a size, and why a network is missing in it; nothing where there is one size. */
    List<Block> bySize(ScaleAdvice own) {
        if (scales.size() < 2) {
            return List.of();
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Grid("The best of each network by size", List.of(new Grid.Column("GPUs", true),
                new Grid.Column("InfiniBand", false), new Grid.Column("Physics", true),
                new Grid.Column("All criteria", true), new Grid.Column("Ethernet", false),
                new Grid.Column("Physics", true), new Grid.Column("All criteria", true),
                new Grid.Column("By physics", false), new Grid.Column("By all criteria", false)),
                scales.stream().map(scale -> row(scale, scale == own)).toList(), ""));
        scales.forEach(scale -> KINDS.forEach(kind -> missing(scale, kind).ifPresent(blocks::add)));
        return blocks;
    }

    private static Grid.Row row(ScaleAdvice scale, boolean own) {
        Map<String, Candidate> best = best(scale);
        List<Cell> cells = new ArrayList<>(List.of(Cell.of(Value.of(scale.gpus(), Unit.COUNT))));
        for (String kind : KINDS) {
            Candidate candidate = best.get(kind);
            cells.add(Cell.words(candidate == null ? "not possible" : candidate.name()));
            cells.add(candidate == null ? Cell.words("") : Cell.of(value(candidate.physics())));
            cells.add(candidate == null ? Cell.words("") : Cell.of(value(candidate.total())));
        }
        cells.add(Cell.words(verdict(best, Candidate::physics)));
        cells.add(Cell.words(verdict(best, Candidate::total)));
        return new Grid.Row(cells, own);
    }

    private static String verdict(Map<String, Candidate> best, Function<Candidate, Score> score) {
        if (best.size() < 2) {
            return best.isEmpty() ? "none" : "only " + word(best.keySet().iterator().next());
        }
        String leader = leader(best, score);
        return leader.isEmpty() ? "too close to call" : leader;
    }

    private static Value value(Score score) {
        return !score.known() ? Value.unknown("")
                : new Value(text(score.value()), score.low() < score.high() ? Texts.interval(new Band(score.low(),
                        score.high()), score.value(), Unit.RATIO) : "", false, "", "", score.value(), Unit.RATIO);
    }

    private static String text(double score) {
        return String.format(Locale.ROOT, "%.3f", score);
    }

    /** Why no transport of a network is possible at a size: what its first one lacks. */
    private static Optional<Block> missing(ScaleAdvice scale, String kind) {
        if (best(scale).containsKey(kind)) {
            return Optional.empty();
        }
        return scale.ranking().stream().filter(c -> !c.possible() && c.network().equals(kind)).findFirst()
                .map(c -> Paragraph.of("No " + word(kind) + " at " + Words.count(scale.gpus(), "GPU") + ": " + c.name()
                        + ": " + c.reason()));
    }
}
