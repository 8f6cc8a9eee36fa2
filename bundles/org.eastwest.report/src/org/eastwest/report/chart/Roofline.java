// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;

/**
 * Rooflines: the compute rate that a GPU can reach at most, by how much it computes for each byte that one of its links
 * or its memory carries. Below the ridge that link is the limit, above it the GPU is. Both axes are logarithmic.
 *
 * @param title the finding
 * @param peak  compute rate of the GPU, FLOP per second, above zero
 * @param roofs what carries bytes
 * @see <a href="https://doi.org/10.1145/1498765.1498785">Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009</a>
 */
public record Roofline(String title, double peak, List<Roof> roofs) implements Chart {
    private static final double AROUND = 8;
    private static final double DOT = 5;
    private static final double SLOPE_STEP = 6;

    /**
     * A link or memory, and the job at it.
     *
     * @param label          its name
     * @param bytesPerSecond its bandwidth per direction, above zero
     * @param flopPerByte    what the job computes for each byte that it carries; NaN where it carries nothing
     * @param flopPerSecond  what the job reaches
     */
    public record Roof(String label, double bytesPerSecond, double flopPerByte, double flopPerSecond) {
        public Roof {
            Objects.requireNonNull(label, "label");
            if (!(bytesPerSecond > 0)) {
                throw new IllegalArgumentException(label + ": " + bytesPerSecond + " B/s");
            }
        }

        /** What the job could reach at most if nothing else limited it, FLOP per second. */
        public double bound(double peak) {
            return Math.min(peak, bytesPerSecond * flopPerByte);
        }

        private boolean known() {
            return flopPerByte > 0 && Double.isFinite(flopPerByte) && flopPerSecond > 0
                    && Double.isFinite(flopPerSecond);
        }
    }

    public Roofline {
        Objects.requireNonNull(title, "title");
        roofs = List.copyOf(roofs);
        if (!(peak > 0) || roofs.isEmpty()) {
            throw new IllegalArgumentException("a peak of " + peak + " FLOP/s and " + roofs.size() + " roofs");
        }
    }

    @Override
    public String description() {
        return roofs.stream().map(this::text).collect(Collectors.joining("; ")) + ".";
    }

    private String text(Roof roof) {
        return roof.label() + ": " + Texts.format(roof.flopPerByte(), Unit.COUNT) + " FLOP for each byte, "
                + Texts.format(roof.flopPerSecond(), Unit.FLOP_PER_SECOND) + " of at most "
                + Texts.format(roof.known() ? roof.bound(peak) : peak, Unit.FLOP_PER_SECOND);
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        return new Roofline(title, peak, roofs.stream().map(r -> new Roof(words.apply(r.label()), r.bytesPerSecond(),
                r.flopPerByte(), r.flopPerSecond())).toList()).draw(sheet).finish(this);
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, "");
        double[] ridges = roofs.stream().mapToDouble(r -> peak / r.bytesPerSecond()).toArray();
        double[] jobs = roofs.stream().filter(Roof::known).mapToDouble(Roof::flopPerByte).toArray();
        double left = DoubleStream.concat(DoubleStream.of(ridges), DoubleStream.of(jobs)).min().orElseThrow() / AROUND;
        double right = DoubleStream.concat(DoubleStream.of(ridges), DoubleStream.of(jobs)).max().orElseThrow() * AROUND;
        double low = DoubleStream.concat(roofs.stream().mapToDouble(r -> Math.min(peak, r.bytesPerSecond() * left)),
                roofs.stream().filter(Roof::known).mapToDouble(Roof::flopPerSecond)).max().orElse(peak) / AROUND;
        double bottom = Math.min(low, peak / (AROUND * AROUND));
        Axis x = Axis.holding(DoubleStream.of(left, right), Unit.COUNT, Scaling.LOGARITHMIC);
        Axis y = Axis.holding(DoubleStream.of(bottom, peak * 2), Unit.FLOP_PER_SECOND, Scaling.LOGARITHMIC);
        Plot plot = new Plot(sheet, "FLOP for each byte", x, "FLOP/s of a GPU", y, Plot.HEIGHT, DOT + 4);
        Names names = new Names(sheet, plot);
        for (int i = 0; i < roofs.size(); i++) {
            roof(sheet, plot, names, i, left, right, bottom);
        }
        double top = plot.y().at(peak);
        names.keepFree(plot.x().from(), top - 1, plot.x().to(), top + 1);
        roofs.stream().filter(Roof::known).forEach(r -> point(sheet, plot, names, r));
        names.write(plot.x().to(), top, 2, "peak " + Texts.format(peak, Unit.FLOP_PER_SECOND), false);
        plot.end();
        key(sheet);
        return sheet;
    }

    private static Mark.Dash dash(int roof) {
        return Mark.Dash.values()[roof % Mark.Dash.values().length];
    }

    private void roof(Sheet sheet, Plot plot, Names names, int index, double left, double right, double bottom) {
        double bandwidth = roofs.get(index).bytesPerSecond();
        double begin = Math.max(left, bottom / bandwidth);
        double ridge = peak / bandwidth;
        double[] xs = {begin, ridge, right};
        sheet.add(new Mark.Path(DoubleStream.of(xs).map(plot.x()::at).toArray(), DoubleStream.of(xs)
                .map(v -> plot.y().at(Math.min(peak, bandwidth * v))).toArray(), Ink.INK, 2, dash(index)));
        keepFree(names, plot.x().at(begin), plot.y().at(Math.min(peak, bandwidth * begin)), plot.x().at(ridge),
                plot.y().at(peak));
    }

    /** Names stand beside a slope, not on it. */
    private static void keepFree(Names names, double x1, double y1, double x2, double y2) {
        int steps = (int) Math.ceil(Math.hypot(x2 - x1, y2 - y1) / SLOPE_STEP);
        for (int i = 0; i < steps; i++) {
            double at = x1 + (x2 - x1) * i / steps;
            double up = y1 + (y2 - y1) * i / steps;
            names.keepFree(at - 2, up - 2, at + 2, up + 2);
        }
    }

    /** What the job reaches, and above it what it could reach. */
    private void point(Sheet sheet, Plot plot, Names names, Roof roof) {
        double at = plot.x().at(roof.flopPerByte());
        double reached = plot.y().at(roof.flopPerSecond());
        sheet.add(new Mark.Dot(at, reached, DOT, Mark.Shape.DIAMOND, Ink.NOTE, sheet.say(text(roof)), ""));
        names.keepFree(at - DOT, reached - DOT, at + DOT, reached + DOT);
        names.write(at, reached, DOT, roof.label(), true);
    }

    private void key(Sheet sheet) {
        for (int i = 0; i < roofs.size(); i++) {
            double middle = sheet.y() + 9;
            sheet.add(new Mark.Line(0, middle, 32, middle, Ink.INK, 2, dash(i)));
            sheet.text(40, middle + 4, sheet.say(roofs.get(i).label()) + " "
                    + Texts.format(roofs.get(i).bytesPerSecond(), Unit.BYTE_PER_SECOND), Mark.Anchor.START,
                    Sheet.DETAIL, false, Ink.INK, sheet.width() - 40);
            sheet.down(18);
        }
    }
}
