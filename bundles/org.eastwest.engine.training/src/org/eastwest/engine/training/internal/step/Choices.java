// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Training;

/**
 * Plans of the same degrees and micro-batch on whose stages compute takes the same. They may differ in ZeRO, in what is
 * gathered again, in virtual stages and in what overlaps.
 */
final class Choices {
    /** A plan with the model of its run. */
    private record Choice(StepModel model, PlanSnapshot plan) {
        Training run() {
            return model.run();
        }
    }

    /** Bits of a way to communicate. */
    private static final int OVERLAPPED = 1;
    private static final int AGAIN = 2;
    private static final int IN_PARTS = 4;

    private final List<Choice> choices = new ArrayList<>();
    private Evaluation any;
    private List<Evaluation> tensors;
    private List<Evaluation> contexts;
    private List<Evaluation> experts;

    private Choices() {
    }

    /** All plans, those together on whose stages compute takes the same. */
    static List<Choices> alike(List<StepModel> models, List<PlanSnapshot> plans) {
        List<Choices> all = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            Choice choice = new Choice(models.get(i), plans.get(i));
            of(choice, all).choices.add(choice);
        }
        return all;
    }

    private static Choices of(Choice choice, List<Choices> all) {
        for (Choices known : all) {
            if (computesAs(choice, known.choices.get(0))) {
                return known;
            }
        }
        Choices made = new Choices();
        all.add(made);
        return made;
    }

    private static boolean computesAs(Choice one, Choice other) {
        return one.run().recompute() == other.run().recompute()
                && one.plan().microBatch() == other.plan().microBatch()
                && one.plan().sequenceParallelism() == other.plan().sequenceParallelism()
                && Schedules.folded(one.plan()) == Schedules.folded(other.plan()) && dual(one) == dual(other);
    }

    /** DualPipe's stages hold other layers than they do under the other schedules, and hide EP. */
    private static boolean dual(Choice choice) {
        return choice.plan().schedule() == Schedule.DUAL_PIPE;
    }

    /** Any of them, the one that overlaps most of DP. */
    Evaluation any() {
        if (any == null) {
            any = evaluation(choices.get(0));
        }
        return any;
    }

    /** One for each way to pass through the pipeline. */
    List<Evaluation> pipelines() {
        return first(choice -> choice.plan().schedule().ordinal() << 16 | choice.plan().virtualStages());
    }

    /** One for each way to shard over DP and to hide that. */
    List<Evaluation> shardings() {
        return first(choice -> choice.plan().effectiveZeroStage() << 1 | bit(Schedules.interleaved(choice.plan())));
    }

    /** One for each way to send to the next stage, that which sends least often. */
    List<Evaluation> sends() {
        List<Evaluation> ways = new ArrayList<>(2);
        for (boolean scattered : new boolean[] {false, true}) {
            Choice least = null;
            for (Choice choice : choices) {
                if (choice.plan().scatteredSends() == scattered && (least == null
                        || Schedules.chunks(choice.plan()) < Schedules.chunks(least.plan()))) {
                    least = choice;
                }
            }
            if (least != null) {
                ways.add(evaluation(least));
            }
        }
        return ways;
    }

    /** One for each of {@link #tensorWays}. */
    List<Evaluation> tensors() {
        if (tensors == null) {
            tensors = first(Choices::tensorWay, tensorWays());
        }
        return tensors;
    }

    /**
     * A bit for each way of TP communication, on which alone it depends what that takes; without those that take no
     * less than another: gathering again than keeping what was gathered, not overlapping than overlapping in a ring.
     */
    int tensorWays() {
        int ways = ways(Choices::tensorWay);
        int best = ways;
        for (int way = 0; ways >> way != 0; way++) {
            boolean again = (way & AGAIN) != 0 && has(ways, way & ~AGAIN);
            boolean open = (way & OVERLAPPED) == 0 && has(ways, way & AGAIN | OVERLAPPED);
            best &= again || open ? ~(1 << way) : ~0;
        }
        return best;
    }

    private static int tensorWay(Choice choice) {
        return (choice.plan().tensorOverlap() == TensorOverlap.RING ? 0 : IN_PARTS)
                | (choice.plan().regather() ? AGAIN : 0) | overlapped(choice.run().overlapTensor());
    }

    /** One for each of {@link #contextWays}. */
    List<Evaluation> contexts() {
        if (contexts == null) {
            contexts = first(Choices::contextWay, contextWays());
        }
        return contexts;
    }

    /** A bit for each way of CP communication, without those that do not overlap where they could. */
    int contextWays() {
        return overlapping(ways(Choices::contextWay));
    }

    private static int contextWay(Choice choice) {
        return choice.plan().contextExchange().ordinal() << 1 | overlapped(choice.run().overlapContext());
    }

    /** One for each of {@link #expertWays}. */
    List<Evaluation> experts() {
        if (experts == null) {
            experts = first(Choices::expertWay, expertWays());
        }
        return experts;
    }

    /** A bit for each way of EP communication, without those that do not overlap where they could. */
    int expertWays() {
        return overlapping(ways(Choices::expertWay));
    }

    private static int expertWay(Choice choice) {
        return bit(dual(choice)) << 1 | overlapped(choice.run().overlapExpert());
    }

    private static int overlapped(boolean overlaps) {
        return overlaps ? OVERLAPPED : 0;
    }

    private static boolean has(int ways, int way) {
        return (ways >> way & 1) != 0;
    }

    private static int overlapping(int ways) {
        int best = ways;
        for (int way = 0; ways >> way != 0; way++) {
            best &= (way & OVERLAPPED) == 0 && has(ways, way | OVERLAPPED) ? ~(1 << way) : ~0;
        }
        return best;
    }

    private static int bit(boolean set) {
        return set ? 1 : 0;
    }

    private int ways(ToIntFunction<Choice> way) {
        int ways = 0;
        for (Choice choice : choices) {
            ways |= 1 << way.applyAsInt(choice);
        }
        return ways;
    }

    /** The first of each way that has a bit. */
    private List<Evaluation> first(ToIntFunction<Choice> way, int ways) {
        List<Evaluation> first = new ArrayList<>();
        int left = ways;
        for (int i = 0; left != 0; i++) {
            int of = way.applyAsInt(choices.get(i));
            if (has(left, of)) {
                left &= ~(1 << of);
                first.add(evaluation(choices.get(i)));
            }
        }
        return first;
    }

    /** The first of each kind. */
    private List<Evaluation> first(ToIntFunction<Choice> kind) {
        List<Evaluation> first = new ArrayList<>();
        int[] kinds = new int[choices.size()];
        for (Choice choice : choices) {
            int of = kind.applyAsInt(choice);
            int known = 0;
            while (known < first.size() && kinds[known] != of) {
                known++;
            }
            if (known == first.size()) {
                kinds[known] = of;
                first.add(evaluation(choice));
            }
        }
        return first;
    }

    private static Evaluation evaluation(Choice choice) {
        return choice.model().evaluation(choice.plan());
    }
}
