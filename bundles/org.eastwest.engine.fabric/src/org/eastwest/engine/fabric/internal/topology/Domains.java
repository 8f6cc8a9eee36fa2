// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

/** Adds scale-up domains to a fabric. */
final class Domains {
    private Domains() {
    }

    static void add(TopologyBuilder builder, int endpoints, ScaleUp scaleUp, double seconds) {
        if (scaleUp.endpoints() <= 1) {
            return;
        }
        int domain = -1;
        for (int e = 0; e < endpoints; e++) {
            if (e % scaleUp.endpoints() == 0) {
                domain = builder.add(Topology.SCALE_UP, -1, -1, -1);
            }
            builder.join(e, domain, scaleUp.bytesPerSecond(), seconds);
        }
    }
}
