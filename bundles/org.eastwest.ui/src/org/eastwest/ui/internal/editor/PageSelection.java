// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eclipse.core.commands.common.EventManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/**
 * What is selected on a page that gets its tree after it is shown. The window asks a page for this once, when it is
 * activated.
 */
final class PageSelection extends EventManager implements ISelectionProvider {

    private ISelectionProvider tree;

    /** From now on what is selected there is what is selected on the page. */
    void from(ISelectionProvider provider) {
        tree = provider;
        provider.addSelectionChangedListener(event -> fire(event.getSelection()));
    }

    private void fire(ISelection selection) {
        SelectionChangedEvent event = new SelectionChangedEvent(this, selection);
        for (Object listener : getListeners()) {
            ((ISelectionChangedListener) listener).selectionChanged(event);
        }
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        addListenerObject(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        removeListenerObject(listener);
    }

    @Override
    public ISelection getSelection() {
        return tree == null ? StructuredSelection.EMPTY : tree.getSelection();
    }

    @Override
    public void setSelection(ISelection selection) {
        if (tree != null) {
            tree.setSelection(selection);
        }
    }
}
