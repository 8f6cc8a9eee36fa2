// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.forms.widgets.Hyperlink;

/** Follows links of forms, with the keyboard. */
public final class Links {

    private Links() {
    }

    /** Follows the first link below a control whose text begins so. */
    public static void follow(Control root, String text) {
        Hyperlink link = Screen.control("the link " + text, root, Hyperlink.class,
                candidate -> candidate.getText().startsWith(text));
        link.setFocus();
        Event enter = new Event();
        enter.character = '\r';
        enter.keyCode = SWT.CR;
        link.notifyListeners(SWT.KeyDown, enter);
    }
}
