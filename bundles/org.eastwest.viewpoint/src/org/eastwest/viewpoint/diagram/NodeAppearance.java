// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.List;

/**
 * How a node looks.
 *
 * @param shape its outline
 * @param label its text
 * @param fill what it is filled with
 * @param border the line around it
 * @param cornerRadius of a rectangle, in pixels
 * @param width in pixels as the specification computes it; negative when what is inside decides
 * @param height in pixels as the specification computes it; negative when what is inside decides
 * @param image path of the image of an {@code IMAGE}, else empty
 * @param gauges the sections of a {@code GAUGE}
 * @param tooltip shown when pointed at; empty for none
 * @param decorations images on it
 * @param violations validation rules it breaks
 * @param visible false when a filter hides it
 * @param style which style of its mapping it has: 0 the plain one, from 1 the conditional ones
 */
public record NodeAppearance(Shape shape, Label label, Fill fill, Border border, int cornerRadius, int width,
        int height,
        String image, List<Gauge> gauges, String tooltip, List<Decoration> decorations, List<Violation> violations,
        boolean visible, int style) {
}
