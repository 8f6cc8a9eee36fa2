// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/**
 * One line that says how what is shown stands, with something to do about it. Its layout data is a {@link GridData}.
 */
public final class StatusLine {

    private final Composite line;
    private final Label icon;
    private final Link text;
    private final LocalResourceManager images;
    private Runnable action = () -> {
    };

    public StatusLine(Composite parent) {
        line = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        line.setLayout(layout);
        images = new LocalResourceManager(JFaceResources.getResources(), line);
        icon = new Label(line, SWT.NONE);
        text = new Link(line, SWT.NONE);
        text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        text.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> action.run()));
    }

    public Composite control() {
        return line;
    }

    /**
     * Shows a message.
     *
     * @param message text in which the words between {@code <a>} and {@code </a>} do something
     * @param work    what they do
     */
    public void show(Icon kind, String message, Runnable work) {
        action = work;
        Image image = images.get(kind.descriptor());
        if (image != icon.getImage() || !message.equals(text.getText())) {
            icon.setImage(image);
            text.setText(message);
            icon.requestLayout();
            text.requestLayout();
        }
        visible(true);
    }

    public void hide() {
        visible(false);
    }

    private void visible(boolean shown) {
        GridData data = (GridData) line.getLayoutData();
        if (data.exclude == shown || line.getVisible() != shown) {
            line.setVisible(shown);
            data.exclude = !shown;
            line.requestLayout();
        }
    }

    /** The message shown; empty when there is none. */
    public String message() {
        return line.getVisible() ? text.getText() : "";
    }
}
