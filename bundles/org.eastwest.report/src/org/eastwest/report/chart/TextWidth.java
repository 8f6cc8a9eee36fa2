// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/**
 * How wide text is, without a display: advance widths of Helvetica and Helvetica Bold (Adobe Font Metrics of the
 * PostScript core fonts; Arial and Liberation Sans have the same), with room for the widest face that a system may put
 * in their place.
 */
public final class TextWidth {
    /** Part of the font size above the baseline. */
    public static final double ASCENT = 0.93;
    /** Part of the font size below the baseline. */
    public static final double DESCENT = 0.24;

    /** DejaVu Sans and Verdana, the widest usual stand-ins, are up to 15 % wider on usual text. */
    private static final double STAND_IN = 1.15;
    /**
     * Their bold faces more so, a number with its band most: digits 0.696 against 0.556, points 0.380 against 0.278,
     * brackets 0.457 against 0.333.
     */
    private static final double STAND_IN_BOLD = 1.28;
    private static final String ELLIPSIS = "\u2026";
    private static final char FIRST = ' ';
    private static final char LAST = '~';
    private static final int CAPITAL = 722;
    private static final int FULL_WIDTH = 1000;

    /** Thousandths of the font size, from space to tilde. */
    private static final int[] REGULAR = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};
    private static final int[] BOLD = {
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
        975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
        333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
        611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};

    private TextWidth() {
    }

    /**
     * Width in pixels, rather too wide than too narrow.
     *
     * @param text any text
     * @param size height of the font in pixels
     * @param bold true for bold
     */
    public static double of(String text, double size, boolean bold) {
        return text.codePoints().mapToLong(c -> thousandths(c, bold)).sum() * size / 1000
                * (bold ? STAND_IN_BOLD : STAND_IN);
    }

    /** The text, or its beginning and an ellipsis where it is wider than allowed. */
    public static String shorten(String text, double allowed, double size, boolean bold) {
        if (of(text, size, bold) <= allowed) {
            return text;
        }
        double left = allowed - of(ELLIPSIS, size, bold);
        int end = 0;
        while (end < text.length()) {
            int c = text.codePointAt(end);
            left -= thousandths(c, bold) * size / 1000 * (bold ? STAND_IN_BOLD : STAND_IN);
            if (left < 0) {
                break;
            }
            end += Character.charCount(c);
        }
        return text.substring(0, end).strip() + ELLIPSIS;
    }

    private static int thousandths(int c, boolean bold) {
        if (c >= FIRST && c <= LAST) {
            return (bold ? BOLD : REGULAR)[c - FIRST];
        }
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || Character.isISOControl(c)) {
            return 0;
        }
        if (Character.isSpaceChar(c)) {
            return REGULAR[0];
        }
        return c >= 0x1100 ? FULL_WIDTH : CAPITAL;
    }
}
