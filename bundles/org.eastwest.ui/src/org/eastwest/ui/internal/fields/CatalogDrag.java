// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Control;

/** Rows of the catalog that are dragged to the fields and elements which take them. */
public final class CatalogDrag {

    private static final Transfer[] TRANSFERS = {LocalSelectionTransfer.getTransfer()};

    private CatalogDrag() {
    }

    /**
     * A row on its way.
     *
     * @param table the table of the catalog, as {@link CatalogChoices#table} names it
     * @param row   its identifier
     */
    public record Item(String table, String row) {
    }

    /** The row that is being dragged, if it is one. */
    public static Optional<Item> dragged() {
        return LocalSelectionTransfer.getTransfer().getSelection() instanceof IStructuredSelection selection
                && selection.getFirstElement() instanceof Item item ? Optional.of(item) : Optional.empty();
    }

    /**
     * The pointer carries an icon instead of a picture of the row: that of the platform is as large as all above it,
     * and hides where one drops.
     */
    public static void withoutPicture(Control control) {
        ((DragSource) control.getData(DND.DRAG_SOURCE_KEY)).setDragSourceEffect(null);
    }

    /**
     * Lets users drag the rows of a viewer.
     *
     * @param selected the row that is selected, when it is a single one
     * @param icon     what the pointer carries
     */
    public static void from(StructuredViewer viewer, Supplier<Optional<Item>> selected, Image icon) {
        viewer.addDragSupport(DND.DROP_COPY, TRANSFERS, new DragSourceAdapter() {
            @Override
            public void dragStart(DragSourceEvent event) {
                Optional<Item> item = selected.get();
                event.doit = item.isPresent();
                event.image = icon;
                LocalSelectionTransfer.getTransfer().setSelection(item.map(StructuredSelection::new).orElse(null));
            }

            @Override
            public void dragSetData(DragSourceEvent event) {
                event.data = LocalSelectionTransfer.getTransfer().getSelection();
            }

            @Override
            public void dragFinished(DragSourceEvent event) {
                LocalSelectionTransfer.getTransfer().setSelection(null);
            }
        });
        withoutPicture(viewer.getControl());
    }

    /**
     * Lets a control take rows.
     *
     * @param fits whether it takes this one
     * @param use  takes it
     */
    static void onto(Control control, Predicate<Item> fits, Consumer<Item> use) {
        DropTarget target = new DropTarget(control, DND.DROP_COPY);
        target.setTransfer(TRANSFERS);
        target.addDropListener(new DropTargetAdapter() {
            @Override
            public void dragEnter(DropTargetEvent event) {
                event.detail = dragged().filter(fits).isPresent() ? DND.DROP_COPY : DND.DROP_NONE;
            }

            @Override
            public void dragOperationChanged(DropTargetEvent event) {
                dragEnter(event);
            }

            @Override
            public void dropAccept(DropTargetEvent event) {
                dragEnter(event);
            }

            @Override
            public void drop(DropTargetEvent event) {
                dragged().filter(fits).ifPresent(use);
            }
        });
    }
}
