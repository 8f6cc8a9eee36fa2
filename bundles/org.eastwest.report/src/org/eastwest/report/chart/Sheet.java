// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Marks being collected from top to bottom, with the sizes that all charts share. */
final class Sheet {
    /** 12 pt. */
    static final double TITLE = 16;
    /** 11 pt, rounded down to whole pixels. */
    static final double NAME = 14;
    /** 9 pt. */
    static final double DETAIL = 12;
    static final double GAP = 8;
    /** From one line of details to the next. */
    static final double LINE = 15;
    /** No Japanese line begins with these. */
    private static final String CLOSING = "\u3001\u3002\uff09\u30fc\uff1b\uff1a\u30e3\u30e5\u30e7\u30c3\u300d,.;:)";

    private final double width;
    private final UnaryOperator<String> words;
    private final List<Mark> marks = new ArrayList<>();
    private double y;

    Sheet(double width, UnaryOperator<String> words) {
        this.words = words;
        this.width = Double.isFinite(width) ? Math.max(width, Chart.MINIMUM_WIDTH) : Chart.MINIMUM_WIDTH;
    }

    /** A text in the language of the sheet. */
    String say(String text) {
        return words.apply(text);
    }

    double width() {
        return width;
    }

    /** Where the next row begins. */
    double y() {
        return y;
    }

    void down(double pixels) {
        y += pixels;
    }

    void add(Mark mark) {
        marks.add(mark);
    }

    /** A text that is cut to the room it has. */
    void text(double x, double baseline, String text, Mark.Anchor anchor, double size, boolean bold, Ink ink,
            double room) {
        String fitting = TextWidth.shorten(say(text), room, size, bold);
        if (!fitting.isEmpty()) {
            marks.add(new Mark.Label(x, baseline, fitting, anchor, size, bold, ink, false));
        }
    }

    /** Title and subtitle, wrapped over the whole width. */
    void heading(String title, String subtitle) {
        paragraph(title, TITLE, true, 2);
        paragraph(subtitle, DETAIL, false, 3);
        down(GAP);
    }

    /** A text over the whole width, in at most so many lines. */
    void paragraph(String text, double size, boolean bold, int lines) {
        for (String line : wrap(say(text), width, size, bold, lines)) {
            double height = Math.ceil(size * (TextWidth.ASCENT + TextWidth.DESCENT)) + 1;
            text(0, y + Math.ceil(size * TextWidth.ASCENT), line, Mark.Anchor.START, size, bold, Ink.INK, width);
            down(height);
        }
    }

    Drawing finish(Chart chart) {
        return new Drawing(width, Math.ceil(y), say(chart.title()), say(chart.description()), marks);
    }

    static List<String> wrap(String text, double room, double size, boolean bold, int lines) {
        List<String> wrapped = new ArrayList<>();
        String rest = text.strip();
        while (!rest.isEmpty() && wrapped.size() < lines) {
            int end = wrapped.size() == lines - 1 ? rest.length() : lineEnd(rest, room, size, bold);
            wrapped.add(TextWidth.shorten(rest.substring(0, end).strip(), room, size, bold));
            rest = rest.substring(end).strip();
        }
        return wrapped;
    }

    /** End of the last word that fits, or of the text; a first word that is too long stands alone. */
    private static int lineEnd(String text, double room, double size, boolean bold) {
        int end = 0;
        for (int next = 1; next <= text.length(); next++) {
            if (next == text.length() || breaks(text.charAt(next - 1), text.charAt(next))) {
                if (end > 0 && TextWidth.of(text.substring(0, next), size, bold) > room) {
                    return end;
                }
                end = next;
            }
        }
        return end;
    }

    /** A line may end before a space, and beside every Japanese letter but before what closes. */
    private static boolean breaks(char last, char next) {
        return next == ' ' || (wide(last) || wide(next)) && CLOSING.indexOf(next) < 0 && last != '\uff08';
    }

    private static boolean wide(char letter) {
        return letter >= '\u3000';
    }
}
