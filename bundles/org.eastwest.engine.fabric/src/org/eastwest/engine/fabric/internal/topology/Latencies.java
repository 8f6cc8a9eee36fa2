// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import org.eastwest.spi.fabric.CableClass;

/**
 * Latency of a link by what it joins, seconds: propagation and the delay of the device at its far end.
 *
 * @param hostLeaf  between endpoint and leaf
 * @param leafSpine between leaf and spine
 * @param spineCore between spine and core
 * @param global    between groups of a dragonfly
 * @param scaleUp   between endpoint and the switch of its scale-up domain
 */
public record Latencies(double hostLeaf, double leafSpine, double spineCore, double global, double scaleUp) {
    /**
     * 500 ns a link and switch and 25 ns a scale-up switch, as Alibaba's simulations take (SimAI, topology template,
     * aliyun/SimAI at cef83f9).
     */
    public static final Latencies DEFAULT = new Latencies(1e-6, 1e-6, 1e-6, 1e-6, 25e-9);

    /** The same for all links of the fabric. */
    public static Latencies of(double seconds) {
        return new Latencies(seconds, seconds, seconds, seconds, DEFAULT.scaleUp);
    }

    double of(CableClass cable) {
        return switch (cable) {
            case HOST_LEAF -> hostLeaf;
            case LEAF_SPINE -> leafSpine;
            case SPINE_CORE -> spineCore;
            case GLOBAL -> global;
        };
    }
}
