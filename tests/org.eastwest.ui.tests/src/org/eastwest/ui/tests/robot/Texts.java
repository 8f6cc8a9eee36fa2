// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.Section;

/** The texts a user can read. */
public final class Texts {

    private Texts() {
    }

    /** All texts in and below a visible control. */
    public static List<String> of(Control control) {
        List<String> texts = new ArrayList<>();
        collect(control, texts);
        return texts;
    }

    private static void collect(Control control, List<String> texts) {
        if (control.isDisposed() || !control.isVisible()) {
            return;
        }
        texts.addAll(own(control));
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, texts);
            }
        }
    }

    private static List<String> own(Control control) {
        if (control instanceof Label label) {
            return List.of(label.getText());
        } else if (control instanceof Link link) {
            return List.of(link.getText());
        } else if (control instanceof Text text) {
            return List.of(text.getText());
        } else if (control instanceof StyledText text) {
            return List.of(text.getText());
        } else if (control instanceof Combo combo) {
            return List.of(combo.getText());
        } else if (control instanceof Button button) {
            return List.of(button.getText());
        } else if (control instanceof Hyperlink link) {
            return List.of(link.getText());
        } else if (control instanceof Section section) {
            return List.of(section.getText());
        } else if (control instanceof Form form) {
            return Arrays.asList(String.valueOf(form.getText()), String.valueOf(form.getMessage()));
        } else if (control instanceof CTabFolder folder) {
            return Arrays.stream(folder.getItems()).map(CTabItem::getText).toList();
        } else if (control instanceof Table table) {
            return table(table).stream().flatMap(List::stream).toList();
        } else if (control instanceof Tree tree) {
            return tree(tree.getItems());
        }
        return List.of();
    }

    /** The cells of a table, row by row. */
    public static List<List<String>> table(Table table) {
        List<List<String>> rows = new ArrayList<>();
        for (TableItem item : table.getItems()) {
            List<String> row = new ArrayList<>();
            for (int column = 0; column < Math.max(1, table.getColumnCount()); column++) {
                row.add(item.getText(column));
            }
            rows.add(row);
        }
        return rows;
    }

    /** The texts of items and of those below them, as far as they were ever unfolded. */
    public static List<String> tree(TreeItem... items) {
        List<String> texts = new ArrayList<>();
        for (TreeItem item : items) {
            texts.add(item.getText());
            texts.addAll(tree(item.getItems()));
        }
        return texts;
    }
}
