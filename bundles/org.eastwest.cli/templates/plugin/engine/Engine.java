// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.hardware.NicRole;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/**
 * How long every GPU of a server group takes to send 1 GiB over the compute fabric when all send at once. Stateless and
 * thread-safe, as the contract asks; the same request gives the same result.
 */
public final class @{class}Engine implements AnalysisEngine {
    /** The transfer takes longer than {@value #SLOW_SECONDS} seconds. */
    static final String SLOW = "@{code}-001";
    /** The fabric names a transport that is not installed. */
    static final String NO_TRANSPORT = "@{code}-002";
    /** Id of the metric, with its unit. */
    static final String TRANSFER = "@{metric}_transfer_s";

    private static final double MESSAGE_BYTES = 1 << 30;
    private static final double SLOW_SECONDS = 0.05;
    private static final Source SOURCE = Source.assumption("every NIC sends all the time; nothing else is in the way");

    @Override
    public String id() {
        return "@{short}";
    }

    @Override
    public String name() {
        return "@{name}";
    }

    @Override
    public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
        FabricSnapshot fabric = request.design().fabric(FabricRole.COMPUTE).orElse(null);
        if (fabric == null) {
            return AnalysisResult.EMPTY;
        }
        Optional<TransportModel> model = request.transports().find(fabric.transportId());
        if (model.isEmpty()) {
            return AnalysisResult.ofFindings(List.of(Finding.error(NO_TRANSPORT, fabric.id(), "The transport '"
                    + fabric.transportId() + "' is not installed.", "Install it, or choose another one.")));
        }
        return analyze(request, FabricTransport.of(fabric, model.get()).transport(), progress);
    }

    private AnalysisResult analyze(AnalysisRequest request, Transport transport, Progress progress) {
        List<Metric> metrics = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        List<ServerGroupSnapshot> groups = request.design().cluster().groups();
        for (int done = 0; done < groups.size(); done++) {
            ServerGroupSnapshot group = groups.get(done);
            progress.check();
            progress.report((double) done / groups.size(), group.name());
            group.nics(NicRole.EAST_WEST).filter(nics -> nics.perServer() > 0).ifPresent(nics -> {
                Metric metric = transfer(group, nics, transport);
                metrics.add(metric);
                if (metric.value() > SLOW_SECONDS) {
                    findings.add(slow(group, metric));
                }
            });
        }
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(), findings);
    }

    private static Metric transfer(ServerGroupSnapshot group, NicGroupSnapshot nics, Transport transport) {
        RecordingTrace trace = new RecordingTrace();
        seconds(group, nics, transport, trace);
        return Metric.of(TRANSFER, group.id(), trace.get("t"));
    }

    /** The formula, once: with {@link Trace#NONE} it computes, with a {@link RecordingTrace} it also explains. */
    static double seconds(ServerGroupSnapshot group, NicGroupSnapshot nics, Transport transport, Trace trace) {
        double size = trace.input("s", "Size of the message", MESSAGE_BYTES, Unit.BYTE,
                Source.assumption("1 GiB, a usual bucket of gradients"));
        double number = trace.input("n", "NICs of a server", nics.perServer(), Unit.COUNT,
                Source.design("cluster." + group.id() + "." + nics.id() + ".count"));
        double rate = trace.input("r", "Rate of a NIC", nics.bytesPerSecond(), Unit.LINE_RATE,
                nics.type() == null ? Source.design("cluster." + group.id() + "." + nics.id() + ".rate")
                        : nics.type().provenance().source());
        double gpus = trace.input("k", "GPUs of a server", group.type().gpus(), Unit.COUNT,
                group.type().provenance().source());
        double goodput = trace.input("g", "Payload over wire bytes of a long message", transport.wireFormat().goodput(),
                Unit.FRACTION, transport.wireFormat().source());
        double used = trace.input("u", "Share of the line in use", transport.congestionControl().targetUtilisation(),
                Unit.FRACTION, transport.source("target-utilisation"));
        return trace.formula("t", "Time in which each GPU sends 1 GiB", size / (number * rate * goodput * used / gpus),
                Unit.SECOND, "{s} / ({n} x {r} x {g} x {u} / {k})", SOURCE);
    }

    private static Finding slow(ServerGroupSnapshot group, Metric metric) {
        return Finding.warning(SLOW, group.id(), String.format(Locale.ROOT,
                "A GPU of '%s' takes %.1f ms to send 1 GiB, more than %.0f ms.", group.name(), metric.value() * 1e3,
                SLOW_SECONDS * 1e3), "Give each server more NICs, or faster ones.");
    }
}
