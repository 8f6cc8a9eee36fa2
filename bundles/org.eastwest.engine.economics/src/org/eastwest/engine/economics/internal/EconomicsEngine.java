// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.hardware.FactBook;

/** What a design consists of, costs and consumes, how it grows, and what its exposed communication costs. */
public final class EconomicsEngine implements AnalysisEngine {
    private final FabricModel fabrics;
    private final FactBook facts;
    private volatile AnalysisEngine training;

    /**
     * @param fabrics sizes fabrics
     * @param facts   knows prices and assumptions
     */
    public EconomicsEngine(FabricModel fabrics, FactBook facts) {
        this.fabrics = fabrics;
        this.facts = facts;
    }

    /** Called by the service runtime. */
    public void setTraining(AnalysisEngine engine) {
        training = engine;
    }

    /** Called by the service runtime. */
    public void unsetTraining(AnalysisEngine engine) {
        if (training == engine) {
            training = null;
        }
    }

    @Override
    public String id() {
        return "economics";
    }

    @Override
    public String name() {
        return "Bill of materials, cost and power";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        DesignSnapshot design = request.design();
        progress.report(0, "bill of materials");
        BillOfMaterials bill = BillOfMaterials.of(design, fabrics, facts);
        AnalysisResult result = new CostReport(design, bill).result()
                .and(new PowerReport(design, bill, facts).result());
        progress.check();
        progress.report(0.3, "staged expansion");
        result = result.and(new Expansion(design, fabrics).result());
        progress.check();
        progress.report(0.5, "idle GPUs");
        return result.and(new IdleCost(design, facts, steps(request, progress)).result());
    }

    /** What the training engine says; nothing where there is none or it fails, which it tells itself. */
    private AnalysisResult steps(AnalysisRequest request, Progress progress) {
        AnalysisEngine engine = training;
        try {
            return engine == null ? AnalysisResult.EMPTY : engine.analyze(request, new Quiet(progress));
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            return AnalysisResult.EMPTY;
        }
    }

    /** Lets an engine learn that the user no longer wants the result; its own progress would only flicker. */
    private record Quiet(Progress whole) implements Progress {
        @Override
        public void report(double fraction, String what) {
        }

        @Override
        public boolean cancelled() {
            return whole.cancelled();
        }
    }
}
