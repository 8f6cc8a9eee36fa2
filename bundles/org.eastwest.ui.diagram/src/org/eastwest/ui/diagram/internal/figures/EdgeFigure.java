// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.figures;

import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eclipse.draw2d.ConnectionAnchor;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.PolylineConnection;
import org.eclipse.draw2d.XYAnchor;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;

/** A line as the geometry has it: nothing routes it here. */
public final class EdgeFigure extends PolylineConnection {
    /** Heads of lines are not wider, in pixels for each pixel of the line's width. */
    private static final int HEAD = 8;
    /** So near counts as on the line, in pixels. */
    private static final int NEAR = 4;

    private final Painting painting;
    private EdgeShape shape;

    public EdgeFigure(Painting painting, EdgeShape shape) {
        this.painting = painting;
        setShape(shape);
    }

    /** What is painted. */
    public EdgeShape shape() {
        return shape;
    }

    public void setShape(EdgeShape newShape) {
        shape = newShape;
        setLineWidth(Math.max(1, shape.edge().appearance().width()));
        PointList points = new PointList(shape.points().size());
        shape.points().forEach(p -> points.addPoint((int) Math.round(p.x()), (int) Math.round(p.y())));
        setPoints(points);
        repaint();
    }

    @Override
    public Rectangle getBounds() {
        if (bounds == null) {
            int margin = HEAD + lineWidth * 2;
            bounds = super.getBounds().getExpanded(margin, margin);
        }
        return bounds;
    }

    @Override
    public boolean containsPoint(int x, int y) {
        if (!getBounds().contains(x, y)) {
            return false;
        }
        double reach = NEAR + lineWidth / 2.0;
        PointList points = getPoints();
        for (int i = 1; i < points.size(); i++) {
            if (distance(points.getPoint(i - 1), points.getPoint(i), x, y) <= reach) {
                return true;
            }
        }
        return false;
    }

    private static double distance(Point a, Point b, int x, int y) {
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double length = dx * dx + dy * dy;
        double t = length == 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
        return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
    }

    @Override
    public void layout() {
        // The geometry says where the points are.
    }

    @Override
    public ConnectionAnchor getSourceAnchor() {
        return new XYAnchor(getPoints().getFirstPoint());
    }

    @Override
    public ConnectionAnchor getTargetAnchor() {
        return new XYAnchor(getPoints().getLastPoint());
    }

    @Override
    protected void outlineShape(Graphics graphics) {
        painting.on(graphics).paint(shape);
    }
}
