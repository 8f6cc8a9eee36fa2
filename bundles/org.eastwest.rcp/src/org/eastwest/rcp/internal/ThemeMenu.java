// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;

/** The themes to choose from, as Preferences > General > Appearance has them: light, dark, and like the desktop. */
final class ThemeMenu {

    private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";
    private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";

    private final IThemeEngine engine;

    private ThemeMenu(IThemeEngine engine) {
        this.engine = engine;
    }

    static MenuManager create(IWorkbenchWindow window) {
        MenuManager menu = new MenuManager("&Theme", "org.eastwest.rcp.theme");
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(shown -> {
            IThemeEngine engine = window.getService(IThemeEngine.class);
            if (engine != null) {
                new ThemeMenu(engine).fill(shown);
            }
        });
        // A menu without an item is never shown, and so would never be filled.
        menu.add(new Action("&Light") {
        });
        return menu;
    }

    private void fill(IMenuManager menu) {
        menu.add(choice("&Light", LIGHT));
        menu.add(choice("&Dark", DARK));
        menu.add(new Action("Like the Des&ktop") {
            @Override
            public void run() {
                engine.setTheme(Display.isSystemDarkTheme() ? DARK : LIGHT, true);
            }
        });
    }

    private IAction choice(String text, String theme) {
        Action action = new Action(text, IAction.AS_RADIO_BUTTON) {
            @Override
            public void run() {
                if (isChecked()) {
                    engine.setTheme(theme, true);
                }
            }
        };
        ITheme active = engine.getActiveTheme();
        action.setChecked(active != null && active.getId().equals(theme));
        return action;
    }
}
