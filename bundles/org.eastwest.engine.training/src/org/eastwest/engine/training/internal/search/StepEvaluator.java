// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.job.JobMachine;
import org.eastwest.engine.training.internal.job.SlowParts;
import org.eastwest.engine.training.internal.memory.MemoryModel;
import org.eastwest.engine.training.internal.plan.Placements;
import org.eastwest.engine.training.internal.step.Floors;
import org.eastwest.engine.training.internal.step.Prospect;
import org.eastwest.engine.training.internal.step.Sites;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanBounds;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;

/** Evaluates plan after plan of a job. */
final class StepEvaluator implements PlanEvaluator {
    /** Runs whose models are kept: more than a space has. */
    private static final int KEPT_MODELS = 1000;
    private static final PlanBounds NOTHING_KNOWN = new PlanBounds() {
        @Override
        public double leastSeconds() {
            return 0;
        }

        @Override
        public double leastScaleOutBytes() {
            return 0;
        }

        @Override
        public double leastSeconds(int place) {
            return 0;
        }

        @Override
        public double leastScaleOutBytes(int place) {
            return 0;
        }
    };

    private final JobSnapshot job;
    private final JobMachine machine;
    private final double limitBytes;
    private final Collectives collectives;
    private final PipelineClock clock = new PipelineClock();
    private final SlowParts slowParts;
    private final Placements placements;
    /** By what does not overlap, and by the run as it comes: those of a search are shared by its plans. */
    private final Map<Training, StepModel> alike = new HashMap<>();
    private final Map<Training, StepModel> models = new IdentityHashMap<>();
    private Training modelled;
    private StepModel model;
    private Training lastRun;
    private PlanSnapshot lastPlan;
    private Prospect prospect;
    private double leastSeconds;
    private double memoryBytes;
    private double scaleOutBytes;
    private final Floors floors = new Floors();
    private List<PlanPlace> placesOfSites;
    private Sites sites;

    StepEvaluator(JobSnapshot job, JobMachine machine, double limitBytes) {
        this.job = job;
        this.machine = machine;
        this.limitBytes = limitBytes;
        this.collectives = machine.collectives().get();
        this.slowParts = machine.slowParts().get();
        this.placements = new Placements(machine.domainGpus(), job.gpus());
    }

    @Override
    public Refusal evaluate(Training run, PlanSnapshot plan) {
        Refusal refusal = fit(run, plan);
        if (refusal != null && refusal != Refusal.MEMORY) {
            return refusal;
        }
        if (!machine.fabric() && leavesDomain(plan)) {
            return Refusal.PLACEMENT;
        }
        if (refusal != null) {
            return refusal;
        }
        prospect = model(run).prospect(plan, slowParts.of(plan));
        scaleOutBytes = prospect.scaleOutBytes();
        leastSeconds = prospect.leastSeconds();
        return Double.isFinite(memoryBytes) && Double.isFinite(leastSeconds) ? null : Refusal.NO_RESULT;
    }

    @Override
    public Refusal fit(Training run, PlanSnapshot plan) {
        Refusal broken = PlanRules.broken(run, plan, job.gpus());
        if (broken != null) {
            return broken;
        }
        if (!MemoryModel.alike(lastRun, lastPlan, run, plan)) {
            memoryBytes = model(run).memoryBytes(plan);
            lastRun = run;
            lastPlan = plan;
        }
        return memoryBytes > limitBytes ? Refusal.MEMORY : null;
    }

    @Override
    public PlanBounds bounds(List<TrainingPlan> choices, List<PlanPlace> places) {
        if (!machine.fabric()) {
            return NOTHING_KNOWN;
        }
        if (places != placesOfSites) {
            TrainingPlan any = choices.get(0);
            sites = model(any.run()).sites(places.stream().map(place -> any.plan().at(place.order(), place.scaleOut()))
                    .toList());
            placesOfSites = places;
        }
        List<StepModel> modelsOfChoices = new ArrayList<>(choices.size());
        List<PlanSnapshot> plans = new ArrayList<>(choices.size());
        for (TrainingPlan choice : choices) {
            modelsOfChoices.add(model(choice.run()));
            plans.add(choice.plan());
        }
        return floors.of(modelsOfChoices, plans, sites);
    }

    private StepModel model(Training run) {
        if (run != modelled) {
            if (models.size() >= KEPT_MODELS) {
                models.clear();
            }
            model = models.computeIfAbsent(run, this::made);
            modelled = run;
        }
        return model;
    }

    private StepModel made(Training run) {
        Training still = run.with(run.recompute(), false, false, false, false, false);
        return alike.computeIfAbsent(still, plain -> new StepModel(job.id(), plain, machine.gpu(), placements,
                collectives, Software.CURRENT, StepConstants.FITTED, clock)).overlapping(run);
    }

    private boolean leavesDomain(PlanSnapshot plan) {
        return placements.of(plan).groups().stream().anyMatch(Group::crosses);
    }

    @Override
    public double leastSeconds() {
        return leastSeconds;
    }

    @Override
    public double seconds() {
        return prospect.estimate().seconds();
    }

    @Override
    public double memoryBytes() {
        return memoryBytes;
    }

    @Override
    public double scaleOutBytes() {
        return scaleOutBytes;
    }
}
