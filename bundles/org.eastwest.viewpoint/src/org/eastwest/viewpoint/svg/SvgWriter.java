// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import org.eastwest.viewpoint.layout.Point;

/** Writes elements of SVG as they come. Numbers have two decimals at most, and never depend on the machine. */
final class SvgWriter {
    private static final double HUNDREDTHS = 100;

    private final Writer out;

    SvgWriter(Writer out) {
        this.out = out;
    }

    /** Text as it is. */
    SvgWriter raw(String text) {
        try {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** An open tag; attributes are pairs of name and value, a null value leaves its pair out. */
    SvgWriter open(String tag, Object... attributes) {
        return start(tag, attributes).raw(">");
    }

    /** A tag without content. */
    SvgWriter empty(String tag, Object... attributes) {
        return start(tag, attributes).raw("/>\n");
    }

    SvgWriter close(String tag) {
        return raw("</").raw(tag).raw(">\n");
    }

    SvgWriter text(String text) {
        return raw(escape(text));
    }

    private SvgWriter start(String tag, Object... attributes) {
        raw("<").raw(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            if (attributes[i + 1] != null) {
                raw(" ").raw((String) attributes[i]).raw("=\"").raw(value(attributes[i + 1])).raw("\"");
            }
        }
        return this;
    }

    private static String value(Object value) {
        return value instanceof Number n ? number(n.doubleValue()) : escape(value.toString());
    }

    static String number(double value) {
        double rounded = Math.rint(value * HUNDREDTHS) / HUNDREDTHS;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }

    static String path(List<Point> points, boolean closed) {
        StringBuilder path = new StringBuilder();
        for (Point p : points) {
            path.append(path.length() == 0 ? "M" : " L").append(number(p.x())).append(' ').append(number(p.y()));
        }
        return path + (closed ? " Z" : "");
    }

    /** Characters that XML does not allow become a replacement mark. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\n' -> escaped.append("&#10;");
                default -> escaped.appendCodePoint(allowed(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean allowed(int c) {
        return c == '\t' || c == '\r' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}
