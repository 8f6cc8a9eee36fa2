// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.figures;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;

/** The texts and marks of a line. */
public final class EdgeLabelsFigure extends Figure {
    private static final int MARGIN = 2;

    private final Painting painting;
    private EdgeShape shape;

    public EdgeLabelsFigure(Painting painting, EdgeShape shape) {
        this.painting = painting;
        setShape(shape);
    }

    /** What is painted. */
    public EdgeShape shape() {
        return shape;
    }

    public void setShape(EdgeShape newShape) {
        shape = newShape;
        setBounds(boxes().stream().reduce(Box::union).map(b -> Painting.around(b).expand(MARGIN, MARGIN))
                .orElseGet(() -> new Rectangle(0, 0, 0, 0)));
        setVisible(!boxes().isEmpty());
        repaint();
    }

    private List<Box> boxes() {
        List<Box> boxes = new ArrayList<>();
        for (LabelShape label : List.of(shape.begin(), shape.center(), shape.end())) {
            if (!label.isEmpty()) {
                boxes.add(label.box());
            }
        }
        shape.marks().forEach(mark -> boxes.add(mark.box()));
        return boxes;
    }

    @Override
    public boolean containsPoint(int x, int y) {
        return boxes().stream().anyMatch(box -> Painting.around(box).contains(x, y));
    }

    @Override
    protected void paintFigure(Graphics graphics) {
        painting.on(graphics).paintLabels(shape);
    }
}
