// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.io.Writer;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.TextMetrics;
import org.eastwest.viewpoint.paint.DiagramPainter;

/** Draws a diagram as SVG: nothing but its geometry, as a stream, the same bytes for the same diagram. */
public final class SvgPainter {
    private static final double MARGIN = 16;
    private static final Color INK = new Color(0x1F, 0x1F, 0x1F);
    private static final Label.Font TITLE = new Label.Font(14, true, false, false, false);
    private static final double TITLE_GAP = 12;
    /** A narrow diagram gets this much room for its title, in pixels. */
    private static final double WIDEST_TITLE = 720;
    private static final double NARROWEST_LEGEND = 480;
    /** More nodes are not named to those who hear a diagram. */
    private static final int NAMED = 24;

    /**
     * What stands around a diagram.
     *
     * @param title the title above it; empty for none
     * @param legend what stands below it
     */
    public record Frame(String title, Legend legend) {
        /** The diagram alone. */
        public static final Frame NONE = new Frame("", Legend.NONE);

        /** The diagram's own title and the legend of its mappings. */
        public static Frame of(Diagram diagram) {
            return new Frame(diagram.title(), Legend.of(diagram));
        }
    }

    private SvgPainter() {
    }

    /**
     * Draws a diagram.
     *
     * @param out gets the document; it is flushed, not closed
     * @throws java.io.UncheckedIOException when it cannot be written
     */
    public static void paint(Diagram diagram, DiagramGeometry geometry, Frame frame, Writer out) {
        Box bounds = geometry.bounds();
        LegendPainter legend = new LegendPainter(frame.legend(), Math.max(bounds.width(), NARROWEST_LEGEND));
        double width = Math.max(Math.max(bounds.width(), legend.width()),
                Math.min(TextMetrics.width(frame.title(), TITLE), WIDEST_TITLE)) + 2 * MARGIN;
        List<String> title = frame.title().isEmpty() ? List.of() : TextMetrics.wrap(frame.title(), TITLE,
                width - 2 * MARGIN);
        double titleHeight = title.isEmpty() ? 0 : title.size() * TextMetrics.lineHeight(TITLE) + TITLE_GAP;
        double height = titleHeight + bounds.height() + legend.height() + 2 * MARGIN;
        SvgWriter svg = new SvgWriter(out);
        SvgDrawing drawing = new SvgDrawing(svg, new Images(diagram.description()::image, svg));
        svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        svg.open("svg", "xmlns", "http://www.w3.org/2000/svg", "width", width, "height", height, "viewBox",
                "0 0 " + SvgWriter.number(width) + " " + SvgWriter.number(height), "role", "img", "font-family",
                        TextMetrics.FAMILIES).raw("\n");
        if (!frame.title().isEmpty()) {
            svg.open("title").text(frame.title()).close("title");
            svg.open("desc").text(description(diagram, geometry)).close("desc");
        }
        svg.empty("rect", "width", width, "height", height, "fill", diagram.background().hex());
        for (int i = 0; i < title.size(); i++) {
            String line = TextMetrics.fit(title.get(i), TITLE, width - 2 * MARGIN);
            drawing.text(new DiagramGeometry.TextLine(line, MARGIN, MARGIN + i * TextMetrics.lineHeight(TITLE)
                    + TextMetrics.ascent(TITLE), TextMetrics.width(line, TITLE), TITLE, INK));
        }
        double dx = MARGIN - bounds.x();
        double dy = MARGIN + titleHeight - bounds.y();
        svg.open("g", "transform", "translate(" + SvgWriter.number(dx) + " " + SvgWriter.number(dy) + ")").raw("\n");
        new DiagramPainter(drawing).paint(geometry);
        svg.close("g");
        legend.paint(svg, MARGIN, MARGIN + titleHeight + bounds.height());
        svg.close("svg");
        flush(out);
    }

    /** What those hear who do not see it: what kind of diagram, and what is in it by name. */
    private static String description(Diagram diagram, DiagramGeometry geometry) {
        return diagram.description().label() + " of " + geometry.nodes().size() + " nodes and "
                + geometry.edges().size() + " links: " + geometry.nodes().stream()
                        .map(n -> n.node().label().text().replace('\n', ' ')).filter(t -> !t.isBlank()).distinct()
                        .limit(NAMED).collect(Collectors.joining("; "));
    }

    private static void flush(Writer out) {
        try {
            out.flush();
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
