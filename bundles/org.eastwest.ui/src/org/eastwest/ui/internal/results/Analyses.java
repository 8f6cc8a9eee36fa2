// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import org.eastwest.model.design.Design;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** Starts analyses of open designs. */
final class Analyses {

    private Analyses() {
    }

    static AnalysisStore store() {
        return PlatformUI.getWorkbench().getService(AnalysisStore.class);
    }

    /**
     * Analyses a design as it is in its editor, saved or not, and shows the results. A run that is still under way is
     * cancelled.
     *
     * @param scenarioId null for the first
     */
    static void start(DesignPart editor, String scenarioId) throws PartInitException {
        editor.session().commitTyping();
        editor.getSite().getPage().showView(DesignPerspective.RESULTS, null, IWorkbenchPage.VIEW_VISIBLE);
        editor.session().design().ifPresent(design -> {
            Path file = editor.session().location().path();
            cancel(file);
            Design copy = EcoreUtil.copy(design);
            store().started(file);
            new AnalysisJob(Display.getCurrent(), store(), file, copy, scenarioId).schedule();
        });
    }

    static void cancel(Path file) {
        Job.getJobManager().cancel(file);
    }
}
