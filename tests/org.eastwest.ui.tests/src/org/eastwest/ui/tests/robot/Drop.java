// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.lang.reflect.Constructor;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.DropTargetListener;
import org.eclipse.swt.dnd.TransferData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** Something that is dragged over an item of a tree, as the desktop tells it to what takes it. */
public final class Drop {

    private final DropTarget target;
    private final DropTargetEvent event;

    private Drop(DropTarget target, DropTargetEvent event) {
        this.target = target;
        this.event = event;
    }

    /**
     * The pointer comes to the middle of an item.
     *
     * @param dragged    what it carries
     * @param operations what its source allows; which of them it is to be, the desktop leaves open
     * @throws ReflectiveOperationException when SWT makes its events in another way
     */
    public static Drop over(Tree tree, TreeItem item, Object dragged, int operations)
            throws ReflectiveOperationException {
        LocalSelectionTransfer transfer = LocalSelectionTransfer.getTransfer();
        transfer.setSelection(new StructuredSelection(dragged));
        DropTarget target = (DropTarget) tree.getData(DND.DROP_TARGET_KEY);
        DropTargetEvent event = event(target);
        Rectangle place = item.getBounds();
        Point middle = tree.toDisplay(place.x + place.width / 2, place.y + place.height / 2);
        event.x = middle.x;
        event.y = middle.y;
        event.item = item;
        event.operations = operations;
        event.detail = DND.DROP_NONE;
        TransferData[] types = transfer.getSupportedTypes();
        event.dataTypes = types;
        event.currentDataType = types[0];
        for (DropTargetListener listener : target.getDropListeners()) {
            listener.dragEnter(event);
            listener.dragOver(event);
        }
        return new Drop(target, event);
    }

    /** SWT makes such events only by itself. */
    private static DropTargetEvent event(DropTarget target) throws ReflectiveOperationException {
        Class<?> kind = DropTargetEvent.class.getClassLoader().loadClass("org.eclipse.swt.dnd.DNDEvent");
        Constructor<?> constructor = kind.getDeclaredConstructor();
        constructor.setAccessible(true);
        Event raw = (Event) constructor.newInstance();
        raw.widget = target;
        raw.display = target.getDisplay();
        return DropTargetEvent.class.getConstructor(kind).newInstance(raw);
    }

    /** What would be done now, of {@link DND}. */
    public int proposed() {
        return event.detail;
    }

    /** The button is released. */
    public void now() {
        event.data = LocalSelectionTransfer.getTransfer().getSelection();
        for (DropTargetListener listener : target.getDropListeners()) {
            listener.dropAccept(event);
            listener.drop(event);
        }
        LocalSelectionTransfer.getTransfer().setSelection(null);
        Screen.settle();
    }
}
