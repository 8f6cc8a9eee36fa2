// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
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

    /** Whether two choices are the same to a part of the step. */
    @FunctionalInterface
    private interface Sameness {
        boolean same(Choice one, Choice other);
    }

    private final List<Choice> choices = new ArrayList<>();
    private Evaluation any;

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
        return first((one, other) -> one.plan().schedule() == other.plan().schedule()
                && one.plan().virtualStages() == other.plan().virtualStages());
    }

    /** One for each way to shard over DP and to hide that. */
    List<Evaluation> shardings() {
        return first((one, other) -> one.plan().effectiveZeroStage() == other.plan().effectiveZeroStage()
                && Schedules.interleaved(one.plan()) == Schedules.interleaved(other.plan()));
    }

    /** One for each way to send to the next stage. */
    List<Evaluation> sends() {
        return first((one, other) -> one.plan().scatteredSends() == other.plan().scatteredSends()
                && Schedules.chunks(one.plan()) == Schedules.chunks(other.plan()));
    }

    /** One for each way of TP communication. */
    List<Evaluation> tensors() {
        return first((one, other) -> one.run().overlapTensor() == other.run().overlapTensor()
                && one.plan().tensorOverlap() == other.plan().tensorOverlap()
                && one.plan().regather() == other.plan().regather());
    }

    /** One for each way of CP communication. */
    List<Evaluation> contexts() {
        return first((one, other) -> one.run().overlapContext() == other.run().overlapContext()
                && one.plan().contextExchange() == other.plan().contextExchange());
    }

    /** One for each way of EP communication. */
    List<Evaluation> experts() {
        return first((one, other) -> one.run().overlapExpert() == other.run().overlapExpert());
    }

    /** The first of each kind. */
    private List<Evaluation> first(Sameness sameness) {
        List<Choice> first = new ArrayList<>();
        for (Choice choice : choices) {
            boolean known = false;
            for (int i = 0; !known && i < first.size(); i++) {
                known = sameness.same(choice, first.get(i));
            }
            if (!known) {
                first.add(choice);
            }
        }
        List<Evaluation> evaluations = new ArrayList<>(first.size());
        for (Choice choice : first) {
            evaluations.add(evaluation(choice));
        }
        return evaluations;
    }

    private static Evaluation evaluation(Choice choice) {
        return choice.model().evaluation(choice.plan());
    }

    /** True when layers of both take the same at the same sites. */
    boolean layersAs(Choices other) {
        boolean same = other != null && choices.size() == other.choices.size();
        for (int i = 0; same && i < choices.size(); i++) {
            Choice one = choices.get(i);
            Choice two = other.choices.get(i);
            same = one.model() == two.model() && computesAs(one, two)
                    && one.plan().regather() == two.plan().regather()
                    && one.plan().tensorOverlap() == two.plan().tensorOverlap()
                    && one.plan().contextExchange() == two.plan().contextExchange();
        }
        return same;
    }
}
