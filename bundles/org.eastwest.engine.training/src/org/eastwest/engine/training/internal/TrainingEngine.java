// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import java.util.List;
import org.eastwest.engine.training.internal.job.JobAnalysis;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;

/** Step time, memory and utilisation of every training job of a design. */
public final class TrainingEngine implements AnalysisEngine {
    private final FabricModel fabrics;

    /**
     * @param fabrics sizes fabrics and says what they carry
     */
    public TrainingEngine(FabricModel fabrics) {
        this.fabrics = fabrics;
    }

    @Override
    public String id() {
        return "training";
    }

    @Override
    public String name() {
        return "Training step";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        List<JobSnapshot> jobs = request.design().jobs();
        for (int i = 0; i < jobs.size(); i++) {
            progress.check();
            progress.report(i / (double) jobs.size(), "training step of " + jobs.get(i).name());
            if (jobs.get(i).workload() instanceof Training run) {
                result = result.and(new JobAnalysis(request, fabrics, jobs.get(i), run).result());
            }
        }
        return result;
    }
}
