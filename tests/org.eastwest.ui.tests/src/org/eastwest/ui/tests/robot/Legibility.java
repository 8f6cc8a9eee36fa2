// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.forms.widgets.Hyperlink;

/** Reads the pixels of controls, as an eye does, and collects what cannot be read. */
public final class Legibility {

    /** Contrast of text with what it stands on that WCAG 2.1 asks for, level AA. */
    private static final double READABLE = 4.5;
    /** Contrast in what the desktop itself accents: default buttons and selected rows; level AA of large text. */
    private static final double ACCENTED = 3;
    /** A smaller rest of a control, in pixels, shows no letter. */
    private static final int SMALLEST = 8;
    /** Of a control that is scrolled, less than this part, and less than so many pixels, need not show its text. */
    private static final double LEGIBLE_PART = 0.75;
    private static final int WHOLE_LINES = 48;
    /** Milliseconds that the desktop takes to change how a control looks. */
    private static final int TRANSITION = 500;

    /** Luminance of what counts as dark. */
    private static final double DARK = 0.18;

    private final List<String> faults = new ArrayList<>();

    /** What cannot be read, in words. */
    public List<String> faults() {
        return faults;
    }

    /** Checks a control and all below it that are on the screen. What is still on its way is given time to arrive. */
    public void check(String where, Composite root) {
        int before = faults.size();
        look(where, root);
        if (faults.size() > before) {
            faults.subList(before, faults.size()).clear();
            Screen.watch(TRANSITION);
            look(where, root);
        }
    }

    private void look(String where, Composite root) {
        Point size = root.getSize();
        root.redraw(0, 0, size.x, size.y, true);
        root.update();
        Screen.settle();
        ImageData screen = screen(root.getDisplay());
        for (Control control : Screen.controls(root, Control.class, any -> true)) {
            String text = text(control);
            if (!text.isBlank() && control.isEnabled()) {
                contrast(where, control, text, screen);
                cut(where, control, text);
            }
            if (control instanceof Table table) {
                columns(where, table);
            }
        }
    }

    private static ImageData screen(Display display) {
        Rectangle all = display.getBounds();
        Image image = new Image(display, all.width, all.height);
        GC gc = new GC(display);
        gc.copyArea(image, 0, 0);
        gc.dispose();
        ImageData data = image.getImageData();
        image.dispose();
        return data;
    }

    private static String text(Control control) {
        if (control instanceof Shell || control instanceof CTabFolder) {
            return "";
        }
        List<String> own = control instanceof Composite composite && composite.getChildren().length > 0 ? List.of()
                : Texts.of(control);
        return own.isEmpty() ? "" : String.join(" ", own);
    }

    // ---- contrast

    private void contrast(String where, Control control, String text, ImageData screen) {
        Rectangle seen = seen(control);
        Point size = control.getSize();
        boolean scrolledAway = rest(seen.height, size.y) || rest(seen.width, size.x);
        if (control instanceof Table table) {
            rows(where, table, seen, screen);
        } else if (control instanceof Tree tree) {
            items(where, tree, tree.getItems(), seen, screen);
        } else if (!scrolledAway) {
            readable(where, control, text, seen, accented(control) ? ACCENTED : READABLE, screen);
        }
    }

    /** Whether only a rest of a length is seen, in which no text has to show. */
    private static boolean rest(int seen, int whole) {
        return seen < whole * LEGIBLE_PART && seen < WHOLE_LINES;
    }

    private void rows(String where, Table table, Rectangle seen, ImageData screen) {
        List<TableItem> selected = List.of(table.getSelection());
        for (int row = table.getTopIndex(); row < table.getItemCount(); row++) {
            TableItem item = table.getItem(row);
            if (!whole(table, item.getBounds(), seen)) {
                return;
            }
            for (int column = 0; column < Math.max(1, table.getColumnCount()); column++) {
                readable(where, table, item.getText(column), on(table, item.getTextBounds(column), seen),
                        selected.contains(item) ? ACCENTED : READABLE, screen);
            }
        }
    }

    private void items(String where, Tree tree, TreeItem[] items, Rectangle seen, ImageData screen) {
        List<TreeItem> selected = List.of(tree.getSelection());
        for (TreeItem item : items) {
            for (int column = 0; column < Math.max(1, tree.getColumnCount()) && whole(tree, item.getBounds(), seen);
                    column++) {
                readable(where, tree, item.getText(column), on(tree, item.getTextBounds(column), seen),
                        selected.contains(item) ? ACCENTED : READABLE, screen);
            }
            if (item.getExpanded()) {
                items(where, tree, item.getItems(), seen, screen);
            }
        }
    }

    /** Whether a row is seen in its height, and not under the scroll bar that lies over the last one. */
    private static boolean whole(Control control, Rectangle row, Rectangle seen) {
        Rectangle place = control.getDisplay().map(control, null, row);
        return place.y >= seen.y && place.y + 2 * place.height <= seen.y + seen.height;
    }

    /** What is seen of a part of a control, on the display. */
    private static Rectangle on(Control control, Rectangle part, Rectangle seen) {
        return control.getDisplay().map(control, null, part).intersection(seen);
    }

    private void readable(String where, Control control, String text, Rectangle seen, double wanted, ImageData screen) {
        if (seen.width < SMALLEST || seen.height < SMALLEST || text.chars().noneMatch(Character::isLetterOrDigit)) {
            return;
        }
        Map<RGB, Integer> counts = colours(seen, screen);
        double best = best(counts, ground(counts));
        if (best < wanted) {
            faults.add(String.format(Locale.ROOT, "%s: contrast %.1f of '%s' (%s)", where, best, brief(text),
                    control.getClass().getSimpleName()));
        }
    }

    /** What is seen of a control, on the display. */
    private static Rectangle seen(Control control) {
        Point size = control.getSize();
        Rectangle seen = control.getDisplay().map(control, null, 0, 0, size.x, size.y);
        for (Composite parent = control.getParent(); parent != null; parent = parent.getParent()) {
            Rectangle area = parent.getClientArea();
            seen.intersect(control.getDisplay().map(parent, null, area));
            if (parent instanceof Shell) {
                break;
            }
        }
        return seen.intersection(control.getDisplay().getBounds());
    }

    /** The default button of a dialog has the accent of the desktop. */
    private static boolean accented(Control control) {
        return control == control.getShell().getDefaultButton();
    }

    /** The best contrast of any colour with the one of the ground. */
    private static double best(Map<RGB, Integer> counts, RGB ground) {
        return counts.keySet().stream().mapToDouble(ink -> contrast(ink, ground)).max().orElse(0);
    }

    private static Map<RGB, Integer> colours(Rectangle seen, ImageData screen) {
        Map<RGB, Integer> counts = new HashMap<>();
        for (int y = seen.y; y < seen.y + seen.height; y++) {
            for (int x = seen.x; x < seen.x + seen.width; x++) {
                counts.merge(screen.palette.getRGB(screen.getPixel(x, y)), 1, Integer::sum);
            }
        }
        return counts;
    }

    private static RGB ground(Map<RGB, Integer> counts) {
        return counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }

    private static double contrast(RGB one, RGB other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /** Relative luminance as WCAG 2.1 defines it, 0 to 1. */
    static double luminance(RGB c) {
        return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
    }

    private static double linear(int part) {
        double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    /** Chooses a theme in the menu, and waits until the window and the desktop's controls have it. */
    public static void switchTo(String theme) {
        Shell shell = new Window().shell();
        Menus.choose(shell.getMenuBar(), "Window", "Theme", theme);
        boolean dark = theme.equals("Dark");
        Screen.await("the theme " + theme, () -> dark(shell.getBackground()) == dark
                && dark(shell.getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND)) == dark);
        Screen.watch(TRANSITION);
    }

    private static boolean dark(Color colour) {
        return luminance(colour.getRGB()) < DARK;
    }

    /** The most frequent colour of a control has to be dark. */
    public void dark(Control control) {
        control.update();
        ImageData screen = screen(control.getDisplay());
        Rectangle seen = seen(control);
        RGB ground = ground(colours(seen, screen));
        if (luminance(ground) > DARK) {
            faults.add("light in the dark theme: " + control + " " + ground);
        }
    }

    // ---- cut off

    private void cut(String where, Control control, String text) {
        if (!(control instanceof Label || control instanceof Button || control instanceof Link
                || control instanceof Hyperlink || control instanceof Combo)) {
            return;
        }
        boolean told = control.getToolTipText() != null && !control.getToolTipText().isEmpty();
        Point size = control.getSize();
        boolean wraps = (control.getStyle() & SWT.WRAP) != 0 || control instanceof Link;
        Point wanted = control.computeSize(wraps ? size.x : SWT.DEFAULT, SWT.DEFAULT, false);
        if (wanted.x > size.x + 1 && !wraps && !told || wanted.y > size.y + 1) {
            faults.add(where + ": cut off, " + size + " of " + wanted + ": '" + brief(text) + "' ("
                    + control.getClass().getSimpleName() + ")");
        }
        Composite parent = control.getParent();
        if (!(parent instanceof ScrolledComposite) && !scrolls(parent)) {
            Rectangle area = parent.getClientArea();
            Rectangle bounds = control.getBounds();
            if (bounds.x + bounds.width > area.x + area.width + 1
                    || bounds.y + bounds.height > area.y + area.height + 1) {
                faults.add(where + ": beyond its place, " + bounds + " in " + area + ": '" + brief(text) + "'");
            }
        }
    }

    private static boolean scrolls(Composite parent) {
        return parent.getVerticalBar() != null || parent.getHorizontalBar() != null;
    }

    private void columns(String where, Table table) {
        GC gc = new GC(table);
        for (TableColumn column : table.getColumns()) {
            int wanted = gc.textExtent(column.getText()).x;
            if (column.getWidth() < wanted && column.getToolTipText() == null && column.getWidth() > 0) {
                faults.add(where + ": column '" + column.getText() + "' has " + column.getWidth() + " of " + wanted);
            }
        }
        gc.dispose();
    }

    private static String brief(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > 60 ? line.substring(0, 60) + "..." : line;
    }
}
