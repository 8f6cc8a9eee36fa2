// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.function.UnaryOperator;

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
    default Drawing draw(double width) {
        return draw(width, UnaryOperator.identity());
    }

    /**
     * Lays the chart out in another language.
     *
     * @param width pixels; at least {@link #MINIMUM_WIDTH}, else that is taken
     * @param words gives what is drawn for a text of the chart; what it gives it leaves as it is
     */
    Drawing draw(double width, UnaryOperator<String> words);
}
