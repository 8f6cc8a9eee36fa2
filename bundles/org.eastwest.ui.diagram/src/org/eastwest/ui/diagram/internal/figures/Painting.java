// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.figures;

import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import org.eastwest.ui.diagram.internal.paint.SwtDrawing;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.paint.DiagramPainter;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.Device;

/**
 * How the figures of a diagram are painted.
 *
 * @param device the display
 * @param inks   fonts, images and colours, those of the theme there is
 * @param zoom   pixels of the screen for each pixel of the diagram
 */
public record Painting(Device device, Supplier<SwtDrawing.Inks> inks, DoubleSupplier zoom) {
    DiagramPainter on(Graphics graphics) {
        return new DiagramPainter(new SwtDrawing(device, graphics, inks.get(), zoom.getAsDouble()));
    }

    /** The whole pixels that a box touches. */
    public static Rectangle around(Box box) {
        int x = (int) Math.floor(box.x());
        int y = (int) Math.floor(box.y());
        return new Rectangle(x, y, (int) Math.ceil(box.right()) - x, (int) Math.ceil(box.bottom()) - y);
    }

    /** The whole pixels nearest to a box. */
    public static Rectangle nearest(Box box) {
        int x = (int) Math.round(box.x());
        int y = (int) Math.round(box.y());
        return new Rectangle(x, y, (int) Math.round(box.right()) - x, (int) Math.round(box.bottom()) - y);
    }
}
