// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

/** A side of a node. */
public enum BorderSide {
    WEST, SOUTH, EAST, NORTH
}
