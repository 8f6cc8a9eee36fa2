// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import java.util.Iterator;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/** Work that would hold up the window is done in several turns; between them it paints, and reacts to the user. */
public final class Turns {

    private Turns() {
    }

    /** Does pieces of work one after the other, each in a turn of its own, as long as a control lives. */
    public static void take(Control control, List<Runnable> pieces) {
        take(control, control.getDisplay(), pieces);
    }

    /** Does pieces of work one after the other, each in a turn of its own, as long as a control lives. */
    public static void take(Control control, Runnable... pieces) {
        take(control, List.of(pieces));
    }

    /** As above, from any thread. */
    public static void take(Control control, Display display, List<Runnable> pieces) {
        next(control, display, pieces.iterator(), false);
    }

    /** As above, on the UI thread; while the control cannot be seen, the pieces wait. */
    public static void takeWhileShown(Control control, List<Runnable> pieces) {
        next(control, control.getDisplay(), pieces.iterator(), true);
    }

    private static void next(Control control, Display display, Iterator<Runnable> pieces, boolean shown) {
        if (pieces.hasNext() && !display.isDisposed()) {
            display.asyncExec(() -> {
                if (control.isDisposed()) {
                    return;
                }
                if (shown && !control.isVisible()) {
                    whenPainted(control, () -> next(control, display, pieces, true));
                } else {
                    pieces.next().run();
                    next(control, display, pieces, shown);
                }
            });
        }
    }

    private static void whenPainted(Control control, Runnable work) {
        control.addListener(SWT.Paint, new Listener() {
            @Override
            public void handleEvent(Event event) {
                control.removeListener(SWT.Paint, this);
                work.run();
            }
        });
    }
}
