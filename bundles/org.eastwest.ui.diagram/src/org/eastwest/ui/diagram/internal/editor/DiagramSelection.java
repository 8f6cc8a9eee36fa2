// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.diagram.internal.parts.Revealing;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/** What is selected in a diagram, as other views understand it: the objects that the elements show. */
final class DiagramSelection implements ISelectionProvider {
    private final GraphicalViewer viewer;
    private final Supplier<Optional<DiagramDocument>> document;
    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();

    DiagramSelection(GraphicalViewer viewer, Supplier<Optional<DiagramDocument>> document) {
        this.viewer = viewer;
        this.document = document;
        viewer.addSelectionChangedListener(event -> tell());
    }

    private void tell() {
        SelectionChangedEvent event = new SelectionChangedEvent(this, getSelection());
        listeners.forEach(listener -> listener.selectionChanged(event));
    }

    /** The selected elements of the diagram. */
    List<DiagramElement> elements() {
        return ((List<?>) viewer.getSelectedEditParts()).stream().filter(ElementPart.class::isInstance)
                .map(part -> ((ElementPart) part).element()).toList();
    }

    /** Without any element the diagram's own object is selected. */
    @Override
    public IStructuredSelection getSelection() {
        List<EObject> objects = elements().stream().map(DiagramElement::semantic).distinct().toList();
        if (objects.isEmpty()) {
            return document.get().map(d -> new StructuredSelection(d.diagram().root()))
                    .orElse(StructuredSelection.EMPTY);
        }
        return new StructuredSelection(objects);
    }

    @Override
    public void setSelection(ISelection selection) {
        if (selection instanceof IStructuredSelection structured) {
            List<EObject> objects = structured.stream().filter(EObject.class::isInstance).map(EObject.class::cast)
                    .toList();
            document.get().ifPresent(d -> Revealing.select(viewer, d.showing(objects)));
        }
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.remove(listener);
    }
}
