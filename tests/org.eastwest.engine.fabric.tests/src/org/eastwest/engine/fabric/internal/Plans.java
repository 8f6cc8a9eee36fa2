// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.EnumMap;
import java.util.Map;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/** Plans for tests: a non-blocking fat tree of 400 Gb/s links unless told otherwise. */
public final class Plans {
    public static final double GBPS = 1e9 / 8;

    private TopologyKind topology = TopologyKind.FAT_TREE;
    private final long endpoints;
    private int reserved;
    private int rails = 1;
    private final Map<TierKind, Integer> radix = new EnumMap<>(TierKind.class);
    private double gbps = 400;
    private int tiers;
    private int planes = 1;
    private final Map<TierKind, Double> oversubscription = new EnumMap<>(TierKind.class);
    private final Map<TierKind, Integer> fixed = new EnumMap<>(TierKind.class);
    private long pod;
    private int down;

    private Plans(long endpoints, int radix) {
        this.endpoints = endpoints;
        this.radix.put(TierKind.LEAF, radix);
    }

    public static Plans of(long endpoints, int radix) {
        return new Plans(endpoints, radix);
    }

    public Plans topology(TopologyKind kind) {
        topology = kind;
        return this;
    }

    public Plans reserved(int ports) {
        reserved = ports;
        return this;
    }

    public Plans rails(int count) {
        rails = count;
        return this;
    }

    public Plans radix(TierKind tier, int ports) {
        radix.put(tier, ports);
        return this;
    }

    public Plans gbps(double rate) {
        gbps = rate;
        return this;
    }

    public Plans tiers(int count) {
        tiers = count;
        return this;
    }

    public Plans planes(int count) {
        planes = count;
        return this;
    }

    public Plans oversubscribed(TierKind tier, double ratio) {
        oversubscription.put(tier, ratio);
        return this;
    }

    public Plans fixed(TierKind tier, int switches) {
        fixed.put(tier, switches);
        return this;
    }

    public Plans pod(long size) {
        pod = size;
        return this;
    }

    public Plans down(int ports) {
        down = ports;
        return this;
    }

    public FabricPlan plan() {
        return new FabricPlan(topology, endpoints, reserved, rails, radix, gbps * GBPS, tiers, planes,
                oversubscription, fixed, pod, down);
    }
}
