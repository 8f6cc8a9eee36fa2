// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.function.Consumer;
import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;

/** What a view says while it has nothing to show: what to do to see something. */
public final class EmptyHint {

    private static final int MARGIN = 16;
    /** In characters, so that it grows with the texts of the desktop. */
    private static final int WIDTH = 60;

    private final Composite area;
    private final Link text;
    private final int widest;

    /**
     * Creates the control.
     *
     * @param follow told the {@code href} of a link that is clicked, or its text where it has none
     */
    public EmptyHint(Composite parent, Consumer<String> follow) {
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN;
        area.setLayout(layout);
        text = new Link(area, SWT.WRAP);
        GridData data = new GridData(SWT.BEGINNING, SWT.BEGINNING, false, false);
        widest = new PixelConverter(area).convertWidthInCharsToPixels(WIDTH);
        data.widthHint = widest;
        text.setLayoutData(data);
        area.addControlListener(ControlListener.controlResizedAdapter(event -> fit(data)));
        text.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> follow.accept(event.text)));
    }

    /** In a narrow view the text has less than its width. */
    private void fit(GridData data) {
        int width = Math.max(1, Math.min(widest, area.getClientArea().width - 2 * MARGIN));
        if (width != data.widthHint) {
            data.widthHint = width;
            area.layout();
        }
    }

    public Composite control() {
        return area;
    }

    /** Shows a text; words between {@code <a href="...">} and {@code </a>} can be clicked. */
    public void show(String words) {
        if (!words.equals(text.getText())) {
            text.setText(words);
            area.layout();
        }
    }

    public void setFocus() {
        text.setFocus();
    }
}
