// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.List;

/**
 * How an edge looks.
 *
 * @param color of its line
 * @param width of its line, in pixels
 * @param lineStyle how the line is broken
 * @param sourceArrow the end at its source
 * @param targetArrow the end at its target
 * @param routing how the line runs
 * @param beginLabel the text near its source
 * @param centerLabel the text in its middle
 * @param endLabel the text near its target
 * @param decorations images on it
 * @param violations validation rules it breaks
 * @param visible false when a filter hides it
 * @param style which style of its mapping it has: 0 the plain one, from 1 the conditional ones
 * @param doubled whether it is two lines side by side, which are as wide together
 */
public record EdgeAppearance(Color color, int width, LineStyle lineStyle, Arrow sourceArrow, Arrow targetArrow,
        Routing routing, Label beginLabel, Label centerLabel, Label endLabel, List<Decoration> decorations,
        List<Violation> violations, boolean visible, int style, boolean doubled) {
    /** How the line of an edge runs. */
    public enum Routing {
        /** The shortest way. */
        STRAIGHT,
        /** Along the axes. */
        MANHATTAN,
        /** Along the axes, edges to one target joined. */
        TREE
    }
}
