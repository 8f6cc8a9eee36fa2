// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;

/**
 * Lays a part out only while it can be seen: the platform lays out hidden parts whenever the window changes, and to
 * measure wrapped text takes long.
 */
public final class HiddenLayout implements IPartListener2 {

    private final IWorkbenchPart part;
    private final Composite content;
    private boolean deferred;

    private HiddenLayout(IWorkbenchPart part, Composite content) {
        this.part = part;
        this.content = content;
    }

    /** Looks after what a part shows, as long as that lives. */
    public static void defer(IWorkbenchPart part, Composite content) {
        HiddenLayout listener = new HiddenLayout(part, content);
        part.getSite().getPage().addPartListener(listener);
        content.addDisposeListener(event -> part.getSite().getPage().removePartListener(listener));
    }

    @Override
    public void partHidden(IWorkbenchPartReference hidden) {
        set(hidden, true);
    }

    @Override
    public void partVisible(IWorkbenchPartReference visible) {
        set(visible, false);
    }

    /** Each beginning has its end: controls count them. */
    private void set(IWorkbenchPartReference reference, boolean defer) {
        if (reference.getPart(false) == part && deferred != defer && !content.isDisposed()) {
            deferred = defer;
            content.setLayoutDeferred(defer);
        }
    }
}
