// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;

/** How an area is hatched, as lines that every painter can draw and no document-wide name can clash with. */
public enum Pattern {
    NONE, RISING, FALLING, VERTICAL, HORIZONTAL, CROSSED, DOTTED;

    private static final double STEP = 6;
    private static final double DOT = 1.2;

    /** One stroke of the hatching. */
    public record Stroke(double x1, double y1, double x2, double y2) {
    }

    /** The strokes of this pattern inside a rectangle. */
    public List<Stroke> strokes(double x, double y, double width, double height) {
        List<Stroke> strokes = new ArrayList<>();
        switch (this) {
            case RISING -> diagonals(strokes, x, y, width, height, true);
            case FALLING -> diagonals(strokes, x, y, width, height, false);
            case CROSSED -> {
                diagonals(strokes, x, y, width, height, true);
                diagonals(strokes, x, y, width, height, false);
            }
            case VERTICAL -> {
                for (double at = STEP / 2; at < width; at += STEP) {
                    strokes.add(new Stroke(x + at, y, x + at, y + height));
                }
            }
            case HORIZONTAL -> {
                for (double at = STEP / 2; at < height; at += STEP) {
                    strokes.add(new Stroke(x, y + at, x + width, y + at));
                }
            }
            case DOTTED -> dots(strokes, x, y, width, height);
            case NONE -> {
                // plain
            }
        }
        return List.copyOf(strokes);
    }

    private static void diagonals(List<Stroke> strokes, double x, double y, double width, double height,
            boolean rising) {
        for (double at = STEP; at < width + height; at += STEP) {
            double left = Math.max(0, at - height);
            double right = Math.min(width, at);
            double leftY = at - left;
            double rightY = at - right;
            strokes.add(rising ? new Stroke(x + left, y + leftY, x + right, y + rightY)
                    : new Stroke(x + left, y + height - leftY, x + right, y + height - rightY));
        }
    }

    private static void dots(List<Stroke> strokes, double x, double y, double width, double height) {
        for (double down = STEP / 2; down < height; down += STEP) {
            for (double at = STEP / 2; at + DOT < width; at += STEP) {
                strokes.add(new Stroke(x + at, y + down, x + at + DOT, y + down));
            }
        }
    }
}
