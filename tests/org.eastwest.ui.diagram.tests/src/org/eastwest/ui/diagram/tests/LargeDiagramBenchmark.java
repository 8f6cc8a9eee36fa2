// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.eastwest.model.design.DesignPackage.Literals;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Switch;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.tests.robot.FreezeMonitor;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.editparts.ZoomManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * A diagram of 5,000 nodes and 10,000 edges in the window: how long it takes to open and to follow a change, and how
 * long the window does not react meanwhile. Not among the tests, since it depends on the machine:
 * {@code ./mvnw verify -pl tests/org.eastwest.ui.diagram.tests -am -Dtest=LargeDiagramBenchmark
 * -Dsurefire.failIfNoSpecifiedTests=false -DwindowTests.required=false} prints the times and what the UI thread did in
 * the one that cost it most.
 */
class LargeDiagramBenchmark {
    private static final String DIAGRAM = "Fabric as drawn: Drawn";
    private static final int CHANGES = 10;

    private final Window window = new Window();
    private final TestProject project = new TestProject("Large");
    private int step;

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void fiveThousandSwitches() throws Exception {
        IFile file = project.copy("ib-1k");
        Path path = file.getLocation().toPath();
        DesignFiles.save(DrawnFabric.ofFiveThousandSwitches(), path);
        file.refreshLocal(IResource.DEPTH_ZERO, null);
        measure("design opened", () -> window.open(file));
        DiagramRobot[] diagram = new DiagramRobot[1];
        measure("diagram opened and laid out for the first time",
                () -> diagram[0] = DiagramRobot.open(window, DIAGRAM));
        Screen.picture("large");
        measure("one node moved", () -> {
            ElementPart part = diagram[0].parts().stream()
                    .filter(p -> p.element().label().text().startsWith("switch50")).findFirst().orElseThrow();
            // Fitted to the window, a step of the mouse would be many switches wide.
            ((ZoomManager) diagram[0].editor().viewer().getProperty(ZoomManager.class.toString())).setZoom(1);
            diagram[0].editor().viewer().reveal(part);
            diagram[0].editor().viewer().select(part);
            Screen.settle();
            Point from = diagram[0].middle(part);
            diagram[0].drag(from, new Point(from.x + 30, from.y));
        });
        measure("saved", () -> {
            window.choose("File", "Save");
            Screen.await("saved", () -> !diagram[0].editor().isDirty());
        });
        window.closeEditors();
        measure("design opened again", () -> window.open(file));
        for (int i = 0; i < 3; i++) {
            measure("diagram opened with its stored layout", () -> diagram[0] = DiagramRobot.open(window, DIAGRAM));
            for (int change = 0; change < CHANGES; change++) {
                int index = 37 * change;
                measure("one change", () -> rename(diagram[0], index));
            }
            window.page().closeEditor(diagram[0].editor(), false);
        }
    }

    private void rename(DiagramRobot diagram, int index) {
        Fabric fabric = (Fabric) diagram.editor().document().orElseThrow().diagram().root();
        Switch changed = fabric.getSwitches().get(index);
        diagram.editor().session().set(changed, Literals.NAMED_ELEMENT__NAME, "Other " + step++);
    }

    private static void measure(String what, Runnable work) {
        Screen.settle();
        long begin = System.nanoTime();
        long processor = processor();
        try (FreezeMonitor monitor = new FreezeMonitor()) {
            work.run();
            Screen.settle();
            System.out.printf("%s: %d ms, %d ms on the processor; longest without a reaction %d ms, "
                    + "most work at once %d ms%n%s%n", what,
                    (System.nanoTime() - begin) / 1_000_000, (processor() - processor) / 1_000_000,
                    monitor.longest().whole().toMillis(), monitor.hardest().processor().toMillis(),
                    monitor.hardest().calls());
        }
    }

    private static long processor() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return LongStream.of(threads.getAllThreadIds()).map(threads::getThreadCpuTime).filter(t -> t > 0).sum();
    }
}
