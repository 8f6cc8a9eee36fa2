// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.eastwest.engine.search.internal.rank.BestPlans;
import org.eastwest.engine.search.internal.rank.Found;
import org.eastwest.engine.search.internal.rank.ParetoFront;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.PlanFamily;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.Refusal;

/**
 * Works through one block of a space. Plans of a family differ only in what overlaps: they need the same memory and
 * send the same bytes, and none is faster than the first, which overlaps most. Where the first one can neither become
 * one of the best of the block nor be beaten into the front, the others are left out. What is left out depends on the
 * block alone, never on threads.
 */
final class BlockSearch implements PlanFamily {
    private final PlanEvaluator evaluator;
    private final Objective objective;
    private final boolean pruning;
    private final BooleanSupplier stopped;
    private final BestPlans best;
    private final ParetoFront front = new ParetoFront();
    private final long[] refused = new long[Refusal.values().length];
    private long evaluated;
    private long pruned;
    private long index;

    /**
     * @param firstIndex place of the block's first plan in the space
     * @param pruning    false to try every single plan
     */
    BlockSearch(PlanEvaluator evaluator, Objective objective, int top, long firstIndex, boolean pruning,
            BooleanSupplier stopped) {
        this.evaluator = evaluator;
        this.objective = objective;
        this.best = new BestPlans(top);
        this.index = firstIndex;
        this.pruning = pruning;
        this.stopped = stopped;
    }

    BlockSearch work(Block block) {
        block.forEach(this);
        return this;
    }

    @Override
    public void take(PlanSnapshot plan, List<Training> runs, boolean fits) {
        if (stopped.getAsBoolean()) {
            throw new CancellationException("cancelled by the user");
        }
        for (int i = 0; i < runs.size(); i++) {
            boolean hopeless = fits && !evaluate(runs.get(i), plan);
            if (!fits) {
                refused[Refusal.PLACEMENT.ordinal()]++;
            }
            if (i == 0 && hopeless && pruning) {
                pruned += runs.size() - 1;
                index += runs.size();
                return;
            }
            index++;
        }
    }

    /** Evaluates one plan; false when it is feasible, but neither it nor a slower one like it can be of use. */
    private boolean evaluate(Training run, PlanSnapshot plan) {
        Refusal refusal = evaluator.evaluate(run, plan);
        if (refusal != null) {
            refused[refusal.ordinal()]++;
            return true;
        }
        evaluated++;
        double seconds = evaluator.seconds();
        double memory = evaluator.memoryBytes();
        double bytes = evaluator.scaleOutBytes();
        double value = switch (objective) {
            case TIME -> seconds;
            case MEMORY_MARGIN -> memory;
            case SCALE_OUT_BYTES -> bytes;
            case COST -> seconds * plan.ranks();
        };
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
        return good;
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
