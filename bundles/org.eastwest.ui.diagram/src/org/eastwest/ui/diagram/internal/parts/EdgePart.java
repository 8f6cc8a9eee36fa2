// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.figures.EdgeFigure;
import org.eastwest.ui.diagram.internal.figures.EdgeLabelsFigure;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.editparts.AbstractConnectionEditPart;

/** An edge: its line, and its texts in a layer of their own. */
public final class EdgePart extends AbstractConnectionEditPart implements ElementPart {
    private final DiagramDocument document;
    private final Painting painting;
    private final DiagramEdge edge;
    private final BendsPolicy bends;
    private EdgeLabelsFigure labels;
    private EdgeAppearance look;
    private EdgeShape shown;

    EdgePart(DiagramDocument document, Painting painting, DiagramEdge edge) {
        this.document = document;
        this.painting = painting;
        this.edge = edge;
        bends = new BendsPolicy(document, edge);
    }

    @Override
    public DiagramElement element() {
        return edge;
    }

    @Override
    protected IFigure createFigure() {
        EdgeShape shape = document.geometry().edge(edge.id()).orElseThrow();
        look = edge.appearance();
        labels = new EdgeLabelsFigure(painting, shape);
        labels.setToolTip(new Tooltip(edge));
        EdgeFigure line = new EdgeFigure(painting, shape);
        line.setToolTip(new Tooltip(edge));
        return line;
    }

    @Override
    protected void activateFigure() {
        super.activateFigure();
        getLayer(DiagramRootPart.LABELS).add(labels);
    }

    @Override
    protected void deactivateFigure() {
        getLayer(DiagramRootPart.LABELS).remove(labels);
        super.deactivateFigure();
    }

    @SuppressWarnings("unchecked")
    @Override
    protected void registerVisuals() {
        super.registerVisuals();
        getFigure();
        getViewer().getVisualPartMap().put(labels, this);
    }

    @Override
    protected void unregisterVisuals() {
        super.unregisterVisuals();
        getViewer().getVisualPartMap().remove(labels);
    }

    @Override
    protected void createEditPolicies() {
        installEditPolicy(EditPolicy.CONNECTION_ENDPOINTS_ROLE, new EndsPolicy());
        installEditPolicy(EditPolicy.CONNECTION_BENDPOINTS_ROLE, bends);
        installEditPolicy(EditPolicy.DIRECT_EDIT_ROLE, new RenamePolicy(document, edge));
    }

    /** The geometry says where lines end. */
    @Override
    protected void refreshSourceAnchor() {
        update();
    }

    @Override
    protected void refreshTargetAnchor() {
        update();
    }

    @Override
    public void update() {
        document.geometry().edge(edge.id()).ifPresent(this::show);
    }

    /** A shape that no change touched is the same object as before. */
    private void show(EdgeShape shape) {
        if (shape == shown) {
            return;
        }
        shown = shape;
        EdgeFigure line = (EdgeFigure) getFigure();
        boolean dressed = look != edge.appearance() && !look.equals(edge.appearance());
        if (dressed || !shape.equals(line.shape())) {
            look = edge.appearance();
            line.setShape(shape);
            labels.setShape(shape);
            bends.update();
        }
    }

    @Override
    public void rename(String typed) {
        RenameManager.open(document, this, typed, ((EdgeFigure) getFigure()).shape().center(), labels);
    }

    @Override
    public void performRequest(Request request) {
        if (request.getType() == RequestConstants.REQ_DIRECT_EDIT) {
            rename("");
        } else if (request.getType() == RequestConstants.REQ_OPEN) {
            Opening.open(this);
        } else {
            super.performRequest(request);
        }
    }
}
