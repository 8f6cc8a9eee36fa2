// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import java.util.Map;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.ICoolBarManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarContributionItem;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;

/**
 * The menus and the tool bar, with what every workbench has. Other bundles add their own to {@code additions} and to
 * the groups {@code new}, {@code open.ext}, {@code open.parts} and {@code export} of the File menu.
 */
final class EastwestActionBarAdvisor extends ActionBarAdvisor {

    /** Of the File menu: what opens parts of a design. */
    private static final String OPEN_PARTS = "open.parts";

    private IWorkbenchWindow window;

    EastwestActionBarAdvisor(IActionBarConfigurer configurer) {
        super(configurer);
    }

    @Override
    protected void makeActions(IWorkbenchWindow target) {
        window = target;
        for (ActionFactory factory : new ActionFactory[] {ActionFactory.CLOSE, ActionFactory.CLOSE_ALL,
            ActionFactory.SAVE, ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL, ActionFactory.REVERT,
            ActionFactory.REFRESH, ActionFactory.QUIT, ActionFactory.UNDO, ActionFactory.REDO, ActionFactory.CUT,
            ActionFactory.COPY, ActionFactory.PASTE, ActionFactory.DELETE, ActionFactory.SELECT_ALL,
            ActionFactory.RENAME, ActionFactory.RESET_PERSPECTIVE, ActionFactory.PREFERENCES, ActionFactory.ABOUT}) {
            register(factory.create(target));
        }
    }

    @Override
    protected void fillMenuBar(IMenuManager menuBar) {
        menuBar.add(file());
        menuBar.add(edit());
        menuBar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        menuBar.add(window());
        menuBar.add(help());
    }

    @Override
    protected void fillCoolBar(ICoolBarManager coolBar) {
        IToolBarManager file = new ToolBarManager(SWT.FLAT);
        file.add(new GroupMarker(IWorkbenchActionConstants.NEW_GROUP));
        file.add(action(ActionFactory.SAVE));
        file.add(new Separator());
        // Under ids of their own: the platform hides its items of these two in every perspective.
        file.add(tool("org.eastwest.rcp.undo", IWorkbenchCommandConstants.EDIT_UNDO, "Undo"));
        file.add(tool("org.eastwest.rcp.redo", IWorkbenchCommandConstants.EDIT_REDO, "Redo"));
        coolBar.add(new ToolBarContributionItem(file, IWorkbenchActionConstants.TOOLBAR_FILE));
        coolBar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private MenuManager file() {
        MenuManager menu = new MenuManager("&File", IWorkbenchActionConstants.M_FILE);
        menu.add(newMenu());
        menu.add(new GroupMarker(IWorkbenchActionConstants.OPEN_EXT));
        menu.add(new GroupMarker(OPEN_PARTS));
        MenuManager recent = new MenuManager("Open &Recent", "org.eastwest.rcp.recent");
        recent.add(ContributionItemFactory.REOPEN_EDITORS.create(window));
        menu.add(recent);
        menu.add(new Separator());
        add(menu, ActionFactory.CLOSE, ActionFactory.CLOSE_ALL);
        menu.add(new Separator());
        add(menu, ActionFactory.SAVE, ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL, ActionFactory.REVERT);
        menu.add(new Separator());
        add(menu, ActionFactory.RENAME, ActionFactory.REFRESH);
        menu.add(new Separator(IWorkbenchActionConstants.IMPORT_EXT));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new Separator());
        add(menu, ActionFactory.QUIT);
        return menu;
    }

    private MenuManager newMenu() {
        MenuManager menu = new MenuManager("&New", "org.eastwest.rcp.new");
        menu.add(new GroupMarker(IWorkbenchActionConstants.NEW_EXT));
        menu.add(new Separator());
        menu.add(newWizard("org.eclipse.ui.wizards.new.project", "&Project..."));
        menu.add(newWizard("org.eclipse.ui.wizards.new.folder", "&Folder..."));
        return menu;
    }

    private CommandContributionItem tool(String id, String command, String tooltip) {
        CommandContributionItemParameter item =
                new CommandContributionItemParameter(window, id, command, CommandContributionItem.STYLE_PUSH);
        item.tooltip = tooltip;
        return new CommandContributionItem(item);
    }

    private CommandContributionItem newWizard(String wizard, String label) {
        CommandContributionItemParameter item = new CommandContributionItemParameter(window, wizard,
                IWorkbenchCommandConstants.FILE_NEW, CommandContributionItem.STYLE_PUSH);
        item.parameters = Map.of("newWizardId", wizard);
        item.label = label;
        return new CommandContributionItem(item);
    }

    private MenuManager edit() {
        MenuManager menu = new MenuManager("&Edit", IWorkbenchActionConstants.M_EDIT);
        add(menu, ActionFactory.UNDO, ActionFactory.REDO);
        menu.add(new Separator());
        add(menu, ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE);
        menu.add(new Separator());
        add(menu, ActionFactory.DELETE, ActionFactory.SELECT_ALL);
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        return menu;
    }

    private MenuManager window() {
        MenuManager menu = new MenuManager("&Window", IWorkbenchActionConstants.M_WINDOW);
        menu.add(newWindow());
        menu.add(new Separator());
        MenuManager views = new MenuManager("Show &View", "showView");
        views.add(ContributionItemFactory.VIEWS_SHORTLIST.create(window));
        menu.add(views);
        menu.add(ThemeMenu.create(window));
        add(menu, ActionFactory.RESET_PERSPECTIVE);
        menu.add(new Separator());
        add(menu, ActionFactory.PREFERENCES);
        return menu;
    }

    /** Under an id of its own: the platform puts menus of its own beside its item. */
    private CommandContributionItem newWindow() {
        CommandContributionItemParameter item = new CommandContributionItemParameter(window,
                "org.eastwest.rcp.newWindow", IWorkbenchCommandConstants.WINDOW_NEW_WINDOW,
                CommandContributionItem.STYLE_PUSH);
        item.label = "&New Window";
        return new CommandContributionItem(item);
    }

    private MenuManager help() {
        MenuManager menu = new MenuManager("&Help", IWorkbenchActionConstants.M_HELP);
        menu.add(new GroupMarker(IWorkbenchActionConstants.HELP_START));
        menu.add(new Separator());
        // Here one installs plugins.
        menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
        menu.add(new Separator());
        add(menu, ActionFactory.ABOUT);
        return menu;
    }

    private void add(IMenuManager menu, ActionFactory... factories) {
        for (ActionFactory factory : factories) {
            menu.add(action(factory));
        }
    }

    private IAction action(ActionFactory factory) {
        return getAction(factory.getId());
    }
}
