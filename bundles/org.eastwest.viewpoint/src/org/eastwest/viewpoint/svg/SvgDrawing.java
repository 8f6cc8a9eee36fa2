// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.Label.Font;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.TextLine;
import org.eastwest.viewpoint.layout.TextMetrics;
import org.eastwest.viewpoint.paint.Drawing;
import org.eastwest.viewpoint.paint.Outline;
import org.eastwest.viewpoint.paint.Stroke;

/** Draws on an SVG document. */
final class SvgDrawing implements Drawing {
    private final SvgWriter svg;
    private final Images images;
    private final Map<Fill, String> gradients = new HashMap<>();

    SvgDrawing(SvgWriter svg, Images images) {
        this.svg = svg;
        this.images = images;
    }

    @Override
    public void beginGroup(String id, String title) {
        svg.open("g", "data-id", id.isEmpty() ? null : id).raw("\n");
        if (!title.isEmpty()) {
            svg.open("title").text(title).close("title");
        }
    }

    @Override
    public void endGroup() {
        svg.close("g");
    }

    @Override
    public void shape(Outline outline, Optional<Fill> fill, Optional<Stroke> stroke) {
        String inside = fill.map(this::paint).orElse("none");
        String color = stroke.map(s -> s.color().hex()).orElse(null);
        Double width = stroke.map(Stroke::width).filter(w -> w != 1).orElse(null);
        String join = stroke.filter(Stroke::round).map(s -> "round").orElse(null);
        String dashes = stroke.map(SvgDrawing::dashes).orElse(null);
        if (outline instanceof Outline.Rectangle r) {
            Box box = r.box();
            svg.empty("rect", "x", box.x(), "y", box.y(), "width", box.width(), "height", box.height(), "rx",
                    r.radius() > 0 ? r.radius() : null, "fill", inside, "stroke", color, "stroke-width", width,
                    "stroke-linejoin", join, "stroke-dasharray", dashes);
        } else if (outline instanceof Outline.Ellipse e) {
            Box box = e.box();
            svg.empty("ellipse", "cx", box.center().x(), "cy", box.center().y(), "rx", box.width() / 2, "ry",
                    box.height() / 2, "fill", inside, "stroke", color, "stroke-width", width, "stroke-dasharray",
                    dashes);
        } else if (outline instanceof Outline.Lines lines) {
            svg.empty("path", "d", SvgWriter.path(lines.points(), lines.closed()), "fill", inside, "stroke", color,
                    "stroke-width", width, "stroke-linejoin", join, "stroke-dasharray", dashes);
        }
    }

    private static String dashes(Stroke stroke) {
        return stroke.dashes().isEmpty() ? null
                : stroke.dashes().stream().map(SvgWriter::number).collect(Collectors.joining(" "));
    }

    /** A colour, or a gradient that is written before its first use. */
    private String paint(Fill fill) {
        if (!fill.gradient()) {
            return fill.from().hex();
        }
        return "url(#" + gradients.computeIfAbsent(fill, this::gradient) + ")";
    }

    private String gradient(Fill fill) {
        String id = "gradient-" + fill.from().hex().substring(1) + "-" + fill.to().hex().substring(1) + "-"
                + fill.direction().ordinal();
        boolean down = fill.direction() != Fill.Direction.LEFT_TO_RIGHT;
        boolean right = fill.direction() != Fill.Direction.TOP_TO_BOTTOM;
        svg.open("linearGradient", "id", id, "x1", 0, "y1", 0, "x2", right ? 1 : 0, "y2", down ? 1 : 0);
        svg.raw("<stop offset=\"0\" stop-color=\"" + fill.from().hex() + "\"/><stop offset=\"1\" stop-color=\""
                + fill.to().hex() + "\"/>").close("linearGradient");
        return id;
    }

    @Override
    public void text(TextLine line) {
        Font font = line.font();
        String decoration = (font.underline() ? "underline " : "") + (font.strikeThrough() ? "line-through" : "");
        boolean several = line.text().length() > 1;
        svg.open("text", "x", line.x(), "y", line.baseline(), "font-size", TextMetrics.pixels(font), "font-weight",
                font.bold() ? "bold" : null, "font-style", font.italic() ? "italic" : null, "text-decoration",
                decoration.isBlank() ? null : decoration.strip(), "fill", line.color().hex(), "textLength",
                several ? line.width() : null, "lengthAdjust", several ? "spacingAndGlyphs" : null).text(line.text())
                .close("text");
    }

    @Override
    public void image(String path, Box box) {
        images.paint(path, box);
    }
}
