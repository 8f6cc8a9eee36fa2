// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.job.EstimateParts;
import org.eastwest.engine.training.internal.job.JobMachine;
import org.eastwest.engine.training.internal.job.SlowParts;
import org.eastwest.engine.training.internal.plan.Placements;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.TrainingPlan;

/** A training job on its machine. Thread-safe. */
final class StepJob implements PreparedJob {
    private final JobSnapshot job;
    private final Training run;
    private final JobMachine machine;
    /** Those that no thread uses at the moment: what one estimate had to find out serves the next. */
    private final Queue<Tools> idle = new ConcurrentLinkedQueue<>();

    StepJob(JobSnapshot job, Training run, JobMachine machine) {
        this.job = job;
        this.run = run;
        this.machine = machine;
    }

    /** What remembers: for one thread at a time. */
    private record Tools(Collectives collectives, SlowParts slowParts, Placements placements, PipelineClock clock) {
    }

    @Override
    public JobSnapshot job() {
        return job;
    }

    @Override
    public Training run() {
        return run;
    }

    @Override
    public double usableMemoryBytes() {
        return machine.gpu().usableMemoryBytes();
    }

    @Override
    public long domainGpus() {
        return machine.domainGpus();
    }

    @Override
    public List<List<ParallelDimension>> orders(PlanSnapshot plan) {
        return new Orders(plan, machine.domainGpus(), job.gpus()).distinct();
    }

    @Override
    public PlanEvaluator evaluator(double memoryLimitBytes) {
        return new StepEvaluator(job, machine, memoryLimitBytes);
    }

    @Override
    public PlanEstimate estimate(TrainingPlan point) {
        Tools known = idle.poll();
        Tools tools = known != null ? known : new Tools(machine.collectives().get(), machine.slowParts().get(),
                new Placements(machine.domainGpus(), job.gpus()), new PipelineClock());
        StepEstimate estimate = new StepModel(job.id(), point.run(), machine.gpu(), tools.placements(),
                tools.collectives(), Software.CURRENT, StepConstants.FITTED, tools.clock()).evaluate(point.plan(),
                        tools.slowParts().of(point.plan()), Trace.NONE);
        idle.add(tools);
        return new PlanEstimate(point, estimate.seconds(), estimate.memory().total(), estimate.scaleOutBytes(),
                EstimateParts.stepTime(job.id(), estimate), EstimateParts.memory(job.id(), point.plan(), estimate));
    }
}
