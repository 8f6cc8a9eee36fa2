// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.List;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Point;

/** Ways of edges that have none of their own: short, plain, and the same for the same boxes. */
final class EdgeRouter {
    private static final double LOOP = 20;

    private EdgeRouter() {
    }

    static List<Point> route(Box source, Box target, boolean alongAxes) {
        if (source.equals(target)) {
            return loop(source);
        }
        if (source.contains(target, 0) || target.contains(source, 0)) {
            return nested(source, target);
        }
        if (!alongAxes || source.overlaps(target)) {
            return straight(source, target);
        }
        boolean beside = target.x() >= source.right() || source.x() >= target.right();
        return beside ? horizontal(source, target) : vertical(source, target);
    }

    private static List<Point> loop(Box box) {
        double top = box.y() + box.height() / 3;
        double bottom = box.y() + box.height() * 2 / 3;
        return List.of(new Point(box.right(), top), new Point(box.right() + LOOP, top),
                new Point(box.right() + LOOP, bottom), new Point(box.right(), bottom));
    }

    /** From the inner box to the nearer side of the outer one. */
    private static List<Point> nested(Box source, Box target) {
        boolean outwards = target.contains(source, 0);
        Box inner = outwards ? source : target;
        Box outer = outwards ? target : source;
        double y = inner.center().y();
        boolean right = outer.right() - inner.right() <= inner.x() - outer.x();
        Point in = new Point(right ? inner.right() : inner.x(), y);
        Point out = new Point(right ? outer.right() : outer.x(), y);
        return outwards ? List.of(in, out) : List.of(out, in);
    }

    private static List<Point> straight(Box source, Box target) {
        return List.of(clip(source, target.center()), clip(target, source.center()));
    }

    /** Where the line from a box's middle to a point leaves the box. */
    private static Point clip(Box box, Point to) {
        Point c = box.center();
        double dx = to.x() - c.x();
        double dy = to.y() - c.y();
        double part = Math.min(dx == 0 ? 1 : box.width() / 2 / Math.abs(dx), dy == 0 ? 1
                : box.height() / 2 / Math.abs(dy));
        return c.plus(dx * Math.min(1, part), dy * Math.min(1, part));
    }

    private static List<Point> horizontal(Box source, Box target) {
        boolean right = target.x() >= source.right();
        Point a = new Point(right ? source.right() : source.x(), source.center().y());
        Point b = new Point(right ? target.x() : target.right(), target.center().y());
        double middle = (a.x() + b.x()) / 2;
        return Math.abs(a.y() - b.y()) < 1 ? List.of(a, b)
                : List.of(a, new Point(middle, a.y()), new Point(middle, b.y()), b);
    }

    private static List<Point> vertical(Box source, Box target) {
        boolean down = target.y() >= source.bottom();
        Point a = new Point(source.center().x(), down ? source.bottom() : source.y());
        Point b = new Point(target.center().x(), down ? target.y() : target.bottom());
        double middle = (a.y() + b.y()) / 2;
        return Math.abs(a.x() - b.x()) < 1 ? List.of(a, b)
                : List.of(a, new Point(a.x(), middle), new Point(b.x(), middle), b);
    }

    private static double length(List<Point> points) {
        double sum = 0;
        for (int i = 1; i < points.size(); i++) {
            sum += distance(points.get(i - 1), points.get(i));
        }
        return sum;
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    /** The point after a part of the way, from 0 to 1. */
    static Point along(List<Point> points, double part) {
        return fromStart(points, length(points) * part);
    }

    /** The point after a length of the way, in pixels. */
    static Point fromStart(List<Point> points, double length) {
        double left = length;
        for (int i = 1; i < points.size(); i++) {
            Point a = points.get(i - 1);
            Point b = points.get(i);
            double d = distance(a, b);
            if (d >= left && d > 0) {
                return a.plus((b.x() - a.x()) * left / d, (b.y() - a.y()) * left / d);
            }
            left -= d;
        }
        return points.get(points.size() - 1);
    }

    static Point fromEnd(List<Point> points, double length) {
        return fromStart(points, Math.max(0, length(points) - length));
    }

    /** Whether the way runs more up and down than sideways at a point of it. */
    static boolean steepAt(List<Point> points, Point at) {
        for (int i = 1; i < points.size(); i++) {
            Point a = points.get(i - 1);
            Point b = points.get(i);
            if (Math.abs(distance(a, at) + distance(at, b) - distance(a, b)) < 0.01) {
                return Math.abs(b.y() - a.y()) > Math.abs(b.x() - a.x());
            }
        }
        return false;
    }
}
