// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPropertyListener;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;

/** The title of a window: the product and the design one works on. */
final class WindowTitle implements IPartListener2 {

    static final String PRODUCT = "Eastwest";
    private static final String WELCOME = "org.eastwest.ui.welcome";

    private final IWorkbenchWindowConfigurer configurer;
    /** An editor may come to show something else, as a diagram does that one looks into. */
    private final IPropertyListener renaming = (part, property) -> update();
    private IEditorPart followed;

    private WindowTitle(IWorkbenchWindowConfigurer configurer) {
        this.configurer = configurer;
    }

    static void follow(IWorkbenchWindowConfigurer configurer) {
        WindowTitle title = new WindowTitle(configurer);
        configurer.getWindow().getPartService().addPartListener(title);
        title.update();
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        update();
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        update();
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        update();
    }

    @Override
    public void partInputChanged(IWorkbenchPartReference part) {
        update();
    }

    private void update() {
        IWorkbenchWindow window = configurer.getWindow();
        IWorkbenchPage page = window.getActivePage();
        IEditorPart editor = page == null ? null : page.getActiveEditor();
        follow(editor);
        configurer.setTitle(editor == null || editor.getSite().getId().equals(WELCOME) ? PRODUCT
                : PRODUCT + " \u2013 " + editor.getTitle());
    }

    private void follow(IEditorPart editor) {
        if (editor != followed) {
            if (followed != null) {
                followed.removePropertyListener(renaming);
            }
            followed = editor;
            if (editor != null) {
                editor.addPropertyListener(renaming);
            }
        }
    }
}
