// SPDX-License-Identifier: EPL-2.0
/**
 * Draws diagrams on anything that is a {@link org.eastwest.viewpoint.paint.Drawing}: what a node or an edge looks like
 * is decided here alone, and where everything stands by {@code org.eastwest.viewpoint.layout}.
 */
package org.eastwest.viewpoint.paint;
