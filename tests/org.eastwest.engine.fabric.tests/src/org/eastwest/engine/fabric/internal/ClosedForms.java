// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

/** Closed forms for tests of other packages. */
public final class ClosedForms {
    private ClosedForms() {
    }

    /** Busiest over mean of {@code links} under random flows. */
    public static double ecmpSlowdown(int links, long flows) {
        return Ecmp.slowdown(links, flows);
    }
}
