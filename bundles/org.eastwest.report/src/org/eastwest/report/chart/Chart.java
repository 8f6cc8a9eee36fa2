// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/** A chart as a value, without a size. */
public interface Chart {
    /** The narrowest drawing in pixels; a narrower one is asked for in vain. */
    double MINIMUM_WIDTH = 320;

    /** The finding, drawn at the top. */
    String title();

    /** The chart in words. */
    String description();

    /**
     * Lays the chart out.
     *
     * @param width pixels; at least {@link #MINIMUM_WIDTH}, else that is taken
     */
    Drawing draw(double width);
}
