// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.TrainingPlan;

/** The choices of a plan in the words that designs, the command line and tables have for them. */
public final class PlanWords {
    private PlanWords() {
    }

    /** The word of a schedule, a kind of recompute or any other choice: {@code 1f1b}, {@code zero-bubble}. */
    public static String word(Enum<?> choice) {
        return choice.name().equals("ONE_FORWARD_ONE_BACKWARD") ? "1f1b"
                : choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Dimensions in their own order: a set iterates as it likes, results are the same on every run. */
    public static List<ParallelDimension> ordered(Set<ParallelDimension> dimensions) {
        return dimensions.isEmpty() ? List.of() : List.copyOf(EnumSet.copyOf(dimensions));
    }

    /** Names with blanks between. */
    public static String words(List<?> items) {
        return items.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** How the ranks of TP communicate; empty without TP. */
    public static String communication(PlanSnapshot plan) {
        if (plan.tp() == 1) {
            return "";
        }
        if (plan.sequenceParallelism()) {
            return plan.regather() ? "sequence" : "sequence, inputs kept";
        }
        return plan.scatteredSends() ? "scattered" : "all-reduce";
    }

    /** The dimensions whose communication overlaps with compute; empty for none. */
    public static String overlaps(TrainingPlan point) {
        PlanSnapshot plan = point.plan();
        Training run = point.run();
        StringBuilder words = new StringBuilder();
        append(words, plan.tp() > 1 && run.overlapTensor(), "TP " + word(plan.tensorOverlap()));
        append(words, plan.cp() > 1 && run.overlapContext(), "CP");
        append(words, plan.ep() > 1 && run.overlapExpert(), "EP");
        append(words, plan.pp() > 1 && run.overlapPipeline(), "PP");
        append(words, plan.dp() > 1 && run.overlapData(), "DP");
        return words.toString();
    }

    private static void append(StringBuilder words, boolean wanted, String word) {
        if (wanted) {
            words.append(words.isEmpty() ? "" : ", ").append(word);
        }
    }
}
