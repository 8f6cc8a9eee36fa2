// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.viewpoint.diagram.Label.Font;

/**
 * Measures texts without a display: every machine measures the same. The font is Liberation Sans, whose widths are
 * those of Arial and Helvetica; characters it lacks count as wide as they are usually drawn.
 */
public final class TextMetrics {
    /** The families to draw with, in the order of CSS. */
    public static final String FAMILIES = "Liberation Sans, Arial, Helvetica, sans-serif";
    /** A point of 1/72 inch in pixels of 1/96 inch. */
    public static final double PIXELS_PER_POINT = 96.0 / 72.0;
    private static final double UNITS = 2048;
    /** Above and below the base line, in parts of the font's size: 1854 and 434 units in its table hhea. */
    private static final double ASCENT = 1854 / UNITS;
    private static final double DESCENT = 434 / UNITS;
    private static final int NARROW_DEFAULT = 1229;
    private static final int WIDE_DEFAULT = 2048;
    /** From here on scripts are mostly as wide as high. */
    private static final int WIDE_FROM = 0x1100;
    private static final String ELLIPSIS = "\u2026";
    private static final Map<Integer, int[]> WIDTHS = widths();

    private TextMetrics() {
    }

    private static Map<Integer, int[]> widths() {
        Map<Integer, int[]> widths = new HashMap<>();
        try (InputStream in = TextMetrics.class.getResourceAsStream("sans-widths.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().filter(l -> !l.startsWith("#")).map(l -> l.split(" ")).forEach(c -> widths.put(
                    Integer.parseInt(c[0], 16), new int[] {Integer.parseInt(c[1]), Integer.parseInt(c[2])}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Map.copyOf(widths);
    }

    /** The size of a font in pixels. */
    public static double pixels(Font font) {
        return font.points() * PIXELS_PER_POINT;
    }

    /** The height of a line in pixels. */
    public static double lineHeight(Font font) {
        return pixels(font) * (ASCENT + DESCENT);
    }

    /** From the top of a line to its base line, in pixels. */
    public static double ascent(Font font) {
        return pixels(font) * ASCENT;
    }

    /** The width of a line of text in pixels. */
    public static double width(String line, Font font) {
        long units = line.codePoints().mapToLong(c -> units(c, font.bold())).sum();
        return units * pixels(font) / UNITS;
    }

    private static int units(int codePoint, boolean bold) {
        int[] known = WIDTHS.get(codePoint);
        if (known != null) {
            return known[bold ? 1 : 0];
        }
        double space = space(codePoint);
        if (space > 0) {
            return (int) Math.round(space * UNITS);
        }
        int type = Character.getType(codePoint);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT) {
            return 0;
        }
        return codePoint >= WIDE_FROM ? WIDE_DEFAULT : NARROW_DEFAULT;
    }

    /** Spaces of a fixed width, as parts of the font's size by their definition in Unicode; 0 for all else. */
    private static double space(int codePoint) {
        return switch (codePoint) {
            case 0x2000, 0x2002 -> 1 / 2.0;
            case 0x2001, 0x2003 -> 1;
            case 0x2004 -> 1 / 3.0;
            case 0x2005 -> 1 / 4.0;
            case 0x2006 -> 1 / 6.0;
            case 0x2009, 0x202F -> 1 / 5.0;
            case 0x200A -> 1 / 10.0;
            default -> 0;
        };
    }

    /** A line cut with an ellipsis where it is wider than there is room; empty when not even that fits. */
    public static String fit(String line, Font font, double room) {
        if (width(line, font) <= room) {
            return line;
        }
        int[] points = line.codePoints().toArray();
        for (int n = points.length - 1; n > 0; n--) {
            String cut = new String(points, 0, n).stripTrailing() + ELLIPSIS;
            if (width(cut, font) <= room) {
                return cut;
            }
        }
        return width(ELLIPSIS, font) <= room ? ELLIPSIS : "";
    }

    /** A text in lines: broken at its line breaks, and between words where it is wider than there is room. */
    public static List<String> wrap(String text, Font font, double room) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\r\n|\r|\n", -1)) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ", -1)) {
                if (line.length() > 0 && width(line + " " + word, font) > room) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.length() > 0 ? " " : "").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
