// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import java.util.Iterator;
import java.util.List;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

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
        next(control, display, pieces.iterator());
    }

    private static void next(Control control, Display display, Iterator<Runnable> pieces) {
        if (pieces.hasNext() && !display.isDisposed()) {
            display.asyncExec(() -> {
                if (!control.isDisposed()) {
                    pieces.next().run();
                    next(control, display, pieces);
                }
            });
        }
    }
}
