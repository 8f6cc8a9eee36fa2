// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/** How a line is broken. */
public enum LineStyle {
    SOLID, DASH, DOT, DASH_DOT
}
