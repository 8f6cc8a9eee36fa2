// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.Optional;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.results.Explainer;
import org.eastwest.ui.internal.results.ResultsView;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Explains the number that is looked at in Results: the selected metric, else the most important one. */
public final class ExplainHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(event).getActivePage();
        Optional<Explainer.Subject> subject = page.findView(DesignPerspective.RESULTS) instanceof ResultsView results
                ? results.subject() : Optional.empty();
        try {
            if (page.showView(DesignPerspective.EXPLAIN) instanceof Explainer explainer) {
                subject.ifPresent(explainer::explain);
            }
        } catch (PartInitException e) {
            throw new ExecutionException("The explanation cannot be shown.", e);
        }
        return null;
    }
}
