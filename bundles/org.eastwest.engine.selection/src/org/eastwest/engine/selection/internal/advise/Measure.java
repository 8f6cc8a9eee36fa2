// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Criterion.Kind;

/** What counts unless told otherwise. The default weights are a judgement of this product, stated as one. */
enum Measure {
    STEP_TIME("step-time", "Step time", Kind.PHYSICS, Unit.SECOND, 4, Scale.LESS, "step_time_s of the training engine;"
            + " without a training job the time of an output token, else seconds a byte"),
    TAIL("tail", "Busiest over mean uplink where all flows leave the leaf", Kind.PHYSICS, Unit.RATIO, 1, Scale.LESS,
            "load_balance_slowdown of the fabric engine"),
    LATENCY("latency", "One-way latency of a small message", Kind.PHYSICS, Unit.SECOND, 0.5, Scale.LESS,
            "latency_s of the fabric engine; the step time holds it too"),
    DEADLOCK("deadlock", "Deadlock exposure: buffers on cycles after two failed links and local detours",
            Kind.PHYSICS, Unit.FRACTION, 1, Scale.SHARE, "examined link by link on at most 1,024 GPUs of the design: it"
                    + " depends on the routing, not on the number of nodes"),
    HEADROOM("headroom", "Share of the buffer that PFC headroom takes", Kind.PHYSICS, Unit.FRACTION, 0.5, Scale.SHARE,
            "pfc_headroom_share of the fabric engine; none without PFC"),
    TIERS("tiers", "Switches on the longest way", Kind.PHYSICS, Unit.COUNT, 0.5, Scale.LESS,
            "diameter of the fabric engine"),
    COST("cost", "Cost of switches and cables", Kind.PHYSICS, Unit.USD, 2, Scale.LESS,
            "network_cost_usd of the economics engine"),
    POWER("power", "Power of switches and cables", Kind.PHYSICS, Unit.WATT, 1, Scale.LESS,
            "network_power_w of the fabric engine"),
    GOODPUT("goodput", "Useful share of the time", Kind.PHYSICS, Unit.FRACTION, 2, Scale.MORE,
            "goodput of the reliability engine"),
    LOCK_IN("lock-in", "Choice of vendors", Kind.JUDGEMENT, Unit.RATIO, 1, Scale.GIVEN,
            "1 less the transport's lock-in, a judgement with its source"),
    UNIFICATION("unification", "One kind of network with the data centre", Kind.JUDGEMENT, Unit.RATIO, 1, Scale.GIVEN,
            "1 where its switches speak what those of the design's other fabrics speak, Ethernet where there are none;"
                    + " else 0"),
    OPERATIONS("operations", "Little to tune, parts validated", Kind.JUDGEMENT, Unit.RATIO, 1, Scale.GIVEN,
            "share of: no pause thresholds, no marking thresholds, no entropy of flows to tune; no telemetry that every"
                    + " switch must write; a management plane to buy; parts that are known to carry it"),
    MULTI_TENANCY("multi-tenancy", "Tenants do not stop one another", Kind.JUDGEMENT, Unit.RATIO, 1, Scale.GIVEN,
            "1 less the share of other flows of a virtual lane or lossless priority that stand still while congestion"
                    + " control has not yet slowed a burst down, mean over bursts of 32 senders up to all; examined"
                    + " link by link on at most 1,024 GPUs of the design. Collisions of flows count under 'tail'");

    /** How a value becomes a score. */
    enum Scale {
        /** The best over the value. */
        LESS,
        /** The value over the best. */
        MORE,
        /** 1 less the value. */
        SHARE,
        /** The value itself. */
        GIVEN
    }

    private final Criterion criterion;
    private final Scale scale;

    Measure(String id, String label, Kind kind, Unit unit, double weight, Scale scale, String basis) {
        this.criterion = new Criterion(id, label, kind, unit, weight, basis);
        this.scale = scale;
    }

    String id() {
        return criterion.id();
    }

    Criterion criterion() {
        return criterion;
    }

    Scale scale() {
        return scale;
    }

    boolean lessIsBetter() {
        return scale == Scale.LESS || scale == Scale.SHARE;
    }

    static List<Criterion> criteria() {
        return Arrays.stream(values()).map(Measure::criterion).toList();
    }

    /** Those that people judge. */
    static Stream<Measure> judged() {
        return Arrays.stream(values()).filter(m -> m.criterion.kind() == Kind.JUDGEMENT);
    }

    static Optional<Measure> of(String id) {
        return Arrays.stream(values()).filter(m -> m.id().equals(id)).findFirst();
    }
}
