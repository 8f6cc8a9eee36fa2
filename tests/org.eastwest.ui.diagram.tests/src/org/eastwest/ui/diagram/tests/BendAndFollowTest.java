// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.EditPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Edges that users lead another way, and layouts that go where their design goes. */
class BendAndFollowTest {

    private static final String DESIGN = "superpod-h100-llama3-405b";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Bent");
    private IFile file;
    private DiagramRobot diagram;

    @BeforeEach
    void openADiagramOfACopyOfAnExample() throws IOException {
        file = project.copy(DESIGN);
        window.open(file);
        diagram = DiagramRobot.open(window, "Cluster overview");
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    private EdgeShape shape(ElementPart part) {
        return diagram.geometry().edge(part.element().id()).orElseThrow();
    }

    private ElementPart edge() {
        return diagram.parts().stream().filter(part -> part.element() instanceof DiagramEdge).findFirst().orElseThrow();
    }

    /** Bends the first piece of an edge, and gives where to. */
    private Point bend(ElementPart edge) {
        diagram.editor().viewer().select((EditPart) edge);
        Screen.settle();
        var a = shape(edge).points().get(0);
        var b = shape(edge).points().get(1);
        Point middle = diagram.onCanvas((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
        Point to = new Point(middle.x + 40, middle.y + 25);
        diagram.drag(middle, to);
        return to;
    }

    @Test
    void anEdgeIsBentMovedAndDrawnStraightAgain() {
        ElementPart edge = edge();
        var before = shape(edge).points();
        Point at = bend(edge);
        assertEquals(before.size() + 1, shape(edge).points().size(), shape(edge).points().toString());
        diagram.undo();
        assertEquals(before, shape(edge).points());
        at = bend(edge);
        Point further = new Point(at.x + 20, at.y + 10);
        diagram.drag(at, further);
        var bent = shape(edge).points().get(1);
        Point shown = diagram.onCanvas(bent.x(), bent.y());
        assertTrue(Math.abs(shown.x - further.x) <= 2 && Math.abs(shown.y - further.y) <= 2, shown + " " + further);
        var a = shape(edge).points().get(0);
        var b = shape(edge).points().get(2);
        diagram.drag(further, diagram.onCanvas((a.x() + b.x()) / 2, (a.y() + b.y()) / 2));
        assertEquals(before.size(), shape(edge).points().size(), "a bend in line is none");
    }

    @Test
    void aBentEdgeIsKeptInTheLayoutThatGoesWhereTheDesignGoes() throws CoreException {
        ElementPart bent = edge();
        bend(bent);
        List<?> way = shape(bent).points();
        window.choose("File", "Save");
        IFile layout = beside(file, DESIGN);
        Screen.await("the layout is saved", layout::exists);
        file.move(file.getFullPath().removeLastSegments(1).append("renamed.eastwest"), true, null);
        IFile moved = beside(file, "renamed");
        Screen.await("the layout has gone along", moved::exists);
        assertFalse(layout.exists());
        window.closeEditors();
        IFile renamed = Window.file(project.project(), "renamed");
        window.open(renamed);
        diagram = DiagramRobot.open(window, "Cluster overview");
        assertEquals(way, diagram.geometry().edge(bent.element().id()).orElseThrow().points());
        window.closeEditors();
        renamed.delete(IResource.FORCE, null);
        Screen.await("the layout is deleted with its design", () -> !moved.exists());
    }

    @Test
    void oneHistoryServesFormAndDiagram() {
        DesignRobot form = window.open(file);
        form.select("DGX H100").enter("count", "64");
        diagram.activate();
        Screen.await("the diagram shows it", () -> diagram.find("group", "DGX H100").isPresent());
        bend(edge());
        window.page().activate(form.part());
        window.choose("Edit", "Undo Bend Edge");
        assertEquals("64", form.select("DGX H100").text("count"));
        diagram.activate();
        diagram.undo();
        window.page().activate(form.part());
        assertEquals("128", form.text("count"));
        assertFalse(form.dirty());
    }

    private static IFile beside(IFile design, String name) {
        return design.getParent().getFile(IPath.fromOSString(name + ".eastwest.layout"));
    }
}
