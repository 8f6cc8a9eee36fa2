// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

/**
 * A point.
 *
 * @param x to the right, in pixels
 * @param y downwards, in pixels
 */
public record Point(double x, double y) {
    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }
}
