// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.internal.session.SessionListener;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.layout.Box;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.ConnectionEditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Editing a design through the diagram of its cluster. */
class ClusterDiagramTest {
    private static final String DESIGN = "superpod-h100-llama3-405b";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Diagrams");
    /** What fails in an event or a command is only logged. */
    private final List<String> failures = new CopyOnWriteArrayList<>();
    private final ILogListener log = (status, plugin) -> {
        if (status.getException() != null) {
            failures.add(plugin + ": " + status.getMessage() + ": " + status.getException());
        }
    };
    private IFile file;
    private DesignRobot design;
    private DiagramRobot diagram;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        Platform.addLogListener(log);
        file = project.copy(DESIGN);
        design = window.open(file);
        diagram = DiagramRobot.open(window, "Cluster overview");
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
        Platform.removeLogListener(log);
        assertEquals(List.of(), failures);
    }

    private Path path() {
        return file.getLocation().toPath();
    }

    private Path layout() {
        return path().resolveSibling(file.getName() + ".layout");
    }

    /** Room beside the diagram, on the canvas. */
    private Point room() {
        Box bounds = diagram.geometry().bounds();
        return diagram.onCanvas(bounds.right() + 60, bounds.y() + 40);
    }

    @Test
    void theDiagramShowsTheGroupsOfServersAndTheFabrics() {
        assertTrue(diagram.find("group", "DGX H100").isPresent(), diagram.labels().toString());
        assertTrue(diagram.find("fabric", "Compute\nInfiniBand NDR, ").isPresent(), diagram.labels().toString());
        assertTrue(diagram.offers("Server Group") && diagram.offers("Connect NICs"));
        Screen.picture("cluster");
    }

    @Test
    void createConnectRenameUndoAllSaveAndReopenLeavesTheSameBytes() throws IOException {
        byte[] before = Files.readAllBytes(path());
        Point at = room();
        diagram.tool("Server Group").click(at);
        ElementPart group = diagram.part("group", "Servers");
        assertEquals(List.of(group.element().id()), diagram.selected(), "what was made is selected");
        diagram.tool("NICs").click(new Point(at.x + 5, at.y + 5));
        ElementPart nics = Screen.await("the NICs", () -> diagram.parts().stream()
                .filter(p -> p.element().mapping().equals("nics") && p.getParent() == group).findFirst());
        diagram.tool("Connect NICs").click(diagram.middle(nics))
                .click(diagram.middle(diagram.part("fabric", "Storage")));
        Screen.await("the connection", () -> connected(nics, "Storage"));
        rename(group, "Racks");
        assertTrue(diagram.find("group", "Racks").isPresent(), diagram.labels().toString());
        assertTrue(diagram.editor().isDirty());
        Screen.picture("created");
        while (diagram.editor().undoAction().isEnabled()) {
            diagram.undo();
        }
        assertFalse(diagram.editor().isDirty(), "all is undone");
        assertTrue(diagram.find("group", "Racks").isEmpty() && diagram.find("group", "Servers").isEmpty());
        diagram.editor().doSave(new NullProgressMonitor());
        window.closeEditors();
        assertArrayEquals(before, Files.readAllBytes(path()));
        window.open(file);
        diagram = DiagramRobot.open(window, "Cluster overview");
        assertEquals(1, diagram.parts().stream().filter(p -> p.element().mapping().equals("group")).count());
    }

    private boolean connected(ElementPart nics, String fabric) {
        return diagram.geometry().edges().stream().map(e -> e.edge()).anyMatch(e -> e.mapping().equals("connection")
                && e.source() == nics.element() && e.target().label().text().startsWith(fabric));
    }

    @Test
    void anEndOfAConnectionIsDraggedToAnotherFabric() {
        ElementPart edge = edge("Storage");
        ElementPart nics = (ElementPart) ((ConnectionEditPart) edge).getSource();
        dragEnd(edge, diagram.middle(diagram.part("fabric", "Compute")));
        assertTrue(connected(nics, "Compute") && !connected(nics, "Storage"));
        diagram.undo();
        assertTrue(connected(nics, "Storage") && !connected(nics, "Compute"));
        dragEnd(edge("Storage"), room());
        dragEnd(edge("Storage"), diagram.middle(diagram.part("domain", "")));
        assertTrue(connected(nics, "Storage"), "it ends only at fabrics");
        assertFalse(diagram.editor().isDirty());
    }

    private ElementPart edge(String fabric) {
        return diagram.parts().stream().filter(p -> p.element() instanceof DiagramEdge e
                && e.mapping().equals("connection") && e.target().label().text().startsWith(fabric)).findFirst()
                .orElseThrow();
    }

    /** Drags the end of an edge that is at the fabric. */
    private void dragEnd(ElementPart edge, Point to) {
        List<org.eastwest.viewpoint.layout.Point> line = diagram.geometry().edge(edge.element().id()).orElseThrow()
                .points();
        var end = line.get(line.size() - 1);
        var before = line.get(line.size() - 2);
        diagram.click(diagram.onCanvas((end.x() + before.x()) / 2, (end.y() + before.y()) / 2));
        assertEquals(List.of(edge.element().id()), diagram.selected());
        diagram.drag(diagram.onCanvas(end.x(), end.y()), to);
    }

    /** The figures of what is in a group do not stand in that of the group; they stayed when the group went. */
    @Test
    void whatIsInADeletedGroupIsNoLongerPainted() {
        diagram.activate().select("group", "DGX H100");
        window.choose("Edit", "Delete");
        Screen.await("the group is gone", () -> diagram.find("group", "").isEmpty());
        assertEquals(diagram.figures(), diagram.painted());
        diagram.undo();
        Screen.await("the group again", () -> diagram.find("group", "").isPresent());
        assertEquals(diagram.figures(), diagram.painted());
    }

    private void rename(ElementPart part, String text) {
        diagram.activate();
        diagram.editor().viewer().select(part);
        diagram.key(SWT.F2, '\0', 0);
        Text field = Screen.control("the field of the label", diagram.canvas(), Text.class, t -> true);
        field.setText(text);
        field.notifyListeners(SWT.DefaultSelection, new Event());
        Screen.settle();
    }

    @Test
    void aMovedNodeIsSavedBesideTheDesignAndOnlyItsLineChanges() throws IOException {
        ElementPart fabric = diagram.part("fabric", "Compute");
        Point from = diagram.middle(fabric);
        diagram.drag(from, new Point(from.x + 40, from.y - 20));
        assertTrue(diagram.editor().isDirty());
        Box moved = box(fabric);
        save();
        assertFalse(diagram.editor().isDirty());
        List<String> first = Files.readAllLines(layout());
        from = diagram.middle(fabric);
        diagram.drag(from, new Point(from.x, from.y - 30));
        save();
        List<String> second = Files.readAllLines(layout());
        assertEquals(1, differences(first, second, "node"), "one line of a node");
        window.choose("Edit", "Undo");
        assertEquals(moved, box(diagram.part("fabric", "Compute")), "undo moves it back");
    }

    private static long differences(List<String> first, List<String> second, String kind) {
        long count = 0;
        for (int i = 1; i < Math.min(first.size(), second.size()); i++) {
            count += first.get(i - 1).startsWith(kind) && !first.get(i).equals(second.get(i)) ? 1 : 0;
        }
        return count;
    }

    private Box box(ElementPart part) {
        return diagram.geometry().node(part.element().id()).orElseThrow().box();
    }

    private void save() {
        diagram.activate();
        window.choose("File", "Save");
        Screen.await("the design is saved", () -> !diagram.editor().isDirty());
    }

    @Test
    void thePlacesOfAnEarlierSessionAreKept() {
        ElementPart fabric = diagram.part("fabric", "Compute");
        Point from = diagram.middle(fabric);
        diagram.drag(from, new Point(from.x + 60, from.y));
        Box moved = box(fabric);
        save();
        window.closeEditors();
        window.open(file);
        diagram = DiagramRobot.open(window, "Cluster overview");
        assertEquals(moved, box(diagram.part("fabric", "Compute")));
    }

    @Test
    void aNodeIsResizedByItsHandle() {
        ElementPart fabric = diagram.part("fabric", "Compute");
        diagram.editor().viewer().select(fabric);
        Box before = box(fabric);
        Point corner = diagram.onCanvas(before.right(), before.bottom());
        diagram.drag(corner, new Point(corner.x + 30, corner.y + 20));
        assertTrue(box(fabric).width() > before.width() && box(fabric).height() > before.height(),
                before + " became " + box(fabric));
    }

    @Test
    void changesInTheFormShowAtOnceAndUndoGoesAcrossEditors() {
        window.page().activate(design.part());
        design.select("DGX H100").enter("count", "64");
        Screen.await("the new count", () -> diagram.find("group", "DGX H100 x 64").isPresent());
        assertTrue(diagram.editor().isDirty() && design.dirty(), "both are unsaved");
        diagram.undo();
        Screen.await("the old count", () -> diagram.find("group", "DGX H100 x 128").isPresent());
        assertFalse(design.dirty());
    }

    /** Neither moving nor saving is a change of the design: nothing that shows its elements has work with it. */
    @Test
    void aMoveChangesWhatIsUnsavedAndNoElement() {
        List<String> told = new ArrayList<>();
        diagram.editor().session().addListener(new SessionListener() {
            @Override
            public void designChanged() {
                told.add("design");
            }

            @Override
            public void stateChanged() {
                told.add("state");
            }
        });
        Point from = diagram.middle(diagram.part("fabric", "Compute"));
        diagram.drag(from, new Point(from.x + 40, from.y - 20));
        save();
        diagram.undo();
        assertEquals(List.of("state", "state", "state"), told);
        rename(diagram.part("fabric", "Storage"), "Archive");
        assertEquals(List.of("design", "state"), told.subList(3, told.size()));
    }

    @Test
    void theFormBehindTheDiagramCatchesUpWhenItIsShown() {
        window.page().activate(design.part());
        design.select("Storage (");
        Tree tree = design.tree();
        List<String> before = Texts.tree(tree.getItems());
        diagram.activate();
        rename(diagram.part("fabric", "Storage"), "Archive");
        assertEquals(before, Texts.tree(tree.getItems()), "nobody sees it, nobody waits for it");
        window.page().activate(design.part());
        Screen.await("the new name in the tree", () -> design.selected().startsWith("Archive ("));
        assertEquals("Archive", design.text("name"));
        assertEquals(before.size(), design.elements().size());
    }

    @Test
    void deletedElementsLeaveTheDiagramAndComeBackByUndo() {
        diagram.select("fabric", "Storage");
        diagram.activate();
        window.choose("Edit", "Delete");
        assertTrue(diagram.find("fabric", "Storage").isEmpty());
        window.page().activate(design.part());
        assertTrue(design.elements().stream().noneMatch(text -> text.startsWith("Storage (")));
        diagram.undo();
        assertTrue(diagram.find("fabric", "Storage").isPresent());
    }

    @Test
    void aDiagramWhoseObjectIsDeletedSaysSoAndComesBackByUndo() {
        window.page().activate(design.part());
        design.select("Baseline").choose("Delete");
        diagram.activate();
        Screen.await("a message instead of the diagram", () -> Window.shows(diagram.area(), "was deleted"));
        window.page().activate(design.part());
        window.choose("Edit", "Undo");
        diagram.activate();
        Screen.await("the diagram", () -> diagram.editor().document().isPresent());
        diagram.drawn();
        assertTrue(diagram.find("group", "DGX H100").isPresent());
    }

    @Test
    void anUnchangedDiagramFollowsItsFile() throws IOException {
        Files.writeString(path(), Files.readString(path()).replace("count=\"128\"", "count=\"256\""));
        refresh();
        Screen.await("the new count", () -> diagram.find("group", "DGX H100 x 256").isPresent());
        assertFalse(diagram.editor().isDirty());
    }

    @Test
    void aChangedDesignAsksOnceBeforeItFollowsItsFile() throws IOException {
        diagram.tool("Server Group").click(room());
        Files.writeString(path(), Files.readString(path()).replace("count=\"128\"", "count=\"256\""));
        Dialogs.during("File Changed", dialog -> Dialogs.press(dialog, "Keep My Changes"), this::refresh);
        assertTrue(diagram.find("group", "Servers").isPresent(), "nothing is lost");
        diagram.undo();
        assertTrue(diagram.find("group", "Servers").isEmpty());
        assertTrue(diagram.editor().isDirty(), "the file is still that of the other program");
        save();
        assertTrue(Files.readString(path()).contains("count=\"128\""));
    }

    @Test
    void ofADeletedFileEveryStepOfTheHistoryIsUnsaved() throws CoreException {
        diagram.tool("Server Group").click(room());
        file.delete(IResource.FORCE, null);
        diagram.undo();
        assertTrue(diagram.find("group", "Servers").isEmpty());
        assertTrue(diagram.editor().isDirty(), "there is no file");
        save();
        assertTrue(Files.exists(path()));
    }

    private void refresh() {
        try {
            file.refreshLocal(IResource.DEPTH_ZERO, null);
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void closingOneOfTwoEditorsLosesNothingAndAsksNothing() {
        diagram.tool("Server Group").click(room());
        assertTrue(window.page().closeEditor(design.part(), true), "no question");
        assertTrue(diagram.editor().isDirty());
        assertTrue(diagram.find("group", "Servers").isPresent());
        save();
    }

    @Test
    void theDesignEditorFollowsTheSelection() {
        diagram.activate();
        diagram.click(diagram.middle(diagram.part("fabric", "Compute")));
        window.page().activate(design.part());
        Screen.await("the fabric in the tree", () -> design.selected().startsWith("Compute ("));
        design.select("Storage");
        Screen.await("the storage fabric in the diagram", () -> diagram.selected()
                .equals(List.of(diagram.part("fabric", "Storage").element().id())));
    }
}
