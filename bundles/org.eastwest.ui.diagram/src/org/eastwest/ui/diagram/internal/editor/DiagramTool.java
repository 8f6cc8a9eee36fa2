// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.tools.PanningSelectionTool;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.swt.events.MouseEvent;

/** Selects; with the middle button or the space bar held it moves the diagram. */
public final class DiagramTool extends PanningSelectionTool {
    private static final int MIDDLE = 2;

    private Point start;
    private Point view;

    @Override
    public void mouseDown(MouseEvent event, EditPartViewer viewer) {
        if (event.button == MIDDLE && viewer.getControl() instanceof FigureCanvas canvas) {
            start = new Point(event.x, event.y);
            view = canvas.getViewport().getViewLocation();
        } else {
            super.mouseDown(event, viewer);
        }
    }

    @Override
    public void mouseDrag(MouseEvent event, EditPartViewer viewer) {
        if (start != null && viewer.getControl() instanceof FigureCanvas canvas) {
            canvas.scrollTo(view.x + start.x - event.x, view.y + start.y - event.y);
        } else {
            super.mouseDrag(event, viewer);
        }
    }

    @Override
    public void mouseUp(MouseEvent event, EditPartViewer viewer) {
        if (start != null && event.button == MIDDLE) {
            start = null;
        } else {
            super.mouseUp(event, viewer);
        }
    }
}
