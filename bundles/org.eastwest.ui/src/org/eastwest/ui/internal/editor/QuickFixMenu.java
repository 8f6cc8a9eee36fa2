// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.fixes.QuickFix;
import org.eastwest.ui.internal.fixes.QuickFixes;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;

/** The menu of what mends the findings about an element and what is in it. */
final class QuickFixMenu {

    /** The command of the platform, with the key Ctrl+1. */
    static final String COMMAND = "org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals";

    private final DesignSession session;
    private final EObject element;

    QuickFixMenu(DesignSession session, EObject element) {
        this.session = session;
        this.element = element;
    }

    void open(Shell shell) {
        MenuManager manager = new MenuManager();
        actions(shell).forEach(manager::add);
        Menu menu = manager.createContextMenu(shell);
        menu.setLocation(shell.getDisplay().getCursorLocation());
        menu.setVisible(true);
    }

    /** One for every fix; one that says that there are none. */
    List<IAction> actions(Shell shell) {
        QuickFixes fixes = new QuickFixes(session);
        List<IAction> actions = new ArrayList<>();
        session.check().findings().stream()
                .filter(finding -> session.find(finding.element()).filter(t -> within(t.element())).isPresent())
                .forEach(finding -> fixes.of(finding).forEach(fix -> actions.add(action(shell, finding, fix))));
        return actions.isEmpty() ? List.of(none()) : actions;
    }

    /** The design itself is asked about itself only. */
    private boolean within(EObject other) {
        for (EObject e = other; e != null; e = e.eContainer()) {
            if (e == element) {
                return e.eContainer() != null || other == element;
            }
        }
        return false;
    }

    private static IAction action(Shell shell, Finding finding, QuickFix fix) {
        Action action = new Action(fix.label().replace("&", "&&")) {
            @Override
            public void run() {
                fix.apply(shell);
            }
        };
        action.setImageDescriptor(Icon.QUICK_FIX.descriptor());
        action.setToolTipText(finding.message());
        return action;
    }

    private static IAction none() {
        Action action = new Action("No quick fix for this element") {
        };
        action.setEnabled(false);
        return action;
    }
}
