// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.ui.internal.fields.CatalogDrag;
import org.eastwest.ui.internal.fields.CatalogTarget;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.DesignSession.Placed;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerDropAdapter;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.dnd.TransferData;

/**
 * Lets users drag elements in the tree of a design: to another place among their kind, into another element, with Ctrl
 * as a copy, and as a copy into the tree of another open design. A row of the catalog is dropped on an element that
 * takes one of its kind.
 */
final class ElementDragAndDrop {

    private static final Transfer[] TRANSFERS = {LocalSelectionTransfer.getTransfer()};

    private ElementDragAndDrop() {
    }

    /** @param select shows an element that was dropped */
    static void install(DesignSession session, TreeViewer tree, Consumer<EObject> select) {
        tree.addDragSupport(DND.DROP_MOVE | DND.DROP_COPY, TRANSFERS, new Source(tree));
        CatalogDrag.withoutPicture(tree.getControl());
        tree.addDropSupport(DND.DROP_MOVE | DND.DROP_COPY, TRANSFERS, new Target(session, tree, select));
    }

    /** The selected elements; a design itself stays where it is. */
    private static final class Source extends DragSourceAdapter {

        private final TreeViewer tree;

        private Source(TreeViewer tree) {
            this.tree = tree;
        }

        @Override
        public void dragStart(DragSourceEvent event) {
            IStructuredSelection selection = tree.getStructuredSelection();
            event.doit = !selection.isEmpty() && selection.stream()
                    .allMatch(e -> e instanceof EObject element && element.eContainer() != null);
            LocalSelectionTransfer.getTransfer().setSelection(event.doit ? selection : null);
            event.image = event.doit ? tree.getTree().getSelection()[0].getImage() : null;
        }

        @Override
        public void dragSetData(DragSourceEvent event) {
            event.data = LocalSelectionTransfer.getTransfer().getSelection();
        }

        @Override
        public void dragFinished(DragSourceEvent event) {
            LocalSelectionTransfer.getTransfer().setSelection(null);
        }
    }

    /** Where elements are put: into the one they are dropped on, or before or behind it. */
    private static final class Target extends ViewerDropAdapter {

        private final DesignSession session;
        private final Consumer<EObject> select;

        private Target(DesignSession session, TreeViewer tree, Consumer<EObject> select) {
            super(tree);
            this.session = session;
            this.select = select;
        }

        private record Place(EObject parent, Optional<EObject> before) {
        }

        private Optional<Place> place(Object target) {
            if (!(target instanceof EObject element)) {
                return Optional.empty();
            }
            boolean among = getCurrentLocation() == LOCATION_BEFORE || getCurrentLocation() == LOCATION_AFTER;
            return among && element.eContainer() != null
                    ? Optional.of(new Place(element.eContainer(), getCurrentLocation() == LOCATION_BEFORE
                            ? Optional.of(element) : behind(element)))
                    : Optional.of(new Place(element, Optional.empty()));
        }

        private static Optional<EObject> behind(EObject element) {
            if (!element.eContainmentFeature().isMany()) {
                return Optional.empty();
            }
            List<?> siblings = (List<?>) element.eContainer().eGet(element.eContainmentFeature());
            int next = siblings.indexOf(element) + 1;
            return next < siblings.size() ? Optional.of((EObject) siblings.get(next)) : Optional.empty();
        }

        private static List<EObject> dragged() {
            return LocalSelectionTransfer.getTransfer().getSelection() instanceof IStructuredSelection selection
                    ? selection.stream().filter(EObject.class::isInstance).map(EObject.class::cast).toList()
                    : List.of();
        }

        private boolean ours(List<EObject> elements) {
            return elements.stream().allMatch(e -> session.design().filter(d -> d == EcoreUtil.getRootContainer(e))
                    .isPresent());
        }

        /** A row is copied, also without Ctrl, where the desktop offers to move it or nothing. */
        private static void copyRow(DropTargetEvent event) {
            if (CatalogDrag.dragged().isPresent()) {
                event.detail = DND.DROP_COPY;
            }
        }

        @Override
        public void dragEnter(DropTargetEvent event) {
            copyRow(event);
            super.dragEnter(event);
        }

        @Override
        public void dragOperationChanged(DropTargetEvent event) {
            copyRow(event);
            super.dragOperationChanged(event);
        }

        @Override
        public void dragOver(DropTargetEvent event) {
            copyRow(event);
            super.dragOver(event);
            if (event.detail == DND.DROP_MOVE && !ours(dragged())) {
                event.detail = DND.DROP_COPY;
            }
        }

        /** The feature of the element under the pointer that takes the row of the catalog which is dragged. */
        private static Optional<CatalogTarget> feature(DesignSession session, CatalogDrag.Item item, Object target) {
            return target instanceof EObject element ? CatalogTarget.of(session, element, item.table())
                    : Optional.empty();
        }

        @Override
        public boolean validateDrop(Object target, int operation, TransferData type) {
            return LocalSelectionTransfer.getTransfer().isSupportedType(type) && CatalogDrag.dragged()
                    .map(item -> feature(session, item, target).isPresent())
                    .orElseGet(() -> place(target).filter(place -> session.hasRoom(place.parent(), dragged()))
                            .isPresent());
        }

        @Override
        public boolean performDrop(Object data) {
            Optional<CatalogDrag.Item> row = CatalogDrag.dragged();
            return row.isPresent() ? use(row.get()) : put();
        }

        private boolean use(CatalogDrag.Item item) {
            Optional<CatalogTarget> feature = feature(session, item, getCurrentTarget());
            feature.ifPresent(target -> {
                target.use(item.row());
                select.accept(target.element());
            });
            return feature.isPresent();
        }

        private boolean put() {
            List<EObject> elements = dragged();
            Optional<Place> place = place(getCurrentTarget());
            boolean move = getCurrentOperation() == DND.DROP_MOVE && ours(elements);
            Placed placed = place.map(p -> move ? session.put(p.parent(), p.before(), elements)
                    : session.putCopies(p.parent(), p.before(), elements)).orElse(new Placed(List.of(), List.of()));
            Transfers.tell(getViewer().getControl().getShell(), placed, select);
            return !placed.elements().isEmpty();
        }
    }
}
