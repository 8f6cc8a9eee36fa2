// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.vocabulary;

import java.util.Arrays;

/** The line in which each element of an XML text begins; parsers only tell where its tag ends. */
final class ElementLines {
    private ElementLines() {
    }

    /** Lines, from 1, of the start tags in document order. */
    static int[] of(String xml) {
        int[] lines = new int[64];
        int count = 0;
        int line = 1;
        int i = 0;
        while (i < xml.length()) {
            int skip = skipped(xml, i);
            if (skip > i) {
                line += newlines(xml, i, skip);
                i = skip;
                continue;
            }
            char c = xml.charAt(i);
            if (c == '<' && i + 1 < xml.length() && xml.charAt(i + 1) != '/') {
                if (count == lines.length) {
                    lines = Arrays.copyOf(lines, count * 2);
                }
                lines[count++] = line;
            }
            line += c == '\n' ? 1 : 0;
            i++;
        }
        return Arrays.copyOf(lines, count);
    }

    /** The end of a comment, a CDATA section, an instruction or a declaration that begins here; else where it was. */
    private static int skipped(String xml, int i) {
        if (xml.startsWith("<!--", i)) {
            return end(xml, "-->", i);
        }
        if (xml.startsWith("<![CDATA[", i)) {
            return end(xml, "]]>", i);
        }
        if (xml.startsWith("<?", i)) {
            return end(xml, "?>", i);
        }
        return xml.startsWith("<!", i) ? end(xml, ">", i) : i;
    }

    private static int end(String xml, String mark, int from) {
        int at = xml.indexOf(mark, from);
        return at < 0 ? xml.length() : at + mark.length();
    }

    private static int newlines(String xml, int from, int to) {
        return (int) xml.substring(from, to).chars().filter(c -> c == '\n').count();
    }
}
