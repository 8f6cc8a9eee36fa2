// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

/**
 * Writes a drawing as one SVG element, without names that could clash with others on the same page. The same drawing
 * gives the same text.
 */
public final class SvgPainter implements ChartPainter {
    /** Class of hatching that shows in print only; a page hides it on screens. */
    public static final String PRINT_ONLY = "ew-print";

    private static final String FONTS = "Helvetica, Arial, 'Liberation Sans', sans-serif";

    private final StringBuilder svg = new StringBuilder();
    private final Palette palette;
    private final boolean variables;

    private SvgPainter(Palette palette, boolean variables) {
        this.palette = palette;
        this.variables = variables;
    }

    /** For a page that defines {@link Palette#css()}: colours follow the page's scheme, light ones without it. */
    public static String inline(Drawing drawing) {
        return new SvgPainter(Palette.LIGHT, true).write(drawing);
    }

    /** A document of its own in fixed colours, on its own paper, with all hatching. */
    public static String standalone(Drawing drawing, Palette palette) {
        return new SvgPainter(palette, false).write(drawing);
    }

    /** The area of an ink in small, for a table that explains a chart; see {@link #inline}. */
    public static String swatch(Ink ink, boolean exposed) {
        SvgPainter painter = new SvgPainter(Palette.LIGHT, true);
        painter.svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"18\" height=\"12\">");
        painter.box(new Mark.Box(0, 0, 18, 12, ink, ink.pattern(), exposed ? Ink.EXPOSED : null, ""));
        return painter.svg.append("</svg>").toString();
    }

    private String write(Drawing drawing) {
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ")
                .append(number(drawing.width())).append(' ').append(number(drawing.height())).append("\" width=\"")
                .append(number(drawing.width())).append("\" height=\"").append(number(drawing.height()))
                .append("\" font-family=\"").append(FONTS).append("\" aria-label=\"")
                .append(XmlText.escape(drawing.title())).append("\">\n<title>")
                .append(XmlText.escape(drawing.title())).append("</title>\n<desc>")
                .append(XmlText.escape(drawing.description())).append("</desc>\n");
        if (!variables) {
            box(Mark.Box.plain(0, 0, drawing.width(), drawing.height(), Ink.PAPER));
        }
        drawing.paintOn(this);
        return svg.append("</svg>\n").toString();
    }

    @Override
    public void box(Mark.Box box) {
        boolean group = box.pattern() != Pattern.NONE || box.edge() != null || !box.tooltip().isEmpty();
        if (group) {
            svg.append("<g>");
            if (!box.tooltip().isEmpty()) {
                svg.append("<title>").append(XmlText.escape(box.tooltip())).append("</title>");
            }
        }
        svg.append("<rect");
        frame(box, 0);
        svg.append(' ').append(colour("fill", box.fill(), false)).append("/>");
        if (box.pattern() != Pattern.NONE) {
            pattern(box);
        }
        if (box.edge() != null) {
            double inset = Math.min(Mark.Box.EDGE / 2, Math.min(box.width(), box.height()) / 2);
            svg.append("<rect");
            frame(box, inset);
            svg.append(" fill=\"none\" stroke-width=\"").append(number(2 * inset)).append("\" ")
                    .append(colour("stroke", box.edge(), false)).append("/>");
        }
        svg.append(group ? "</g>\n" : "\n");
    }

    private void frame(Mark.Box box, double inset) {
        svg.append(" x=\"").append(number(box.x() + inset)).append("\" y=\"").append(number(box.y() + inset))
                .append("\" width=\"").append(number(box.width() - 2 * inset)).append("\" height=\"")
                .append(number(box.height() - 2 * inset)).append('"');
    }

    /** All strokes as one path. */
    private void pattern(Mark.Box box) {
        svg.append("<path");
        if (variables && !box.fill().patternOnScreen()) {
            svg.append(" class=\"").append(PRINT_ONLY).append('"');
        }
        svg.append(" d=\"");
        for (Pattern.Stroke s : box.pattern().strokes(box.x(), box.y(), box.width(), box.height())) {
            svg.append('M').append(number(s.x1())).append(' ').append(number(s.y1())).append('L')
                    .append(number(s.x2())).append(' ').append(number(s.y2()));
        }
        svg.append("\" fill=\"none\" stroke-opacity=\"0.6\" ").append(colour("stroke", box.fill(), true))
                .append("/>");
    }

    @Override
    public void line(Mark.Line line) {
        svg.append("<line x1=\"").append(number(line.x1())).append("\" y1=\"").append(number(line.y1()))
                .append("\" x2=\"").append(number(line.x2())).append("\" y2=\"").append(number(line.y2()))
                .append("\" stroke-width=\"").append(number(line.width())).append('"');
        dash(line.dash());
        svg.append(' ').append(colour("stroke", line.ink(), false)).append("/>\n");
    }

    @Override
    public void path(Mark.Path path) {
        svg.append("<path fill=\"none\" stroke-linejoin=\"round\" stroke-width=\"").append(number(path.width()))
                .append('"');
        dash(path.dash());
        svg.append(' ').append(colour("stroke", path.ink(), false)).append(" d=\"");
        double[] x = path.x();
        double[] y = path.y();
        for (int i = 0; i < x.length; i++) {
            svg.append(i == 0 ? 'M' : 'L').append(number(x[i])).append(' ').append(number(y[i]));
        }
        svg.append("\"/>\n");
    }

    @Override
    public void area(Mark.Area area) {
        double[] x = area.x();
        double[] low = area.low();
        double[] high = area.high();
        svg.append("<path fill-opacity=\"").append(number(area.opacity())).append("\" ")
                .append(colour("fill", area.ink(), false)).append(" d=\"");
        for (int i = 0; i < x.length; i++) {
            svg.append(i == 0 ? 'M' : 'L').append(number(x[i])).append(' ').append(number(high[i]));
        }
        for (int i = x.length - 1; i >= 0; i--) {
            svg.append('L').append(number(x[i])).append(' ').append(number(low[i]));
        }
        svg.append("Z\"/>\n");
    }

    @Override
    public void dot(Mark.Dot dot) {
        String end = dot.tooltip().isEmpty() ? "/>\n"
                : "><title>" + XmlText.escape(dot.tooltip()) + "</title></" + element(dot) + ">\n";
        svg.append('<').append(element(dot)).append(' ');
        double[] corners = dot.corners();
        if (corners.length == 0) {
            svg.append("cx=\"").append(number(dot.x())).append("\" cy=\"").append(number(dot.y())).append("\" r=\"")
                    .append(number(dot.radius())).append("\" ");
        } else {
            svg.append("points=\"");
            for (int i = 0; i < corners.length; i++) {
                svg.append(i == 0 ? "" : i % 2 == 0 ? " " : ",").append(number(corners[i]));
            }
            svg.append("\" ");
        }
        svg.append(dot.shape() == Mark.Shape.RING
                ? "fill=\"none\" stroke-width=\"2\" " + colour("stroke", dot.ink(), false)
                : colour("fill", dot.ink(), false)).append(end);
    }

    private static String element(Mark.Dot dot) {
        return dot.corners().length == 0 ? "circle" : "polygon";
    }

    private void dash(Mark.Dash dash) {
        double[] lengths = dash.lengths();
        for (int i = 0; i < lengths.length; i++) {
            svg.append(i == 0 ? " stroke-dasharray=\"" : " ").append(number(lengths[i]));
        }
        svg.append(lengths.length == 0 ? "" : "\"");
    }

    @Override
    public void label(Mark.Label label) {
        svg.append("<text x=\"").append(number(label.x())).append("\" y=\"").append(number(label.y()))
                .append("\" font-size=\"").append(number(label.size())).append('"');
        if (label.anchor() != Mark.Anchor.START) {
            svg.append(" text-anchor=\"").append(label.anchor() == Mark.Anchor.END ? "end" : "middle").append('"');
        }
        if (label.bold()) {
            svg.append(" font-weight=\"bold\"");
        }
        svg.append(' ').append(colour("fill", label.ink(), label.on())).append('>').append(XmlText.escape(label.text()))
                .append("</text>\n");
    }

    private String colour(String property, Ink ink, boolean on) {
        String hex = on ? palette.hexOn(ink) : palette.hex(ink);
        return variables
                ? "style=\"" + property + ":var(--ew-" + (on ? "on-" : "") + ink.word() + "," + hex + ")\""
                : property + "=\"" + hex + "\"";
    }

    /** Two decimals at most; never an exponent, never a negative zero. */
    private static String number(double value) {
        long hundredths = Math.round(value * 100);
        long rest = Math.abs(hundredths % 100);
        String sign = hundredths < 0 ? "-" : "";
        String decimals = rest == 0 ? "" : rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest;
        return sign + Math.abs(hundredths / 100) + decimals;
    }
}
