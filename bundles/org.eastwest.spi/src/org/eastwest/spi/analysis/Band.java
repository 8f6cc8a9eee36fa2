// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

/**
 * The interval an estimate is expected in.
 *
 * @param low  lower end, SI
 * @param high upper end, SI, not below {@code low}
 * @since 1.0
 */
public record Band(double low, double high) {
    public Band {
        if (!(low <= high)) {
            throw new IllegalArgumentException("band from " + low + " to " + high + " is empty");
        }
    }
}
