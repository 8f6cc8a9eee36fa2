// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

/**
 * The same fabric under many independent flows and under one synchronised job: what a flow takes on average, and what
 * a step waits for.
 *
 * @param transportId    id of the transport
 * @param name           its name
 * @param meanSeconds    mean time of a flow; NaN when unknown
 * @param slowestSeconds time of the slowest flow; NaN when unknown
 * @since 1.0
 */
public record FlowContrast(String transportId, String name, double meanSeconds, double slowestSeconds) {
    /** Slowest over mean: what a barrier adds. */
    public double penalty() {
        return slowestSeconds / meanSeconds;
    }
}
