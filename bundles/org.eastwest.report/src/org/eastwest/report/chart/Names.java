// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;

/** Puts names beside places of a plot, where they touch neither its edges nor each other. */
final class Names {
    private static final double AWAY = 4;
    private static final double MARGIN = 3;
    private static final double WIDEST_SHARE = 0.5;

    private final Sheet sheet;
    private final Plot plot;
    private final List<double[]> taken = new ArrayList<>();

    Names(Sheet sheet, Plot plot) {
        this.sheet = sheet;
        this.plot = plot;
    }

    /** Keeps names off a rectangle. */
    void keepFree(double left, double top, double right, double bottom) {
        taken.add(new double[] {left, top, right, bottom});
    }

    /** Writes a name right, left, above or below a place; not at all where each of these is taken. */
    void write(double x, double y, double radius, String name, boolean bold) {
        String text = TextWidth.shorten(sheet.say(name), (plot.x().to() - plot.x().from()) * WIDEST_SHARE, Sheet.DETAIL,
                bold);
        double width = TextWidth.of(text, Sheet.DETAIL, bold);
        double away = radius + AWAY;
        double[][] lefts = {{x + away, y + 4}, {x - away - width, y + 4}, {x - width / 2, y - away - 2},
            {x - width / 2, y + away + Sheet.DETAIL}, {x + away, y - away}, {x - away - width, y - away},
            {x + away, y + away + 8}, {x - away - width, y + away + 8}};
        for (double[] place : lefts) {
            double top = place[1] - Sheet.DETAIL * TextWidth.ASCENT;
            double bottom = place[1] + Sheet.DETAIL * TextWidth.DESCENT;
            if (free(place[0], top, place[0] + width, bottom)) {
                keepFree(place[0], top, place[0] + width, bottom);
                sheet.add(new Mark.Label(place[0], place[1], text, Mark.Anchor.START, Sheet.DETAIL, bold, Ink.INK,
                        false));
                return;
            }
        }
    }

    private boolean free(double left, double top, double right, double bottom) {
        return left >= plot.x().from() + MARGIN && right <= plot.x().to() && top >= plot.y().to()
                && bottom <= plot.y().from() - MARGIN
                && taken.stream().noneMatch(t -> left < t[2] && t[0] < right && top < t[3] && t[1] < bottom);
    }
}
