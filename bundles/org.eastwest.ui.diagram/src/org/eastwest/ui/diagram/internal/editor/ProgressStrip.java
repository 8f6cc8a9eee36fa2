// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;

/** Says what is being computed for the diagram and how far it is; it can be cancelled. Hidden when nothing is. */
final class ProgressStrip {
    private static final int WIDTH = 160;
    private static final int STEPS = 1000;

    private final Composite area;
    private final Label text;
    private final ProgressBar bar;
    private final Button cancel;
    private Runnable onCancel = () -> { };

    ProgressStrip(Composite parent) {
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(3, false);
        layout.marginHeight = 2;
        area.setLayout(layout);
        area.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        text = new Label(area, SWT.NONE);
        text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        bar = new ProgressBar(area, SWT.HORIZONTAL);
        bar.setMaximum(STEPS);
        GridData data = new GridData(SWT.END, SWT.CENTER, false, false);
        data.widthHint = WIDTH;
        bar.setLayoutData(data);
        cancel = new Button(area, SWT.PUSH);
        cancel.setText("Cancel");
        cancel.addListener(SWT.Selection, event -> onCancel.run());
        hide();
    }

    /** @param action ends the computation */
    void show(String what, Runnable action) {
        onCancel = action;
        text.setText(what);
        bar.setSelection(0);
        bar.setVisible(true);
        cancel.setVisible(true);
        setVisible(true);
    }

    /** @param part from 0 to 1 */
    void progress(double part) {
        if (!bar.isDisposed()) {
            bar.setSelection((int) (part * STEPS));
        }
    }

    /** Says something that stays until it is hidden or the next computation begins. */
    void tell(String message) {
        text.setText(message);
        bar.setVisible(false);
        cancel.setVisible(false);
        setVisible(true);
    }

    void hide() {
        setVisible(false);
    }

    private void setVisible(boolean visible) {
        if (!area.isDisposed()) {
            ((GridData) area.getLayoutData()).exclude = !visible;
            area.setVisible(visible);
            area.getParent().layout(true);
        }
    }
}
