// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.outline;

import java.beans.PropertyChangeListener;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.diagram.internal.paint.SwtDrawing;
import org.eastwest.ui.internal.Theme;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.paint.DiagramPainter;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.draw2d.Viewport;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;

/** A small picture of a diagram; the part in sight is framed, and can be moved. */
final class Overview {
    private static final int MARGIN = 6;
    private static final int SHADE = 40;

    private final DiagramEditor editor;
    private final Canvas canvas;
    private final PropertyChangeListener scrolled = event -> redraw();
    private final Viewport viewport;
    private Image picture;

    Overview(Composite parent, DiagramEditor editor) {
        this.editor = editor;
        this.viewport = ((FigureCanvas) editor.viewer().getControl()).getViewport();
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
        canvas.addListener(SWT.Paint, event -> paint(event.gc));
        canvas.addListener(SWT.Resize, event -> changed());
        canvas.addListener(SWT.MouseDown, this::move);
        canvas.addListener(SWT.MouseMove, event -> {
            if ((event.stateMask & SWT.BUTTON1) != 0) {
                move(event);
            }
        });
        canvas.addListener(SWT.Dispose, event -> dispose());
        viewport.getHorizontalRangeModel().addPropertyChangeListener(scrolled);
        viewport.getVerticalRangeModel().addPropertyChangeListener(scrolled);
        Theme.onChange(canvas, this::changed);
    }

    private void dispose() {
        viewport.getHorizontalRangeModel().removePropertyChangeListener(scrolled);
        viewport.getVerticalRangeModel().removePropertyChangeListener(scrolled);
        forget();
    }

    private void forget() {
        if (picture != null) {
            picture.dispose();
            picture = null;
        }
    }

    private void redraw() {
        if (!canvas.isDisposed()) {
            canvas.redraw();
        }
    }

    /** The diagram shows something else. */
    void changed() {
        forget();
        redraw();
    }

    private Box bounds() {
        return editor.document().map(d -> d.geometry().bounds()).orElse(new Box(0, 0, 0, 0));
    }

    /** Pixels here for each pixel of the diagram; not more than 1. */
    private double scale() {
        Box bounds = bounds();
        Rectangle room = canvas.getClientArea();
        return bounds.width() <= 0 || bounds.height() <= 0 ? 1 : Math.max(1e-4, Math.min(1, Math.min(
                (room.width - 2.0 * MARGIN) / bounds.width(), (room.height - 2.0 * MARGIN) / bounds.height())));
    }

    private void paint(GC gc) {
        if (editor.document().isEmpty()) {
            return;
        }
        if (picture == null) {
            picture = draw();
        }
        gc.drawImage(picture, 0, 0);
        frame(gc);
    }

    /** Drawn at the resolution of the screen. */
    private Image draw() {
        Rectangle room = canvas.getClientArea();
        ImageGcDrawer drawer = (gc, width, height) -> draw(gc, width, height);
        return new Image(canvas.getDisplay(), drawer, Math.max(1, room.width), Math.max(1, room.height));
    }

    private void draw(GC gc, int width, int height) {
        DiagramDocument document = editor.document().orElseThrow();
        SwtDrawing.Inks inks = editor.canvas().inks();
        gc.setBackground(SwtDrawing.swt(inks.shades().of(document.diagram().background())));
        gc.fillRectangle(0, 0, width, height);
        SWTGraphics graphics = new SWTGraphics(gc);
        graphics.translate((float) (MARGIN - bounds().x() * scale()), (float) (MARGIN - bounds().y() * scale()));
        graphics.scale(scale());
        new DiagramPainter(new SwtDrawing(canvas.getDisplay(), graphics, inks, scale())).paint(document.geometry());
        graphics.dispose();
    }

    private void frame(GC gc) {
        double zoom = zoom();
        double x = viewport.getViewLocation().x / zoom - bounds().x();
        double y = viewport.getViewLocation().y / zoom - bounds().y();
        int left = (int) Math.round(MARGIN + x * scale());
        int top = (int) Math.round(MARGIN + y * scale());
        int width = (int) Math.round(viewport.getClientArea().width / zoom * scale());
        int height = (int) Math.round(viewport.getClientArea().height / zoom * scale());
        gc.setForeground(canvas.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION));
        gc.setBackground(canvas.getDisplay().getSystemColor(SWT.COLOR_LIST_SELECTION));
        gc.setAlpha(SHADE);
        gc.fillRectangle(left, top, width, height);
        gc.setAlpha(255);
        gc.drawRectangle(left, top, width, height);
    }

    private double zoom() {
        return ((ZoomManager) editor.viewer().getProperty(ZoomManager.class.toString())).getZoom();
    }

    /** The pointer becomes the middle of what is in sight. */
    private void move(Event event) {
        double x = (event.x - MARGIN) / scale() + bounds().x();
        double y = (event.y - MARGIN) / scale() + bounds().y();
        ((FigureCanvas) editor.viewer().getControl()).scrollTo(
                (int) Math.round(x * zoom() - viewport.getClientArea().width / 2.0),
                (int) Math.round(y * zoom() - viewport.getClientArea().height / 2.0));
    }
}
