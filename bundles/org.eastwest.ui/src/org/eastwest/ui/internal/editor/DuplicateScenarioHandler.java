// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Duplicates the scenario that is shown, or the first one of the design. */
public final class DuplicateScenarioHandler extends AbstractHandler {

    static final String COMMAND = "org.eastwest.ui.duplicateScenario";

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            Shell shell = HandlerUtil.getActiveShell(event);
            DesignAtHand.open(event).ifPresent(part -> duplicate(shell, part));
            return null;
        } catch (PartInitException e) {
            throw new ExecutionException("The design cannot be opened.", e);
        }
    }

    private static void duplicate(Shell shell, DesignPart part) {
        DesignSession session = part.session();
        List<Scenario> scenarios = session.design().map(Design::getScenarios).map(List::copyOf).orElse(List.of());
        if (session.readOnly() || scenarios.isEmpty()) {
            MessageDialog.openInformation(shell, "Duplicate Scenario", session.readOnly()
                    ? session.location().name() + " is read-only."
                    : session.location().name() + " has no scenario yet. Add one to the design first.");
            return;
        }
        Optional<EObject> shown = part instanceof DesignEditor editor ? editor.shown() : Optional.empty();
        Scenario scenario = shown.filter(Scenario.class::isInstance).map(Scenario.class::cast)
                .orElse(scenarios.get(0));
        DuplicateScenarioDialog.ask(shell, session, scenario).map(NamedElement.class::cast)
                .ifPresent(copy -> part.show(copy.getId()));
    }
}
