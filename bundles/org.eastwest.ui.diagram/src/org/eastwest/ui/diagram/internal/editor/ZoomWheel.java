// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.MouseWheelHandler;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.swt.widgets.Event;

/** Zooms with the wheel; what is under the pointer stays there. */
final class ZoomWheel implements MouseWheelHandler {
    private static final double STEP = 1.15;

    @Override
    public void handleMouseWheel(Event event, EditPartViewer viewer) {
        event.doit = false;
        ZoomManager zoom = (ZoomManager) viewer.getProperty(ZoomManager.class.toString());
        if (zoom == null || !(viewer.getControl() instanceof FigureCanvas canvas) || event.count == 0) {
            return;
        }
        double before = zoom.getZoom();
        double after = before * (event.count > 0 ? STEP : 1 / STEP);
        after = Math.max(zoom.getMinZoom(), Math.min(zoom.getMaxZoom(), after));
        Point view = canvas.getViewport().getViewLocation();
        zoom.setZoom(after);
        zoom.setViewLocation(new Point((int) Math.round((view.x + event.x) * after / before - event.x),
                (int) Math.round((view.y + event.y) * after / before - event.y)));
    }
}
