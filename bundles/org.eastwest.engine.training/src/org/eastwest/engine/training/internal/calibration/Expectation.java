// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.calibration;

import java.util.List;
import java.util.Locale;
import org.eastwest.spi.analysis.Band;

/**
 * Where a measurement is expected, at 90 %, and what that rests on.
 *
 * @param band     the interval, SI
 * @param cases    the nearest measured cases, nearest first
 * @param distance of the nearest one
 * @param far      true when all cases are far, so that the band is a guess
 */
public record Expectation(Band band, List<String> cases, double distance, boolean far) {
    public Expectation {
        cases = List.copyOf(cases);
    }

    /** The cases in words. */
    public String explanation() {
        return (far ? "no measured case is near (distance " + String.format(Locale.ROOT, "%.1f", distance)
                + "), so that the band is wide; nearest: " : "residuals of the nearest measured cases: ")
                + String.join(", ", cases);
    }
}
