// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/** Text that may stand in XML. */
public final class XmlText {
    private static final int REPLACEMENT = 0xFFFD;

    private XmlText() {
    }

    /** The text for an element or a quoted attribute. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        legal(text).chars().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.append((char) c);
            }
        });
        return escaped.toString();
    }

    /**
     * The text with a replacement character for whatever neither XML nor UTF-8 can hold: control characters and halves
     * of surrogate pairs.
     */
    public static String legal(String text) {
        StringBuilder legal = new StringBuilder(text.length());
        text.codePoints().forEach(c -> legal.appendCodePoint(inXml(c) ? c : REPLACEMENT));
        return legal.toString();
    }

    /** Characters that XML 1.0 allows (section 2.2, production 2). */
    private static boolean inXml(int c) {
        return c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000;
    }
}
