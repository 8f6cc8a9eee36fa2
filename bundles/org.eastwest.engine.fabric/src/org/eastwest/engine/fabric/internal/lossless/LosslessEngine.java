// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.List;
import java.util.Optional;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessModel;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.TransportModel;

/**
 * Pauses, victims and cyclic buffer dependencies of the fabrics of a design whose transports wait instead of dropping.
 */
public final class LosslessEngine implements AnalysisEngine {
    /** Endpoints of a plane up to which an analysis looks at every link; the command {@code deadlock} takes more. */
    static final long MOST_ENDPOINTS = 5000;

    private final LosslessModel model;

    /**
     * @param model examines single fabrics
     */
    public LosslessEngine(LosslessModel model) {
        this.model = model;
    }

    @Override
    public String id() {
        return "lossless";
    }

    @Override
    public String name() {
        return "Pauses and deadlocks";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        AnalysisResult result = AnalysisResult.EMPTY;
        for (FabricSnapshot fabric : request.design().fabrics()) {
            progress.check();
            result = result.and(examine(request, fabric, progress));
        }
        return result;
    }

    private AnalysisResult examine(AnalysisRequest request, FabricSnapshot fabric, Progress progress) {
        Optional<TransportModel> transport = request.transports().find(fabric.transportId() == null ? ""
                : fabric.transportId());
        Fabrics fabrics = new Fabrics();
        FabricSizing sizing = fabrics.size(fabrics.plan(request.design().cluster(), fabric));
        if (transport.isEmpty() || !sizing.buildable() || sizing.plan().endpoints() < 2) {
            return AnalysisResult.EMPTY;
        }
        FabricTransport composed = FabricTransport.of(fabric, transport.get());
        if (!composed.transport().flowControl().lossless()) {
            return AnalysisResult.EMPTY;
        }
        if (sizing.plan().endpoints() > MOST_ENDPOINTS) {
            return AnalysisResult.ofFindings(List.of(LosslessFindings.tooLarge(fabric, sizing.plan().endpoints())));
        }
        try {
            LosslessQuestion question = new LosslessQuestion(
                    new SimulatedFabric.Designed(request.design().cluster(), fabric), List.of(), composed.transport(),
                    Detours.VALLEY_FREE, 1, LosslessQuestion.DEFAULT_SENDERS, LosslessQuestion.DEFAULT_BURST_SECONDS,
                    request.seed());
            LosslessAnswer answer = model.examine(question, progress);
            return new LosslessReport(fabric, question, answer, transport.get().info().name()).result();
        } catch (IllegalArgumentException unknownFault) {
            // The fabric engine tells what is wrong about the faults.
            return AnalysisResult.EMPTY;
        }
    }
}
