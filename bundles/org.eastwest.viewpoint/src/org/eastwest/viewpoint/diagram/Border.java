// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/**
 * The line around a node.
 *
 * @param color its colour
 * @param width in pixels; 0 for none
 * @param style how it is broken
 */
public record Border(Color color, int width, LineStyle style) {
}
