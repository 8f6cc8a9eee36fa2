// SPDX-License-Identifier: EPL-2.0
/**
 * Diagrams: what a specification shows of a model, as plain objects without a user interface.
 *
 * <p>A {@link org.eastwest.viewpoint.diagram.DiagramSession} evaluates one diagram of a
 * {@link org.eastwest.viewpoint.Specification} on one object of a model, listens to that model and brings the
 * {@link org.eastwest.viewpoint.diagram.Diagram} up to date when told to {@code refresh()}; listeners get one
 * {@link org.eastwest.viewpoint.diagram.DiagramChange} each time. Elements keep their identity and their id as long as
 * the model object and the mapping that made them; how they look is an immutable value that is replaced. Sizes are in
 * pixels of 1/96 inch, sizes of fonts in points. Positions are no part of it: see
 * {@code org.eastwest.viewpoint.layout}. Nothing here is safe for use by several threads at once.
 */
package org.eastwest.viewpoint.diagram;
