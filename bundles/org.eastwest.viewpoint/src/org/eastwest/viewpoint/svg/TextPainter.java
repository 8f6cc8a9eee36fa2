// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import org.eastwest.viewpoint.diagram.Label.Font;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.TextLine;
import org.eastwest.viewpoint.layout.TextMetrics;

/** Draws texts exactly as wide as they were measured, whatever font a viewer has. */
final class TextPainter {
    private TextPainter() {
    }

    static void label(SvgWriter svg, LabelShape label, Images images) {
        label.icon().ifPresent(i -> images.paint(i.path(), i.box()));
        label.lines().forEach(l -> line(svg, l));
    }

    static void line(SvgWriter svg, TextLine line) {
        if (line.text().isBlank()) {
            return;
        }
        Font font = line.font();
        String decoration = (font.underline() ? "underline " : "") + (font.strikeThrough() ? "line-through" : "");
        svg.open("text", "x", line.x(), "y", line.baseline(), "font-size", TextMetrics.pixels(font), "font-weight",
                font.bold() ? "bold" : null, "font-style", font.italic() ? "italic" : null, "text-decoration",
                decoration.isBlank() ? null : decoration.strip(), "fill", line.color().hex(), "textLength",
                line.text().length() > 1 ? line.width() : null, "lengthAdjust",
                line.text().length() > 1 ? "spacingAndGlyphs" : null).text(line.text()).close("text");
    }
}
