// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPersistableElement;

/** Stands for the welcome page where editors want an input; all are equal and none outlives the window. */
record WelcomeInput() implements IEditorInput {

    @Override
    public boolean exists() {
        return false;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return Icon.WELCOME.descriptor();
    }

    @Override
    public String getName() {
        return "Welcome";
    }

    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public String getToolTipText() {
        return "What to begin with";
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return null;
    }
}
