// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.Point;

/** What stands on the sides of a box. */
final class Sides {
    private static final double GAP = 2;

    private Sides() {
    }

    enum Side {
        WEST, EAST, NORTH, SOUTH
    }

    /** The side of a box that is nearest to a point. */
    static Side nearest(Box box, Point p) {
        double west = Math.abs(p.x() - box.x());
        double east = Math.abs(p.x() - box.right());
        double north = Math.abs(p.y() - box.y());
        double south = Math.abs(p.y() - box.bottom());
        double least = Math.min(Math.min(west, east), Math.min(north, south));
        if (least == west) {
            return Side.WEST;
        }
        if (least == east) {
            return Side.EAST;
        }
        return least == north ? Side.NORTH : Side.SOUTH;
    }

    /** The point of the outline that is nearest to a point. */
    static Point snap(Box box, double x, double y) {
        double inX = Math.max(box.x(), Math.min(box.right(), x));
        double inY = Math.max(box.y(), Math.min(box.bottom(), y));
        return switch (nearest(box, new Point(x, y))) {
            case WEST -> new Point(box.x(), inY);
            case EAST -> new Point(box.right(), inY);
            case NORTH -> new Point(inX, box.y());
            case SOUTH -> new Point(inX, box.bottom());
        };
    }

    static boolean onOutline(Box box, Point p, double tolerance) {
        return box.grown(tolerance).contains(new Box(p.x(), p.y(), 0, 0), 0)
                && !(box.grown(-tolerance).width() > 0 && box.grown(-tolerance).height() > 0
                        && box.grown(-tolerance).contains(new Box(p.x(), p.y(), 0, 0), 0));
    }

    /** A label of what stands on a side: beside it, inside the owner, where nothing passes. */
    static LabelShape labelInside(Box owner, Box onSide, LabelBlock label) {
        double w = label.width();
        double h = label.height();
        Point c = onSide.center();
        return label.at(switch (nearest(owner, c)) {
            case WEST -> new Box(onSide.right() + GAP, c.y() - h / 2, w, h);
            case EAST -> new Box(onSide.x() - GAP - w, c.y() - h / 2, w, h);
            case NORTH -> new Box(c.x() - w / 2, onSide.bottom() + GAP, w, h);
            case SOUTH -> new Box(c.x() - w / 2, onSide.y() - GAP - h, w, h);
        });
    }
}
