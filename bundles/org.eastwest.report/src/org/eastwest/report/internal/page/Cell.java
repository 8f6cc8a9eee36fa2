// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.util.List;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.SvgPainter;

/**
 * What stands in a table cell: a text or a value.
 *
 * @param text   the text; empty with a value
 * @param value  the value; null with a text
 * @param swatch SVG of the area shown before it; empty for none
 * @param code   true for ids and paths
 * @param cites  numbers of sources
 */
public record Cell(String text, Value value, String swatch, boolean code, List<Integer> cites) {
    public static Cell words(String text) {
        return new Cell(text, null, "", false, List.of());
    }

    public static Cell id(String text) {
        return new Cell(text, null, "", true, List.of());
    }

    public static Cell of(Value value) {
        return new Cell("", value, "", false, List.of());
    }

    /** A text with the area that stands for it in charts. */
    public static Cell swatched(Ink ink, boolean exposed, String text) {
        return new Cell(text, null, SvgPainter.swatch(ink, exposed), false, List.of());
    }

    public static Cell cited(String text, List<Integer> cites) {
        return new Cell(text, null, "", false, List.copyOf(cites));
    }
}
