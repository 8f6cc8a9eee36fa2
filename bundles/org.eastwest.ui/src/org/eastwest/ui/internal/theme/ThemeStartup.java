// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.theme;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/** From the start on, controls follow the theme. */
public final class ThemeStartup implements IStartup {

    /** Topic of the changes, of {@code org.eclipse.e4.ui.css.swt.theme.IThemeEngine.Events}. */
    static final String CHANGED = "org/eclipse/e4/ui/css/swt/theme/ThemeManager/themeChanged";

    @Override
    public void earlyStartup() {
        IWorkbench workbench = PlatformUI.getWorkbench();
        Display display = workbench.getDisplay();
        display.asyncExec(() -> ThemeColours.follow(display, workbench.getService(IEventBroker.class)));
    }
}
