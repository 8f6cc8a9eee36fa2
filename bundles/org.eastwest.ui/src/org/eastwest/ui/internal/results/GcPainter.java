// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Arrays;
import org.eastwest.report.chart.ChartPainter;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.Mark;
import org.eastwest.report.chart.Palette;
import org.eastwest.report.chart.Pattern;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.LineAttributes;
import org.eclipse.swt.graphics.Point;

/** Paints a chart on a display. */
public final class GcPainter implements ChartPainter {

    /** Points of a font for a pixel of its height on a display of 96 pixels an inch. */
    private static final double POINTS_PER_PIXEL = 0.75;
    private static final int SMALLEST_POINTS = 5;
    /** Of usual letters; how much wider than charts take it for it may be, since fonts differ. */
    private static final Mark.Label SAMPLE = new Mark.Label(0, 0, "Exposed communication 0123456789",
            Mark.Anchor.START, 12, false, Ink.INK, false);
    private static final double WIDER = 1.1;
    private static final int HATCHING_ALPHA = 153;
    private static final int OPAQUE = 255;

    private final GC gc;
    private final Palette palette;
    private final ResourceManager fonts;
    private final double narrowing;

    public GcPainter(GC gc, Palette palette, ResourceManager fonts) {
        this.gc = gc;
        this.palette = palette;
        this.fonts = fonts;
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.ON);
        narrowing = narrowing();
    }

    /** A desktop may enlarge all texts: those of a chart keep within the places that were laid out for them. */
    private double narrowing() {
        gc.setFont(font(SAMPLE, 1));
        double wider = gc.textExtent(SAMPLE.text()).x / SAMPLE.width();
        return wider > WIDER ? 1 / wider : 1;
    }

    private Font font(Mark.Label label, double share) {
        int points = (int) Math.round(label.size() * POINTS_PER_PIXEL * share);
        return fonts.create(FontDescriptor.createFrom(JFaceResources.getDefaultFont())
                .setHeight(Math.max(SMALLEST_POINTS, points)).setStyle(label.bold() ? SWT.BOLD : SWT.NORMAL));
    }

    @Override
    public void box(Mark.Box box) {
        gc.setBackground(color(palette.rgb(box.fill())));
        gc.fillRectangle(round(box.x()), round(box.y()), extent(box.x(), box.width()), extent(box.y(), box.height()));
        if (box.pattern() != Pattern.NONE && box.fill().patternOnScreen()) {
            hatch(box);
        }
        if (box.edge() != null) {
            edge(box);
        }
    }

    private void hatch(Mark.Box box) {
        gc.setForeground(color(palette.rgbOn(box.fill())));
        gc.setLineAttributes(new LineAttributes(1));
        gc.setAlpha(HATCHING_ALPHA);
        for (Pattern.Stroke s : box.pattern().strokes(box.x(), box.y(), box.width(), box.height())) {
            gc.drawLine(round(s.x1()), round(s.y1()), round(s.x2()), round(s.y2()));
        }
        gc.setAlpha(OPAQUE);
    }

    private void edge(Mark.Box box) {
        double inset = Math.min(Mark.Box.EDGE / 2, Math.min(box.width(), box.height()) / 2);
        gc.setForeground(color(palette.rgb(box.edge())));
        gc.setLineAttributes(new LineAttributes((float) (2 * inset)));
        gc.drawRectangle(round(box.x() + inset), round(box.y() + inset), round(box.width() - 2 * inset),
                round(box.height() - 2 * inset));
    }

    @Override
    public void line(Mark.Line line) {
        stroke(line.ink(), line.width(), line.dash());
        gc.drawLine(round(line.x1()), round(line.y1()), round(line.x2()), round(line.y2()));
    }

    @Override
    public void path(Mark.Path path) {
        stroke(path.ink(), path.width(), path.dash());
        double[] x = path.x();
        double[] y = path.y();
        int[] points = new int[2 * x.length];
        for (int i = 0; i < x.length; i++) {
            points[2 * i] = round(x[i]);
            points[2 * i + 1] = round(y[i]);
        }
        gc.drawPolyline(points);
    }

    @Override
    public void area(Mark.Area area) {
        double[] x = area.x();
        double[] low = area.low();
        double[] high = area.high();
        int[] points = new int[4 * x.length];
        for (int i = 0; i < x.length; i++) {
            int back = points.length - 2 * i;
            points[2 * i] = round(x[i]);
            points[2 * i + 1] = round(high[i]);
            points[back - 2] = round(x[i]);
            points[back - 1] = round(low[i]);
        }
        gc.setBackground(color(palette.rgb(area.ink())));
        gc.setAlpha((int) Math.round(area.opacity() * OPAQUE));
        gc.fillPolygon(points);
        gc.setAlpha(OPAQUE);
    }

    @Override
    public void dot(Mark.Dot dot) {
        int diameter = (int) Math.round(2 * dot.radius());
        int left = round(dot.x() - dot.radius());
        int top = round(dot.y() - dot.radius());
        double[] corners = dot.corners();
        gc.setBackground(color(palette.rgb(dot.ink())));
        if (dot.shape() == Mark.Shape.RING) {
            stroke(dot.ink(), 2, Mark.Dash.SOLID);
            gc.drawOval(left, top, diameter, diameter);
        } else if (corners.length == 0) {
            gc.fillOval(left, top, diameter, diameter);
        } else {
            gc.fillPolygon(Arrays.stream(corners).mapToInt(GcPainter::round).toArray());
        }
    }

    private void stroke(Ink ink, double width, Mark.Dash dash) {
        gc.setForeground(color(palette.rgb(ink)));
        LineAttributes line = new LineAttributes((float) width, SWT.CAP_FLAT, SWT.JOIN_ROUND);
        double[] lengths = dash.lengths();
        if (lengths.length > 0) {
            line.style = SWT.LINE_CUSTOM;
            line.dash = new float[lengths.length];
            for (int i = 0; i < lengths.length; i++) {
                line.dash[i] = (float) lengths[i];
            }
        }
        gc.setLineAttributes(line);
    }

    @Override
    public void label(Mark.Label label) {
        gc.setFont(font(label, narrowing));
        gc.setForeground(color(label.on() ? palette.rgbOn(label.ink()) : palette.rgb(label.ink())));
        Point size = gc.textExtent(label.text());
        double left = switch (label.anchor()) {
            case START -> label.x();
            case MIDDLE -> label.x() - size.x / 2.0;
            case END -> label.x() - size.x;
        };
        int baseline = gc.getFontMetrics().getAscent() + gc.getFontMetrics().getLeading();
        gc.drawText(label.text(), round(left), round(label.y()) - baseline, true);
    }

    private static Color color(int rgb) {
        return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    /** Length in whole pixels of what begins at a place, so that neighbours meet. */
    private static int extent(double from, double length) {
        return round(from + length) - round(from);
    }

    private static int round(double value) {
        return (int) Math.round(value);
    }
}
