// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.theme;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.forms.widgets.Hyperlink;

/**
 * Gives controls the colours of a new theme. Leaving a theme, the platform gives each control back the colours that
 * it was made with; where that was under the theme that is left, those are its colours still, and unreadable under
 * another.
 */
final class ThemeColours {

    private static final int[] INKS = {SWT.COLOR_WIDGET_FOREGROUND, SWT.COLOR_LIST_FOREGROUND,
            SWT.COLOR_INFO_FOREGROUND, SWT.COLOR_WIDGET_DISABLED_FOREGROUND, SWT.COLOR_LINK_FOREGROUND};
    private static final int[] GROUNDS = {SWT.COLOR_WIDGET_BACKGROUND, SWT.COLOR_LIST_BACKGROUND,
            SWT.COLOR_INFO_BACKGROUND};

    /** Difference of brightness, of 255, below which nothing can be read. */
    private static final int ALIKE = 64;
    private static final int MIDDLE = 128;

    /** Milliseconds. */
    private static final int SOON = 25;
    private static final int LATER = 250;
    private static final int PATIENCE = 40;

    private final Display display;
    private Map<RGB, Integer> inks;
    private Map<RGB, Integer> grounds;
    private RGB link;

    private ThemeColours(Display display) {
        this.display = display;
        note();
    }

    /** Follows every change of the theme from now on; on the UI thread. */
    static void follow(Display display, IEventBroker events) {
        ThemeColours colours = new ThemeColours(display);
        events.subscribe(ThemeStartup.CHANGED, event -> display.asyncExec(() -> colours.await(PATIENCE)));
    }

    /** The desktop's own colours follow the theme a moment later; where it has no others, there is nothing to mend. */
    private void await(int times) {
        if (!colour(SWT.COLOR_WIDGET_FOREGROUND).equals(first(inks))) {
            mendAll();
            // Some parts are styled after others.
            display.timerExec(LATER, () -> {
                mendAll();
                note();
            });
        } else if (times > 0) {
            display.timerExec(SOON, () -> await(times - 1));
        }
    }

    private void mendAll() {
        for (Shell shell : display.getShells()) {
            mend(shell);
        }
    }

    private void note() {
        inks = colours(INKS);
        grounds = colours(GROUNDS);
        link = JFaceColors.getHyperlinkText(display).getRGB();
    }

    private static RGB first(Map<RGB, Integer> colours) {
        return colours.keySet().iterator().next();
    }

    private Map<RGB, Integer> colours(int... ids) {
        Map<RGB, Integer> colours = new LinkedHashMap<>();
        for (int id : ids) {
            colours.putIfAbsent(colour(id), id);
        }
        return colours;
    }

    private RGB colour(int id) {
        return display.getSystemColor(id).getRGB();
    }

    private void mend(Control control) {
        RGB ink = control.getForeground().getRGB();
        RGB ground = control.getBackground().getRGB();
        if (grounds.containsKey(ground)) {
            control.setBackground(null);
        }
        if (control instanceof Hyperlink && ink.equals(link)) {
            control.setForeground(JFaceColors.getHyperlinkText(display));
        } else if (inks.containsKey(ink)) {
            control.setForeground(display.getSystemColor(part(inks.get(ink))));
        } else if (alike(ink, control.getBackground().getRGB())) {
            control.setForeground(display.getSystemColor(SWT.COLOR_WIDGET_FOREGROUND));
        }
        if (control instanceof Link words && brightness(control.getBackground().getRGB()) > MIDDLE) {
            words.setLinkForeground(display.getSystemColor(SWT.COLOR_LINK_FOREGROUND));
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                mend(child);
            }
        }
    }

    /** What is neither faint nor a link has the colour of all texts, which is the first to follow. */
    private static int part(int ink) {
        return ink == SWT.COLOR_WIDGET_DISABLED_FOREGROUND || ink == SWT.COLOR_LINK_FOREGROUND ? ink
                : SWT.COLOR_WIDGET_FOREGROUND;
    }

    /** Whether no eye tells one from the other; what stands in a composite takes its ink from it. */
    private static boolean alike(RGB ink, RGB ground) {
        return Math.abs(brightness(ink) - brightness(ground)) < ALIKE;
    }

    private static int brightness(RGB colour) {
        return (colour.red + colour.green + colour.blue) / 3;
    }
}
