// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/** The outline of a node. */
public enum Shape {
    RECTANGLE, ELLIPSE, LOZENGE, NOTE, DOT, GAUGE, IMAGE, TRIANGLE, RING, STROKE, PARALLELOGRAM
}
