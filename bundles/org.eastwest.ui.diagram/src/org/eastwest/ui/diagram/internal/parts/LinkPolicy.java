// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.Optional;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.tool.ModelCommand;
import org.eastwest.viewpoint.tool.Tool;
import org.eclipse.draw2d.ConnectionAnchor;
import org.eclipse.draw2d.ChopboxAnchor;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.editpolicies.GraphicalNodeEditPolicy;
import org.eclipse.gef.requests.CreateConnectionRequest;
import org.eclipse.gef.requests.ReconnectRequest;

/** Lets edges begin and end at a node. */
final class LinkPolicy extends GraphicalNodeEditPolicy {
    private final DiagramDocument document;
    private final DiagramNode node;

    LinkPolicy(DiagramDocument document, DiagramNode node) {
        this.document = document;
        this.node = node;
    }

    @Override
    protected Command getConnectionCreateCommand(CreateConnectionRequest request) {
        if (!document.editable() || !(request.getNewObject() instanceof Tool tool)
                || !document.tools().canBegin(tool, node)) {
            return null;
        }
        // It can be begun; what is done is decided where it ends.
        Command begin = Step.of(tool.label(), () -> { });
        request.setStartCommand(begin);
        return begin;
    }

    @Override
    protected Command getConnectionCompleteCommand(CreateConnectionRequest request) {
        if (!(request.getNewObject() instanceof Tool tool) || !(request.getSourceEditPart() instanceof NodePart source)
                || !(source.element() instanceof DiagramNode from)) {
            return null;
        }
        return Step.of(document.tools().connect(tool, from, node), command -> Step.of(command.getLabel(), () ->
                Revealing.select(getHost().getViewer(), document.make(command, Optional.empty()))));
    }

    @Override
    protected Command getReconnectSourceCommand(ReconnectRequest request) {
        return reconnect(request, true);
    }

    @Override
    protected Command getReconnectTargetCommand(ReconnectRequest request) {
        return reconnect(request, false);
    }

    private Command reconnect(ReconnectRequest request, boolean atSource) {
        Optional<ModelCommand> offered = document.editable()
                && request.getConnectionEditPart() instanceof EdgePart edge
                ? document.tools().reconnect((DiagramEdge) edge.element(), atSource, node) : Optional.empty();
        return Step.of(offered, command -> Step.of(command.getLabel(), () -> document.execute(command)));
    }

    @Override
    protected ConnectionAnchor getSourceConnectionAnchor(CreateConnectionRequest request) {
        return new OutlineAnchor((NodePart) request.getSourceEditPart());
    }

    /** Feedback ends at the outline of the node. */
    private static final class OutlineAnchor extends ChopboxAnchor {
        private final NodePart part;

        private OutlineAnchor(NodePart part) {
            super(part.getFigure());
            this.part = part;
        }

        @Override
        protected Rectangle getBox() {
            return part.shapeFigure().getHandleBounds();
        }
    }
}
