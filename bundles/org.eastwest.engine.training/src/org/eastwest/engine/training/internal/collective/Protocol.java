// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import org.eastwest.spi.analysis.Source;

/**
 * NCCL's protocols with the constants of its own tuner (github NVIDIA/nccl@5067397 src/graph/tuning.cc: base and
 * hardware latencies of Ring and Tree, bandwidth factors of Ring).
 */
public enum Protocol {
    LL("LL", 6.6e-6, 0.6e-6, 2.7e-6, 5.0e-6, 0.5), LL128("LL128", 14e-6, 1.9e-6, 4.0e-6, 8.5e-6, 0.92),
    SIMPLE("Simple", 8.4e-6, 3.4e-6, 14e-6, 14e-6, 1);

    public static final Source SOURCE = Source.literature("github NVIDIA/nccl@5067397 src/graph/tuning.cc: latencies "
            + "and bandwidth factors of the protocols LL, LL128 and Simple");

    private final String word;
    private final double base;
    private final double hop;
    private final double netRingHop;
    private final double netTreeHop;
    private final double bandwidthFactor;

    Protocol(String word, double base, double hop, double netRingHop, double netTreeHop, double bandwidthFactor) {
        this.word = word;
        this.base = base;
        this.hop = hop;
        this.netRingHop = netRingHop;
        this.netTreeHop = netTreeHop;
        this.bandwidthFactor = bandwidthFactor;
    }

    public String word() {
        return word;
    }

    /** Start of a collective, seconds. */
    public double baseSeconds() {
        return base;
    }

    /** A hop inside the scale-up domain, seconds. */
    public double hopSeconds() {
        return hop;
    }

    /**
     * What the protocol adds to the wire's own latency at a hop of a ring through the network, seconds. NCCL's constant
     * holds both; LL adds nothing, so its constant is the wire's share.
     */
    public double netRingExtraSeconds() {
        return netRingHop - LL.netRingHop;
    }

    /** The same for a hop of a tree. */
    public double netTreeExtraSeconds() {
        return netTreeHop - LL.netRingHop;
    }

    /** Share of a link's bandwidth that carries data, 0 to 1. */
    public double bandwidthFactor() {
        return bandwidthFactor;
    }
}
