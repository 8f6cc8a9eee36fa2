// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Point;
import org.eastwest.viewpoint.tool.ModelCommand;
import org.eastwest.viewpoint.tool.Tool;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.gef.editpolicies.GraphicalEditPolicy;
import org.eclipse.gef.requests.ChangeBoundsRequest;
import org.eclipse.gef.requests.CreateRequest;
import org.eclipse.gef.requests.GroupRequest;

/** Lets tools make something in a node or the diagram, and nodes be dropped there. */
final class ContainerPolicy extends GraphicalEditPolicy {
    private static final Set<Object> MOVES = Set.of(RequestConstants.REQ_MOVE, RequestConstants.REQ_ADD,
            RequestConstants.REQ_ORPHAN);

    private final DiagramDocument document;
    private final DiagramNode holder;

    /** @param holder null for the diagram */
    ContainerPolicy(DiagramDocument document, DiagramNode holder) {
        this.document = document;
        this.holder = holder;
    }

    @Override
    public EditPart getTargetEditPart(Request request) {
        if (request instanceof CreateRequest create && RequestConstants.REQ_CREATE.equals(create.getType())) {
            return holder == null || offered(create).isPresent() ? getHost() : null;
        }
        if (MOVES.contains(request.getType()) && request instanceof GroupRequest group) {
            return holder == null || holds(group) || dropped(group) ? getHost() : null;
        }
        return null;
    }

    private boolean holds(GroupRequest request) {
        return ((List<?>) request.getEditParts()).stream().allMatch(part -> ((EditPart) part).getParent() == getHost());
    }

    private boolean dropped(GroupRequest request) {
        return ((List<?>) request.getEditParts()).stream().allMatch(part -> drop(part).isPresent());
    }

    private Optional<ModelCommand> drop(Object part) {
        return document.editable() && part instanceof NodePart node && node.element() instanceof DiagramNode dropped
                ? document.tools().drop(dropped, holder) : Optional.empty();
    }

    private Optional<ModelCommand> offered(CreateRequest request) {
        if (!document.editable() || !(request.getNewObject() instanceof Tool tool)) {
            return Optional.empty();
        }
        return tool.kind() == Tool.Kind.ACT ? document.tools().act(tool, holder)
                : document.tools().create(tool, holder);
    }

    @Override
    public Command getCommand(Request request) {
        if (request instanceof CreateRequest create && RequestConstants.REQ_CREATE.equals(create.getType())) {
            return Step.of(offered(create), command -> Step.of(command.getLabel(), () -> make(command, create)));
        }
        if (RequestConstants.REQ_ADD.equals(request.getType()) && request instanceof ChangeBoundsRequest moved) {
            return add(moved);
        }
        return null;
    }

    private void make(ModelCommand command, CreateRequest request) {
        org.eclipse.draw2d.geometry.Point at = request.getLocation().getCopy();
        getHostFigure().translateToRelative(at);
        List<DiagramElement> made = document.make(command, Optional.of(new Point(at.x, at.y)));
        Revealing.select(getHost().getViewer(), made);
    }

    private Command add(ChangeBoundsRequest request) {
        CompoundCommand all = new CompoundCommand();
        for (Object part : request.getEditParts()) {
            all.add(Step.of(drop(part), command -> Step.of(command.getLabel(), () -> document.execute(command))));
        }
        return all;
    }
}
