// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPersistableElement;

/**
 * Stands for the welcome page where editors want an input; all are equal. It comes back with the window, also with one
 * that did not end well, but is none of the recent files.
 */
record WelcomeInput() implements IEditorInput, IPersistableElement {

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
        return this;
    }

    @Override
    public String getFactoryId() {
        return WelcomeInputFactory.ID;
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString("page", getName());
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
