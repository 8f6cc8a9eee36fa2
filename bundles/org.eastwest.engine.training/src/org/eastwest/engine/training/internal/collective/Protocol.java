// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import org.eastwest.spi.analysis.Source;

/**
 * NCCL's protocols and what they add outside of the scale-up domain: constants of its own tuner (github
 * NVIDIA/nccl@5067397 src/graph/tuning.cc). NCCL's latency of a hop through the network holds the wire and the
 * protocol; LL is taken to add nothing, so that its 2.7 us are the wire's, which the fabric's own latency replaces.
 */
public enum Protocol {
    LL("LL", 0, 2.3e-6, 0.5), LL128("LL128", 1.3e-6, 5.8e-6, 0.92),
    /** Rings of large messages take 1.4 times NCCL's 14 us (its plateau of rings on Ampere and later). */
    SIMPLE("Simple", 1.4 * 14e-6 - 2.7e-6, 11.3e-6, 1);

    /** Where the constants come from. */
    public static final Source SOURCE = Source.literature("github NVIDIA/nccl@5067397 src/graph/tuning.cc: latencies "
            + "and bandwidth factors of the protocols LL, LL128 and Simple through the network");

    private final String word;
    private final double ringHop;
    private final double treeHop;
    private final double netShare;

    Protocol(String word, double ringHop, double treeHop, double netShare) {
        this.word = word;
        this.ringHop = ringHop;
        this.treeHop = treeHop;
        this.netShare = netShare;
    }

    /** As NCCL calls it. */
    public String word() {
        return word;
    }

    /** What it adds to the wire's latency at a hop of a ring through the network, seconds. */
    double ringHopSeconds() {
        return ringHop;
    }

    /** The same for a hop of a tree. */
    double treeHopSeconds() {
        return treeHop;
    }

    /** Share of the NICs' payload that carries data, 0 to 1. */
    double netShare() {
        return netShare;
    }
}
