// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.Optional;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.TextLine;

/** What diagrams are drawn on: an SVG document, or the window. Pixels are those of the geometry. */
public interface Drawing {
    /**
     * What is drawn until {@link #endGroup()} belongs together.
     *
     * @param id    of the element of the diagram; empty for none
     * @param title shown when pointed at; empty for none
     */
    void beginGroup(String id, String title);

    void endGroup();

    /**
     * A shape.
     *
     * @param fill   what is inside; empty for nothing
     * @param stroke its line; empty for none
     */
    void shape(Outline outline, Optional<Fill> fill, Optional<Stroke> stroke);

    /** A line of text, exactly as wide as it was measured. */
    void text(TextLine line);

    /** An image by its path as the specification has it; one that is not there is a crossed box. */
    void image(String path, Box box);
}
