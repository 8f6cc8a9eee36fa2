// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.eastwest.ui.internal.WhenShown;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.ui.forms.IManagedForm;
import org.eclipse.ui.forms.editor.FormPage;

/** The text of the file as it is on the disk, to read and to copy from. */
final class SourcePage extends FormPage implements SessionListener {

    static final String ID = "org.eastwest.ui.source";

    private static final int MARGIN = 8;

    private final DesignSession session;
    private StyledText text;
    private WhenShown showing;

    SourcePage(DesignEditor editor, DesignSession session) {
        super(editor, ID, "Source");
        this.session = session;
    }

    @Override
    protected void createFormContent(IManagedForm managedForm) {
        managedForm.getForm().getBody().setLayout(new FillLayout());
        text = new StyledText(managedForm.getForm().getBody(), SWT.READ_ONLY | SWT.H_SCROLL | SWT.V_SCROLL);
        text.setFont(JFaceResources.getTextFont());
        text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        showing = new WhenShown(text, this::show);
        session.addListener(this);
        show();
    }

    private void show() {
        String content = content();
        if (text != null && !text.isDisposed() && !content.equals(text.getText())) {
            int top = text.getTopIndex();
            text.setText(content);
            text.setTopIndex(top);
        }
    }

    private String content() {
        try {
            return Files.readString(session.location().path(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "The file cannot be shown as text: " + e;
        }
    }

    @Override
    public void setActive(boolean active) {
        super.setActive(active);
        if (active) {
            show();
        }
    }

    @Override
    public void stateChanged() {
        showing.ask();
    }

    @Override
    public void setFocus() {
        if (text != null) {
            text.setFocus();
        }
    }

    @Override
    public void dispose() {
        session.removeListener(this);
        super.dispose();
    }
}
