// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.DesignSession;
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
        start(editor.session(), scenarioId);
    }

    /** Analyses an open design without what is being typed. A run that is still under way is cancelled. */
    static void start(DesignSession session, String scenarioId) {
        Optional<Design> design = session.design();
        if (design.isPresent()) {
            Path file = session.location().path();
            store().cancel(file);
            AnalysisJob job = new AnalysisJob(Display.getCurrent(), store(), file, EcoreUtil.copy(design.get()),
                    existing(design.get(), scenarioId), DesignState.of(session));
            store().started(file, job);
            job.schedule();
        }
    }

    /** The scenario that was analysed before may be gone; then it is the first one. */
    private static String existing(Design design, String scenarioId) {
        return design.getScenarios().stream().map(Scenario::getId).filter(id -> id != null && id.equals(scenarioId))
                .findFirst().orElse(null);
    }
}
