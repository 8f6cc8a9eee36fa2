// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.List;
import org.eastwest.viewpoint.diagram.Border;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.LineStyle;

/**
 * How a line is drawn.
 *
 * @param width in pixels, more than 0
 * @param style how it is broken
 * @param round whether its corners are round
 */
public record Stroke(Color color, double width, LineStyle style, boolean round) {
    /** An unbroken line of one pixel. */
    static Stroke thin(Color color) {
        return new Stroke(color, 1, LineStyle.SOLID, false);
    }

    static Stroke of(Border border) {
        return new Stroke(border.color(), border.width(), border.style(), false);
    }

    /** Lengths of strokes and gaps in pixels, alternating; empty for an unbroken line. */
    public List<Double> dashes() {
        double unit = Math.max(1, width);
        return switch (style) {
            case SOLID -> List.of();
            case DASH -> List.of(6 * unit, 4 * unit);
            case DOT -> List.of(1.5 * unit, 2.5 * unit);
            case DASH_DOT -> List.of(6 * unit, 3 * unit, 1.5 * unit, 3 * unit);
        };
    }
}
