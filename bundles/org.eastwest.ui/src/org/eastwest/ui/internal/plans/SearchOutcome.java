// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * What a search found, or has found so far.
 *
 * @param question   what was searched for
 * @param finished   whether it is done
 * @param space      plans of the space
 * @param evaluated  plans that fit
 * @param refused    plans that were refused, by reason
 * @param pruned     plans left out
 * @param limitBytes memory that the fullest GPU may use; NaN while it is not known
 * @param rows       the best plans, best first, then the others that none beats, then the plan in force
 * @param findings   what to know about it
 */
record SearchOutcome(Question question, boolean finished, long space, long evaluated, Map<Refusal, Long> refused,
        long pruned, double limitBytes, List<PlanRow> rows, List<Finding> findings) {

    /**
     * What an analysis told about a plan.
     *
     * @param band interval of the step time, seconds
     * @param mfu  NaN when it is not known
     */
    record Figures(Optional<Band> band, double mfu) {
        static final Figures UNKNOWN = new Figures(Optional.empty(), Double.NaN);
    }

    static SearchOutcome of(Question question, PlanSearchState state) {
        return new SearchOutcome(question, false, state.space(), state.evaluated(), state.refused(), state.pruned(),
                Double.NaN, rows(state.best(), List.of(), Optional.empty(), Map.of()), List.of());
    }

    /**
     * The outcome of a search that is done.
     *
     * @param figures what is known about some of its plans
     */
    static SearchOutcome of(Question question, PlanSearchResult result, Map<TrainingPlan, Figures> figures) {
        return new SearchOutcome(question, true, result.space(), result.evaluated(), result.refused(),
                result.pruned(), result.limitBytes(), rows(result.best(), result.pareto(), result.own(), figures),
                result.findings());
    }

    private static List<PlanRow> rows(List<PlanEstimate> best, List<PlanEstimate> front, Optional<PlanEstimate> own,
            Map<TrainingPlan, Figures> figures) {
        double flop = flop(best, own, figures);
        List<PlanRow> rows = new ArrayList<>();
        Set<TrainingPlan> seen = new LinkedHashSet<>();
        List<PlanEstimate> all = new ArrayList<>(best);
        all.addAll(front);
        own.ifPresent(all::add);
        for (PlanEstimate estimate : all) {
            if (seen.add(estimate.point())) {
                int rank = rows.size() < best.size() ? rows.size() + 1 : 0;
                boolean inForce = own.filter(plan -> plan.point().equals(estimate.point())).isPresent();
                Figures known = figures.getOrDefault(estimate.point(), Figures.UNKNOWN);
                rows.add(new PlanRow("plan" + rows.size(), rank, inForce, estimate, known.band(),
                        flop / gpuSeconds(estimate)));
            }
        }
        return List.copyOf(rows);
    }

    /** MFU times GPU seconds: the same for all plans of a job, since all compute the same model on the same GPUs. */
    private static double flop(List<PlanEstimate> best, Optional<PlanEstimate> own,
            Map<TrainingPlan, Figures> figures) {
        List<PlanEstimate> all = new ArrayList<>(best);
        own.ifPresent(all::add);
        return all.stream().filter(plan -> figures.containsKey(plan.point()))
                .mapToDouble(plan -> figures.get(plan.point()).mfu() * gpuSeconds(plan)).filter(Double::isFinite)
                .findFirst().orElse(Double.NaN);
    }

    private static double gpuSeconds(PlanEstimate plan) {
        return plan.seconds() * plan.point().plan().ranks();
    }

    /**
     * The same beside the plan that is in force now.
     *
     * @param plan empty to leave what is in force as it was
     */
    SearchOutcome withOwn(Optional<TrainingPlan> plan) {
        return plan.map(own -> new SearchOutcome(question, finished, space, evaluated, refused, pruned, limitBytes,
                rows.stream().map(row -> row.own(row.estimate().point().equals(own))).toList(), findings))
                .orElse(this);
    }

    long refusedInAll() {
        return refused.values().stream().mapToLong(Long::longValue).sum();
    }

    long done() {
        return evaluated + refusedInAll() + pruned;
    }

    /** The best plan. */
    Optional<PlanRow> best() {
        return rows.stream().filter(row -> row.rank() == 1).findFirst();
    }

    /** The plan in force. */
    Optional<PlanRow> own() {
        return rows.stream().filter(PlanRow::own).findFirst();
    }

    Optional<PlanRow> row(String key) {
        return rows.stream().filter(row -> row.key().equals(key)).findFirst();
    }
}
