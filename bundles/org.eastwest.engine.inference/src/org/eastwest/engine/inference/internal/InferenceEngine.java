// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.List;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Inference;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.FactBook;

/** Prefill, decode, KV cache and load of every inference service of a design. */
public final class InferenceEngine implements AnalysisEngine {
    private final FabricModel fabrics;
    private final FactBook facts;

    /**
     * @param fabrics sizes fabrics and says what they carry
     * @param facts   knows assumptions
     */
    public InferenceEngine(FabricModel fabrics, FactBook facts) {
        this.fabrics = fabrics;
        this.facts = facts;
    }

    @Override
    public String id() {
        return "inference";
    }

    @Override
    public String name() {
        return "Inference service";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        List<JobSnapshot> jobs = request.design().jobs();
        for (int i = 0; i < jobs.size(); i++) {
            progress.check();
            progress.report(i / (double) jobs.size(), "inference service of " + jobs.get(i).name());
            if (jobs.get(i).workload() instanceof Inference service) {
                result = result.and(new ServiceAnalysis(request, fabrics, facts, jobs.get(i), service).result());
            }
        }
        return result;
    }
}
