// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.TextLine;
import org.eastwest.viewpoint.layout.Point;
import org.eastwest.viewpoint.layout.TextMetrics;
import org.eastwest.viewpoint.paint.DiagramPainter;

/** Draws a legend below a diagram, in as many rows as it takes. */
final class LegendPainter {
    private static final Label.Font FONT = new Label.Font(9, false, false, false, false);
    private static final Color INK = new Color(0x1F, 0x1F, 0x1F);
    private static final double SAMPLE_WIDTH = 28;
    private static final double SAMPLE_HEIGHT = 14;
    private static final double GAP = 6;
    private static final double BETWEEN = 20;
    private static final double ABOVE = 18;
    private static final double ROW = 20;

    private record Placed(Legend.Entry entry, double x, double y, String text) {
    }

    private final List<Placed> placed = new ArrayList<>();
    private double width;
    private double height;

    LegendPainter(Legend legend, double room) {
        double x = 0;
        double y = ABOVE;
        for (Legend.Entry entry : legend.entries()) {
            String text = TextMetrics.fit(entry.text(), FONT, room - SAMPLE_WIDTH - GAP);
            double w = SAMPLE_WIDTH + GAP + TextMetrics.width(text, FONT);
            if (x > 0 && x + w > room) {
                x = 0;
                y += ROW;
            }
            placed.add(new Placed(entry, x, y, text));
            width = Math.max(width, x + w);
            height = y + ROW;
            x += w + BETWEEN;
        }
    }

    double width() {
        return width;
    }

    /** With the room above it; nothing when there are no entries. */
    double height() {
        return height;
    }

    void paint(SvgWriter svg, double left, double top) {
        if (placed.isEmpty()) {
            return;
        }
        SvgDrawing drawing = new SvgDrawing(svg, new Images(p -> Optional.empty(), svg));
        DiagramPainter painter = new DiagramPainter(drawing);
        svg.open("g", "data-role", "legend").raw("\n");
        for (Placed p : placed) {
            Box sample = new Box(left + p.x, top + p.y, SAMPLE_WIDTH, SAMPLE_HEIGHT);
            p.entry.node().ifPresent(n -> painter.sample(n, sample));
            p.entry.edge().ifPresent(e -> painter.sample(e, List.of(
                    new Point(sample.x(), sample.center().y()), new Point(sample.right(), sample.center().y()))));
            double baseline = sample.center().y() - TextMetrics.lineHeight(FONT) / 2 + TextMetrics.ascent(FONT);
            drawing.text(new TextLine(p.text, sample.right() + GAP, baseline, TextMetrics.width(p.text, FONT), FONT,
                    INK));
        }
        svg.close("g");
    }
}
