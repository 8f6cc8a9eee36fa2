// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import org.eclipse.gef.editparts.ZoomListener;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.jface.action.ControlContribution;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** The zoom of a diagram: it is shown, chosen and typed here. */
final class ZoomLevels extends ControlContribution implements ZoomListener {
    private static final int WIDTH = 110;
    private static final double[] OFFERED = {0.25, 0.5, 0.75, 1, 1.5, 2, 4};

    private final ZoomManager zoom;
    private Combo combo;

    ZoomLevels(ZoomManager zoom) {
        super("zoom");
        this.zoom = zoom;
        zoom.addZoomListener(this);
    }

    @Override
    public void dispose() {
        zoom.removeZoomListener(this);
        super.dispose();
    }

    @Override
    protected int computeWidth(Control control) {
        return WIDTH;
    }

    @Override
    protected Control createControl(Composite parent) {
        combo = new Combo(parent, SWT.DROP_DOWN);
        for (double level : OFFERED) {
            combo.add(text(level));
        }
        combo.setToolTipText("Zoom");
        combo.addListener(SWT.Selection, event -> zoom.setZoom(OFFERED[combo.getSelectionIndex()]));
        combo.addListener(SWT.DefaultSelection, event -> typed());
        zoomChanged(zoom.getZoom());
        return combo;
    }

    private void typed() {
        String digits = combo.getText().replaceAll("[^0-9]", "");
        if (!digits.isEmpty() && digits.length() < 5) {
            zoom.setZoom(Math.max(zoom.getMinZoom(), Math.min(zoom.getMaxZoom(), Integer.parseInt(digits) / 100.0)));
        }
        zoomChanged(zoom.getZoom());
    }

    @Override
    public void zoomChanged(double level) {
        if (combo != null && !combo.isDisposed()) {
            combo.setText(text(level));
        }
    }

    private static String text(double level) {
        return Math.round(level * 100) + "\u2009%";
    }
}
