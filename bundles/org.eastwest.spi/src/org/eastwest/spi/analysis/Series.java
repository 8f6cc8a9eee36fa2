// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.Arrays;
import java.util.Objects;

/**
 * A curve: y over x.
 *
 * @param id     stable id
 * @param element id of the design element it describes; may be empty
 * @param label  name of the curve
 * @param xLabel name of the x axis
 * @param xUnit  unit of x
 * @param yLabel name of the y axis
 * @param yUnit  unit of y
 * @param x      SI, ascending
 * @param y      SI, as many as {@code x}
 * @since 1.0
 */
public record Series(String id, String element, String label, String xLabel, Unit xUnit, String yLabel, Unit yUnit,
        double[] x, double[] y) {
    public Series {
        Objects.requireNonNull(id, "id");
        if (x.length != y.length) {
            throw new IllegalArgumentException("series " + id + ": " + x.length + " x for " + y.length + " y");
        }
        x = x.clone();
        y = y.clone();
    }

    @Override
    public double[] x() {
        return x.clone();
    }

    @Override
    public double[] y() {
        return y.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Series s && id.equals(s.id) && Objects.equals(element, s.element)
                && Objects.equals(label, s.label) && xUnit == s.xUnit && yUnit == s.yUnit
                && Arrays.equals(x, s.x) && Arrays.equals(y, s.y);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, element, Arrays.hashCode(x), Arrays.hashCode(y));
    }
}
