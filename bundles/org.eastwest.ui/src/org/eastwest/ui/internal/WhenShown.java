// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;

/**
 * Work that brings a control up to date. Nobody sees the control while another tab is in front of it: then the work
 * waits until it is shown, and is done once however often it was asked for.
 */
public final class WhenShown {

    private final Control control;
    private final Runnable work;
    private boolean due;

    public WhenShown(Control control, Runnable work) {
        this.control = control;
        this.work = work;
        // A control hears that it is shown only where it was hidden itself, not with what it is in.
        Listener shown = event -> catchUp();
        for (Composite around = control.getParent(); around != null; around = around.getParent()) {
            Composite holder = around;
            holder.addListener(SWT.Show, shown);
            control.addListener(SWT.Dispose, event -> holder.removeListener(SWT.Show, shown));
        }
        control.addListener(SWT.Paint, event -> {
            if (due) {
                control.getDisplay().asyncExec(this::catchUp);
            }
        });
    }

    /** Asks for the work: it is done now where the control can be seen. */
    public void ask() {
        due = true;
        if (visible()) {
            catchUp();
        }
    }

    /** Does the work if it was asked for and is not done yet. */
    public void catchUp() {
        if (due && !control.isDisposed()) {
            due = false;
            work.run();
        }
    }

    public boolean visible() {
        return !control.isDisposed() && control.isVisible();
    }
}
