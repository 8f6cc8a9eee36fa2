// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;

/** The menus that belong to no other bundle. */
final class EastwestActionBarAdvisor extends ActionBarAdvisor {

    EastwestActionBarAdvisor(IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void makeActions(IWorkbenchWindow window) {
        register(ActionFactory.QUIT.create(window));
        register(ActionFactory.ABOUT.create(window));
    }

    @Override
    protected void fillMenuBar(IMenuManager menuBar) {
        MenuManager file = new MenuManager("&File", IWorkbenchActionConstants.M_FILE);
        file.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        file.add(getAction(ActionFactory.QUIT.getId()));
        menuBar.add(file);
        menuBar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        MenuManager help = new MenuManager("&Help", IWorkbenchActionConstants.M_HELP);
        // Install New Software enters here by itself.
        help.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        help.add(new Separator());
        help.add(getAction(ActionFactory.ABOUT.getId()));
        menuBar.add(help);
    }
}
