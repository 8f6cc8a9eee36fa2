// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import org.eastwest.ui.diagram.internal.figures.ZoomPane;
import org.eclipse.draw2d.ConnectionLayer;
import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.FreeformLayeredPane;
import org.eclipse.draw2d.LayeredPane;
import org.eclipse.draw2d.ScalableFreeformLayeredPane;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.editparts.ScalableFreeformRootEditPart;

/** The layers of a diagram, in the order of painting: nodes, lines, nodes on borders, texts of lines. */
public final class DiagramRootPart extends ScalableFreeformRootEditPart {
    static final String BORDERS = "Borders";
    static final String LABELS = "Labels";
    private static final double[] LEVELS = {0.1, 0.15, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4};

    public DiagramRootPart() {
        getZoomManager().setZoomLevels(LEVELS);
    }

    @Override
    protected ScalableFreeformLayeredPane createScaledLayers() {
        ZoomPane pane = new ZoomPane();
        pane.add(createGridLayer(), GRID_LAYER);
        pane.add(getPrintableLayers(), PRINTABLE_LAYERS);
        return pane;
    }

    @Override
    protected LayeredPane createPrintableLayers() {
        FreeformLayeredPane pane = new FreeformLayeredPane();
        pane.add(new FreeformLayer(), LayerConstants.PRIMARY_LAYER);
        pane.add(new ConnectionLayer(), LayerConstants.CONNECTION_LAYER);
        pane.add(new FreeformLayer(), BORDERS);
        pane.add(new FreeformLayer(), LABELS);
        return pane;
    }
}
