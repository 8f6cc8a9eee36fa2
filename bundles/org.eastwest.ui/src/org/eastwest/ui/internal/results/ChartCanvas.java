// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Optional;
import org.eastwest.report.chart.Chart;
import org.eastwest.report.chart.Drawing;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.Mark;
import org.eastwest.report.chart.Palette;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/** Shows a chart as wide as there is room, scrolled when it is higher than that. */
final class ChartCanvas {

    private static final int MARGIN = 12;
    private static final int WIDEST = 1100;
    private static final int LIGHT = 128;

    private final ScrolledComposite scroller;
    private final Canvas canvas;
    private final LocalResourceManager fonts;
    private Chart chart;
    private Drawing drawing;

    ChartCanvas(Composite parent) {
        scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroller.setExpandHorizontal(true);
        scroller.setExpandVertical(true);
        canvas = new Canvas(scroller, SWT.DOUBLE_BUFFERED);
        fonts = new LocalResourceManager(JFaceResources.getResources(), canvas);
        scroller.setContent(canvas);
        scroller.addControlListener(ControlListener.controlResizedAdapter(event -> layOut()));
        canvas.addPaintListener(event -> paint(event.gc));
        canvas.addMouseMoveListener(event -> canvas.setToolTipText(tooltip(event.x, event.y).orElse(null)));
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = chart == null ? "" : chart.title() + ". " + chart.description();
            }
        });
    }

    Composite control() {
        return scroller;
    }

    void show(Chart shown) {
        chart = shown;
        layOut();
        canvas.redraw();
    }

    private void layOut() {
        if (chart != null) {
            int width = Math.min(WIDEST, scroller.getClientArea().width - 2 * MARGIN);
            drawing = chart.draw(width);
            scroller.setMinSize((int) drawing.width() + 2 * MARGIN, (int) drawing.height() + 2 * MARGIN);
        }
    }

    private void paint(GC gc) {
        Palette palette = palette();
        RGB paper = rgb(palette.rgb(Ink.PAPER));
        gc.setBackground(new Color(paper));
        gc.fillRectangle(canvas.getClientArea());
        if (drawing != null) {
            Transform shift = new Transform(gc.getDevice());
            shift.translate(MARGIN, MARGIN);
            gc.setTransform(shift);
            drawing.paintOn(new GcPainter(gc, palette, fonts));
            gc.setTransform(null);
            shift.dispose();
        }
    }

    /** The palette that suits the colours of the window. */
    private Palette palette() {
        RGB list = canvas.getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND).getRGB();
        return (list.red + list.green + list.blue) / 3 < LIGHT ? Palette.DARK : Palette.LIGHT;
    }

    private static RGB rgb(int value) {
        return new RGB(value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF);
    }

    private Optional<String> tooltip(int x, int y) {
        return drawing == null ? Optional.empty()
                : drawing.marks().stream().filter(Mark.Box.class::isInstance).map(Mark.Box.class::cast)
                        .filter(box -> !box.tooltip().isEmpty() && inside(box, x - MARGIN, y - MARGIN))
                        .reduce((below, above) -> above).map(Mark.Box::tooltip);
    }

    private static boolean inside(Mark.Box box, int x, int y) {
        return x >= box.x() && x < box.x() + box.width() && y >= box.y() && y < box.y() + box.height();
    }
}
