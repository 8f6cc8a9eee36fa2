// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/** Works in dialogs. A dialog holds up whoever opens it; what is to be done in it is said before. */
public final class Dialogs {

    /** How often, in milliseconds, it is looked for the dialog. */
    private static final int PULSE = 50;
    private static final int TRIES = 600;

    private static final Pattern MNEMONIC = Pattern.compile("(?<!&)&([^&])");

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

    /** Fails where Alt and a letter lead to more than one place of a dialog. */
    public static void distinctMnemonics(Shell shell) {
        Map<String, List<String>> places = Stream.concat(
                Screen.controls(shell, Label.class, any -> true).stream().map(Label::getText),
                Screen.controls(shell, Button.class, any -> true).stream().map(Button::getText))
                .filter(text -> MNEMONIC.matcher(text).find())
                .collect(Collectors.groupingBy(Dialogs::mnemonic, TreeMap::new, Collectors.toList()));
        places.values().removeIf(texts -> texts.size() == 1);
        if (!places.isEmpty()) {
            throw new AssertionError("the same letter leads to several places: " + places);
        }
    }

    private static String mnemonic(String text) {
        Matcher letter = MNEMONIC.matcher(text);
        return letter.find() ? letter.group(1).toLowerCase(Locale.ROOT) : "";
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
