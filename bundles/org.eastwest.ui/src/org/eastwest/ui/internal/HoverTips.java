// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.jface.viewers.ColumnViewer;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.window.ToolTip;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;

/**
 * Tooltips of the cells of a viewer that keep out of the way while a button of the mouse is down: one that opens under
 * the pointer would take what is dropped.
 */
public final class HoverTips extends ColumnViewerToolTipSupport {

    private HoverTips(ColumnViewer viewer) {
        super(viewer, ToolTip.NO_RECREATE, false);
        viewer.getControl().addListener(SWT.DragDetect, event -> hide());
    }

    /** Shows what the label providers of the viewer have to say about a cell. */
    public static void attach(ColumnViewer viewer) {
        new HoverTips(viewer);
    }

    @Override
    protected boolean shouldCreateToolTip(Event event) {
        return (event.stateMask & SWT.BUTTON_MASK) == 0 && super.shouldCreateToolTip(event);
    }
}
