// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.Optional;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.provider.ITreeItemContentProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** The elements of an open design as a tree. The input is the session. */
public final class ElementContents implements ITreeContentProvider {

    private final DesignSession session;

    public ElementContents(DesignSession session) {
        this.session = session;
    }

    @Override
    public Object[] getElements(Object input) {
        return session.design().map(design -> new Object[] {design}).orElseGet(() -> new Object[0]);
    }

    @Override
    public Object[] getChildren(Object element) {
        return adapt(element).map(items -> items.getChildren(element).toArray()).orElseGet(() -> new Object[0]);
    }

    @Override
    public Object getParent(Object element) {
        return ((EObject) element).eContainer();
    }

    @Override
    public boolean hasChildren(Object element) {
        return adapt(element).map(items -> items.hasChildren(element)).orElse(false);
    }

    private Optional<ITreeItemContentProvider> adapt(Object element) {
        return Optional.ofNullable(
                (ITreeItemContentProvider) session.adapters().adapt(element, ITreeItemContentProvider.class));
    }
}
