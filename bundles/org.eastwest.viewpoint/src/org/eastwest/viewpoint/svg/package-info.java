// SPDX-License-Identifier: EPL-2.0
/**
 * Draws diagrams without a display: SVG as a stream, and PNG from it.
 */
package org.eastwest.viewpoint.svg;
