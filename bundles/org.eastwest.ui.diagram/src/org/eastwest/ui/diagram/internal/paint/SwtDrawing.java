// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.paint;

import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.TextLine;
import org.eastwest.viewpoint.layout.Point;
import org.eastwest.viewpoint.layout.TextMetrics;
import org.eastwest.viewpoint.paint.Drawing;
import org.eastwest.viewpoint.paint.Outline;
import org.eastwest.viewpoint.paint.Stroke;
import org.eclipse.draw2d.Graphics;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Pattern;
import org.eclipse.swt.graphics.Rectangle;

/** Draws with vectors on the window: sharp at every zoom. */
public final class SwtDrawing implements Drawing {
    /** Smaller than this, in pixels of the screen, letters cannot be read and are not worth drawing. */
    private static final double LEGIBLE = 2.5;

    private final Device device;
    private final Graphics graphics;
    private final Inks inks;
    private final double zoom;

    /**
     * What drawings of one diagram share.
     *
     * @param fonts  its fonts
     * @param images its images
     * @param shades the colours of the theme
     */
    public record Inks(DiagramFonts fonts, DiagramImages images, Shades shades) {
    }

    /** @param zoom pixels of the screen for each pixel of the diagram */
    public SwtDrawing(Device device, Graphics graphics, Inks inks, double zoom) {
        this.device = device;
        this.graphics = graphics;
        this.inks = inks;
        this.zoom = zoom;
        graphics.setAntialias(SWT.ON);
    }

    @Override
    public void beginGroup(String id, String title) {
        // The window asks figures for their tooltips.
    }

    @Override
    public void endGroup() {
        // As above.
    }

    @Override
    public void shape(Outline outline, Optional<Fill> fill, Optional<Stroke> stroke) {
        fill.ifPresent(f -> fill(outline, f));
        stroke.ifPresent(s -> stroke(outline, s));
    }

    private void fill(Outline outline, Fill fill) {
        Path path = path(outline, 0);
        if (fill.gradient()) {
            gradient(path, outline, fill);
        } else {
            graphics.setBackgroundColor(color(fill.from()));
            graphics.fillPath(path);
        }
        path.dispose();
    }

    private void gradient(Path path, Outline outline, Fill fill) {
        Box box = box(outline);
        boolean down = fill.direction() != Fill.Direction.LEFT_TO_RIGHT;
        boolean right = fill.direction() != Fill.Direction.TOP_TO_BOTTOM;
        Pattern pattern = new Pattern(device, (float) box.x(), (float) box.y(),
                (float) (right ? box.right() : box.x()), (float) (down ? box.bottom() : box.y()), color(fill.from()),
                color(fill.to()));
        graphics.pushState();
        graphics.setBackgroundPattern(pattern);
        graphics.fillPath(path);
        graphics.popState();
        pattern.dispose();
    }

    private static Box box(Outline outline) {
        if (outline instanceof Outline.Rectangle r) {
            return r.box();
        } else if (outline instanceof Outline.Ellipse e) {
            return e.box();
        }
        List<Point> points = ((Outline.Lines) outline).points();
        return points.stream().map(p -> new Box(p.x(), p.y(), 0, 0)).reduce(Box::union).orElseThrow();
    }

    private void stroke(Outline outline, Stroke stroke) {
        int width = (int) Math.max(1, Math.round(stroke.width()));
        graphics.setForegroundColor(color(stroke.color()));
        graphics.setLineWidth(width);
        graphics.setLineJoin(stroke.round() ? SWT.JOIN_ROUND : SWT.JOIN_MITER);
        List<Double> dashes = stroke.dashes();
        if (dashes.isEmpty()) {
            graphics.setLineStyle(SWT.LINE_SOLID);
        } else {
            graphics.setLineDash(dashes.stream().mapToInt(d -> (int) Math.max(1, Math.round(d))).toArray());
        }
        Path path = path(outline, shift(width));
        graphics.drawPath(path);
        path.dispose();
    }

    /** SWT moves lines of odd widths half a pixel of the screen to make them sharp; the geometry has done so before. */
    private float shift(int width) {
        return (int) (width * zoom) % 2 == 1 ? (float) (-0.5 / zoom) : 0;
    }

    private Path path(Outline outline, float shift) {
        Path path = new Path(device);
        if (outline instanceof Outline.Rectangle r) {
            rectangle(path, r.box().plus(shift, shift), (float) r.radius());
        } else if (outline instanceof Outline.Ellipse e) {
            Box b = e.box();
            path.addArc((float) b.x() + shift, (float) b.y() + shift, (float) b.width(), (float) b.height(), 0, 360);
            path.close();
        } else if (outline instanceof Outline.Lines lines) {
            lines(path, lines, shift);
        }
        return path;
    }

    private static void lines(Path path, Outline.Lines lines, float shift) {
        Point first = lines.points().get(0);
        path.moveTo((float) first.x() + shift, (float) first.y() + shift);
        lines.points().stream().skip(1).forEach(p -> path.lineTo((float) p.x() + shift, (float) p.y() + shift));
        if (lines.closed()) {
            path.close();
        }
    }

    private static void rectangle(Path path, Box box, float radius) {
        float x = (float) box.x();
        float y = (float) box.y();
        float right = (float) box.right();
        float bottom = (float) box.bottom();
        float d = 2 * Math.min(radius, Math.min(right - x, bottom - y) / 2);
        if (d <= 0) {
            path.addRectangle(x, y, right - x, bottom - y);
            return;
        }
        path.addArc(x, y, d, d, 180, -90);
        path.addArc(right - d, y, d, d, 90, -90);
        path.addArc(right - d, bottom - d, d, d, 0, -90);
        path.addArc(x, bottom - d, d, d, 270, -90);
        path.close();
    }

    @Override
    public void text(TextLine line) {
        Label.Font font = line.font();
        if (TextMetrics.pixels(font) * zoom < LEGIBLE) {
            return;
        }
        DiagramFonts.Measured measured = inks.fonts().measure(line.text(), font);
        Color color = color(line.color());
        graphics.pushState();
        graphics.translate((float) line.x(), (float) line.baseline());
        graphics.scale((float) (line.width() / measured.width()), (float) inks.fonts().scale(font));
        graphics.setFont(measured.font());
        graphics.setForegroundColor(color);
        graphics.drawString(line.text(), 0, -measured.ascent());
        graphics.popState();
        if (font.underline()) {
            across(line, TextMetrics.pixels(font) * 0.12, color);
        }
        if (font.strikeThrough()) {
            across(line, -TextMetrics.pixels(font) * 0.3, color);
        }
    }

    private void across(TextLine line, double dy, Color color) {
        Path path = new Path(device);
        path.moveTo((float) line.x(), (float) (line.baseline() + dy));
        path.lineTo((float) (line.x() + line.width()), (float) (line.baseline() + dy));
        graphics.setForegroundColor(color);
        graphics.setLineWidth(1);
        graphics.setLineStyle(SWT.LINE_SOLID);
        graphics.drawPath(path);
        path.dispose();
    }

    @Override
    public void image(String path, Box box) {
        Optional<Image> image = inks.images().image(path);
        if (image.isEmpty()) {
            missing(box);
            return;
        }
        Rectangle all = image.get().getBounds();
        graphics.drawImage(image.get(), 0, 0, all.width, all.height, (int) Math.round(box.x()),
                (int) Math.round(box.y()), (int) Math.round(box.width()), (int) Math.round(box.height()));
    }

    private void missing(Box box) {
        Optional<Stroke> line = Optional.of(new Stroke(new org.eastwest.viewpoint.diagram.Color(0x8C, 0x8C, 0x8C), 1,
                org.eastwest.viewpoint.diagram.LineStyle.SOLID, false));
        shape(new Outline.Rectangle(box, 0), Optional.empty(), line);
        shape(new Outline.Lines(List.of(new Point(box.x(), box.y()), new Point(box.right(), box.bottom())), false),
                Optional.empty(), line);
        shape(new Outline.Lines(List.of(new Point(box.right(), box.y()), new Point(box.x(), box.bottom())), false),
                Optional.empty(), line);
    }

    private Color color(org.eastwest.viewpoint.diagram.Color color) {
        return swt(inks.shades().of(color));
    }

    /** The same colour in SWT; it needs no disposal. */
    public static Color swt(org.eastwest.viewpoint.diagram.Color color) {
        return new Color(color.red(), color.green(), color.blue());
    }
}
