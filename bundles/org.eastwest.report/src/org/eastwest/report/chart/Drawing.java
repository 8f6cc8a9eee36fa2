// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

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

    /**
     * What one points at: of the marks there that say something or stand for something the one whose middle is nearest,
     * of those equally near the topmost one.
     *
     * @param x pixels from the left of the drawing
     * @param y pixels from its top
     */
    public Optional<Mark> at(double x, double y) {
        Mark nearest = null;
        for (Mark mark : marks) {
            if ((!mark.tooltip().isEmpty() || !mark.key().isEmpty()) && mark.contains(x, y)
                    && (nearest == null || distance(mark, x, y) <= distance(nearest, x, y))) {
                nearest = mark;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /** Boxes are large and rarely on top of each other: the topmost one counts. */
    private static double distance(Mark mark, double x, double y) {
        return mark instanceof Mark.Dot dot ? Math.hypot(dot.x() - x, dot.y() - y) : 0;
    }
}
