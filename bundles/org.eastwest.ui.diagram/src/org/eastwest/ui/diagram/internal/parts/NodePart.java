// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.figures.NodeFigure;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.NodeAppearance;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eclipse.draw2d.IFigure;
import org.eclipse.gef.AccessibleEditPart;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.SnapToHelper;
import org.eclipse.gef.editparts.AbstractGraphicalEditPart;
import org.eclipse.swt.accessibility.AccessibleEvent;

/**
 * A node. Parts are nested as nodes are, but all figures stand in the layers of the diagram, in pixels of the diagram:
 * as in files, nothing is cut off at what holds it.
 */
public final class NodePart extends AbstractGraphicalEditPart implements ElementPart {
    private final DiagramDocument document;
    private final Painting painting;
    private final Growth growth;
    private final DiagramNode node;
    private NodeAppearance look;
    private NodeShape shown;
    private AccessibleEditPart accessible;

    NodePart(DiagramDocument document, Painting painting, Growth growth, DiagramNode node) {
        this.document = document;
        this.painting = painting;
        this.growth = growth;
        this.node = node;
    }

    @Override
    public DiagramElement element() {
        return node;
    }

    @Override
    protected IFigure createFigure() {
        look = node.appearance();
        NodeFigure figure = new NodeFigure(painting, document.geometry().node(node.id()).orElseThrow());
        figure.setToolTip(new Tooltip(node));
        return figure;
    }

    NodeFigure shapeFigure() {
        return (NodeFigure) getFigure();
    }

    @Override
    protected void createEditPolicies() {
        installEditPolicy(EditPolicy.PRIMARY_DRAG_ROLE, new PlacePolicy(document, node));
        installEditPolicy(EditPolicy.LAYOUT_ROLE, new ContainerPolicy(document, node));
        installEditPolicy(EditPolicy.GRAPHICAL_NODE_ROLE, new LinkPolicy(document, node));
        installEditPolicy(EditPolicy.DIRECT_EDIT_ROLE, new RenamePolicy(document, node));
    }

    @Override
    protected List<?> getModelChildren() {
        return Stream.concat(node.borders().stream(), node.children().stream()).filter(growth::reached)
                .filter(document::shown).toList();
    }

    @Override
    protected List<?> getModelSourceConnections() {
        return reached(document.outgoing(node));
    }

    @Override
    protected List<?> getModelTargetConnections() {
        return reached(document.incoming(node));
    }

    private List<DiagramEdge> reached(List<DiagramEdge> edges) {
        return growth.over() ? edges : edges.stream().filter(growth::reached).toList();
    }

    @Override
    protected void addChildVisual(EditPart child, int index) {
        layerOf(child).add(((NodePart) child).getFigure());
    }

    /** Each part takes its figure away itself, see {@link #removeNotify()}. */
    @Override
    protected void removeChildVisual(EditPart child) {
    }

    /** The figure does not go with that of what holds the part: it does not stand in it. */
    @Override
    public void removeNotify() {
        super.removeNotify();
        if (!((DiagramPart) getRoot().getContents()).isLeaving()) {
            getFigure().getParent().remove(getFigure());
        }
    }

    /** Children are painted in the order in which they were made, which no part depends on. */
    @Override
    protected void reorderChild(EditPart child, int index) {
        children.remove(child);
        children.add(index, child);
    }

    private IFigure layerOf(EditPart child) {
        return ((NodePart) child).node.onBorder() ? getLayer(DiagramRootPart.BORDERS)
                : ((AbstractGraphicalEditPart) getRoot().getContents()).getContentPane();
    }

    @Override
    public IFigure getContentPane() {
        return getFigure();
    }

    /** Brings the parts below one in line with the elements, with their connections. */
    static void refreshChildren(EditPart part) {
        refresh(part);
        for (Object child : List.copyOf(part.getChildren())) {
            refreshChildren((EditPart) child);
        }
    }

    /** Brings what one part holds in line with the elements, with its connections. */
    static void refresh(EditPart part) {
        if (part instanceof NodePart node) {
            node.refreshChildren();
            node.refreshSourceConnections();
            node.refreshTargetConnections();
        } else if (part instanceof DiagramPart diagram) {
            diagram.refreshChildren();
        }
    }

    @Override
    public void update() {
        document.geometry().node(node.id()).ifPresent(this::show);
    }

    /** A shape that no change touched is the same object as before. */
    private void show(NodeShape shape) {
        if (shape == shown) {
            return;
        }
        shown = shape;
        boolean dressed = look != node.appearance() && !look.equals(node.appearance());
        if (dressed || !shape.equals(shapeFigure().shape())) {
            look = node.appearance();
            shapeFigure().setShape(shape);
            shapeFigure().setToolTip(new Tooltip(node));
        }
    }

    @Override
    public void rename(String typed) {
        RenameManager.open(document, this, typed, shapeFigure().shape().label(), getFigure());
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

    @SuppressWarnings({"rawtypes", "unchecked"})
    @Override
    public Object getAdapter(Class type) {
        return type == SnapToHelper.class ? DiagramPart.snapping(this) : super.getAdapter(type);
    }

    @Override
    protected AccessibleEditPart getAccessibleEditPart() {
        if (accessible == null) {
            accessible = new AccessibleGraphicalEditPart() {
                @Override
                public void getName(AccessibleEvent event) {
                    event.result = node.label().text();
                }
            };
        }
        return accessible;
    }
}
