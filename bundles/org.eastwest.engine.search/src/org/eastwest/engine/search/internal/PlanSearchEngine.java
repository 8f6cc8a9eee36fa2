// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.eastwest.engine.search.internal.rank.Found;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.engine.search.internal.space.SpaceText;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanModel;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.PlanSpace;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.spi.plan.UnusableJobException;

/** Searches every plan of a space, memory first, on all processors. */
public final class PlanSearchEngine implements PlanSearch {
    private final PlanModel plans;
    private final Optional<Pruning> pruning;

    /**
     * @param plans evaluates plans
     */
    public PlanSearchEngine(PlanModel plans) {
        this(plans, Optional.empty());
    }

    /**
     * @param pruning empty for the kind that the size of the space asks for
     */
    PlanSearchEngine(PlanModel plans, Optional<Pruning> pruning) {
        this.plans = plans;
        this.pruning = pruning;
    }

    @Override
    public PlanSearchResult search(PlanSearchRequest request, Progress progress) {
        return search(request, progress, null);
    }

    @Override
    public PlanSearchResult search(PlanSearchRequest request, Progress progress, Consumer<PlanSearchState> watcher) {
        return with(request, progress, (job, text) -> search(request, job, text, progress, watcher),
                PlanSearchEngine::nothing);
    }

    @Override
    public PlanSpace space(PlanSearchRequest request, Progress progress) {
        return with(request, progress, (job, text) -> new PlanSpace(job.job().id(),
                space(request, job, text, progress).size(), text.dimensions(), List.of()),
                (jobId, findings) -> new PlanSpace(jobId, 0, List.of(), findings));
    }

    /** Does something with the job and the space of a request, or says why there is none. */
    private <T> T with(PlanSearchRequest request, Progress progress, BiFunction<PreparedJob, SpaceText, T> work,
            BiFunction<String, List<Finding>, T> nothing) {
        SpaceText asked = request.space().isBlank() ? null : SpaceText.parse(request.space());
        Optional<JobSnapshot> job = job(request);
        if (job.isEmpty()) {
            return nothing.apply("", List.of(SearchCode.NO_JOB.finding(request.jobId(), request.jobId().isEmpty()
                    ? "The scenario '" + request.design().scenarioId() + "' has no training job."
                    : "The scenario '" + request.design().scenarioId() + "' has no training job '" + request.jobId()
                            + "'.", "Add one, or name another scenario.")));
        }
        try {
            SpaceText text = asked != null ? asked : SpaceText.parse(job.get().searchSpace());
            PreparedJob prepared = Preparation.of(() -> plans.prepare(request.design(), request.transports(),
                    job.get().id()), progress);
            return work.apply(prepared, text);
        } catch (UnusableJobException unusable) {
            return nothing.apply(job.get().id(), unusable.findings());
        } catch (IllegalArgumentException wrong) {
            if (asked != null || job.get().searchSpace().isEmpty()) {
                throw wrong;
            }
            return nothing.apply(job.get().id(), List.of(SearchCode.SPACE.finding(job.get().id(),
                    "The search space of job '" + job.get().id() + "' cannot be read: " + wrong.getMessage() + ".",
                    "Correct its searchSpace.")));
        }
    }

    private static Optional<JobSnapshot> job(PlanSearchRequest request) {
        return request.design().jobs().stream().filter(j -> j.workload() instanceof Training)
                .filter(j -> request.jobId().isEmpty() || j.id().equals(request.jobId())).findFirst();
    }

    private static PlanSearchResult nothing(String jobId, List<Finding> findings) {
        return new PlanSearchResult(jobId, 0, 0, Map.of(), 0, Double.NaN, List.of(), List.of(), Optional.empty(),
                findings);
    }

    private static Space space(PlanSearchRequest request, PreparedJob job, SpaceText text, Progress progress) {
        // GPU seconds differ from time only where plans may use fewer GPUs.
        return Space.of(request.objective() == Objective.COST && !text.saysGpus() ? text.onFewerGpus() : text, job,
                progress);
    }

    private PlanSearchResult search(PlanSearchRequest request, PreparedJob job, SpaceText text, Progress progress,
            Consumer<PlanSearchState> watcher) {
        double limit = limit(request, job);
        Space space = space(request, job, text, progress);
        int threads = request.threads() > 0 ? request.threads() : Runtime.getRuntime().availableProcessors();
        try (Workers workers = new Workers(threads, progress)) {
            SearchRun run = new SearchRun(job, threads, space, request.objective(), request.top(), limit,
                    pruning.orElseGet(() -> Pruning.of(space.size())), watcher);
            List<BlockSearch> blocks = run.on(workers, progress);
            return result(request, job, space, blocks, estimates(run.known().best().plans(), job, workers),
                    estimates(run.known().front().sorted(), job, workers));
        }
    }

    private static PlanSearchResult result(PlanSearchRequest request, PreparedJob job, Space space,
            List<BlockSearch> blocks, List<PlanEstimate> best, List<PlanEstimate> front) {
        long evaluated = 0;
        long pruned = 0;
        Map<Refusal, Long> refused = new EnumMap<>(Refusal.class);
        Miss nearest = null;
        for (BlockSearch block : blocks) {
            evaluated += block.evaluated();
            pruned += block.pruned();
            nearest = Miss.nearer(nearest, block.nearest());
            for (Refusal reason : Refusal.values()) {
                if (block.refused()[reason.ordinal()] > 0) {
                    refused.merge(reason, block.refused()[reason.ordinal()], Long::sum);
                }
            }
        }
        Refusal ownRefusal = job.evaluator(Double.POSITIVE_INFINITY).evaluate(job.run(), job.job().plan());
        Optional<PlanEstimate> own = ownRefusal == null
                ? Optional.of(job.estimate(new TrainingPlan(job.run(), job.job().plan()))) : Optional.empty();
        PlanSearchResult result = new PlanSearchResult(job.job().id(), space.size(), evaluated, refused, pruned,
                limit(request, job), best, front, own, List.of());
        List<Finding> findings = new ArrayList<>(new SearchFindings(request, job, space, result, ownRefusal,
                nearest).all());
        return new PlanSearchResult(result.jobId(), result.space(), evaluated, refused, pruned, result.limitBytes(),
                best, front, own, findings);
    }

    /** Memory that the fullest GPU may use. */
    private static double limit(PlanSearchRequest request, PreparedJob job) {
        return job.usableMemoryBytes() * (1 - request.margin());
    }

    private static List<PlanEstimate> estimates(List<Found> found, PreparedJob job, Workers workers) {
        PlanEstimate[] estimates = new PlanEstimate[found.size()];
        workers.each(estimates.length, (i, worker) -> estimates[i] = job.estimate(found.get(i).point()), () -> { });
        return List.of(estimates);
    }
}
