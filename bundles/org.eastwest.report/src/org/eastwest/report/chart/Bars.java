// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;

/**
 * Things side by side: one row a thing, one panel a measure, each panel from zero on a scale of its own, every bar with
 * its value. Panels that find no room beside each other follow below.
 *
 * @param title  the finding
 * @param rows   the things, in their order
 * @param panels the measures
 */
public record Bars(String title, List<Row> rows, List<Panel> panels) implements Chart {
    private static final double ROW = 24;
    private static final double BAR = 13;
    private static final double GUTTER = 20;
    private static final double NARROWEST_PANEL = 150;
    private static final double LABEL_SHARE = 0.42;
    private static final int LABEL_LINES = 3;

    /**
     * One thing.
     *
     * @param label  its name
     * @param chosen true for the one of the design, which stands out
     */
    public record Row(String label, boolean chosen) {
        public Row {
            Objects.requireNonNull(label, "label");
        }
    }

    /**
     * One measure.
     *
     * @param label  its name, without unit
     * @param unit   its unit
     * @param values one a row
     */
    public record Panel(String label, Unit unit, List<Value> values) {
        public Panel {
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(unit, "unit");
            values = List.copyOf(values);
        }
    }

    /**
     * One bar.
     *
     * @param value SI; NaN when unknown
     * @param band  interval it is expected in
     * @param claim true when it rests on a vendor's claim
     */
    public record Value(double value, Optional<Band> band, boolean claim) {
        public static Value of(double value) {
            return new Value(value, Optional.empty(), false);
        }

        double reach() {
            double end = band.map(Band::high).filter(Double::isFinite).orElse(value);
            return Double.isFinite(value) ? Math.max(0, Math.max(end, value)) : 0;
        }
    }

    public Bars {
        Objects.requireNonNull(title, "title");
        rows = List.copyOf(rows);
        panels = List.copyOf(panels);
        for (Panel panel : panels) {
            if (panel.values().size() != rows.size()) {
                throw new IllegalArgumentException("panel " + panel.label() + ": " + panel.values().size()
                        + " values for " + rows.size() + " rows");
            }
        }
    }

    @Override
    public String description() {
        return IntStream.range(0, rows.size()).mapToObj(i -> rows.get(i).label() + ": " + panels.stream()
                .map(p -> p.label() + " " + text(p, p.values().get(i))).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; ")) + ".";
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        return said(words).draw(sheet).finish(this);
    }

    /** The same with its names in another language. */
    private Bars said(UnaryOperator<String> words) {
        return new Bars(title, rows.stream().map(r -> new Row(words.apply(r.label()), r.chosen())).toList(),
                panels.stream().map(p -> new Panel(words.apply(p.label()), p.unit(), p.values())).toList());
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, "");
        double labels = labelWidth(sheet.width());
        int across = Math.max(1, (int) ((sheet.width() - labels) / (NARROWEST_PANEL + GUTTER)));
        for (int first = 0; first < panels.size(); first += across) {
            List<Panel> beside = panels.subList(first, Math.min(panels.size(), first + across));
            block(sheet, beside, labels, rowHeight(labels));
        }
        return sheet;
    }

    private double labelWidth(double width) {
        double widest = rows.stream().mapToDouble(r -> TextWidth.of(r.label(), Sheet.DETAIL, r.chosen())).max()
                .orElse(0);
        return Math.ceil(Math.min(widest, width * LABEL_SHARE)) + 1;
    }

    private static List<String> lines(Row row, double room) {
        return Sheet.wrap(row.label(), room, Sheet.DETAIL, row.chosen(), LABEL_LINES);
    }

    /** Room for the label of most lines. */
    private double rowHeight(double labels) {
        int most = rows.stream().mapToInt(row -> lines(row, labels).size()).max().orElse(1);
        return ROW + Sheet.LINE * Math.max(0, most - 1);
    }

    private void block(Sheet sheet, List<Panel> beside, double labels, double height) {
        double panelWidth = (sheet.width() - labels) / beside.size() - GUTTER;
        heads(sheet, beside, labels, panelWidth);
        double top = sheet.y();
        for (Row row : rows) {
            List<String> lines = lines(row, labels);
            double first = sheet.y() + (height - ROW) / 2 + 16 - Sheet.LINE * (lines.size() - 1) / 2;
            for (int line = 0; line < lines.size(); line++) {
                sheet.text(labels, first + Sheet.LINE * line, lines.get(line), Mark.Anchor.END, Sheet.DETAIL,
                        row.chosen(), Ink.INK, labels);
            }
            sheet.down(height);
        }
        for (int i = 0; i < beside.size(); i++) {
            panel(sheet, beside.get(i), labels + GUTTER + i * (panelWidth + GUTTER), panelWidth, top, height);
        }
        sheet.down(Sheet.GAP * 2);
    }

    /** Names of the panels over their bars, on as many lines as the longest needs, at most three. */
    private void heads(Sheet sheet, List<Panel> beside, double labels, double panelWidth) {
        List<List<String>> heads = new ArrayList<>();
        beside.forEach(p -> heads.add(Sheet.wrap(p.label(), panelWidth, Sheet.DETAIL, true, 3)));
        int lines = heads.stream().mapToInt(List::size).max().orElse(0);
        for (int i = 0; i < heads.size(); i++) {
            List<String> head = heads.get(i);
            for (int line = 0; line < head.size(); line++) {
                sheet.text(labels + GUTTER + i * (panelWidth + GUTTER),
                        sheet.y() + 12 + 16 * (lines - head.size() + line), head.get(line), Mark.Anchor.START,
                        Sheet.DETAIL, true, Ink.INK, panelWidth);
            }
        }
        sheet.down(16 * lines + 4);
    }

    private void panel(Sheet sheet, Panel panel, double left, double width, double top, double height) {
        double texts = panel.values().stream()
                .mapToDouble(v -> TextWidth.of(sheet.say(text(panel, v)), Sheet.DETAIL, true)).max()
                .orElse(0) + 6;
        double longest = panel.values().stream().mapToDouble(Value::reach).max().orElse(0);
        Axis axis = Axis.linear(longest, panel.unit(), left, left + Math.max(width * 0.2, width - texts));
        sheet.add(Mark.Line.solid(left, top, left, top + rows.size() * height, Ink.INK));
        for (int i = 0; i < rows.size(); i++) {
            bar(sheet, panel, i, axis, top + i * height + (height - ROW) / 2, left + width);
        }
    }

    private void bar(Sheet sheet, Panel panel, int row, Axis axis, double top, double right) {
        Value value = panel.values().get(row);
        boolean chosen = rows.get(row).chosen();
        String text = text(panel, value);
        double left = axis.from();
        double end = left;
        if (value.reach() > 0) {
            double y = top + (ROW - BAR) / 2;
            sheet.add(new Mark.Box(left, y, Math.max(0, axis.at(value.value()) - left), BAR,
                    chosen ? Ink.INK : Ink.OTHER, Pattern.NONE, null,
                    rows.get(row).label() + ": " + panel.label() + " " + text));
            value.band().ifPresent(b -> whisker(sheet, axis.at(b.low()), axis.at(b.high()), y + BAR + 3));
            end = axis.at(value.reach());
        }
        sheet.text(end + 5, top + 16, text, Mark.Anchor.START, Sheet.DETAIL, chosen, Ink.INK, right - end - 5);
    }

    /** The band below its bar, so that it is seen beside a bar of any ink. */
    private static void whisker(Sheet sheet, double low, double high, double y) {
        sheet.add(Mark.Line.solid(low, y, Math.max(high, low + 1), y, Ink.INK));
        sheet.add(Mark.Line.solid(low, y - 2, low, y + 2, Ink.INK));
        sheet.add(Mark.Line.solid(high, y - 2, high, y + 2, Ink.INK));
    }

    private static String text(Panel panel, Value value) {
        return Texts.format(value.value(), panel.unit(), value.band()) + (value.claim() ? ", claim" : "");
    }
}
