// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartFactory;

/** Makes the part for each element of a diagram. */
public final class DiagramParts implements EditPartFactory {
    private final DiagramDocument document;
    private final Painting painting;
    private final Growth growth;

    public DiagramParts(DiagramDocument document, Painting painting) {
        this.document = document;
        this.painting = painting;
        this.growth = new Growth(document);
    }

    @Override
    public EditPart createEditPart(EditPart context, Object model) {
        EditPart part;
        if (model instanceof DiagramNode node) {
            part = new NodePart(document, painting, growth, node);
        } else if (model instanceof DiagramEdge edge) {
            part = new EdgePart(document, painting, edge);
        } else {
            part = new DiagramPart(document, growth);
        }
        part.setModel(model);
        return part;
    }
}
