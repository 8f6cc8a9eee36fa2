// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/**
 * A section of a gauge.
 *
 * @param minimum value of an empty section
 * @param maximum value of a full one
 * @param value what is shown
 * @param label its text
 * @param background colour of the empty part
 * @param foreground colour of the full part
 */
public record Gauge(int minimum, int maximum, int value, String label, Color background, Color foreground) {
    /** The full part of it, from 0 to 1. */
    public double part() {
        return maximum <= minimum ? 0 : Math.max(0, Math.min(1, (value - minimum) / (double) (maximum - minimum)));
    }
}
