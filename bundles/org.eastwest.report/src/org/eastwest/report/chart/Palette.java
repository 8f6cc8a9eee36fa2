// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.Locale;

/** The colours of an {@link Ink} on light and on dark paper. */
public enum Palette {
    LIGHT, DARK;

    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x000000;

    /** The colour as {@code #RRGGBB}. */
    public String hex(Ink ink) {
        return ink.hex(this == DARK);
    }

    /** The colour as {@code 0xRRGGBB}. */
    public int rgb(Ink ink) {
        return Integer.parseInt(hex(ink).substring(1), 16);
    }

    /** Black or white, whichever reads better on this ink, as {@code 0xRRGGBB}. */
    public int rgbOn(Ink ink) {
        int fill = rgb(ink);
        return contrast(WHITE, fill) >= contrast(BLACK, fill) ? WHITE : BLACK;
    }

    /** As {@link #rgbOn}, as {@code #RRGGBB}. */
    public String hexOn(Ink ink) {
        return String.format(Locale.ROOT, "#%06X", rgbOn(ink));
    }

    /** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
    public static double contrast(int rgb, int other) {
        double a = luminance(rgb);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    /** CSS declarations of all inks as {@code --ew-tp} and of the text on them as {@code --ew-on-tp}. */
    public String css() {
        StringBuilder css = new StringBuilder();
        for (Ink ink : Ink.values()) {
            css.append("--ew-").append(ink.word()).append(':').append(hex(ink)).append(";--ew-on-")
                    .append(ink.word()).append(':').append(hexOn(ink)).append(';');
        }
        return css.toString();
    }
}
