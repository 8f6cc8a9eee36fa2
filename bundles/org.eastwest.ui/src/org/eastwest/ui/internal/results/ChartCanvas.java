// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eastwest.report.chart.Chart;
import org.eastwest.report.chart.Drawing;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.Mark;
import org.eastwest.report.chart.Palette;
import org.eastwest.ui.internal.Theme;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * Shows charts below each other, as wide as there is room, scrolled when they are higher than that. What stands for
 * something can be picked with the mouse.
 */
public final class ChartCanvas {

    private static final int MARGIN = 12;
    private static final int GAP = 24;
    private static final int WIDEST = 1100;

    private final ScrolledComposite scroller;
    private final Canvas canvas;
    private final LocalResourceManager fonts;
    private final String nothing;
    private List<Chart> charts = List.of();
    private List<Placed> drawings = List.of();

    /** A drawing and how far down it stands. */
    private record Placed(Drawing drawing, int top) {
    }

    /**
     * Creates the control.
     *
     * @param nothing what it says while there is no chart
     * @param picked  told the {@link Mark#key()} of what was clicked
     */
    public ChartCanvas(Composite parent, String nothing, Consumer<String> picked) {
        this.nothing = nothing;
        scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroller.setExpandHorizontal(true);
        scroller.setExpandVertical(true);
        canvas = new Canvas(scroller, SWT.DOUBLE_BUFFERED);
        fonts = new LocalResourceManager(JFaceResources.getResources(), canvas);
        scroller.setContent(canvas);
        scroller.addControlListener(ControlListener.controlResizedAdapter(event -> layOut()));
        canvas.addPaintListener(event -> paint(event.gc));
        Theme.onChange(canvas, canvas::redraw);
        canvas.addMouseMoveListener(event -> canvas.setToolTipText(tooltip(event.x, event.y)));
        canvas.addMouseListener(MouseListener.mouseDownAdapter(event -> at(event.x, event.y).map(Mark::key)
                .filter(key -> event.button == 1 && !key.isEmpty()).ifPresent(picked)));
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = charts.stream().map(chart -> chart.title() + ". " + chart.description())
                        .collect(Collectors.joining("\n"));
            }
        });
    }

    public Composite control() {
        return scroller;
    }

    public void show(List<Chart> shown) {
        charts = List.copyOf(shown);
        layOut();
        canvas.redraw();
    }

    private void layOut() {
        int width = Math.min(WIDEST, scroller.getClientArea().width - 2 * MARGIN);
        List<Placed> placed = new ArrayList<>();
        int top = MARGIN;
        int right = 0;
        for (Chart chart : charts) {
            Drawing drawing = chart.draw(width);
            placed.add(new Placed(drawing, top));
            top += (int) Math.ceil(drawing.height()) + GAP;
            right = Math.max(right, (int) Math.ceil(drawing.width()));
        }
        drawings = placed;
        scroller.setMinSize(right + 2 * MARGIN, top);
    }

    private void paint(GC gc) {
        Palette palette = palette(canvas);
        RGB paper = rgb(palette.rgb(Ink.PAPER));
        gc.setBackground(new Color(paper));
        gc.fillRectangle(canvas.getClientArea());
        if (charts.isEmpty()) {
            gc.setForeground(new Color(rgb(palette.rgb(Ink.INK))));
            gc.drawText(nothing, MARGIN, MARGIN, true);
        }
        for (Placed placed : drawings) {
            Transform shift = new Transform(gc.getDevice());
            shift.translate(MARGIN, placed.top());
            gc.setTransform(shift);
            placed.drawing().paintOn(new GcPainter(gc, palette, fonts));
            gc.setTransform(null);
            shift.dispose();
        }
    }

    /** The palette that suits the ground on which a control stands. */
    public static Palette palette(Control control) {
        return Theme.dark(control) ? Palette.DARK : Palette.LIGHT;
    }

    private static RGB rgb(int value) {
        return new RGB(value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF);
    }

    private String tooltip(int x, int y) {
        return at(x, y).map(Mark::tooltip).filter(text -> !text.isEmpty()).orElse(null);
    }

    /** What lies at a place of the canvas. */
    private Optional<Mark> at(int x, int y) {
        return drawings.stream().flatMap(placed -> placed.drawing().at(x - MARGIN, y - placed.top()).stream())
                .findFirst();
    }
}
