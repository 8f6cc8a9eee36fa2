// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.osgi.service.event.EventHandler;

/** The theme of the window, for what paints itself. */
public final class Theme {

    private static final int MIDDLE = 128;
    /** Of {@code org.eclipse.e4.ui.css.swt.theme.IThemeEngine.Events}. */
    private static final String CHANGED = "org/eclipse/e4/ui/css/swt/theme/ThemeManager/themeChanged";

    private Theme() {
    }

    /** Whether a control stands on dark ground. The theme colours the control itself, so this is never late. */
    public static boolean dark(Control control) {
        RGB ground = control.getBackground().getRGB();
        return (ground.red + ground.green + ground.blue) / 3 < MIDDLE;
    }

    /** Lets a toolkit make what it makes later in the colours of the theme of that time. */
    public static void follow(FormToolkit toolkit, Control control) {
        onChange(control, () -> {
            Display display = control.getDisplay();
            toolkit.getColors().setForeground(display.getSystemColor(SWT.COLOR_LIST_FOREGROUND));
            toolkit.getColors().setBackground(display.getSystemColor(SWT.COLOR_LIST_BACKGROUND));
            toolkit.getHyperlinkGroup().initializeDefaultForegrounds(display);
        });
    }

    /** Does something whenever there is another theme, after its colours are set, as long as a control lives. */
    public static void onChange(Control control, Runnable action) {
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        EventHandler handler = event -> control.getDisplay().asyncExec(() -> {
            if (!control.isDisposed()) {
                action.run();
            }
        });
        events.subscribe(CHANGED, handler);
        control.addDisposeListener(event -> events.unsubscribe(handler));
    }
}
