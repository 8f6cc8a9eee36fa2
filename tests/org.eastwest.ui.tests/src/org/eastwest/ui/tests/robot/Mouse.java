// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.TreeItem;

/** The mouse of the display, as a hand moves it. */
public final class Mouse {

    /** Where on an item something is dropped. */
    public enum Place {
        ABOVE, ON, BELOW
    }

    private static final int STEPS = 8;
    /** Pixels after which a movement is a drag. */
    private static final int THRESHOLD = 12;

    private Mouse() {
    }

    /**
     * Drags an item to another one.
     *
     * @param copy holds Ctrl
     */
    public static void drag(TreeItem from, TreeItem to, Place place, boolean copy) {
        Point start = point(from, Place.ON);
        Point end = point(to, place);
        move(start);
        Screen.settle();
        if (copy) {
            key(SWT.KeyDown);
        }
        press(start);
        for (int step = 2; step <= STEPS; step++) {
            move(new Point(start.x + (end.x - start.x) * step / STEPS, start.y + (end.y - start.y) * step / STEPS));
            Screen.pulses(2);
        }
        move(new Point(end.x + 1, end.y));
        Screen.pulses(STEPS);
        move(end);
        Screen.pulses(STEPS);
        button(SWT.MouseUp);
        Screen.pulses(STEPS);
        if (copy) {
            key(SWT.KeyUp);
        }
        Screen.pulses(STEPS);
    }

    /** The hand moves on as soon as the button is down: one that rests is a click. */
    private static void press(Point at) {
        boolean[] down = {false};
        Listener moving = event -> {
            down[0] = true;
            move(new Point(at.x + THRESHOLD, at.y));
            move(new Point(at.x + 2 * THRESHOLD, at.y));
        };
        Screen.display().addFilter(SWT.MouseDown, moving);
        button(SWT.MouseDown);
        Screen.await("the button is down", () -> down[0]);
        Screen.display().removeFilter(SWT.MouseDown, moving);
        Screen.pulses(STEPS);
    }

    private static Point point(TreeItem item, Place place) {
        Rectangle bounds = item.getBounds();
        int y = switch (place) {
            case ABOVE -> bounds.y + 1;
            case ON -> bounds.y + bounds.height / 2;
            case BELOW -> bounds.y + bounds.height - 2;
        };
        return item.getParent().toDisplay(bounds.x + 2 * bounds.height, y);
    }

    private static void move(Point to) {
        Event event = new Event();
        event.type = SWT.MouseMove;
        event.x = to.x;
        event.y = to.y;
        post(event);
    }

    private static void button(int type) {
        Event event = new Event();
        event.type = type;
        event.button = 1;
        post(event);
    }

    private static void key(int type) {
        Event event = new Event();
        event.type = type;
        event.keyCode = SWT.CTRL;
        post(event);
    }

    private static void post(Event event) {
        if (!Screen.display().post(event)) {
            throw new AssertionError("the display takes no events of a mouse");
        }
    }
}
