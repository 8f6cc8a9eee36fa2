// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import org.eastwest.engine.training.internal.shared.SharedJobs;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSharing;

/** What jobs that share the compute fabric do to one another: their collectives and steps alone and together. */
public final class SharingEngine implements AnalysisEngine {
    private final FabricModel fabrics;
    private final FabricSharing sharing;

    /**
     * @param fabrics sizes fabrics and says what they carry
     * @param sharing says what loads of several jobs get
     */
    public SharingEngine(FabricModel fabrics, FabricSharing sharing) {
        this.fabrics = fabrics;
        this.sharing = sharing;
    }

    @Override
    public String id() {
        return "sharing";
    }

    @Override
    public String name() {
        return "Jobs on one fabric";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        return new SharedJobs(request, fabrics, sharing, progress).result();
    }
}
