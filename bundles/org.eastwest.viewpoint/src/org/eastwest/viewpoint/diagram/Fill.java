// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/**
 * What a node is filled with.
 *
 * @param from the colour, or where the gradient begins
 * @param to where it ends; the same as {@code from} for one colour
 * @param direction the way of the gradient
 * @param hatched whether lines run across it
 */
public record Fill(Color from, Color to, Direction direction, boolean hatched) {
    /** The way of a gradient. */
    public enum Direction {
        LEFT_TO_RIGHT, TOP_TO_BOTTOM, DIAGONAL
    }

    /** Without lines across. */
    public Fill(Color from, Color to, Direction direction) {
        this(from, to, direction, false);
    }

    /** One colour. */
    public static Fill of(Color color) {
        return new Fill(color, color, Direction.LEFT_TO_RIGHT);
    }

    public boolean gradient() {
        return !from.equals(to);
    }
}
