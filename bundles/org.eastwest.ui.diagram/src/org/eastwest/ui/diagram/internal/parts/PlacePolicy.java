// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.figures.NodeFigure;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Box;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.draw2d.geometry.PrecisionRectangle;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.UnexecutableCommand;
import org.eclipse.gef.editpolicies.ResizableEditPolicy;
import org.eclipse.gef.requests.AlignmentRequest;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/** Moves, resizes and aligns a node. */
final class PlacePolicy extends ResizableEditPolicy {
    private static final int ALPHA = 60;

    private final DiagramDocument document;
    private final DiagramNode node;

    PlacePolicy(DiagramDocument document, DiagramNode node) {
        this.document = document;
        this.node = node;
        boolean free = DiagramDocument.standsFreely(node);
        setDragAllowed(free);
        setResizeDirections(free && !node.onBorder() ? PositionConstants.NSEW : PositionConstants.NONE);
    }

    @Override
    protected Command getMoveCommand(ChangeBoundsRequest request) {
        return moved(request, "Move");
    }

    @Override
    protected Command getResizeCommand(ChangeBoundsRequest request) {
        return moved(request, "Resize");
    }

    @Override
    protected Command getAlignCommand(AlignmentRequest request) {
        return moved(request, "Align");
    }

    /** Where it goes is decided by what it is dropped on. */
    @Override
    protected Command getOrphanCommand(Request request) {
        return null;
    }

    private Command moved(ChangeBoundsRequest request, String label) {
        return DiagramDocument.standsFreely(node) ? new PlaceCommand(label, document, node, box(request))
                : UnexecutableCommand.INSTANCE;
    }

    /** The box of the node in the fractions of pixels that the geometry has, moved by what the request says. */
    private Box box(ChangeBoundsRequest request) {
        Box box = ((NodeFigure) getHostFigure()).shape().box();
        Rectangle handles = ((NodeFigure) getHostFigure()).getHandleBounds();
        PrecisionRectangle before = new PrecisionRectangle(handles);
        getHostFigure().translateToAbsolute(before);
        Rectangle after = request.getTransformedRectangle(before);
        PrecisionRectangle moved = new PrecisionRectangle(after);
        getHostFigure().translateToRelative(moved);
        return new Box(box.x() + moved.x - handles.x, box.y() + moved.y - handles.y,
                box.width() + moved.width - handles.width, box.height() + moved.height - handles.height);
    }

    @Override
    protected IFigure createDragSourceFeedbackFigure() {
        Ghost ghost = new Ghost();
        ghost.setBounds(getInitialFeedbackBounds());
        addFeedback(ghost);
        return ghost;
    }

    /** Where the node would be. */
    private static final class Ghost extends Figure {
        @Override
        protected void paintFigure(Graphics graphics) {
            Display display = Display.getCurrent();
            graphics.setBackgroundColor(display.getSystemColor(SWT.COLOR_LIST_SELECTION));
            graphics.setForegroundColor(display.getSystemColor(SWT.COLOR_LIST_SELECTION));
            graphics.setAlpha(ALPHA);
            graphics.fillRectangle(getBounds());
            graphics.setAlpha(255);
            graphics.drawRectangle(getBounds().x, getBounds().y, getBounds().width - 1, getBounds().height - 1);
        }
    }

    @Override
    public GraphicalEditPart getHost() {
        return (GraphicalEditPart) super.getHost();
    }
}
