// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the welcome page. */
public final class WelcomeHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            HandlerUtil.getActiveWorkbenchWindow(event).getActivePage().openEditor(new WelcomeInput(),
                    WelcomePage.ID);
        } catch (PartInitException e) {
            throw new ExecutionException("The welcome page cannot be opened.", e);
        }
        return null;
    }
}
