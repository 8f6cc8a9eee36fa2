// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** Reads and uses menus, as a user does: by the texts that stand in them. */
public final class Menus {

    private Menus() {
    }

    /** Texts of the items of a menu, without mnemonics and keys; separators are left out. */
    public static List<String> texts(Menu menu) {
        menu.notifyListeners(SWT.Show, new Event());
        List<String> texts = new ArrayList<>();
        for (MenuItem item : menu.getItems()) {
            if ((item.getStyle() & SWT.SEPARATOR) == 0) {
                texts.add(text(item));
            }
        }
        menu.notifyListeners(SWT.Hide, new Event());
        return texts;
    }

    /** The menu below an item. */
    public static Menu below(Menu menu, String text) {
        return item(menu, text).getMenu();
    }

    /** The item reached by texts or by their first words ({@code Undo} for {@code Undo Delete}), menu by menu. */
    public static MenuItem item(Menu menu, String... path) {
        Menu current = menu;
        MenuItem item = null;
        for (String text : path) {
            current.notifyListeners(SWT.Show, new Event());
            Menu shown = current;
            item = find(shown, text).orElseThrow(() -> new AssertionError("no item " + text + " among "
                    + Arrays.stream(shown.getItems()).map(MenuItem::getText).toList()));
            current = item.getMenu();
        }
        return item;
    }

    /** Chooses the item reached by texts. */
    public static void choose(Menu menu, String... path) {
        MenuItem item = item(menu, path);
        if (!item.isEnabled()) {
            throw new AssertionError(String.join(" > ", path) + " is disabled");
        }
        if ((item.getStyle() & SWT.RADIO) != 0) {
            item.setSelection(true);
        }
        item.notifyListeners(SWT.Selection, new Event());
    }

    private static Optional<MenuItem> find(Menu menu, String text) {
        return Arrays.stream(menu.getItems()).filter(item -> text(item).equals(text)).findFirst()
                .or(() -> Arrays.stream(menu.getItems()).filter(item -> text(item).startsWith(text + " ")).findFirst());
    }

    private static String text(MenuItem item) {
        return item.getText().replace("&", "").replaceFirst("\t.*", "");
    }
}
