// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.Polyline;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.editpolicies.ConnectionEndpointEditPolicy;
import org.eclipse.gef.requests.ReconnectRequest;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/** Handles at the ends of a selected edge; dragging one shows the line to where it would end. */
final class EndsPolicy extends ConnectionEndpointEditPolicy {
    private Polyline feedback;

    @Override
    public void showSourceFeedback(Request request) {
        if (request instanceof ReconnectRequest reconnect) {
            show(reconnect);
        }
    }

    private void show(ReconnectRequest request) {
        if (feedback == null) {
            feedback = new Polyline();
            feedback.setLineStyle(Graphics.LINE_DASH);
            feedback.setForegroundColor(Display.getCurrent().getSystemColor(SWT.COLOR_LIST_SELECTION));
            addFeedback(feedback);
        }
        boolean source = RequestConstants.REQ_RECONNECT_SOURCE.equals(request.getType());
        PointList line = getConnection().getPoints().getCopy();
        getConnection().translateToAbsolute(line);
        PointList shown = new PointList(2);
        shown.addPoint(source ? line.getLastPoint() : line.getFirstPoint());
        shown.addPoint(request.getLocation());
        feedback.translateToRelative(shown);
        feedback.setPoints(shown);
    }

    @Override
    public void eraseSourceFeedback(Request request) {
        if (feedback != null) {
            removeFeedback(feedback);
            feedback = null;
        }
    }

    @Override
    protected void showFocus() {
        // The handles show it.
    }

    @Override
    protected void hideFocus() {
        // As above.
    }
}
