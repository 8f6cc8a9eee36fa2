// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.IndependentFlows;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;

/**
 * Jobs of independent flows, the traffic of an ordinary data centre: the same fabric as under a synchronised job, but
 * what counts is the mean flow and not the slowest one.
 */
public final class FlowsEngine implements AnalysisEngine {
    private final FabricModel fabrics;

    /**
     * @param fabrics sizes fabrics and says what they carry
     */
    public FlowsEngine(FabricModel fabrics) {
        this.fabrics = fabrics;
    }

    @Override
    public String id() {
        return "flows";
    }

    @Override
    public String name() {
        return "Independent flows";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        for (JobSnapshot job : request.design().jobs()) {
            progress.check();
            if (job.workload() instanceof IndependentFlows flows) {
                result = result.and(flows(request, job, flows));
            }
        }
        return result;
    }

    /** Empty where the fabric cannot be built or its transport is missing or fails, which the fabric engine tells. */
    private AnalysisResult flows(AnalysisRequest request, JobSnapshot job, IndependentFlows flows) {
        Optional<FabricSnapshot> compute = request.design().fabric(FabricRole.COMPUTE)
                .filter(f -> request.design().cluster().groups().stream()
                        .anyMatch(g -> g.nics(f.role().nicRole()).isPresent()));
        if (compute.isEmpty()) {
            return AnalysisResult.EMPTY;
        }
        FabricSizing sizing = fabrics.size(fabrics.plan(request.design().cluster(), compute.get()));
        if (!sizing.buildable()) {
            return AnalysisResult.EMPTY;
        }
        try {
            return request.transports().find(compute.get().transportId())
                    .map(model -> new FlowsReport(job, flows, sizing,
                            FabricTransport.of(compute.get(), model).transport(), fabrics).result())
                    .orElse(AnalysisResult.EMPTY);
        } catch (RuntimeException | LinkageError fault) {
            return AnalysisResult.EMPTY;
        }
    }
}
