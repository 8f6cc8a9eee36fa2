// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.DesignPackage.Literals;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.ModelWorkload;
import org.eastwest.model.design.PipelineSchedule;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.TrainingRun;
import org.eastwest.model.design.Transformer;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.ui.internal.Services;
import org.eclipse.emf.ecore.EAttribute;

/**
 * Fixes of plans that do not fit their GPUs, their batch or their model.
 *
 * @param gpus that the job is given; 0 when that is not known
 */
record PlanFixes(Edits edits, Job job, Plan plan, long gpus) {

    /** The parts of a job that plans must fit. */
    private record Shape(int layers, int heads, int experts) {
        private static Optional<Shape> of(ModelWorkload workload) {
            Transformer own = workload.getTransformer();
            return own != null ? Optional.of(new Shape(own.getLayers(), own.getHeads(), own.getExperts()))
                    : Services.call(CatalogService.class, CatalogService::catalog).models()
                            .find(workload.getModelShape()).map(Shape::of);
        }

        private static Shape of(ModelShape model) {
            return new Shape(model.layers(), model.heads(), model.experts());
        }
    }

    private Optional<Shape> shape() {
        return job.getWorkload() instanceof ModelWorkload workload ? Shape.of(workload)
                : Optional.empty();
    }

    private QuickFix set(EAttribute attribute, long value) {
        return edits.set(plan, attribute, (int) value);
    }

    private List<QuickFix> set(EAttribute attribute, long most, LongPredicate fits) {
        return largest(most, fits).mapToObj(value -> set(attribute, value)).toList();
    }

    /** The largest number from 1 to a limit that fits; few numbers need to be tried, since 1 nearly always does. */
    private static LongStream largest(long most, LongPredicate fits) {
        return LongStream.iterate(most, n -> n >= 1, n -> n - 1).filter(fits).limit(1);
    }

    private static LongPredicate divides(long number) {
        return n -> number % n == 0;
    }

    /** A DP as the GPUs allow, or as many GPUs as the plan needs. */
    List<QuickFix> fitGpus() {
        List<QuickFix> fixes = new ArrayList<>(fit(given()));
        fixes.addAll(morePlaced());
        return fixes;
    }

    private long given() {
        Integer placed = job.getPlacement() == null ? null : job.getPlacement().getGpus();
        return placed == null ? gpus : placed;
    }

    /** DP as the GPUs allow, and as the batch allows too where that is less. */
    private List<QuickFix> fit(long most) {
        long replica = (long) plan.getTp() * plan.getCp() * plan.getPp();
        long replicas = replica > 0 ? most / replica : 0;
        Set<Long> sizes = new LinkedHashSet<>();
        if (job.getWorkload() instanceof TrainingRun run && plan.getMicroBatch() > 0) {
            largest(Math.min(replicas, run.getGlobalBatch()), n -> run.getGlobalBatch() % (n * plan.getMicroBatch()) == 0)
                    .forEach(sizes::add);
        }
        if (replicas >= 1) {
            sizes.add(replicas);
        }
        sizes.remove((long) plan.getDp());
        return sizes.stream().map(dp -> set(Literals.PLAN__DP, dp)).toList();
    }

    /** As many GPUs for the job as its plan has ranks, where their number is given. */
    private List<QuickFix> morePlaced() {
        long ranks = (long) plan.getTp() * plan.getCp() * plan.getPp() * plan.getDp();
        return job.getPlacement() != null && job.getPlacement().getGpus() != null
                ? List.of(edits.set(job.getPlacement(), Literals.PLACEMENT__GPUS, (int) ranks)) : List.of();
    }

    List<QuickFix> batchSplit() {
        if (!(job.getWorkload() instanceof TrainingRun run)) {
            return List.of();
        }
        long share = (long) plan.getDp() * plan.getMicroBatch();
        List<QuickFix> fixes = new ArrayList<>(set(Literals.PLAN__MICRO_BATCH, plan.getMicroBatch() - 1,
                n -> run.getGlobalBatch() % (n * plan.getDp()) == 0));
        fixes.addAll(set(Literals.PLAN__DP, plan.getDp() - 1,
                n -> run.getGlobalBatch() % (n * plan.getMicroBatch()) == 0));
        fixes.add(edits.set(run, Literals.TRAINING_RUN__GLOBAL_BATCH, (int) multiple(run.getGlobalBatch(), share)));
        return fixes;
    }

    /** The multiple of a number next to another, and at least one. */
    private static long multiple(long value, long of) {
        return Math.max(1, Math.round((double) value / of)) * of;
    }

    List<QuickFix> batchPipeline() {
        if (!(job.getWorkload() instanceof TrainingRun run)) {
            return List.of();
        }
        long share = (long) plan.getDp() * plan.getMicroBatch() * plan.getPp();
        return List.of(edits.set(run, Literals.TRAINING_RUN__GLOBAL_BATCH,
                (int) multiple(run.getGlobalBatch(), share)),
                edits.set(plan, Literals.PLAN__SCHEDULE, PipelineSchedule.ONE_FORWARD_ONE_BACKWARD));
    }

    List<QuickFix> virtualStages() {
        List<QuickFix> fixes = new ArrayList<>(List.of(set(Literals.PLAN__VIRTUAL_STAGES, 1)));
        if (plan.getPp() > 1) {
            fixes.add(edits.set(plan, Literals.PLAN__SCHEDULE, PipelineSchedule.INTERLEAVED));
        }
        return fixes;
    }

    List<QuickFix> notInterleaved() {
        return List.of(edits.set(plan, Literals.PLAN__SCHEDULE, PipelineSchedule.ONE_FORWARD_ONE_BACKWARD),
                set(Literals.PLAN__VIRTUAL_STAGES, 2));
    }

    List<QuickFix> order() {
        return List.of(edits.set(plan, Literals.PLAN__ORDER, plan.getOrder().stream().distinct().toList()));
    }

    List<QuickFix> noSequenceParallelism() {
        return List.of(edits.set(plan, Literals.PLAN__SEQUENCE_PARALLELISM, false));
    }

    List<QuickFix> noSharding() {
        return List.of(set(Literals.PLAN__ZERO_STAGE, 0));
    }

    List<QuickFix> shardingDegree() {
        List<QuickFix> fixes = new ArrayList<>(set(Literals.PLAN__SHARDING_DEGREE, plan.getShardingDegree() - 1,
                divides(plan.getDp())));
        fixes.add(edits.unset(plan, Literals.PLAN__SHARDING_DEGREE));
        return fixes;
    }

    List<QuickFix> shardingUnused() {
        return List.of(edits.unset(plan, Literals.PLAN__SHARDING_DEGREE), set(Literals.PLAN__ZERO_STAGE, 1));
    }

    /** EP that divides the ranks of a pipeline stage, and the experts where the model is known. */
    List<QuickFix> experts() {
        long stage = (long) plan.getTp() * plan.getCp() * plan.getDp();
        int experts = shape().map(Shape::experts).orElse(0);
        return set(Literals.PLAN__EP, shape().isPresent() && experts == 0 ? 1 : plan.getEp() - 1,
                n -> stage % n == 0 && experts % n == 0);
    }

    List<QuickFix> heads() {
        return shape().map(s -> set(Literals.PLAN__TP, plan.getTp() - 1, divides(s.heads()))).orElse(List.of());
    }

    List<QuickFix> stages() {
        List<QuickFix> fixes = new ArrayList<>();
        shape().ifPresent(s -> {
            if (plan.getVirtualStages() > 1) {
                fixes.addAll(set(Literals.PLAN__VIRTUAL_STAGES, s.layers() / plan.getPp(), divides(s.layers()
                        / Math.max(1, plan.getPp()))));
            }
            fixes.addAll(set(Literals.PLAN__PP, Math.min(plan.getPp() - 1, s.layers()
                    / Math.max(1, plan.getVirtualStages())), divides(s.layers())));
        });
        return fixes;
    }
}
