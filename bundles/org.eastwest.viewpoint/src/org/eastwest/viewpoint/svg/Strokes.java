// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import org.eastwest.viewpoint.diagram.LineStyle;

/** How lines are broken. */
final class Strokes {
    private Strokes() {
    }

    /** Lengths of strokes and gaps, or null for an unbroken line. */
    static String dashes(LineStyle style, double width) {
        double unit = Math.max(1, width);
        return switch (style) {
            case SOLID -> null;
            case DASH -> list(6 * unit, 4 * unit);
            case DOT -> list(1.5 * unit, 2.5 * unit);
            case DASH_DOT -> list(6 * unit, 3 * unit, 1.5 * unit, 3 * unit);
        };
    }

    private static String list(double... lengths) {
        StringBuilder list = new StringBuilder();
        for (double length : lengths) {
            list.append(list.length() > 0 ? " " : "").append(SvgWriter.number(length));
        }
        return list.toString();
    }
}
