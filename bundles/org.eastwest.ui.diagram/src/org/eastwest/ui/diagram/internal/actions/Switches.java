// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.util.List;
import java.util.function.Function;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.diagram.internal.editor.DiagramIcon;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;

/** The layers or the filters of a diagram, each to be switched on and off. */
final class Switches extends Action implements IMenuCreator {
    /** One that can be switched. */
    private record Switch(String label, boolean on, Runnable turn) {
    }

    private final DiagramEditor editor;
    private final Function<DiagramDocument, List<Switch>> switches;
    private MenuManager dropDown;

    private Switches(DiagramEditor editor, String text, ImageDescriptor image,
            Function<DiagramDocument, List<Switch>> switches) {
        super(text, AS_DROP_DOWN_MENU);
        this.editor = editor;
        this.switches = switches;
        setToolTipText(text.replace("&", ""));
        setImageDescriptor(image);
        setMenuCreator(this);
    }

    static Switches layers(DiagramEditor editor) {
        return new Switches(editor, "La&yers", DiagramIcon.LAYERS.descriptor(), document -> document.diagram()
                .description().layers().stream().filter(l -> l.optional()).map(layer -> {
                    boolean on = document.session().activeLayers().contains(layer.name());
                    return new Switch(layer.label(), on, () -> {
                        document.setLayer(layer.name(), !on);
                        editor.canvas().updatePalette(document);
                    });
                }).toList());
    }

    static Switches filters(DiagramEditor editor) {
        return new Switches(editor, "F&ilters", DiagramIcon.FILTERS.descriptor(), document -> document.diagram()
                .description().filters().stream().map(filter -> {
                    boolean on = document.session().activeFilters().contains(filter.name());
                    return new Switch(filter.label(), on, () -> document.setFilter(filter.name(), !on));
                }).toList());
    }

    private List<Switch> now() {
        return editor.document().map(switches).orElse(List.of());
    }

    void update() {
        setEnabled(!now().isEmpty());
    }

    /** The same as a menu. */
    MenuManager menu() {
        MenuManager menu = new MenuManager(getText());
        fill(menu);
        return menu;
    }

    private void fill(MenuManager menu) {
        for (Switch each : now()) {
            Action action = new Action(each.label(), AS_CHECK_BOX) {
                @Override
                public void run() {
                    each.turn().run();
                }
            };
            action.setChecked(each.on());
            menu.add(action);
        }
    }

    @Override
    public Menu getMenu(Control parent) {
        dispose();
        dropDown = new MenuManager();
        fill(dropDown);
        return dropDown.createContextMenu(parent);
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void runWithEvent(Event event) {
        ToolItem item = (ToolItem) event.widget;
        Menu shown = getMenu(item.getParent());
        shown.setLocation(item.getParent().toDisplay(item.getBounds().x,
                item.getBounds().y + item.getBounds().height));
        shown.setVisible(true);
    }

    @Override
    public void dispose() {
        if (dropDown != null) {
            dropDown.dispose();
            dropDown = null;
        }
    }
}
