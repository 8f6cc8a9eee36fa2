// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Optional;
import org.eastwest.ui.internal.editor.DesignAtHand;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;

/** Analyses the design that is open or selected. */
public final class RunAnalysisHandler extends AbstractHandler {

    /** Its command. */
    static final String COMMAND = "org.eastwest.ui.runAnalysis";

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            Optional<DesignPart> editor = DesignAtHand.open(event);
            if (editor.isPresent()) {
                String scenario = Analyses.store().find(editor.get().session().location().path())
                        .map(AnalysisOutcome::scenarioId).orElse(null);
                Analyses.start(editor.get(), scenario);
            }
        } catch (PartInitException e) {
            throw new ExecutionException("The design cannot be opened.", e);
        }
        return null;
    }
}
