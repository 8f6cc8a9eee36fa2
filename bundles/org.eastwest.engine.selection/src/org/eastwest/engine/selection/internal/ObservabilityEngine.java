// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.transport.CongestionControl;
import org.eastwest.spi.transport.CongestionControl.Signal;
import org.eastwest.spi.transport.TransportModel;

/**
 * What can be seen of a fabric: a burst shorter than the time between two readings can hide between them. Telemetry
 * that
 * packets carry reports every round trip; counters that a collector reads, every second or so: they diagnose a
 * micro-burst, they cannot control it.
 */
public final class ObservabilityEngine implements AnalysisEngine {
    private static final String INTERVAL = "telemetry-interval";

    private final FactBook facts;

    /** @param facts knows how often counters are read */
    public ObservabilityEngine(FactBook facts) {
        this.facts = facts;
    }

    @Override
    public String id() {
        return "observability";
    }

    @Override
    public String name() {
        return "Observability";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        List<Metric> metrics = new ArrayList<>();
        for (FabricSnapshot fabric : request.design().fabrics()) {
            progress.check();
            request.transports().find(fabric.transportId() == null ? "" : fabric.transportId())
                    .flatMap(model -> visible(fabric, model)).ifPresent(metrics::add);
        }
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(), List.of());
    }

    /** Empty where the transport fails, which the fabric engine tells. */
    private Optional<Metric> visible(FabricSnapshot fabric, TransportModel model) {
        try {
            CongestionControl control = FabricTransport.of(fabric, model).transport().congestionControl();
            RecordingTrace trace = new RecordingTrace();
            boolean carried = control.signal() == Signal.TELEMETRY;
            double interval = carried
                    ? trace.input("interval", "Time until packets report the queue", control.feedbackDelaySeconds(),
                            Unit.SECOND, FabricTransport.of(fabric, model).transport().source("feedback-delay"))
                    : read(trace);
            trace.formula("visible", "Shortest burst that is sure to be seen", interval, Unit.SECOND, "{interval}",
                    Source.assumption("a shorter one can begin and end between two readings"));
            return Optional.of(Metric.of("visible_burst_s", fabric.id(), trace.get("visible")));
        } catch (RuntimeException | LinkageError fault) {
            return Optional.empty();
        }
    }

    private double read(RecordingTrace trace) {
        Optional<Assumption> interval = facts.assumption(INTERVAL);
        return trace.input("interval", "Time between two readings of switch counters", interval.map(Assumption::value)
                .orElse(Double.NaN), Unit.SECOND, interval.map(Assumption::source)
                        .orElse(Source.assumption("unknown: the catalog has no " + INTERVAL)));
    }
}
