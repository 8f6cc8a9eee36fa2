// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/** Paints the marks of a drawing, in their order, on something. */
public interface ChartPainter {
    void box(Mark.Box box);

    void line(Mark.Line line);

    void path(Mark.Path path);

    void area(Mark.Area area);

    void dot(Mark.Dot dot);

    void label(Mark.Label label);
}
