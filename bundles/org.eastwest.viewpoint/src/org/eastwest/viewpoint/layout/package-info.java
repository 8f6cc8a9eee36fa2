// SPDX-License-Identifier: EPL-2.0
/**
 * Where the elements of a diagram stand.
 *
 * <p>A {@link org.eastwest.viewpoint.layout.Layout} holds positions by the ids of elements and is what a
 * {@link org.eastwest.viewpoint.layout.LayoutFile} keeps beside the model. An
 * {@link org.eastwest.viewpoint.layout.Arranger} finds places for what has none. The
 * {@link org.eastwest.viewpoint.layout.DiagramGeometry} is every box, line and text of the drawing in absolute
 * coordinates: painters draw it and compute nothing themselves, so that all painters agree. Lengths are in pixels of
 * 1/96 inch, y grows downwards.
 */
package org.eastwest.viewpoint.layout;
