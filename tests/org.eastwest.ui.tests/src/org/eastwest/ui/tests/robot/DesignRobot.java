// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;

/** Works in the editor of a design. */
public final class DesignRobot {

    private static final String FEATURE = "org.eastwest.ui.feature";

    private final Window window;
    private final IEditorPart editor;

    DesignRobot(Window window, IEditorPart editor) {
        this.window = window;
        this.editor = editor;
    }

    public IEditorPart part() {
        return editor;
    }

    public Composite area() {
        return Screen.await("the area of the editor", () -> Optional
                .ofNullable((Composite) editor.getSite().getService(MPart.class).getWidget()));
    }

    public Tree tree() {
        return Screen.control("the tree of elements", area(), Tree.class, tree -> true);
    }

    /** The texts of the tree. */
    public List<String> elements() {
        return Texts.tree(tree().getItems());
    }

    /** Selects the first element whose text begins so, as a click does. */
    public DesignRobot select(String text) {
        // Focus and unfolding come first: what follows from them may make the items anew.
        tree().setFocus();
        tree().showItem(item(text));
        TreeItem item = item(text);
        String shown = item.getText();
        tree().setSelection(item);
        Event event = new Event();
        event.item = item;
        tree().notifyListeners(SWT.Selection, event);
        Screen.await("the form of " + text, () -> Window.shows(area(), shown));
        return this;
    }

    /** The first element whose text begins so. */
    public TreeItem item(String text) {
        return Screen.await("the element " + text, () -> find(tree().getItems(), text));
    }

    private static Optional<TreeItem> find(TreeItem[] items, String text) {
        for (TreeItem item : items) {
            if (item.getText().startsWith(text)) {
                return Optional.of(item);
            }
            Optional<TreeItem> below = find(item.getItems(), text);
            if (below.isPresent()) {
                return below;
            }
        }
        return Optional.empty();
    }

    /** Text of the selected element. */
    public String selected() {
        return Arrays.stream(tree().getSelection()).map(TreeItem::getText).findFirst().orElse("");
    }

    /** Chooses in the menu of the tree. */
    public void choose(String... path) {
        Menus.choose(tree().getMenu(), path);
    }

    /** The field of a feature. */
    public <T extends Control> T field(String feature, Class<T> kind) {
        return Screen.control("the field " + feature, area(), kind,
                control -> feature.equals(control.getData(FEATURE)));
    }

    public String text(String feature) {
        return field(feature, Text.class).getText();
    }

    /** Types into a field, without leaving it. */
    public DesignRobot type(String feature, String value) {
        Text text = field(feature, Text.class);
        text.setFocus();
        text.selectAll();
        text.insert(value);
        return this;
    }

    /** Types into a field and presses Enter. */
    public DesignRobot enter(String feature, String value) {
        type(feature, value);
        field(feature, Text.class).notifyListeners(SWT.DefaultSelection, new Event());
        return this;
    }

    /** Chooses the first entry of a field that begins so. */
    public DesignRobot pick(String feature, String label) {
        Combo combo = field(feature, Combo.class);
        int index = -1;
        for (int i = combo.getItemCount() - 1; i >= 0; i--) {
            index = combo.getItem(i).startsWith(label) ? i : index;
        }
        if (index < 0) {
            throw new AssertionError("no " + label + " among " + List.of(combo.getItems()));
        }
        combo.select(index);
        combo.notifyListeners(SWT.Selection, new Event());
        return this;
    }

    /** Sets or clears a tick. */
    public DesignRobot tick(String feature, boolean on) {
        Button box = field(feature, Button.class);
        box.setSelection(on);
        box.notifyListeners(SWT.Selection, new Event());
        return this;
    }

    /** The link whose text begins so. */
    public Hyperlink link(String text) {
        return Screen.control("the link " + text, area(), Hyperlink.class, link -> link.getText().startsWith(text));
    }

    /** Follows a link, as the Enter key does. */
    public DesignRobot follow(String text) {
        Event event = new Event();
        event.character = SWT.CR;
        link(text).notifyListeners(SWT.KeyDown, event);
        return this;
    }

    /** What the heading of the page tells of problems; empty for nothing. */
    public String heading() {
        return Optional.ofNullable(Screen.control("the page", area(), Form.class, any -> true).getMessage()).orElse("");
    }

    public boolean dirty() {
        return editor.isDirty();
    }

    /** Saves through the menu. */
    public DesignRobot save() {
        window.choose("File", "Save");
        Screen.await("the design is saved", () -> !dirty());
        return this;
    }

    /** Opens a problem as a double click in the Problems view does. */
    public DesignRobot go(IMarker marker) {
        try {
            IDE.openEditor(window.page(), marker);
        } catch (PartInitException e) {
            throw new AssertionError(e);
        }
        return this;
    }
}
