// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import java.util.List;
import org.eastwest.engine.training.internal.job.EstimateParts;
import org.eastwest.engine.training.internal.job.JobMachine;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.engine.training.internal.step.StepModel;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.TrainingPlan;

/** A training job on its machine. */
record StepJob(JobSnapshot job, Training run, JobMachine machine) implements PreparedJob {
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
        StepEstimate estimate = new StepModel(job.id(), point.run(), machine.gpu(), machine.domainGpus(), job.gpus(),
                machine.collectives().get()).evaluate(point.plan(), machine.slowParts().get().of(point.plan()),
                        Trace.NONE);
        return new PlanEstimate(point, estimate.seconds(), estimate.memory().total(), estimate.scaleOutBytes(),
                EstimateParts.stepTime(job.id(), estimate), EstimateParts.memory(job.id(), point.plan(), estimate));
    }
}
