// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.engine.selection.internal.Reach;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/** One transport on the design: what engines and facts say about it. */
final class Bid {
    private static final List<String> FAST = List.of("training", "inference", "fabric");
    /** Engines that answer other questions, some of which the adviser asks itself. */
    private static final List<String> OTHERS = List.of("lossless", "flows", "transports", "loss");

    private final TransportModel model;
    private final FittingParts parts;
    private final Bench bench;
    private final AnalysisRequest request;
    private AnalysisResult result = AnalysisResult.EMPTY;

    /** @param request about the design with its own transport */
    Bid(TransportModel model, FittingParts parts, Bench bench, AnalysisRequest request) {
        this.model = model;
        this.parts = parts;
        this.bench = bench;
        this.request = request;
    }

    TransportModel model() {
        return model;
    }

    DesignSnapshot design() {
        return parts.design();
    }

    AnalysisResult result() {
        return result;
    }

    FabricSnapshot compute() {
        return design().fabric(FabricRole.COMPUTE).orElseThrow();
    }

    Transport transport() {
        return FabricTransport.of(compute(), model).transport();
    }

    /** Asks the engines, and puts the transport's values together. */
    Entry entry(FabricModel fabrics, Burst burst, Facts facts) {
        Transport transport = transport();
        FabricSizing sizing = fabrics.size(fabrics.plan(design().cluster(), compute()));
        Optional<String> reason = reason(sizing);
        Map<Measure, Raw> values = new EnumMap<>(Measure.class);
        if (reason.isEmpty()) {
            result = bench.run(request.with(design()), e -> !OTHERS.contains(e.id()), model.info().name());
            values.putAll(physics(result));
            Burst.Effect effect = burst.of(design(), transport);
            values.put(Measure.DEADLOCK, effect.exposure());
            values.put(Measure.MULTI_TENANCY, facts.multiTenancy(model.info(), effect.victims()));
        }
        values.put(Measure.LOCK_IN, facts.lockIn(model.info()));
        values.put(Measure.UNIFICATION, facts.unification(model.info(), compute()));
        values.put(Measure.OPERATIONS, facts.operations(model.info(), transport, parts.doubt(model)));
        return new Entry(model.info().id(), model.info().name(), Facts.protocol(compute()).map(Facts::word).orElse(""),
                reason.isEmpty(), reason.orElse(""), parts.exchange(), values);
    }

    private Optional<String> reason(FabricSizing sizing) {
        if (!parts.against().isEmpty()) {
            return Optional.of("No parts of the catalog carry it at this link rate and size: " + parts.against());
        }
        if (!sizing.buildable()) {
            return Optional.of(sizing.findings().stream().findFirst().map(f -> f.message())
                    .orElse("The fabric cannot be built."));
        }
        return Reach.exceeded(design().cluster(), compute(), model);
    }

    /** Step time and what the fabric says once more under another value of a parameter. */
    Entry with(Entry entry, String parameter, double value) {
        DesignSnapshot changed = design().withFabrics(design().fabrics().stream()
                .map(f -> f.role() == FabricRole.COMPUTE
                ? f.withParameters(Map.of(parameter, value)) : f).toList());
        AnalysisResult again = bench.run(request.with(changed), e -> FAST.contains(e.id()), model.info().name());
        Entry other = entry;
        for (Measure measure : List.of(Measure.STEP_TIME, Measure.TAIL, Measure.LATENCY, Measure.HEADROOM)) {
            Raw raw = physics(again).get(measure);
            if (raw.known()) {
                other = other.with(measure, raw);
            }
        }
        return other;
    }

    private Map<Measure, Raw> physics(AnalysisResult from) {
        String fabric = compute().id();
        Map<Measure, Raw> values = new EnumMap<>(Measure.class);
        values.put(Measure.STEP_TIME, time(from));
        values.put(Measure.TAIL, raw(from.metric("load_balance_slowdown", fabric)));
        values.put(Measure.HEADROOM, from.metric("pfc_headroom_share", fabric).map(m -> raw(Optional.of(m)))
                .orElse(Raw.of(0, "it needs no PFC headroom")));
        values.put(Measure.LATENCY, raw(from.metric("latency_s", fabric)));
        values.put(Measure.TIERS, raw(from.metric("diameter", fabric)));
        values.put(Measure.COST, raw(from.metric("network_cost_usd")));
        values.put(Measure.POWER, raw(from.metric("network_power_w", fabric)));
        values.put(Measure.GOODPUT, raw(from.metric("goodput")));
        return values;
    }

    /** Of the first job that an engine times; in a design without any, of a byte. */
    private Raw time(AnalysisResult from) {
        if (design().jobs().stream().anyMatch(job -> !(job.workload() instanceof Workload.IndependentFlows))) {
            return raw(from.metric("step_time_s").or(() -> from.metric("tpot_s")));
        }
        Raw rate = raw(from.metric("effective_bytes_per_second", compute().id()));
        return rate.known() ? new Raw(1 / rate.value(), Optional.empty(), rate.claim(), "seconds a byte takes: "
                + rate.basis()) : rate;
    }

    private static Raw raw(Optional<Metric> metric) {
        return metric.map(m -> new Raw(m.value(), m.band(), m.claim(), Double.isNaN(m.value())
                ? m.derivation().source().text() : m.element() + "/" + m.id()))
                .orElse(Raw.unknown("no engine gives it"));
    }
}
