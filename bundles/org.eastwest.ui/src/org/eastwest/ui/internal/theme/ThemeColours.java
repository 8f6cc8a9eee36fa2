// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.theme;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
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

    /** Milliseconds until parts that are styled after others have the new theme too. */
    private static final int LATER = 250;

    private final Display display;
    private Colours now;

    /** What was there before, and is to go; the first ink is that of all texts. */
    private record Colours(Map<RGB, Integer> inks, Map<RGB, Integer> grounds, RGB link) {
    }

    private ThemeColours(Display display) {
        this.display = display;
        now = colours();
    }

    /**
     * Follows every change of the theme from now on; on the UI thread. The desktop's own colours, which are those of
     * the controls, change some time after the theme did, and tell it.
     */
    static void follow(Display display, IEventBroker events) {
        ThemeColours colours = new ThemeColours(display);
        display.addListener(SWT.Settings, event -> display.asyncExec(colours::check));
        events.subscribe(ThemeStartup.CHANGED, event -> display.asyncExec(colours::check));
    }

    private void check() {
        Colours left = now;
        now = colours();
        if (!first(now.inks).equals(first(left.inks))) {
            mendAll(left);
            display.timerExec(LATER, () -> mendAll(left));
        }
    }

    private void mendAll(Colours left) {
        for (Shell shell : display.getShells()) {
            mend(shell, left);
        }
    }

    private Colours colours() {
        return new Colours(colours(INKS), colours(GROUNDS), JFaceColors.getHyperlinkText(display).getRGB());
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

    private void mend(Control control, Colours left) {
        RGB ink = control.getForeground().getRGB();
        RGB ground = control.getBackground().getRGB();
        if (left.grounds.containsKey(ground) || now.grounds.containsKey(ground) && holds(control)) {
            control.setBackground(control.getBackground());
            control.setBackground(null);
        }
        Integer part = left.inks.getOrDefault(ink, now.inks.get(ink));
        if (control instanceof Hyperlink && ink.equals(left.link)) {
            control.setForeground(JFaceColors.getHyperlinkText(display));
        } else if (part != null) {
            // A colour that a control tells already is not painted anew.
            control.setForeground(control.getBackground());
            control.setForeground(display.getSystemColor(part(part)));
        } else if (alike(ink, control.getBackground().getRGB())) {
            control.setForeground(display.getSystemColor(SWT.COLOR_WIDGET_FOREGROUND));
        }
        if (control instanceof Link words && brightness(control.getBackground().getRGB()) > MIDDLE) {
            words.setLinkForeground(display.getSystemColor(SWT.COLOR_LINK_FOREGROUND));
        }
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                mend(child, left);
            }
        }
    }

    /**
     * Whether a control has a ground of its own. Given its own colours back before those of the desktop change, it
     * keeps painting the old ones, though it tells the new ones; the same holds for the ink of all.
     */
    private static boolean holds(Control control) {
        return control instanceof Table || control instanceof Tree || control instanceof Text
                || control instanceof List || control instanceof Combo || control instanceof Spinner;
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
