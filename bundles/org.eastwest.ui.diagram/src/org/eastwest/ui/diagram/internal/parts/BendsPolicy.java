// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.layout.Point;
import org.eclipse.draw2d.Connection;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.Polyline;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.gef.ConnectionEditPart;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.Handle;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.SelectionHandlesEditPolicy;
import org.eclipse.gef.handles.BendpointCreationHandle;
import org.eclipse.gef.handles.BendpointMoveHandle;
import org.eclipse.gef.requests.BendpointRequest;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/** Handles on a selected edge: in the middle of a piece to bend it there, on a bend to move it or draw it straight. */
final class BendsPolicy extends SelectionHandlesEditPolicy {
    /** A bend so near to the line between its neighbours is none, in pixels. */
    private static final double STRAIGHT = 6;

    private final DiagramDocument document;
    private final DiagramEdge edge;
    private Polyline feedback;

    BendsPolicy(DiagramDocument document, DiagramEdge edge) {
        this.document = document;
        this.edge = edge;
    }

    private List<Point> way() {
        return document.geometry().edge(edge.id()).map(shape -> List.copyOf(shape.points())).orElse(List.of());
    }

    @Override
    protected List<Handle> createSelectionHandles() {
        List<Handle> handles = new ArrayList<>();
        ConnectionEditPart part = (ConnectionEditPart) getHost();
        int pieces = way().size() - 1;
        for (int i = 0; i < pieces; i++) {
            handles.add(new BendpointCreationHandle(part, i, i));
            if (i > 0) {
                handles.add(new BendpointMoveHandle(part, i - 1, i));
            }
        }
        return handles;
    }

    /** The way has other pieces now: a selected edge gets other handles. */
    void update() {
        if (getHost().getSelected() != EditPart.SELECTED_NONE && handles != null) {
            removeSelectionHandles();
            addSelectionHandles();
        }
    }

    private static boolean bends(Request request) {
        return RequestConstants.REQ_MOVE_BENDPOINT.equals(request.getType())
                || RequestConstants.REQ_CREATE_BENDPOINT.equals(request.getType());
    }

    @Override
    public boolean understandsRequest(Request request) {
        return bends(request);
    }

    @Override
    public Command getCommand(Request request) {
        if (!bends(request)) {
            return null;
        }
        List<Point> way = straightened(moved((BendpointRequest) request));
        return Step.of("Bend Edge", () -> document.execute(document.leading("Bend Edge", edge, way)));
    }

    /** The way with the bend where the pointer is. */
    private List<Point> moved(BendpointRequest request) {
        List<Point> points = new ArrayList<>(way());
        org.eclipse.draw2d.geometry.Point at = request.getLocation().getCopy();
        ((Connection) getHostFigure()).translateToRelative(at);
        Point bend = new Point(at.x, at.y);
        int place = request.getIndex() + 1;
        if (RequestConstants.REQ_CREATE_BENDPOINT.equals(request.getType())) {
            points.add(place, bend);
        } else {
            points.set(place, bend);
        }
        return points;
    }

    private static List<Point> straightened(List<Point> points) {
        List<Point> kept = new ArrayList<>(points);
        for (int i = kept.size() - 2; i > 0; i--) {
            if (distance(kept.get(i - 1), kept.get(i + 1), kept.get(i)) < STRAIGHT) {
                kept.remove(i);
            }
        }
        return kept;
    }

    private static double distance(Point a, Point b, Point p) {
        double dx = b.x() - a.x();
        double dy = b.y() - a.y();
        double length = Math.hypot(dx, dy);
        return length == 0 ? Math.hypot(p.x() - a.x(), p.y() - a.y())
                : Math.abs(dx * (p.y() - a.y()) - dy * (p.x() - a.x())) / length;
    }

    @Override
    public void showSourceFeedback(Request request) {
        if (!bends(request)) {
            return;
        }
        if (feedback == null) {
            feedback = new Polyline();
            feedback.setLineStyle(Graphics.LINE_DASH);
            feedback.setForegroundColor(Display.getCurrent().getSystemColor(SWT.COLOR_LIST_SELECTION));
            addFeedback(feedback);
        }
        PointList shown = new PointList();
        moved((BendpointRequest) request).forEach(p -> shown.addPoint((int) Math.round(p.x()), (int) Math.round(p.y())));
        getHostFigure().translateToAbsolute(shown);
        feedback.translateToRelative(shown);
        feedback.setPoints(shown);
    }

    @Override
    public void eraseSourceFeedback(Request request) {
        if (feedback != null) {
            removeFeedback(feedback);
            feedback = null;
        }
    }
}
