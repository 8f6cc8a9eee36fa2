// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/** The frame of a chart with two axes: a faint grid, ticks, and titles with units. */
final class Plot {
    static final double HEIGHT = 260;
    static final double ROW = 17;
    private static final int TICKS = 5;
    private static final double TICK_WIDTH = 90;

    private final Sheet sheet;
    private final String xLabel;
    private final Axis x;
    private final Axis y;

    /**
     * Draws the frame where the sheet is; the sheet stays at its top until {@link #end()}.
     *
     * @param xAxis  the values that the plot holds from left to right, not yet placed
     * @param yAxis  those from bottom to top
     * @param height pixels of the plot
     * @param right  pixels that stay free at its right
     */
    Plot(Sheet sheet, String xLabel, Axis xAxis, String yLabel, Axis yAxis, double height, double right) {
        this.sheet = sheet;
        this.xLabel = xLabel;
        Axis rounded = yAxis.rounded(TICKS);
        double ticks = rounded.ticks(TICKS).stream()
                .mapToDouble(t -> TextWidth.of(t.text(), Sheet.DETAIL, false)).max().orElse(0) + 12;
        title(0, Mark.Anchor.START, yLabel, rounded);
        sheet.down(ROW + Sheet.GAP);
        y = rounded.placed(sheet.y() + height, sheet.y());
        x = xAxis.placed(ticks, sheet.width() - right);
        grid();
    }

    /** From left to right. */
    Axis x() {
        return x;
    }

    /** From bottom to top. */
    Axis y() {
        return y;
    }

    /** True when both values have a place. */
    boolean holds(double xValue, double yValue) {
        return x.holds(xValue) && y.holds(yValue);
    }

    /** Moves the sheet below the plot and names its x axis. */
    void end() {
        sheet.down(y.from() - y.to() + ROW + 6);
        title(x.to(), Mark.Anchor.END, xLabel, x);
        sheet.down(ROW + 2);
    }

    private void title(double at, Mark.Anchor anchor, String label, Axis axis) {
        String symbol = axis.scale().symbol();
        String text = sheet.say(label) + (symbol.isEmpty() ? "" : " (" + symbol + ")")
                + (axis.log() ? sheet.say(", log scale") : "");
        sheet.text(at, sheet.y() + 13, text, anchor, Sheet.DETAIL, false, Ink.INK,
                anchor == Mark.Anchor.START ? sheet.width() : at);
    }

    private void grid() {
        for (Axis.Tick tick : y.ticks(TICKS)) {
            double at = y.at(tick.value());
            sheet.add(Mark.Line.solid(x.from(), at, x.to(), at, Ink.FAINT));
            sheet.text(x.from() - 8, at + 4, tick.text(), Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK, x.from());
        }
        double free = x.from() - 40;
        for (Axis.Tick tick : x.ticks((int) Math.max(2, (x.to() - x.from()) / TICK_WIDTH))) {
            double at = x.at(tick.value());
            double half = TextWidth.of(tick.text(), Sheet.DETAIL, false) / 2;
            sheet.add(Mark.Line.solid(at, y.from(), at, y.from() + 5, Ink.INK));
            if (at - half > free && at - half >= 0 && at + half <= sheet.width()) {
                sheet.text(at, y.from() + 20, tick.text(), Mark.Anchor.MIDDLE, Sheet.DETAIL, false, Ink.INK, 2 * half);
                free = at + half + 6;
            }
        }
        sheet.add(Mark.Line.solid(x.from(), y.from(), x.to(), y.from(), Ink.INK));
    }
}
