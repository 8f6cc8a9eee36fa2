// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.search;

import java.util.List;
import java.util.Optional;
import org.eastwest.engine.training.internal.job.JobAnalysis;
import org.eastwest.engine.training.internal.job.JobMachine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.plan.PlanModel;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.UnusableJobException;
import org.eastwest.spi.transport.TransportRegistry;

/** Prepares the training jobs of a design for many plans. */
public final class StepPlans implements PlanModel {
    private final FabricModel fabrics;

    /**
     * @param fabrics sizes fabrics and says what they carry
     */
    public StepPlans(FabricModel fabrics) {
        this.fabrics = fabrics;
    }

    @Override
    public PreparedJob prepare(DesignSnapshot design, TransportRegistry transports, String jobId)
            throws UnusableJobException {
        JobSnapshot job = design.jobs().stream().filter(j -> j.id().equals(jobId)).findFirst().orElseThrow(
                () -> new IllegalArgumentException("no job " + jobId));
        if (!(job.workload() instanceof Training run)) {
            throw new IllegalArgumentException("job " + jobId + " trains nothing");
        }
        JobAnalysis analysis = new JobAnalysis(new AnalysisRequest(design, transports, AnalysisRequest.DEFAULT_SEED),
                fabrics, job, run);
        Optional<JobMachine> machine = analysis.prepare();
        List<Finding> findings = analysis.findings();
        if (machine.isEmpty() || findings.stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
            throw new UnusableJobException(findings);
        }
        return new StepJob(job, run, machine.get());
    }
}
