// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.diagram.internal.figures.EdgeFigure;
import org.eastwest.ui.diagram.internal.figures.NodeFigure;
import org.eastwest.ui.diagram.internal.parts.DiagramPart;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.LayerConstants;
import org.eclipse.gef.editparts.LayerManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** Works in a diagram as a user does: with the mouse, the keys, the palette and the menus. */
final class DiagramRobot {
    private final Window window;
    private final DiagramEditor editor;

    private DiagramRobot(Window window, DiagramEditor editor) {
        this.window = window;
        this.editor = editor;
    }

    /** Opens a diagram of the design that is open or selected, by the beginning of its name. */
    static DiagramRobot open(Window window, String name) {
        int before = window.page().getEditorReferences().length;
        Dialogs.during("Open Diagram", shell -> choose(shell, name), () -> window.choose("File", "Open Diagram..."));
        Screen.await("the diagram " + name, () -> window.page().getEditorReferences().length > before);
        DiagramRobot robot = new DiagramRobot(window, (DiagramEditor) window.page().getActiveEditor());
        return robot.drawn();
    }

    private static void choose(Shell shell, String name) {
        Table offers = Screen.control("the diagrams", shell, Table.class, table -> true);
        Screen.await("the diagram " + name + " among those offered", () -> row(offers, name) >= 0);
        offers.deselectAll();
        offers.select(row(offers, name));
        offers.notifyListeners(SWT.Selection, new Event());
        Screen.await("OK", () -> Screen.controls(shell, Button.class, b -> b.getText().replace("&", "").equals("OK"))
                .get(0).isEnabled());
        Dialogs.press(shell, "OK");
    }

    private static int row(Table table, String name) {
        for (int i = 0; i < table.getItemCount(); i++) {
            if (table.getItem(i).getText().startsWith(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Waits until the diagram is drawn. */
    DiagramRobot drawn() {
        Screen.await("the diagram is drawn", () -> editor.document().isPresent() && !editor.document().get().isBusy()
                && editor.viewer().getContents() instanceof DiagramPart part && part.isGrown());
        Screen.settle();
        return this;
    }

    DiagramEditor editor() {
        return editor;
    }

    DiagramGeometry geometry() {
        return editor.document().orElseThrow().geometry();
    }

    FigureCanvas canvas() {
        return (FigureCanvas) editor.viewer().getControl();
    }

    /** The area of the editor. */
    Composite area() {
        return (Composite) editor.getSite().getService(MPart.class).getWidget();
    }

    DiagramRobot activate() {
        window.page().activate(editor);
        Screen.settle();
        return this;
    }

    /** The parts of all elements. */
    List<ElementPart> parts() {
        return ((Map<?, ?>) editor.viewer().getEditPartRegistry()).values().stream().filter(ElementPart.class::isInstance)
                .map(ElementPart.class::cast).toList();
    }

    /** Texts of the nodes and edges that are shown. */
    List<String> labels() {
        return parts().stream().map(part -> part.element().label().text()).filter(text -> !text.isEmpty()).toList();
    }

    /** The part of the first element of a mapping whose label begins so. */
    ElementPart part(String mapping, String label) {
        return Screen.await("the element " + label, () -> find(mapping, label));
    }

    Optional<ElementPart> find(String mapping, String label) {
        return parts().stream().filter(p -> p.element().mapping().equals(mapping)
                && p.element().label().text().startsWith(label)).findFirst();
    }

    /** Figures of nodes and edges that are painted. */
    Set<IFigure> painted() {
        Set<IFigure> found = new HashSet<>();
        collect(((LayerManager) editor.viewer().getRootEditPart()).getLayer(LayerConstants.PRINTABLE_LAYERS), found);
        return found;
    }

    private static void collect(IFigure figure, Set<IFigure> found) {
        if (figure instanceof NodeFigure || figure instanceof EdgeFigure) {
            found.add(figure);
        }
        figure.getChildren().forEach(child -> collect((IFigure) child, found));
    }

    /** Figures of the elements that there are. */
    Set<IFigure> figures() {
        return parts().stream().map(GraphicalEditPart::getFigure).collect(Collectors.toSet());
    }

    /** The middle of what a part shows, on the canvas. */
    Point middle(ElementPart part) {
        Box box = geometry().node(part.element().id()).orElseThrow().box();
        return onCanvas(box.center().x(), box.center().y());
    }

    /** A point of the diagram on the canvas. */
    Point onCanvas(double x, double y) {
        Point point = new Point((int) Math.round(x), (int) Math.round(y));
        ((GraphicalEditPart) editor.viewer().getContents()).getFigure().translateToAbsolute(point);
        return point;
    }

    // ---- mouse and keys

    private void mouse(int type, int button, int mask, Point at, int count) {
        Event event = new Event();
        event.button = button;
        event.stateMask = mask;
        event.x = at.x;
        event.y = at.y;
        event.count = count;
        canvas().notifyListeners(type, event);
        Screen.settle();
    }

    DiagramRobot click(Point at) {
        mouse(SWT.MouseMove, 0, 0, at, 0);
        mouse(SWT.MouseDown, 1, 0, at, 1);
        mouse(SWT.MouseUp, 1, SWT.BUTTON1, at, 1);
        return this;
    }

    DiagramRobot doubleClick(Point at) {
        click(at);
        mouse(SWT.MouseDown, 1, 0, at, 2);
        mouse(SWT.MouseDoubleClick, 1, 0, at, 2);
        mouse(SWT.MouseUp, 1, SWT.BUTTON1, at, 2);
        return this;
    }

    DiagramRobot drag(Point from, Point to) {
        mouse(SWT.MouseMove, 0, 0, from, 0);
        mouse(SWT.MouseDown, 1, 0, from, 1);
        mouse(SWT.MouseMove, 0, SWT.BUTTON1, new Point((from.x + to.x) / 2, (from.y + to.y) / 2), 0);
        mouse(SWT.MouseMove, 0, SWT.BUTTON1, to, 0);
        mouse(SWT.MouseUp, 1, SWT.BUTTON1, to, 1);
        return this;
    }

    /** Drags with the middle button. */
    DiagramRobot pan(Point from, Point to) {
        mouse(SWT.MouseDown, 2, 0, from, 1);
        mouse(SWT.MouseMove, 0, SWT.BUTTON2, to, 0);
        mouse(SWT.MouseUp, 2, SWT.BUTTON2, to, 1);
        return this;
    }

    DiagramRobot wheel(Point at, int count, int mask) {
        Event event = new Event();
        event.x = at.x;
        event.y = at.y;
        event.count = count;
        event.stateMask = mask;
        canvas().notifyListeners(SWT.MouseWheel, event);
        Screen.settle();
        return this;
    }

    DiagramRobot key(int code, char character, int mask) {
        Event event = new Event();
        event.keyCode = code;
        event.character = character;
        event.stateMask = mask;
        canvas().notifyListeners(SWT.KeyDown, event);
        Screen.settle();
        return this;
    }

    DiagramRobot select(String mapping, String label) {
        editor.viewer().select(part(mapping, label));
        Screen.settle();
        return this;
    }

    List<String> selected() {
        return editor.selected().stream().map(DiagramElement::id).toList();
    }

    // ---- palette and menus

    /** Takes a tool from the palette. */
    DiagramRobot tool(String label) {
        TableItem item = entry(label).orElseThrow(() -> new AssertionError("no tool " + label + " in the palette"));
        palette().setSelection(item);
        Event event = new Event();
        event.item = item;
        palette().notifyListeners(SWT.Selection, event);
        return this;
    }

    boolean offers(String label) {
        return entry(label).isPresent();
    }

    Table palette() {
        return Screen.control("the palette", area(), Table.class, table -> true);
    }

    private Optional<TableItem> entry(String label) {
        return Arrays.stream(palette().getItems()).filter(item -> item.getText().equals(label)).findFirst();
    }

    /** Chooses in the menu Diagram. */
    DiagramRobot choose(String... path) {
        String[] all = new String[path.length + 1];
        all[0] = "Diagram";
        System.arraycopy(path, 0, all, 1, path.length);
        activate();
        window.choose(all);
        Screen.settle();
        return this;
    }

    DiagramRobot undo() {
        activate();
        window.choose("Edit", "Undo");
        Screen.settle();
        return this;
    }
}
