// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.List;
import java.util.Objects;

/**
 * A chart laid out.
 *
 * @param width       pixels
 * @param height      pixels
 * @param title       the finding
 * @param description the chart in words, for those who do not see it
 * @param marks       in painting order, all inside the drawing
 */
public record Drawing(double width, double height, String title, String description, List<Mark> marks) {
    public Drawing {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(description, "description");
        marks = List.copyOf(marks);
    }

    public void paintOn(ChartPainter painter) {
        marks.forEach(mark -> mark.paintOn(painter));
    }
}
