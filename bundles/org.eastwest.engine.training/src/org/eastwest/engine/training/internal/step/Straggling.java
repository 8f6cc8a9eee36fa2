// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.apache.commons.math3.special.Erf;
import org.eastwest.spi.analysis.Source;

/** A synchronous step waits for the slowest of its GPUs. */
final class Straggling {
    static final Source SOURCE = Source.literature("expected largest of N normal deviates, Blom 1958: "
            + "quantile (N - 0.375) / (N + 0.25); Dean and Barroso 2013");

    private Straggling() {
    }

    /**
     * Time of the slowest of so many GPUs over that of the mean one.
     *
     * @param gpus   at least 1
     * @param jitter standard deviation of their speed, as a share
     */
    static double slowest(long gpus, double jitter) {
        double quantile = (gpus - 0.375) / (gpus + 0.25);
        return 1 + jitter * Math.max(0, Math.sqrt(2) * Erf.erfInv(2 * quantile - 1));
    }
}
