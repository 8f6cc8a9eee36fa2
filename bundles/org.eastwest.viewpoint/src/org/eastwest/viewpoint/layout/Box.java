// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

/**
 * A rectangle along the axes.
 *
 * @param x its left side, in pixels
 * @param y its top, in pixels
 * @param width in pixels
 * @param height in pixels
 */
public record Box(double x, double y, double width, double height) {
    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public Point center() {
        return new Point(x + width / 2, y + height / 2);
    }

    public Box plus(double dx, double dy) {
        return new Box(x + dx, y + dy, width, height);
    }

    /** Larger by a margin on every side; smaller by a negative one. */
    public Box grown(double margin) {
        return new Box(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
    }

    /** The smallest box around both. */
    public Box union(Box other) {
        double left = Math.min(x, other.x);
        double top = Math.min(y, other.y);
        return new Box(left, top, Math.max(right(), other.right()) - left, Math.max(bottom(), other.bottom()) - top);
    }

    /** Whether they have more than a line in common. */
    public boolean overlaps(Box other) {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }

    /** Whether the other one is inside, its sides included, up to a tolerance in pixels. */
    public boolean contains(Box other, double tolerance) {
        return other.x >= x - tolerance && other.y >= y - tolerance && other.right() <= right() + tolerance
                && other.bottom() <= bottom() + tolerance;
    }
}
