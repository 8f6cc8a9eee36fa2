// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.editor.DesignAtHand;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Shows where plans of the design that is open or selected are searched. */
public final class FindPlansHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            DesignAtHand.open(event);
            HandlerUtil.getActiveWorkbenchWindow(event).getActivePage().showView(DesignPerspective.PLANS);
        } catch (PartInitException e) {
            throw new ExecutionException("The Plan Explorer cannot be shown.", e);
        }
        return null;
    }
}
