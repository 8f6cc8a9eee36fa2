// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.model.view.Element;
import org.eastwest.ui.diagram.internal.actions.Exporting;
import org.eastwest.ui.diagram.internal.figures.EdgeFigure;
import org.eastwest.ui.diagram.internal.figures.NodeFigure;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.printing.Printer;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Looking at diagrams: from one to another, near and far, and out of the window. */
class DiagramWindowTest {
    private static final String DESIGN = "superpod-h100-llama3-405b";
    /** From the corner of a node to where its handle is not, in pixels of the screen. */
    private static final int BESIDE_HANDLE = 9;

    private final Window window = new Window();
    private final TestProject project = new TestProject("Looked at");

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        window.open(project.copy(DESIGN));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    private DiagramRobot open(String name) {
        return DiagramRobot.open(window, name);
    }

    private ZoomManager zoom(DiagramRobot diagram) {
        return (ZoomManager) diagram.editor().viewer().getProperty(ZoomManager.class.toString());
    }

    @Test
    void figuresStandWhereTheGeometrySays() {
        for (String name : List.of("Cluster overview", "Fabric:", "Rack elevation", "Parallel plan")) {
            DiagramRobot diagram = open(name);
            DiagramGeometry geometry = diagram.geometry();
            assertEquals(geometry.nodes().size() + geometry.edges().size(), diagram.parts().size(), name);
            diagram.parts().forEach(part -> compare(part, geometry));
        }
    }

    private static void compare(ElementPart part, DiagramGeometry geometry) {
        if (part.element() instanceof DiagramNode node) {
            NodeShape shape = geometry.node(node.id()).orElseThrow();
            NodeFigure figure = (NodeFigure) part.getFigure();
            assertEquals(Painting.nearest(shape.box()), figure.getHandleBounds(), node.id());
            assertEquals(shape, figure.shape(), "texts and marks of " + node.id());
        } else if (part.element() instanceof DiagramEdge edge) {
            EdgeShape shape = geometry.edge(edge.id()).orElseThrow();
            EdgeFigure figure = (EdgeFigure) part.getFigure();
            assertEquals(shape, figure.shape(), "texts of " + edge.id());
            PointList points = figure.getPoints();
            assertEquals(shape.points().size(), points.size(), edge.id());
            for (int i = 0; i < points.size(); i++) {
                assertEquals(Math.round(shape.points().get(i).x()), points.getPoint(i).x, edge.id());
                assertEquals(Math.round(shape.points().get(i).y()), points.getPoint(i).y, edge.id());
            }
        }
    }

    @Test
    void aDiagramThatWasOpenedTakesTheKeys() {
        DiagramRobot diagram = open("Cluster overview");
        assertEquals(diagram.editor().viewer().getControl(), Screen.display().getFocusControl());
    }

    @Test
    void theTimelineIsOfferedOnceTheDesignIsAnalysed() {
        window.press("Run Analysis");
        Screen.await("results", () -> Window.shows(window.area(Window.RESULTS), "MFU"));
        assertTrue(open("Step timeline").parts().size() > 10);
        Screen.picture("step timeline diagram");
    }

    @Test
    void aDoubleClickOpensWhatIsInAnElementAndTheBreadcrumbLeadsBack() {
        DiagramRobot diagram = open("Fabric: Compute");
        String fabric = diagram.editor().getTitle();
        ElementPart leaf = diagram.parts().stream().filter(p -> p.element().semantic() instanceof Element element
                && element.getOpens() != null).findFirst().orElseThrow();
        Point corner = diagram.onCanvas(box(diagram, leaf).x(), box(diagram, leaf).y());
        diagram.doubleClick(new Point(corner.x + BESIDE_HANDLE, corner.y + BESIDE_HANDLE));
        Screen.await("what is in it", () -> !diagram.editor().getTitle().equals(fabric));
        diagram.drawn();
        assertEquals("Eastwest \u2013 " + diagram.editor().getTitle(), window.shell().getText());
        Screen.picture("inside");
        Link back = Screen.control("the breadcrumb", diagram.area(), Link.class,
                link -> link.getText().contains("Compute"));
        back.notifyListeners(SWT.Selection, new Event());
        Screen.await("the fabric again", () -> diagram.editor().getTitle().equals(fabric));
        diagram.drawn();
        assertTrue(diagram.find("leaf", "").isPresent());
        assertEquals(diagram.figures(), diagram.painted());
    }

    /** The ports of a switch stand on its border; they stayed in the diagram that was opened after it. */
    @Test
    void portsOfASwitchGoWithItsDiagram() {
        DiagramRobot diagram = open("Fabric: Compute");
        String fabric = diagram.editor().getTitle();
        diagram.select("leaf", "Rail 1").choose("Open");
        Screen.await("a switch", () -> !diagram.editor().getTitle().equals(fabric));
        diagram.drawn();
        assertTrue(diagram.parts().stream().anyMatch(p -> p.element() instanceof DiagramNode n && n.onBorder()));
        assertEquals(diagram.figures(), diagram.painted());
        diagram.choose("Back");
        Screen.await("the fabric again", () -> diagram.editor().getTitle().equals(fabric));
        diagram.drawn();
        assertEquals(diagram.figures(), diagram.painted());
    }

    private static Box box(DiagramRobot diagram, ElementPart part) {
        return diagram.geometry().node(part.element().id()).orElseThrow().box();
    }

    @Test
    void derivedDiagramsOfferNoToolsButNodesMove() {
        DiagramRobot diagram = open("Fabric: Compute");
        assertTrue(diagram.offers("Select") && !diagram.offers("Switch"));
        ElementPart leaf = diagram.part("leaf", "");
        var before = box(diagram, leaf);
        Point from = diagram.middle(leaf);
        diagram.drag(from, new Point(from.x + 30, from.y + 10));
        assertTrue(box(diagram, leaf).x() > before.x(), before + " and " + box(diagram, leaf));
    }

    @Test
    void zoomingByWheelKeepsThePointUnderThePointer() {
        DiagramRobot diagram = open("Cluster overview");
        double before = zoom(diagram).getZoom();
        ElementPart group = diagram.part("fabric", "Compute");
        Point at = diagram.middle(group);
        diagram.wheel(at, 3, SWT.MOD1);
        assertTrue(zoom(diagram).getZoom() > before);
        Point now = diagram.middle(group);
        assertTrue(Math.abs(now.x - at.x) <= 2 && Math.abs(now.y - at.y) <= 2, at + " became " + now);
        diagram.choose("100 %");
        assertEquals(1, zoom(diagram).getZoom());
        diagram.choose("Fit Diagram");
        assertEquals(before, zoom(diagram).getZoom(), 1e-9);
    }

    @Test
    void theMiddleButtonMovesTheDiagram() {
        DiagramRobot diagram = open("Cluster overview");
        ElementPart group = diagram.part("fabric", "Compute");
        Point before = diagram.middle(group);
        diagram.pan(new Point(20, 20), new Point(50, 35));
        Point after = diagram.middle(group);
        assertEquals(new Point(before.x + 30, before.y + 15), after);
    }

    @Test
    void anAreaIsSelectedWithTheMouse() {
        DiagramRobot diagram = open("Cluster overview");
        var bounds = diagram.geometry().bounds();
        diagram.drag(diagram.onCanvas(bounds.x() - 10, bounds.y() - 10),
                diagram.onCanvas(bounds.right() + 10, bounds.bottom() + 10));
        assertTrue(diagram.selected().size() >= diagram.geometry().nodes().size(), diagram.selected().toString());
    }

    @Test
    void layersAreSwitchedInTheMenu() {
        DiagramRobot diagram = open("Fabric: Compute");
        assertFalse(diagram.editor().document().orElseThrow().session().activeLayers().contains("Findings"));
        diagram.choose("Layers", "Findings");
        assertTrue(diagram.editor().document().orElseThrow().session().activeLayers().contains("Findings"));
    }

    @Test
    void filtersHideElements() {
        DiagramRobot diagram = open("Fabric: Compute");
        assertTrue(diagram.find("server", "").isPresent());
        diagram.choose("Filters", "Without servers");
        assertTrue(diagram.find("server", "").isEmpty());
        diagram.choose("Filters", "Without servers");
        assertTrue(diagram.find("server", "").isPresent());
    }

    @Test
    void anElementIsFoundByAPartOfItsName() {
        DiagramRobot diagram = open("Cluster overview");
        diagram.activate();
        Dialogs.during("Find Element", shell -> {
            Screen.control("the pattern", shell, Text.class, t -> true).setText("age inf");
            Table found = Screen.control("what is found", shell, Table.class, t -> true);
            Screen.await("one element", () -> found.getItemCount() == 1);
            Dialogs.press(shell, "OK");
        }, () -> diagram.choose("Find Element..."));
        assertEquals(List.of(diagram.part("fabric", "Storage").element().id()), diagram.selected());
    }

    @Test
    void theDiagramIsExportedAsTheCommandLineDrawsIt() throws IOException {
        DiagramRobot diagram = open("Cluster overview");
        Path svg = project.project().getLocation().toPath().resolve("cluster.svg");
        Path png = project.project().getLocation().toPath().resolve("cluster.png");
        Exporting exporting = new Exporting(diagram.editor());
        List<Job> jobs = List.of(exporting.write(svg), exporting.write(png));
        Screen.await("both files", () -> jobs.stream().allMatch(job -> job.getResult() != null));
        assertFalse(diagram.editor().document().orElseThrow().isBusy());
        String text = Files.readString(svg, StandardCharsets.UTF_8);
        diagram.geometry().nodes().forEach(n -> assertTrue(text.contains("data-id=\"" + n.node().id() + "\"")));
        assertTrue(new ImageData(png.toString()).width > diagram.geometry().bounds().width());
    }

    /** An image of a large diagram takes seconds to draw: the window is free meanwhile. */
    @Test
    void theImageForTheClipboardIsDrawnInTheBackground() {
        DiagramRobot diagram = open("Cluster overview");
        Set<Thread> drawing = ConcurrentHashMap.newKeySet();
        IJobChangeListener watch = IJobChangeListener.onDone(event -> {
            if (event.getJob().getName().startsWith("Copying ")) {
                drawing.add(Thread.currentThread());
            }
        });
        Job.getJobManager().addJobChangeListener(watch);
        Job job = new Exporting(diagram.editor()).copy();
        Screen.await("the end of the job", () -> job.getResult() != null && !drawing.isEmpty());
        Screen.settle();
        Clipboard clipboard = new Clipboard(window.shell().getDisplay());
        ImageData image = (ImageData) clipboard.getContents(ImageTransfer.getInstance());
        clipboard.dispose();
        Job.getJobManager().removeJobChangeListener(watch);
        assertTrue(image.width > diagram.geometry().bounds().width());
        assertFalse(drawing.contains(window.shell().getDisplay().getThread()));
    }

    /** As large as on a screen of 96 dots per inch, with 300 dots; it was a quarter of that, with texts out of place. */
    @Test
    void aPrintedDiagramIsAsLargeAsOnTheScreen() throws IOException {
        DiagramRobot diagram = open("Cluster overview");
        Path file = project.project().getLocation().toPath().resolve("cluster.pdf");
        PrinterData toFile = Arrays.stream(Printer.getPrinterList()).filter(p -> p.driver.equals("GtkPrintBackendFile"))
                .findFirst().orElseThrow();
        toFile.printToFile = true;
        toFile.fileName = file.toString();
        Job job = new Exporting(diagram.editor()).print(new Printer(toFile));
        Screen.await("the printed page", () -> job.getResult() != null && printed(file).contains("%%EOF"));
        assertFalse(diagram.editor().document().orElseThrow().isBusy());
        Matcher image = Pattern.compile("/Width (\\d+)").matcher(printed(file));
        assertTrue(image.find(), "an image on the page");
        double least = diagram.geometry().bounds().width() * 300 / 96;
        assertTrue(Integer.parseInt(image.group(1)) >= least, image.group() + " for " + least);
    }

    private static String printed(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theKeysOfTheWorkbenchReachTheDiagram() {
        DiagramRobot diagram = open("Cluster overview").activate().select("fabric", "Storage");
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        for (String id : List.of(IWorkbenchCommandConstants.FILE_PRINT, IWorkbenchCommandConstants.EDIT_FIND_AND_REPLACE,
                IWorkbenchCommandConstants.EDIT_COPY, IWorkbenchCommandConstants.EDIT_SELECT_ALL,
                IWorkbenchCommandConstants.EDIT_DELETE, IWorkbenchCommandConstants.FILE_RENAME)) {
            assertTrue(commands.getCommand(id).isEnabled(), id + " with " + diagram.selected());
        }
    }

    @Test
    void whatIsTypedOnANodeReplacesItsNameLetterByLetter() {
        DiagramRobot diagram = open("Cluster overview").activate().select("fabric", "Storage");
        diagram.key('b', 'B', SWT.SHIFT);
        Text field = Screen.control("the field over the label", diagram.canvas(), Text.class, any -> true);
        assertEquals("B", field.getText());
        assertEquals("", field.getSelectionText(), "the next letter must not replace it");
        assertEquals(1, field.getCaretPosition());
    }

    @Test
    void outlineAndPropertiesFollowTheSelection() {
        DiagramRobot diagram = open("Cluster overview");
        Composite properties = window.area(IPageLayout.ID_PROP_SHEET);
        diagram.activate();
        diagram.select("fabric", "Storage");
        Screen.await("the properties of the fabric", () -> Window.shows(properties, "Transport"));
        Composite outline = window.area(IPageLayout.ID_OUTLINE);
        diagram.activate();
        diagram.select("fabric", "Compute");
        Tree tree = Screen.control("the outline", outline, Tree.class, any -> true);
        Screen.await("the fabric in the outline", () -> tree.getSelectionCount() == 1
                && tree.getSelection()[0].getText().startsWith("Compute"));
    }

    @Test
    void twoDiagramsOfOneDesignStayInStep() {
        DiagramRobot cluster = open("Cluster overview");
        DiagramRobot rack = open("Rack elevation");
        assertTrue(cluster.editor().session() == rack.editor().session());
        cluster.activate();
        cluster.select("group", "DGX H100");
        cluster.activate();
        window.choose("Edit", "Delete");
        assertTrue(cluster.editor().isDirty() && rack.editor().isDirty());
        Screen.await("the rack diagram knows", () -> rack.editor().document().isEmpty()
                || rack.geometry().nodes().isEmpty());
        cluster.undo();
        Screen.await("the racks again", () -> rack.editor().document().isPresent());
        assertFalse(rack.editor().isDirty());
    }

    @Test
    void arrangeAllIsOneStepAndCanBeUndone() {
        DiagramRobot diagram = open("Cluster overview");
        ElementPart fabric = diagram.part("fabric", "Compute");
        Point from = diagram.middle(fabric);
        diagram.drag(from, new Point(from.x + 90, from.y - 20));
        var moved = box(diagram, fabric);
        diagram.choose("Arrange All").drawn();
        Screen.await("another place", () -> !box(diagram, fabric).equals(moved));
        diagram.undo();
        assertEquals(moved, box(diagram, fabric));
    }

    @Test
    void selectedNodesAreAligned() {
        DiagramRobot diagram = open("Cluster overview");
        ElementPart compute = diagram.part("fabric", "Compute");
        ElementPart storage = diagram.part("fabric", "Storage");
        Point from = diagram.middle(storage);
        diagram.drag(from, new Point(from.x, from.y - 25));
        diagram.editor().viewer().select(storage);
        diagram.editor().viewer().appendSelection(compute);
        diagram.choose("Align", "Top");
        assertEquals(box(diagram, compute).y(), box(diagram, storage).y(), 1);
    }

    @Test
    void selectedNodesAreDistributedInOneStep() {
        DiagramRobot diagram = open("Cluster overview");
        List<ElementPart> parts = diagram.parts().stream().filter(p -> p.element().mapping().equals("fabric")).toList();
        assertTrue(parts.size() >= 3, diagram.labels().toString());
        Point from = diagram.middle(parts.get(1));
        diagram.drag(from, new Point(from.x + 35, from.y - 25));
        List<Box> before = parts.stream().map(p -> box(diagram, p)).toList();
        parts.forEach(diagram.editor().viewer()::appendSelection);
        diagram.choose("Distribute", "Horizontally");
        List<Box> now = parts.stream().map(p -> box(diagram, p)).sorted(Comparator.comparingDouble(Box::x)).toList();
        double gap = now.get(1).x() - now.get(0).right();
        for (int i = 2; i < now.size(); i++) {
            assertEquals(gap, now.get(i).x() - now.get(i - 1).right(), 1);
        }
        assertEquals(before.stream().mapToDouble(Box::x).min().orElseThrow(), now.get(0).x(), 0.01);
        diagram.undo();
        assertEquals(before, parts.stream().map(p -> box(diagram, p)).toList());
    }

    /** Until the user zooms or scrolls: then it stays as it is. */
    @Test
    void aDiagramThatFitsTheWindowFitsItAlsoWhenThatIsMaximised() {
        DiagramRobot diagram = open("Cluster overview").activate().choose("Fit Diagram");
        double before = zoom(diagram).getZoom();
        IWorkbenchPartReference reference = window.page().getReference(diagram.editor());
        window.page().toggleZoom(reference);
        Screen.settle();
        double maximised = zoom(diagram).getZoom();
        Box bounds = diagram.geometry().bounds();
        assertTrue(maximised > before, maximised + " after " + before);
        assertTrue(diagram.canvas().getClientArea().contains(diagram.onCanvas(bounds.x(), bounds.y()).x,
                diagram.onCanvas(bounds.x(), bounds.y()).y));
        diagram.choose("Zoom In");
        double chosen = zoom(diagram).getZoom();
        window.page().toggleZoom(reference);
        Screen.settle();
        assertEquals(chosen, zoom(diagram).getZoom());
    }
}
