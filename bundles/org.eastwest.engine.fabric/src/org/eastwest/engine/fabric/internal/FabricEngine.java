// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.List;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricModel;

/** Counts, bandwidth, latency and power of every fabric of a design, and the cliff of its servers. */
public final class FabricEngine implements AnalysisEngine {
    private final FabricModel fabrics;

    /**
     * @param fabrics sizes fabrics and says what they carry
     */
    public FabricEngine(FabricModel fabrics) {
        this.fabrics = fabrics;
    }

    @Override
    public String id() {
        return "fabric";
    }

    @Override
    public String name() {
        return "Fabric";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = new ClusterReport(request.design().cluster()).result();
        List<FabricSnapshot> all = request.design().fabrics();
        for (int i = 0; i < all.size(); i++) {
            progress.check();
            progress.report(i / (double) all.size(), "fabric " + all.get(i).name());
            result = result.and(new FabricAnalysis(request, fabrics, all.get(i)).result());
        }
        return result;
    }
}
