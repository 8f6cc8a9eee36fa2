// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;

/**
 * What a GPU may send inside its scale-up domain and outside it, per direction: a double bar over a single one.
 *
 * @param title the finding
 * @param steps one for each sort of server
 */
public record Cliff(String title, List<Step> steps) implements Chart {
    private static final double BAR = 16;

    /**
     * The two bandwidths of a GPU of one sort of server.
     *
     * @param label             the servers' name
     * @param scaleUp           bytes per second per GPU per direction; NaN when unknown
     * @param scaleOut          bytes per second per GPU per direction; NaN when unknown
     * @param scaleUpDomainGpus GPUs in a scale-up domain
     */
    public record Step(String label, double scaleUp, double scaleOut, int scaleUpDomainGpus) {
        public Step {
            Objects.requireNonNull(label, "label");
        }

        /** The cliff; NaN when a bandwidth is unknown or zero. */
        public double ratio() {
            return scaleOut > 0 ? scaleUp / scaleOut : Double.NaN;
        }
    }

    public Cliff {
        Objects.requireNonNull(title, "title");
        steps = List.copyOf(steps);
    }

    @Override
    public String description() {
        return steps.stream().map(s -> s.label() + ": scale-up " + bandwidth(s.scaleUp()) + ", scale-out "
                + bandwidth(s.scaleOut()) + " per GPU per direction, cliff " + Texts.times(s.ratio()))
                .collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        sheet.heading(title, "Bandwidth per GPU, per direction");
        double longest = steps.stream().flatMap(s -> Stream.of(s.scaleUp(), s.scaleOut()))
                .filter(Double::isFinite).mapToDouble(Double::doubleValue).max().orElse(0);
        double names = Math.max(TextWidth.of(sheet.say("Scale-out"), Sheet.DETAIL, false),
                TextWidth.of(sheet.say("Scale-up"), Sheet.DETAIL, false)) + 10;
        double values = steps.stream().flatMap(s -> Stream.of(s.scaleUp(), s.scaleOut()))
                .mapToDouble(v -> TextWidth.of(bandwidth(v), Sheet.DETAIL, true)).max().orElse(0) + 10;
        Axis axis = Axis.linear(longest, Unit.BYTE_PER_SECOND, names, sheet.width() - values);
        steps.forEach(step -> step(sheet, axis, step));
        return sheet.finish(this);
    }

    private static void step(Sheet sheet, Axis axis, Step step) {
        sheet.paragraph(step.label() + ", scale-up domain of " + Texts.format(step.scaleUpDomainGpus(), Unit.COUNT)
                + " GPUs", Sheet.DETAIL, true, 1);
        double top = sheet.y() + 4;
        double second = top + BAR + 12;
        sheet.add(Mark.Line.solid(axis.from(), top - 3, axis.from(), second + BAR + 3, Ink.INK));
        double up = bar(sheet, axis, "Scale-up", step.scaleUp(), Ink.SCALE_UP, top);
        double out = bar(sheet, axis, "Scale-out", step.scaleOut(), Ink.SCALE_OUT, second);
        // two lines for scale-up, one for scale-out, as in diagrams
        sheet.add(Mark.Box.plain(axis.from() + 1, top + BAR / 2 - 1.5, Math.max(0, up - axis.from() - 1), 3,
                Ink.PAPER));
        drop(sheet, step, out + TextWidth.of(bandwidth(step.scaleOut()), Sheet.DETAIL, true) + 14, up, top + BAR,
                second + BAR / 2);
        sheet.down(4 + 2 * BAR + 12 + 2 * Sheet.GAP);
    }

    private static double bar(Sheet sheet, Axis axis, String name, double value, Ink ink, double top) {
        String text = bandwidth(value);
        double end = Double.isFinite(value) ? axis.at(value) : axis.from();
        sheet.text(axis.from() - 8, top + 12, name, Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK, axis.from());
        sheet.add(new Mark.Box(axis.from(), top, end - axis.from(), BAR, ink, Pattern.NONE, null, sheet.say(name) + " " + text));
        sheet.add(new Mark.Label(end + 6, top + 12, text, Mark.Anchor.START, Sheet.DETAIL, true, Ink.INK, false));
        return end;
    }

    /** The missing length, as a measure from the end of the shorter bar to below the end of the longer one. */
    private static void drop(Sheet sheet, Step step, double from, double to, double top, double y) {
        String words = sheet.say(Texts.times(step.ratio()) + " less outside");
        double width = TextWidth.of(words, Sheet.DETAIL, false) + 12;
        if (!(step.ratio() > 1) || to - from < width + 24) {
            return;
        }
        double middle = (from + to) / 2;
        sheet.add(new Mark.Line(to, top + 2, to, y + 6, Ink.OTHER, 1, Mark.Dash.DOTTED));
        sheet.add(Mark.Line.solid(from, y, middle - width / 2, y, Ink.OTHER));
        sheet.add(Mark.Line.solid(middle + width / 2, y, to, y, Ink.OTHER));
        sheet.add(new Mark.Label(middle, y + 4, words, Mark.Anchor.MIDDLE, Sheet.DETAIL, false, Ink.INK, false));
    }

    private static String bandwidth(double value) {
        return Texts.format(value, Unit.BYTE_PER_SECOND);
    }
}
