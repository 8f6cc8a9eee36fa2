// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.figures;

import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.Mark;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.handles.HandleBounds;

/** A node as the geometry has it. Its bounds hold all that is painted; handles and pointing go by its outline. */
public final class NodeFigure extends Figure implements HandleBounds {
    /** Antialiasing and lines reach over the edges of whole pixels. */
    private static final int MARGIN = 2;

    private final Painting painting;
    private NodeShape shape;

    public NodeFigure(Painting painting, NodeShape shape) {
        this.painting = painting;
        setShape(shape);
    }

    /** What is painted. */
    public NodeShape shape() {
        return shape;
    }

    public void setShape(NodeShape newShape) {
        shape = newShape;
        Box all = shape.box();
        if (!shape.label().isEmpty()) {
            all = all.union(shape.label().box());
        }
        for (Mark mark : shape.marks()) {
            all = all.union(mark.box());
        }
        Rectangle before = getHandleBounds();
        setBounds(Painting.around(all).expand(MARGIN, MARGIN));
        if (!before.equals(getHandleBounds())) {
            fireFigureMoved();
        }
        repaint();
    }

    @Override
    public Rectangle getHandleBounds() {
        return Painting.nearest(shape.box());
    }

    @Override
    public boolean containsPoint(int x, int y) {
        return Painting.around(shape.box()).contains(x, y)
                || !shape.label().isEmpty() && Painting.around(shape.label().box()).contains(x, y);
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        painting.on(graphics).paint(shape);
    }
}
