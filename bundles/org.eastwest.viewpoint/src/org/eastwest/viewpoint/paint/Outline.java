// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.List;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Point;

/** The form of what is drawn. */
public sealed interface Outline {
    /**
     * A rectangle.
     *
     * @param radius of its corners, in pixels; 0 for sharp ones
     */
    record Rectangle(Box box, double radius) implements Outline {
        public Rectangle {
            box = positive(box);
        }
    }

    /** The ellipse that fills a box. */
    record Ellipse(Box box) implements Outline {
        public Ellipse {
            box = positive(box);
        }
    }

    /**
     * Straight lines.
     *
     * @param points at least two
     * @param closed whether the last point is joined to the first
     */
    record Lines(List<Point> points, boolean closed) implements Outline {
        public Lines {
            points = List.copyOf(points);
        }
    }

    /** A thin node less its border may have no room left. */
    private static Box positive(Box box) {
        return new Box(box.x(), box.y(), Math.max(0, box.width()), Math.max(0, box.height()));
    }
}
