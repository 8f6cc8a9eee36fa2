// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.diagram.internal.document.Arrangement;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.draw2d.IFigure;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A diagram whose first layout takes a while: the window stays free, and the user may end it. */
class LargeDiagramTest {
    private static final int SPINES = 20;
    private static final int LEAVES = 180;

    private final Window window = new Window();
    private final TestProject project = new TestProject("Large");
    private DesignRobot design;

    @BeforeEach
    void openADesignWithManySwitches() throws IOException, CoreException {
        IFile file = project.copy("ib-1k");
        Path path = file.getLocation().toPath();
        DesignFiles.save(DrawnFabric.ofTwoTiers(SPINES, LEAVES), path);
        file.refreshLocal(IResource.DEPTH_ZERO, null);
        design = window.open(file);
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void aPartThatHoldsVeryManyElementsStaysClosedInTheTreeOfTheDesign() {
        assertTrue(design.elements().stream().anyMatch(text -> text.startsWith("Drawn")), design.elements().toString());
        assertTrue(design.elements().stream().noneMatch(text -> text.startsWith("switch")));
    }

    @Test
    void theFirstLayoutRunsBesideTheWindowShowsProgressAndCanBeCancelled() {
        Display display = window.shell().getDisplay();
        Set<Thread> arranging = ConcurrentHashMap.newKeySet();
        AtomicBoolean offered = new AtomicBoolean();
        JobChangeAdapter watch = new JobChangeAdapter() {
            @Override
            public void running(IJobChangeEvent event) {
                if (event.getJob() instanceof Arrangement arrangement) {
                    arranging.add(arrangement.getThread());
                    display.syncExec(() -> offered.set(Screen.controls(window.shell(), Button.class,
                            b -> b.isVisible() && b.getText().equals("Cancel")).size() == 1));
                    arrangement.cancel();
                }
            }
        };
        Job.getJobManager().addJobChangeListener(watch);
        DiagramRobot diagram = DiagramRobot.open(window, "Fabric as drawn: Drawn");
        Job.getJobManager().removeJobChangeListener(watch);

        assertEquals(1, arranging.size());
        assertFalse(arranging.contains(display.getThread()));
        assertTrue(offered.get(), "Cancel is offered while it runs");
        assertEquals(SPINES + LEAVES, diagram.editor().document().orElseThrow().unplaced().size());

        diagram.choose("Arrange All").drawn();
        Screen.await("places for all", () -> diagram.editor().document().orElseThrow().unplaced().isEmpty());
    }

    /** Its figures come piece by piece; what is to be selected meanwhile is selected as soon as it is there. */
    @Test
    void theWindowReactsWhileTheFiguresOfALargeDiagramAreMade() {
        DiagramRobot diagram = DiagramRobot.open(window, "Fabric as drawn: Drawn");
        DiagramEditor editor = diagram.editor();
        String last = editor.document().orElseThrow().diagram().allNodes().reduce((a, b) -> b).orElseThrow().id();
        List<Integer> begun = new ArrayList<>();
        editor.addListener(() -> {
            if (begun.isEmpty()) {
                begun.add(diagram.parts().size());
                editor.document().orElseThrow().diagram().find(last).ifPresent(e -> editor.canvas().select(List.of(e)));
            }
        });
        editor.open(editor.reference());
        Screen.await("the diagram is opened again", () -> !begun.isEmpty());
        diagram.drawn();

        assertEquals(List.of(0), begun, "none is made before the window reacts again");
        assertEquals(diagram.geometry().nodes().size() + diagram.geometry().edges().size(), diagram.parts().size());
        assertEquals(diagram.figures(), diagram.painted());
        assertTrue(diagram.painted().stream().allMatch(IFigure::isShowing));
        assertEquals(List.of(last), diagram.selected());
    }
}
