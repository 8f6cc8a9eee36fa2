// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.document.DocumentListener;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.CompoundSnapToHelper;
import org.eclipse.gef.DragTracker;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPolicy;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.Request;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.SnapToGrid;
import org.eclipse.gef.SnapToHelper;
import org.eclipse.gef.editparts.AbstractGraphicalEditPart;
import org.eclipse.gef.editpolicies.RootComponentEditPolicy;
import org.eclipse.gef.editpolicies.SnapFeedbackPolicy;
import org.eclipse.gef.tools.MarqueeDragTracker;

/** The diagram itself: what stands at its top, and the empty room around it. */
public final class DiagramPart extends AbstractGraphicalEditPart {
    private final DiagramDocument document;
    private final Growth growth;
    private final DocumentListener listener = this::update;
    private int structure;
    private DiagramGeometry shown;
    private boolean leaving;

    DiagramPart(DiagramDocument document, Growth growth) {
        this.document = document;
        this.growth = growth;
    }

    @Override
    protected IFigure createFigure() {
        return new Paper(document);
    }

    /** Has room around the diagram, so that it can be moved to any place of the window. */
    private static final class Paper extends FreeformLayer {
        /** In pixels of the diagram: enough for a wide window in which a diagram is shown at half its size. */
        private static final int ROOM = 1500;

        private final DiagramDocument document;

        Paper(DiagramDocument document) {
            this.document = document;
        }

        /** Also of what has no figure yet, so that the window stays where it is when that comes. */
        @Override
        public Rectangle getFreeformExtent() {
            return super.getFreeformExtent().getUnion(Painting.around(document.geometry().bounds()))
                    .getExpanded(ROOM, ROOM);
        }
    }

    @Override
    protected void createEditPolicies() {
        installEditPolicy(EditPolicy.COMPONENT_ROLE, new RootComponentEditPolicy());
        installEditPolicy(EditPolicy.LAYOUT_ROLE, new ContainerPolicy(document, null));
        installEditPolicy("Snap", new SnapFeedbackPolicy());
    }

    @Override
    protected List<?> getModelChildren() {
        return document.diagram().nodes().stream().filter(growth::reached).filter(document::shown).toList();
    }

    @Override
    public void activate() {
        super.activate();
        structure = document.structure();
        shown = document.geometry();
        document.addListener(listener);
        getLayer(LayerConstants.PRINTABLE_LAYERS).setVisible(growth.over());
        if (!growth.over()) {
            growth.whenOver(() -> getLayer(LayerConstants.PRINTABLE_LAYERS).setVisible(true));
            growLater();
        }
    }

    /** What is painted is painted once, when all parts are there. */
    private void growLater() {
        getViewer().getControl().getDisplay().asyncExec(() -> {
            if (isActive() && getViewer().getControl() != null && !growth.over()) {
                growth.slice(this);
                growLater();
            }
        });
    }

    /** Does something as soon as there is a part for every element. */
    public void whenGrown(Runnable wish) {
        growth.whenOver(wish);
    }

    /** Whether there is a part for every element. */
    public boolean isGrown() {
        return growth.over();
    }

    @Override
    public void deactivate() {
        document.removeListener(listener);
        super.deactivate();
    }

    /** Figures of nodes go with the paper, all at once; those on borders stand in a layer of the window. */
    @Override
    public void removeNotify() {
        leaving = true;
        super.removeNotify();
        IFigure borders = getLayer(DiagramRootPart.BORDERS);
        for (Object figure : List.copyOf(borders.getChildren())) {
            borders.remove((IFigure) figure);
        }
    }

    /** Each part takes its figure away itself. */
    @Override
    protected void removeChildVisual(EditPart child) {
    }

    /** Whether the whole diagram leaves the window. */
    boolean isLeaving() {
        return leaving;
    }

    /** Lets parts show what there is now: all of them when there are others, else those whose shapes are others. */
    private void update() {
        DiagramGeometry before = shown;
        shown = document.geometry();
        if (structure == document.structure()) {
            updateChanged(before.nodes(), shown.nodes(), NodeShape::node);
            updateChanged(before.edges(), shown.edges(), EdgeShape::edge);
            return;
        }
        structure = document.structure();
        NodePart.refreshChildren(this);
        for (Object part : List.copyOf(getViewer().getEditPartRegistry().values())) {
            update(part);
        }
    }

    /** As long as the elements are the same their shapes stand in the same order. */
    private <S> void updateChanged(Collection<S> before, Collection<S> now, Function<S, DiagramElement> element) {
        if (before == now) {
            return;
        }
        Iterator<S> old = before.iterator();
        for (S shape : now) {
            if (shape != old.next()) {
                update(getViewer().getEditPartRegistry().get(element.apply(shape)));
            }
        }
    }

    private static void update(Object part) {
        if (part instanceof ElementPart element && element.isActive()) {
            element.update();
        }
    }

    @Override
    public DragTracker getDragTracker(Request request) {
        return new MarqueeDragTracker();
    }

    @Override
    public void refreshChildren() {
        super.refreshChildren();
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    @Override
    public Object getAdapter(Class type) {
        return type == SnapToHelper.class ? snapping(this) : super.getAdapter(type);
    }

    /** What pulls nodes that are moved in a part to the grid or to one another; null for nothing. */
    static SnapToHelper snapping(GraphicalEditPart part) {
        List<SnapToHelper> helpers = new ArrayList<>();
        if (Boolean.TRUE.equals(part.getViewer().getProperty(SnapToGeometry.PROPERTY_SNAP_ENABLED))) {
            helpers.add(new SnapToGeometry(part));
        }
        if (Boolean.TRUE.equals(part.getViewer().getProperty(SnapToGrid.PROPERTY_GRID_ENABLED))) {
            helpers.add(new SnapToGrid(part));
        }
        return helpers.isEmpty() ? null : new CompoundSnapToHelper(helpers.toArray(SnapToHelper[]::new));
    }

    /** The part that has an object as its model; null when there is none. */
    static EditPart find(EditPart any, Object model) {
        return (EditPart) any.getViewer().getEditPartRegistry().get(model);
    }
}
