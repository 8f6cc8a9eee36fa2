// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.figures;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.ScalableFreeformLayeredPane;
import org.eclipse.draw2d.geometry.Rectangle;

/** Zooms with the transformation of the graphics: nothing is rounded to pixels before it is scaled. */
public final class ZoomPane extends ScalableFreeformLayeredPane {
    @Override
    protected void paintClientArea(Graphics graphics) {
        if (getChildren().isEmpty()) {
            return;
        }
        graphics.pushState();
        graphics.clipRect(new Rectangle(getBounds()));
        graphics.scale(getScale());
        graphics.pushState();
        paintChildren(graphics);
        graphics.popState();
        graphics.popState();
    }
}
