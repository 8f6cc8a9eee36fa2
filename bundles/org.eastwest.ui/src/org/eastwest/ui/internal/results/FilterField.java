// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Locale;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** A field for words that rows have to contain, all of them, in any case. Escape empties it. */
public final class FilterField {

    private final Text field;

    /**
     * Creates the field.
     *
     * @param message what it is for
     * @param changed told after every change
     */
    public FilterField(Composite parent, String message, Runnable changed) {
        field = new Text(parent, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL | SWT.SINGLE | SWT.BORDER);
        field.setMessage(message);
        field.setToolTipText(message);
        field.addModifyListener(event -> changed.run());
        field.addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.ESC && !field.getText().isEmpty()) {
                field.setText("");
                event.doit = false;
            }
        }));
    }

    public Text control() {
        return field;
    }

    public boolean isEmpty() {
        return field.getText().isBlank();
    }

    /** Whether texts contain all words of the field, each word in any of them. */
    public boolean matches(String... texts) {
        String all = String.join("\n", texts).toLowerCase(Locale.ROOT);
        return Stream.of(field.getText().toLowerCase(Locale.ROOT).trim().split("\\s+")).allMatch(all::contains);
    }
}
