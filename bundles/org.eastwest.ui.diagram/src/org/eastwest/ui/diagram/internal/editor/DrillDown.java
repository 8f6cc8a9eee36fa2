// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.Optional;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.view.Element;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.document.DiagramReference;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.tool.ModelCommand;
import org.eclipse.emf.ecore.EObject;

/** Where a double click on an element leads: to what the specification says, else to what is in the element. */
final class DrillDown {
    private final DiagramDocument document;
    private final DiagramReference from;

    DrillDown(DiagramDocument document, DiagramReference from) {
        this.document = document;
        this.from = from;
    }

    Optional<DiagramReference> target(DiagramElement element) {
        Optional<ModelCommand> tool = document.tools().doubleClick(element);
        if (tool.isPresent()) {
            return used(tool.get());
        }
        EObject shown = element.semantic();
        if (shown instanceof Element view && view.getOpens() != null && !view.getOpens().isEmpty()) {
            return Optional.of(opened(view));
        } else if (shown instanceof Fabric fabric) {
            return Optional.of(to(fabric.getSwitches().isEmpty() ? "fabric" : "drawn", fabric.getId(), fabric));
        } else if (shown instanceof ServerGroup group) {
            return Optional.of(to("rack", group.getId(), group));
        }
        return Optional.empty();
    }

    private Optional<DiagramReference> used(ModelCommand tool) {
        tool.execute();
        if (tool.changedModel()) {
            tool.undo();
            document.execute(tool);
        }
        return tool.outcome().navigation().map(n -> to(n.diagram(), id(n.object()), n.object()));
    }

    private static String id(EObject object) {
        return object instanceof NamedElement named ? named.getId()
                : object instanceof Element view ? tail(view.getId()) : "";
    }

    /** A view's id is its kind and what it is of; one of the same kind is drawn by the same diagram. */
    private DiagramReference opened(Element view) {
        String kind = view.getOpens().substring(0, Math.max(0, view.getOpens().indexOf('.')));
        String diagram = kind.equals("fabric") && from.diagram().equals("traffic") ? "traffic" : kind;
        return new DiagramReference(from.scenario(), diagram, tail(view.getOpens()), view.getName());
    }

    private static String tail(String id) {
        return id.substring(id.indexOf('.') + 1);
    }

    private DiagramReference to(String diagram, String element, EObject object) {
        String name = object instanceof NamedElement named && named.getName() != null ? named.getName() : element;
        return new DiagramReference(from.scenario(), diagram, element, name);
    }
}
