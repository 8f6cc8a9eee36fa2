// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Unit;

/** Spans in a row: those too narrow to see are gathered until they are wide enough. */
final class SpanBar {
    private static final double NARROWEST = 3;
    private static final double HATCHED = 6;
    private static final double SEPARATED = 8;
    /** What is alone is drawn at least so wide. */
    private static final double LEAST = 1;

    private final Sheet sheet;
    private final String name;
    private final DoubleUnaryOperator scale;
    private final double y;
    private final double height;
    private final double[] gathered = new double[2 * Kind.values().length];
    private double gatheredFrom = -1;
    private double gatheredTo;
    private Mark.Box last;

    SpanBar(Sheet sheet, String name, DoubleUnaryOperator scale, double y, double height) {
        this.sheet = sheet;
        this.name = name;
        this.scale = scale;
        this.y = y;
        this.height = height;
    }

    /** Draws spans that do not overlap, in the order of time. */
    void draw(List<Span> spans) {
        for (Span span : spans) {
            double from = scale.applyAsDouble(span.begin());
            double to = scale.applyAsDouble(span.end());
            if (to - from >= NARROWEST) {
                flush();
                emit(from, to, SpanLook.of(span), to - from >= SEPARATED ? tooltip(span) : "");
                label(from, to, span);
            } else {
                gather(from, to, SpanLook.of(span));
            }
        }
        flush();
        emitLast();
    }

    private String tooltip(Span span) {
        return name + ", " + span.label() + ": " + Texts.format(span.end() - span.begin(), Unit.SECOND);
    }

    private void gather(double from, double to, SpanLook look) {
        if (gatheredFrom >= 0 && from - gatheredTo > LEAST) {
            flush();
        }
        if (gatheredFrom < 0) {
            gatheredFrom = from;
        }
        gatheredTo = Math.max(gatheredTo, to);
        gathered[2 * look.kind().ordinal() + (look.exposed() ? 1 : 0)] += to - from;
        if (gatheredTo - gatheredFrom >= NARROWEST) {
            flush();
        }
    }

    private void flush() {
        if (gatheredFrom >= 0 && gatheredTo > gatheredFrom) {
            int most = 0;
            for (int i = 1; i < gathered.length; i++) {
                most = gathered[i] > gathered[most] ? i : most;
            }
            emit(Math.min(gatheredFrom, gatheredTo - LEAST), gatheredTo,
                    new SpanLook(Kind.values()[most / 2], most % 2 == 1), "");
        }
        Arrays.fill(gathered, 0);
        gatheredFrom = -1;
        gatheredTo = 0;
    }

    /** Neighbours without a name that look the same are one box. */
    private void emit(double from, double to, SpanLook look, String tooltip) {
        Ink ink = look.ink();
        Ink edge = look.edge();
        if (tooltip.isEmpty() && last != null && last.fill() == ink && last.edge() == edge
                && from - last.x() - last.width() < 0.01) {
            last = box(last.x(), to, ink, edge, "");
            return;
        }
        emitLast();
        last = box(from, to, ink, edge, tooltip);
    }

    private Mark.Box box(double from, double to, Ink ink, Ink edge, String tooltip) {
        return new Mark.Box(from, y, to - from, height, ink, to - from >= HATCHED ? ink.pattern() : Pattern.NONE,
                edge, tooltip);
    }

    private void emitLast() {
        if (last != null) {
            sheet.add(last);
            last = null;
        }
    }

    private void label(double from, double to, Span span) {
        if (span.kind() != Kind.COMPUTE || to - from < SEPARATED) {
            return;
        }
        emitLast();
        sheet.add(Mark.Line.solid(from, y, from, y + height, Ink.PAPER));
        double size = Math.min(Sheet.DETAIL, height - 3);
        if (size >= Sheet.DETAIL && TextWidth.of(span.label(), size, false) + 4 <= to - from) {
            sheet.add(new Mark.Label((from + to) / 2, y + height / 2 + 4, span.label(), Mark.Anchor.MIDDLE, size,
                    false, Ink.COMPUTE, true));
        }
    }
}
