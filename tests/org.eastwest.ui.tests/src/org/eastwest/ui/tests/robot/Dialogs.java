// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;

/** Works in dialogs. A dialog holds up whoever opens it; what is to be done in it is said before. */
public final class Dialogs {

    /** How often, in milliseconds, it is looked for the dialog. */
    private static final int PULSE = 50;
    private static final int TRIES = 600;

    private boolean done;
    private Throwable failure;

    private Dialogs() {
    }

    /**
     * Works in a dialog as soon as it opens.
     *
     * @param title  title of the dialog
     * @param work   what to do in it; closes it
     * @param opener opens it
     */
    public static void during(String title, Consumer<Shell> work, Runnable opener) {
        Dialogs dialog = new Dialogs();
        dialog.watch(title, work, TRIES);
        opener.run();
        Screen.await("the dialog " + title, () -> dialog.done);
        if (dialog.failure != null) {
            throw new AssertionError("in the dialog " + title, dialog.failure);
        }
    }

    private void watch(String title, Consumer<Shell> work, int tries) {
        Screen.display().timerExec(PULSE, () -> {
            Shell shell = Screen.shell(title).orElse(null);
            if (shell != null) {
                work(shell, work);
            } else if (tries > 0) {
                watch(title, work, tries - 1);
            }
        });
    }

    private void work(Shell shell, Consumer<Shell> work) {
        try {
            work.accept(shell);
        } catch (RuntimeException | AssertionError e) {
            failure = e;
            Screen.picture("dialog " + shell.getText());
            shell.close();
        } finally {
            done = true;
        }
    }

    /** Presses a button by its text, without its mnemonic. */
    public static void press(Shell shell, String text) {
        Button button = Screen.control("the button " + text, shell, Button.class,
                candidate -> candidate.getText().replace("&", "").equals(text));
        if (!button.isEnabled()) {
            throw new AssertionError("the button " + text + " is disabled. The screen: "
                    + Screen.picture("disabled " + text));
        }
        button.notifyListeners(SWT.Selection, new Event());
    }

    /** Presses the Enter key in a control, as the keyboard does. */
    public static void enter(Control control) {
        control.getShell().forceActive();
        Screen.await("the focus", control::forceFocus);
        for (int type : new int[] {SWT.KeyDown, SWT.KeyUp}) {
            Event key = new Event();
            key.type = type;
            key.character = SWT.CR;
            key.keyCode = SWT.CR;
            control.getDisplay().post(key);
        }
        Screen.settle();
    }
}
