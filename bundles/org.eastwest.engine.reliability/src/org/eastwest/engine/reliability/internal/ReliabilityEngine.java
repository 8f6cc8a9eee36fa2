// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.List;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.FactBook;

/**
 * How often training jobs are stopped, how often to save them, what is left of the time, and what that asks of storage.
 */
public final class ReliabilityEngine implements AnalysisEngine {
    private final FabricModel fabrics;
    private final FactBook facts;

    /**
     * @param fabrics sizes fabrics
     * @param facts   knows what fails how often, and assumptions
     */
    public ReliabilityEngine(FabricModel fabrics, FactBook facts) {
        this.fabrics = fabrics;
        this.facts = facts;
    }

    @Override
    public String id() {
        return "reliability";
    }

    @Override
    public String name() {
        return "Failures, checkpoints and goodput";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        List<JobSnapshot> jobs = request.design().jobs();
        for (int i = 0; i < jobs.size(); i++) {
            progress.check();
            progress.report(i / (double) jobs.size(), "failures of " + jobs.get(i).name());
            if (jobs.get(i).workload() instanceof Training run) {
                result = result.and(new JobReliability(request, fabrics, facts, jobs.get(i), run).result());
            }
        }
        return result;
    }
}
