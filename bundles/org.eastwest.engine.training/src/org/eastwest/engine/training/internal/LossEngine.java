// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import org.eastwest.engine.training.internal.job.JobAnalysis;
import org.eastwest.engine.training.internal.loss.LossReport;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;

/** What packets that get lost do to the step of every training job that uses the compute fabric. */
public final class LossEngine implements AnalysisEngine {
    private final FabricModel fabrics;

    /**
     * @param fabrics sizes fabrics and says what they carry
     */
    public LossEngine(FabricModel fabrics) {
        this.fabrics = fabrics;
    }

    @Override
    public String id() {
        return "loss";
    }

    @Override
    public String name() {
        return "Loss and the step";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        for (JobSnapshot job : request.design().jobs()) {
            progress.check();
            if (job.workload() instanceof Training run) {
                result = new JobAnalysis(request, fabrics, job, run).study()
                        .filter(s -> s.step().apply(s.fabric()).scaleOutBytes() > 0)
                        .filter(s -> Double.isFinite(s.step().apply(s.fabric()).seconds()))
                        .map(s -> new LossReport(s).result()).map(result::and).orElse(result);
            }
        }
        return result;
    }
}
