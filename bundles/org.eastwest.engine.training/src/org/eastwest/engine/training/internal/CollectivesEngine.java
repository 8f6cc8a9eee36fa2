// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import org.eastwest.engine.training.internal.job.MessageAnalysis;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.IndependentFlows;
import org.eastwest.spi.fabric.FabricModel;

/**
 * The contrast to independent flows: messages of the same size on the same GPUs, in collectives that end when the last
 * GPU has its own.
 */
public final class CollectivesEngine implements AnalysisEngine {
    private final FabricModel fabrics;

    /**
     * @param fabrics sizes fabrics and says what they carry
     */
    public CollectivesEngine(FabricModel fabrics) {
        this.fabrics = fabrics;
    }

    @Override
    public String id() {
        return "collectives";
    }

    @Override
    public String name() {
        return "Collectives of one message size";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        for (JobSnapshot job : request.design().jobs()) {
            progress.check();
            if (job.workload() instanceof IndependentFlows flows) {
                result = result.and(new MessageAnalysis(request, fabrics, job, flows).result());
            }
        }
        return result;
    }
}
