// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/**
 * A small image on an element.
 *
 * @param position where on the element
 * @param image its path as the specification has it
 * @param tooltip shown when pointed at; empty for none
 */
public record Decoration(Position position, String image, String tooltip) {
    /** A place on an element. */
    public enum Position {
        NORTH, WEST, SOUTH, EAST, NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST, CENTER
    }
}
