// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Unit;

/**
 * A total and its parts, as one bar from zero. Each part is named inside it, or by a line to its name, or where names
 * would not find room so, in rows below.
 *
 * @param title the finding
 * @param axis  what is measured, without its unit
 * @param unit  unit of all values
 * @param total SI
 * @param parts from left to right; unknown and negative values take no room and are named in the description
 * @param band  interval the total is expected in
 * @param limit what the total must not pass, such as usable memory
 */
public record StackedBar(String title, String axis, Unit unit, double total, List<Part> parts, Optional<Band> band,
        Optional<Limit> limit) implements Chart {
    private static final double BAR = 52;
    private static final double ROW = 20;
    private static final double PADDING = 6;
    private static final double HEAD = 46;

    /**
     * One part.
     *
     * @param label   its name
     * @param value   SI
     * @param ink     its colour
     * @param exposed true for communication that compute does not hide
     * @param key     what it stands for, {@link Mark#key()} of its box; empty for nothing
     */
    public record Part(String label, double value, Ink ink, boolean exposed, String key) {
        public Part {
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(ink, "ink");
            Objects.requireNonNull(key, "key");
        }

        /** A part that stands for nothing but itself. */
        public Part(String label, double value, Ink ink, boolean exposed) {
            this(label, value, ink, exposed, "");
        }

        double length() {
            return Double.isFinite(value) ? Math.max(0, value) : 0;
        }
    }

    /** A line across the bar. */
    public record Limit(String label, double value) {
    }

    /** A part where it is drawn. */
    private record Placed(Part part, double left, double right) {
        double middle() {
            return (left + right) / 2;
        }

        double width() {
            return right - left;
        }
    }

    public StackedBar {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(axis, "axis");
        Objects.requireNonNull(unit, "unit");
        parts = List.copyOf(parts);
        band = band.filter(b -> Double.isFinite(b.low()) && Double.isFinite(b.high()));
        limit = limit.filter(l -> Double.isFinite(l.value()));
    }

    /** The bar of a breakdown. */
    public static StackedBar of(Breakdown breakdown, String title, Optional<Band> band, Optional<Limit> limit) {
        List<Part> parts = breakdown.parts().stream()
                .map(p -> new Part(label(p), p.value(), Ink.of(p.kind()), exposed(p), key(breakdown, p)))
                .toList();
        return new StackedBar(title, axis(breakdown), breakdown.unit(), breakdown.total(), parts, band, limit);
    }

    /** {@link Part#key()} of a part of a breakdown. */
    public static String key(Breakdown breakdown, Breakdown.Part part) {
        return part.id() + "@" + breakdown.element();
    }

    /** What a breakdown measures, from its id: {@code step_time} is step time. */
    public static String axis(Breakdown breakdown) {
        String words = breakdown.id().replace('_', ' ');
        return words.isEmpty() ? "" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** The part's name; that of exposed communication says so. */
    public static String label(Breakdown.Part part) {
        boolean said = part.label().toLowerCase(Locale.ROOT).contains("exposed");
        return exposed(part) && !said ? "Exposed " + part.label() : part.label();
    }

    /** True when the part's id says that it is exposed communication. */
    public static boolean exposed(Breakdown.Part part) {
        return part.id().startsWith("exposed_");
    }

    @Override
    public String description() {
        return axis + " " + Texts.format(total, unit, band) + ": "
                + parts.stream().map(this::text).collect(Collectors.joining("; "))
                + limit.map(l -> "; " + l.label() + " " + Texts.format(l.value(), unit)).orElse("") + ".";
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        return said(words).draw(sheet).finish(this);
    }

    /** The same with its names in another language. */
    private StackedBar said(UnaryOperator<String> words) {
        return new StackedBar(title, words.apply(axis), unit, total, parts.stream().map(p -> new Part(
                words.apply(p.label()), p.value(), p.ink(), p.exposed(), p.key())).toList(), band,
                limit.map(l -> new Limit(words.apply(l.label()), l.value())));
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, "");
        Axis scale = Axis.linear(longest(), unit, 0, sheet.width());
        double head = sheet.y();
        axis(sheet, scale);
        List<Placed> placed = place(scale);
        double top = sheet.y();
        placed.forEach(p -> sheet.add(box(p, top)));
        placed.stream().skip(1).forEach(p -> sheet.add(Mark.Line.solid(p.left(), top, p.left(), top + BAR, Ink.PAPER)));
        sheet.down(BAR);
        limit.ifPresent(l -> limit(sheet, scale, l, head + ROW, top + BAR));
        sheet.down(5);
        names(sheet, scale, placed, top);
        return sheet;
    }

    private double longest() {
        double sum = parts.stream().mapToDouble(Part::length).sum();
        return Math.max(Math.max(sum, Double.isFinite(total) ? total : 0),
                Math.max(band.map(Band::high).orElse(0.0), limit.map(Limit::value).orElse(0.0)));
    }

    private void axis(Sheet sheet, Axis scale) {
        String symbol = scale.scale().symbol();
        double y = sheet.y();
        double half = sheet.width() / 2;
        sheet.text(0, y + 11, symbol.isEmpty() ? axis : axis + " (" + symbol + ")", Mark.Anchor.START, Sheet.DETAIL,
                false, Ink.INK, half);
        band.ifPresent(b -> bandBox(sheet, scale, b, y));
        sheet.down(limit.isPresent() ? HEAD + ROW : HEAD);
        double line = sheet.y() - 8;
        sheet.add(Mark.Line.solid(0, line, sheet.width(), line, Ink.INK));
        double free = -1;
        for (Axis.Tick tick : scale.ticks((int) Math.max(3, sheet.width() / 110))) {
            double x = scale.at(tick.value());
            double w = TextWidth.of(tick.text(), Sheet.DETAIL, false);
            double left = Math.min(Math.max(0, x - w / 2), sheet.width() - w);
            sheet.add(Mark.Line.solid(x, line, x, line + 5, Ink.INK));
            if (left > free && !crossesLimit(scale, left, left + w)) {
                sheet.text(left, line - 4, tick.text(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, w);
                free = left + w + 4;
            }
        }
    }

    private boolean crossesLimit(Axis scale, double left, double right) {
        return limit.map(l -> scale.at(l.value())).filter(x -> x > left - 3 && x < right + 3).isPresent();
    }

    /** The band is a lighter strip above the axis, with its ends in words. */
    private void bandBox(Sheet sheet, Axis scale, Band b, double y) {
        double low = scale.at(b.low());
        double high = scale.at(b.high());
        String words = sheet.say("expected " + Texts.format(total, unit, band));
        sheet.add(new Mark.Box(low, y + 15, Math.max(1, high - low), 6, Ink.FAINT, Pattern.NONE, null, words));
        sheet.text(sheet.width(), y + 11, words, Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK, sheet.width() / 2 - 8);
    }

    private List<Placed> place(Axis scale) {
        List<Placed> placed = new ArrayList<>();
        double sum = 0;
        for (Part part : parts) {
            if (part.length() > 0) {
                double left = scale.at(sum);
                sum += part.length();
                placed.add(new Placed(part, left, scale.at(sum)));
            }
        }
        return placed;
    }

    private Mark.Box box(Placed p, double top) {
        return new Mark.Box(p.left(), top, p.width(), BAR, p.part().ink(), p.part().ink().pattern(),
                p.part().exposed() ? Ink.EXPOSED : null, text(p.part()), p.part().key());
    }

    private void limit(Sheet sheet, Axis scale, Limit l, double top, double bottom) {
        double x = Math.min(scale.at(l.value()), sheet.width() - 1);
        boolean right = x < sheet.width() / 2;
        sheet.add(new Mark.Line(x, top, x, bottom + 4, Ink.ERROR, 2, Mark.Dash.DASHED));
        sheet.text(x + (right ? 5 : -5), top + 11, l.label() + " " + Texts.format(l.value(), unit),
                right ? Mark.Anchor.START : Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK,
                (right ? sheet.width() - x : x) - 5);
    }

    private void names(Sheet sheet, Axis scale, List<Placed> placed, double top) {
        List<Placed> outside = new ArrayList<>();
        for (Placed p : placed) {
            if (!nameInside(sheet, p, room(p, scale), top)) {
                outside.add(p);
            }
        }
        if (outside.isEmpty()) {
            return;
        }
        int turn = turn(outside, sheet.width());
        if (turn < 0) {
            rows(sheet, outside);
        } else {
            leaders(sheet, outside, turn, top + BAR);
        }
    }

    /** The longer side of a part that the limit runs through, else all of it. */
    private Placed room(Placed p, Axis scale) {
        double x = limit.map(l -> scale.at(l.value())).orElse(p.left());
        if (x <= p.left() || x >= p.right()) {
            return p;
        }
        return x - p.left() > p.right() - x ? new Placed(p.part(), p.left(), x) : new Placed(p.part(), x, p.right());
    }

    /** Name above value, on a plain patch so that hatching does not run through them. */
    private boolean nameInside(Sheet sheet, Placed p, Placed room, double top) {
        String name = p.part().label();
        String value = value(p.part());
        double width = Math.max(TextWidth.of(name, Sheet.DETAIL, true), TextWidth.of(value, Sheet.DETAIL, false));
        if (width + 2 * PADDING > room.width()) {
            return false;
        }
        Ink ink = p.part().ink();
        double middle = room.middle();
        sheet.add(Mark.Box.plain(middle - width / 2 - 3, top + 8, width + 6, BAR - 16, ink));
        sheet.add(new Mark.Label(middle, top + 23, name, Mark.Anchor.MIDDLE, Sheet.DETAIL, true, ink, true));
        sheet.add(new Mark.Label(middle, top + 39, value, Mark.Anchor.MIDDLE, Sheet.DETAIL, false, ink, true));
        return true;
    }

    /**
     * How many names, from the left, stand to the right of their line, the others to its left; -1 when no such choice
     * keeps every name inside the drawing and off every line.
     */
    private int turn(List<Placed> outside, double width) {
        for (int turn = 0; turn <= outside.size(); turn++) {
            if (fits(outside, turn, width)) {
                return turn;
            }
        }
        return -1;
    }

    private boolean fits(List<Placed> outside, int turn, double width) {
        double last = turn == 0 ? 0 : outside.get(turn - 1).middle() + PADDING;
        for (int i = 0; i < outside.size(); i++) {
            Placed p = outside.get(i);
            double room = i < turn ? width - p.middle() : p.middle() - last;
            if (TextWidth.of(text(p.part()), Sheet.DETAIL, false) + PADDING > room) {
                return false;
            }
        }
        return true;
    }

    /**
     * Lines end in rows so ordered that none passes a name: left-hand names leftmost first, then the others reversed.
     */
    private void leaders(Sheet sheet, List<Placed> outside, int turn, double barBottom) {
        List<Placed> order = new ArrayList<>(outside.subList(turn, outside.size()));
        for (int i = turn - 1; i >= 0; i--) {
            order.add(outside.get(i));
        }
        sheet.down(6);
        for (int row = 0; row < order.size(); row++) {
            Placed p = order.get(row);
            boolean toTheRight = row >= outside.size() - turn;
            double baseline = sheet.y() + 13;
            sheet.add(Mark.Line.solid(p.middle(), barBottom, p.middle(), baseline - 4, Ink.OTHER));
            sheet.add(Mark.Line.solid(p.middle(), baseline - 4, p.middle() + (toTheRight ? 4 : -4), baseline - 4,
                    Ink.OTHER));
            sheet.add(new Mark.Label(p.middle() + (toTheRight ? PADDING : -PADDING), baseline, text(p.part()),
                    toTheRight ? Mark.Anchor.START : Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK, false));
            sheet.down(ROW);
        }
    }

    private void rows(Sheet sheet, List<Placed> outside) {
        sheet.down(6);
        for (Placed p : outside) {
            double y = sheet.y();
            sheet.add(new Mark.Box(0, y + 2, 22, 13, p.part().ink(), p.part().ink().pattern(),
                    p.part().exposed() ? Ink.EXPOSED : null, text(p.part()), p.part().key()));
            sheet.text(30, y + 13, text(p.part()), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, sheet.width() - 30);
            sheet.down(ROW);
        }
    }

    private String text(Part part) {
        return part.label() + " " + value(part);
    }

    /** Value and share of the total. */
    private String value(Part part) {
        String value = Texts.format(part.value(), unit);
        boolean share = total > 0 && Double.isFinite(total) && part.length() > 0;
        return share ? value + " (" + Texts.format(part.value() / total, Unit.FRACTION) + ")" : value;
    }
}
