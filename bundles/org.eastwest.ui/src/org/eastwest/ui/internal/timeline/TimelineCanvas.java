// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.timeline;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.eastwest.report.chart.Drawing;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.Lanes;
import org.eastwest.report.chart.Mark;
import org.eastwest.report.chart.Palette;
import org.eastwest.ui.internal.Theme;
import org.eastwest.ui.internal.results.ChartCanvas;
import org.eastwest.ui.internal.results.GcPainter;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;

/**
 * Shows a part of a step. The wheel zooms where the mouse is, with Shift it goes along, with Ctrl up and down; dragging
 * moves; plus, minus, 0 and the arrow keys do the same.
 */
final class TimelineCanvas {
    private static final int MARGIN = 8;
    private static final double FACTOR = 1.4;
    private static final double STEP = 0.15;
    /** The shortest part, seconds. */
    private static final double SHORTEST = 1e-7;
    private static final int WHEEL_PIXELS = 40;
    private static final int CLICK_PIXELS = 3;

    private final Canvas canvas;
    private final LocalResourceManager fonts;
    private final Consumer<Lanes.Hit> clicked;
    private Optional<Lanes> lanes = Optional.empty();
    private Function<Lanes.Hit, String> words = hit -> "";
    private Optional<Drawing> drawing = Optional.empty();
    private Optional<Point> pressed = Optional.empty();
    private Lanes dragged;
    private int draggedTop;
    private int top;

    /** @param clicked told of a span that is clicked */
    TimelineCanvas(Composite parent, Consumer<Lanes.Hit> clicked) {
        this.clicked = clicked;
        canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.V_SCROLL | SWT.NO_BACKGROUND);
        fonts = new LocalResourceManager(JFaceResources.getResources(), canvas);
        canvas.addPaintListener(event -> paint(event.gc));
        Theme.onChange(canvas, canvas::redraw);
        canvas.addControlListener(ControlListener.controlResizedAdapter(event -> layOut()));
        canvas.addMouseListener(MouseListener.mouseDownAdapter(this::press));
        canvas.addMouseListener(MouseListener.mouseUpAdapter(this::release));
        canvas.addMouseMoveListener(this::move);
        canvas.addMouseWheelListener(this::wheel);
        canvas.addKeyListener(KeyListener.keyPressedAdapter(this::key));
        canvas.getVerticalBar().addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            top = canvas.getVerticalBar().getSelection();
            canvas.redraw();
        }));
        canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
            @Override
            public void getName(AccessibleEvent event) {
                event.result = lanes.map(l -> l.title() + ". " + l.description()).orElse("");
            }
        });
    }

    Canvas control() {
        return canvas;
    }

    /** The part of the step that is shown. */
    Optional<Lanes> lanes() {
        return lanes;
    }

    /**
     * Shows a whole step.
     *
     * @param text what to say of a span that is pointed at
     */
    void show(Lanes shown, Function<Lanes.Hit, String> text) {
        words = text;
        top = 0;
        set(shown);
    }

    private void set(Lanes shown) {
        lanes = Optional.of(shown);
        layOut();
    }

    private int width() {
        return canvas.getClientArea().width - 2 * MARGIN;
    }

    private void layOut() {
        drawing = lanes.map(l -> l.draw(width()));
        int height = drawing.map(d -> (int) Math.ceil(d.height()) + 2 * MARGIN).orElse(0);
        int seen = Math.max(1, canvas.getClientArea().height);
        top = Math.max(0, Math.min(top, height - seen));
        ScrollBar bar = canvas.getVerticalBar();
        bar.setVisible(height > seen);
        bar.setValues(top, 0, Math.max(1, height), Math.min(seen, Math.max(1, height)), WHEEL_PIXELS, seen);
        canvas.redraw();
    }

    private void paint(GC gc) {
        Palette palette = ChartCanvas.palette(canvas);
        int paper = palette.rgb(Ink.PAPER);
        gc.setBackground(new Color(paper >> 16 & 0xFF, paper >> 8 & 0xFF, paper & 0xFF));
        Rectangle area = canvas.getClientArea();
        gc.fillRectangle(area);
        drawing.ifPresent(d -> {
            Transform shift = new Transform(gc.getDevice());
            shift.translate(MARGIN, MARGIN - top);
            gc.setTransform(shift);
            GcPainter painter = new GcPainter(gc, palette, fonts);
            d.marks().stream().filter(mark -> seen(mark, top - MARGIN, top - MARGIN + area.height))
                    .forEach(mark -> mark.paintOn(painter));
            gc.setTransform(null);
            shift.dispose();
        });
    }

    /** False for marks that lie above or below what is seen. */
    private static boolean seen(Mark mark, double from, double to) {
        if (mark instanceof Mark.Box box) {
            return box.y() + box.height() >= from && box.y() <= to;
        }
        return !(mark instanceof Mark.Label label) || label.bottom() >= from && label.top() <= to;
    }

    // ---- zoom and pan

    /** Shows the whole step. */
    void fit() {
        lanes.ifPresent(l -> set(l.between(0, l.seconds())));
    }

    /** Zooms in at the middle of what is shown; with a factor below 1 out. */
    private void zoom(double factor) {
        lanes.ifPresent(l -> zoom((l.from() + l.to()) / 2, factor));
    }

    void zoomIn() {
        zoom(FACTOR);
    }

    void zoomOut() {
        zoom(1 / FACTOR);
    }

    private void zoom(double time, double factor) {
        Lanes l = lanes.orElseThrow();
        double length = Math.max(Math.min(SHORTEST, l.seconds()), Math.min(l.seconds(), (l.to() - l.from()) / factor));
        double share = (time - l.from()) / (l.to() - l.from());
        part(time - share * length, length);
    }

    private void pan(double share) {
        lanes.ifPresent(l -> part(l.from() + share * (l.to() - l.from()), l.to() - l.from()));
    }

    /** Shows a part, moved so that it lies in the step. */
    private void part(double from, double length) {
        Lanes l = lanes.orElseThrow();
        double begin = Math.max(0, Math.min(from, l.seconds() - length));
        if (begin != l.from() || begin + length != l.to()) {
            set(l.between(begin, begin + length));
        }
    }

    private void scroll(int pixels) {
        top += pixels;
        layOut();
    }

    private void wheel(MouseEvent event) {
        int notches = event.count > 0 ? 1 : -1;
        if ((event.stateMask & SWT.MOD1) != 0) {
            scroll(-notches * WHEEL_PIXELS);
        } else if ((event.stateMask & SWT.MOD2) != 0) {
            pan(-notches * STEP);
        } else {
            lanes.ifPresent(l -> zoom(Math.max(l.from(), Math.min(l.to(), l.time(width(), event.x - MARGIN))),
                    notches > 0 ? FACTOR : 1 / FACTOR));
        }
    }

    private void key(KeyEvent event) {
        switch (event.keyCode) {
            case SWT.ARROW_LEFT -> pan(-STEP);
            case SWT.ARROW_RIGHT -> pan(STEP);
            case SWT.ARROW_UP -> scroll(-WHEEL_PIXELS);
            case SWT.ARROW_DOWN -> scroll(WHEEL_PIXELS);
            case SWT.HOME -> fit();
            default -> {
                switch (event.character) {
                    case '+' -> zoomIn();
                    case '-' -> zoomOut();
                    case '0' -> fit();
                    default -> {
                        // other keys belong to the window
                    }
                }
            }
        }
    }

    // ---- mouse

    private void press(MouseEvent event) {
        canvas.setFocus();
        if (event.button == 1 && lanes.isPresent()) {
            pressed = Optional.of(new Point(event.x, event.y));
            // What it told of a place would stay while that is dragged away.
            canvas.setToolTipText(null);
            dragged = lanes.get();
            draggedTop = top;
        }
    }

    private void move(MouseEvent event) {
        if (pressed.isEmpty()) {
            String text = at(event.x, event.y).map(words).orElse(null);
            if (text == null || !text.equals(canvas.getToolTipText())) {
                canvas.setToolTipText(text);
            }
            return;
        }
        double perPixel = (dragged.to() - dragged.from()) / (width() - Lanes.left());
        top = draggedTop + pressed.get().y - event.y;
        part(dragged.from() + (pressed.get().x - event.x) * perPixel, dragged.to() - dragged.from());
        layOut();
    }

    private void release(MouseEvent event) {
        boolean click = pressed.filter(p -> Math.abs(p.x - event.x) <= CLICK_PIXELS
                && Math.abs(p.y - event.y) <= CLICK_PIXELS).isPresent();
        pressed = Optional.empty();
        if (click) {
            at(event.x, event.y).ifPresent(clicked);
        }
    }

    private Optional<Lanes.Hit> at(int x, int y) {
        return lanes.flatMap(l -> l.at(width(), UnaryOperator.identity(), x - MARGIN, y - MARGIN + top));
    }
}
