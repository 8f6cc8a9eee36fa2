// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.util.function.Predicate;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.ui.parts.GraphicalViewerKeyHandler;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;

/** Keys of a diagram that no menu of the workbench has: zooming, opening, and typing a new label. */
final class Keys extends GraphicalViewerKeyHandler {
    private final DiagramEditor editor;
    private final Predicate<String> rename;
    private final IAction open;

    /** @param rename begins a new label with a text; false when the label of the selection cannot be edited */
    Keys(DiagramEditor editor, Predicate<String> rename, IAction open) {
        super(editor.viewer());
        this.editor = editor;
        this.rename = rename;
        this.open = open;
    }

    void install() {
        editor.viewer().setKeyHandler(this);
    }

    @Override
    public boolean keyPressed(KeyEvent event) {
        if ((event.stateMask & SWT.MODIFIER_MASK) == SWT.MOD1 && zoom(event.keyCode)) {
            return true;
        }
        if (event.keyCode == SWT.F2) {
            return rename.test("");
        }
        if (Character.isLetterOrDigit(event.character) && (event.stateMask & (SWT.MOD1 | SWT.MOD3)) == 0
                && rename.test(String.valueOf(event.character))) {
            event.doit = false;
            return true;
        }
        if (event.character == SWT.CR && open.isEnabled()) {
            open.run();
            return true;
        }
        return super.keyPressed(event);
    }

    private boolean zoom(int key) {
        ZoomManager zoom = (ZoomManager) editor.viewer().getProperty(ZoomManager.class.toString());
        switch (key) {
            case '+', '=', SWT.KEYPAD_ADD -> zoom.zoomIn();
            case '-', SWT.KEYPAD_SUBTRACT -> zoom.zoomOut();
            case '0', SWT.KEYPAD_0 -> zoom.setZoom(1);
            case '9', SWT.KEYPAD_9 -> editor.document().ifPresent(editor.canvas()::fit);
            default -> {
                return false;
            }
        }
        return true;
    }
}
