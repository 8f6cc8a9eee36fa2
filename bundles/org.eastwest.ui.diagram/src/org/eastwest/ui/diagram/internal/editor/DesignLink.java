// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.view.Element;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.Target;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;

/** Selects in a diagram what is selected in the other editors of the design, and the other way round. */
public final class DesignLink {
    private static final String BUNDLE = "org.eastwest.ui.diagram";
    private static final String LINKED = "linked";

    private final DiagramEditor editor;
    private final ISelectionListener listener = this::selectedElsewhere;

    DesignLink(DiagramEditor editor) {
        this.editor = editor;
        editor.getSite().getPage().addSelectionListener(listener);
        editor.getSite().getSelectionProvider().addSelectionChangedListener(event -> selectedHere());
    }

    void dispose() {
        editor.getSite().getPage().removeSelectionListener(listener);
    }

    /** Whether selections follow one another. */
    public static boolean linked() {
        return InstanceScope.INSTANCE.getNode(BUNDLE).getBoolean(LINKED, true);
    }

    public static void setLinked(boolean linked) {
        InstanceScope.INSTANCE.getNode(BUNDLE).putBoolean(LINKED, linked);
    }

    private void selectedElsewhere(IWorkbenchPart part, ISelection selection) {
        if (part != editor && linked() && selection instanceof IStructuredSelection structured
                && structured.getFirstElement() instanceof EObject object) {
            String path = path(object);
            editor.document().filter(d -> !path.isEmpty() && knows(object))
                    .ifPresent(d -> editor.canvas().select(showing(d, path)));
        }
    }

    /** Whether an object belongs to the same design. */
    private boolean knows(EObject object) {
        return object instanceof Element || editor.session().design()
                .filter(design -> object.eResource() == design.eResource()).isPresent();
    }

    private void selectedHere() {
        List<DiagramElement> selected = editor.selected();
        if (linked() && editor.getSite().getPage().getActivePart() == editor && selected.size() == 1) {
            String path = path(selected.get(0).semantic());
            if (!path.isEmpty()) {
                others().forEach(part -> part.follow(path));
            }
        }
    }

    private List<DesignPart> others() {
        List<DesignPart> others = new ArrayList<>();
        for (IEditorReference reference : editor.getSite().getPage().getEditorReferences()) {
            if (reference.getEditor(false) instanceof DesignPart part && part != editor
                    && part.session() == editor.session()) {
                others.add(part);
            }
        }
        return others;
    }

    /** The path of the element of the design that an object is or stands for; empty for none. */
    private static String path(EObject object) {
        return object instanceof Element view ? Optional.ofNullable(view.getDesignElement()).orElse("")
                : DesignPath.of(object);
    }

    /** The elements of a diagram that show an element of the design, or the nearest that holds it. */
    static List<DiagramElement> showing(DiagramDocument document, String path) {
        if (document.derived()) {
            return document.diagram().allNodes().filter(DiagramElement::visible)
                    .filter(n -> n.semantic() instanceof Element view && path.equals(view.getDesignElement()))
                    .map(DiagramElement.class::cast).toList();
        }
        EObject object = document.design().find(path).map(Target::element).orElse(null);
        while (object != null && object != document.diagram().root()) {
            List<DiagramElement> found = document.showing(List.of(object));
            if (!found.isEmpty()) {
                return found.subList(0, 1);
            }
            object = object.eContainer();
        }
        return List.of();
    }
}
