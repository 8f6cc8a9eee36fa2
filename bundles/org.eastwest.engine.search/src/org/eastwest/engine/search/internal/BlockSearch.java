// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eastwest.engine.search.internal.rank.BestPlans;
import org.eastwest.engine.search.internal.rank.Found;
import org.eastwest.engine.search.internal.rank.ParetoFront;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.PlanFamily;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanBounds;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * Works through blocks of a space and leaves out what can neither become one of the best nor be on the front.
 * <p>Plans of a family differ only in whether DP and PP overlap: they need the same memory and send the same bytes, and
 * none is faster than the first, which overlaps most; its least time, or its time, speaks for all. In large spaces all
 * plans with the same recompute, and all plans at a place, are left out together by their bounds. What is left out
 * depends on the blocks and on what was known before them alone, never on threads.
 */
final class BlockSearch implements PlanFamily {
    private final PlanEvaluator evaluator;
    private final Objective objective;
    private final Known known;
    private final boolean wholesale;
    private final BooleanSupplier stopped;
    private final BestPlans best;
    private final ParetoFront front = new ParetoFront();
    private final long[] refused = new long[Refusal.values().length];
    private Miss nearest;
    private long evaluated;
    private long pruned;
    private long index;

    /**
     * @param known      the best plans of blocks that were worked through before; null to try every single plan
     * @param firstIndex place of the block's first plan in the space
     * @param wholesale  true to leave plans out together that are refused for what they share
     */
    BlockSearch(PlanEvaluator evaluator, Objective objective, int top, Known known, long firstIndex,
            boolean wholesale, BooleanSupplier stopped) {
        this.evaluator = evaluator;
        this.objective = objective;
        this.known = known;
        this.best = new BestPlans(top);
        this.index = firstIndex;
        this.wholesale = wholesale;
        this.stopped = stopped;
    }

    BlockSearch work(Block block) {
        block.forEach(this);
        return this;
    }

    @Override
    public Fit fit(PlanSnapshot plan, Training run) {
        if (!wholesale) {
            return Fit.UNKNOWN;
        }
        checkStopped();
        Refusal refusal = evaluator.fit(run, plan);
        return new Fit(refusal, refusal == null || refusal == Refusal.MEMORY ? evaluator.memoryBytes() : Double.NaN);
    }

    @Override
    public boolean promising(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places, List<Fit> fits) {
        if (!wholesale) {
            return true;
        }
        checkStopped();
        List<TrainingPlan> plans = choices.get();
        double memory = Double.POSITIVE_INFINITY;
        for (Fit fit : fits) {
            memory = Math.min(memory, fit.memoryBytes());
        }
        PlanBounds bounds = evaluator.bounds(plans, places);
        PlanSnapshot plan = plans.get(0).plan();
        boolean promising = !bounded(bounds.leastSeconds(), memory, bounds.leastScaleOutBytes(), plan);
        if (promising) {
            promising = false;
            for (int place = 0; !promising && place < places.size(); place++) {
                promising = !bounded(bounds.leastSeconds(place), memory, bounds.leastScaleOutBytes(place), plan);
            }
        }
        return promising;
    }

    @Override
    public boolean[] useful(Supplier<List<TrainingPlan>> choices, List<PlanPlace> places, Fit fit) {
        boolean[] useful = new boolean[places.size()];
        if (!wholesale) {
            Arrays.fill(useful, true);
            return useful;
        }
        checkStopped();
        List<TrainingPlan> plans = choices.get();
        PlanSnapshot plan = plans.get(0).plan();
        PlanBounds bounds = evaluator.bounds(plans, places);
        double memory = fit.memoryBytes();
        if (!bounded(bounds.leastSeconds(), memory, bounds.leastScaleOutBytes(), plan)) {
            for (int place = 0; place < useful.length; place++) {
                useful[place] = !bounded(bounds.leastSeconds(place), memory, bounds.leastScaleOutBytes(place), plan);
            }
        }
        return useful;
    }

    @Override
    public void refuse(Fit fit, PlanSnapshot plan, Training run, long plans, long misplaced) {
        refused[Refusal.PLACEMENT.ordinal()] += misplaced;
        refused[fit.refusal().ordinal()] += plans - misplaced;
        index += plans;
        if (plans > misplaced) {
            missed(fit.refusal(), fit.memoryBytes(), plan, run);
        }
    }

    @Override
    public void leave(long plans) {
        pruned += plans;
        index += plans;
    }

    @Override
    public void misplaced(long plans) {
        refused[Refusal.PLACEMENT.ordinal()] += plans;
        index += plans;
    }

    @Override
    public void take(PlanSnapshot plan, List<Training> runs) {
        checkStopped();
        for (int i = 0; i < runs.size(); i++) {
            Outcome outcome = evaluate(runs.get(i), plan);
            index++;
            if (i == 0 && outcome == Outcome.HOPELESS) {
                pruned += runs.size() - 1;
                index += runs.size() - 1;
                return;
            }
        }
    }

    private void checkStopped() {
        if (stopped.getAsBoolean()) {
            throw new CancellationException("cancelled by the user");
        }
    }

    /** What became of a plan; hopeless ones show that no plan of the family that follows can be of use. */
    private enum Outcome {
        REFUSED, USEFUL, HOPELESS
    }

    private Outcome evaluate(Training run, PlanSnapshot plan) {
        Refusal refusal = evaluator.evaluate(run, plan);
        if (refusal != null) {
            refused[refusal.ordinal()]++;
            missed(refusal, evaluator.memoryBytes(), plan, run);
            return Outcome.REFUSED;
        }
        double memory = evaluator.memoryBytes();
        double bytes = evaluator.scaleOutBytes();
        double least = evaluator.leastSeconds();
        if (known != null && bounded(least, memory, bytes, plan)) {
            pruned++;
            return Outcome.HOPELESS;
        }
        evaluated++;
        double seconds = evaluator.seconds();
        double value = value(seconds, memory, bytes, plan);
        boolean good = !best.closedTo(value, seconds, memory, bytes);
        boolean pareto = !front.closedTo(seconds, memory, bytes);
        if (good || pareto) {
            Found found = new Found(value, seconds, memory, bytes, index, run, plan);
            if (good) {
                best.add(found);
            }
            if (pareto) {
                front.add(found);
            }
        }
        return good || known == null ? Outcome.USEFUL : Outcome.HOPELESS;
    }

    private void missed(Refusal refusal, double memoryBytes, PlanSnapshot plan, Training run) {
        double memory = refusal == Refusal.MEMORY ? memoryBytes : Double.POSITIVE_INFINITY;
        if (nearest == null || nearest.fartherThan(refusal, memory)) {
            nearest = new Miss(refusal, memory, new TrainingPlan(run, plan));
        }
    }

    /** The refused plan of the block that came nearest to be one; null when none was refused. */
    Miss nearest() {
        return nearest;
    }

    private double value(double seconds, double memory, double bytes, PlanSnapshot plan) {
        return value(objective, seconds, memory, bytes, plan);
    }

    /** What a search with this objective makes small. */
    static double value(Objective objective, double seconds, double memory, double bytes, PlanSnapshot plan) {
        return switch (objective) {
            case TIME -> seconds;
            case MEMORY_MARGIN -> memory;
            case SCALE_OUT_BYTES -> bytes;
            case COST -> seconds * plan.ranks();
        };
    }

    /** True when a plan of at least this time, memory and bytes can be neither one of the best nor on the front. */
    private boolean bounded(double least, double memory, double bytes, PlanSnapshot plan) {
        double value = value(least, memory, bytes, plan);
        return (best.closedTo(value, least, memory, bytes) || known.best().beats(value, least, memory, bytes))
                && (front.closedTo(least, memory, bytes) || known.front().beats(least, memory, bytes));
    }

    BestPlans best() {
        return best;
    }

    ParetoFront front() {
        return front;
    }

    long evaluated() {
        return evaluated;
    }

    long pruned() {
        return pruned;
    }

    long[] refused() {
        return refused;
    }
}
