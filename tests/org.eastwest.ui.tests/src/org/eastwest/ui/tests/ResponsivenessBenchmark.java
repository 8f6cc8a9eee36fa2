// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.FreezeMonitor;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * How long the window does not react while one works on the largest template. Not among the tests, since it depends on
 * the machine: {@code ./mvnw verify -pl tests/org.eastwest.ui.tests -am -Dtest=ResponsivenessBenchmark} prints the times
 * and what the UI thread did in each turn of more than 100 ms.
 */
class ResponsivenessBenchmark {

    private static final String LARGEST = "ethernet-100k";
    /** What the work of a turn is to stay below; what is told from; how many are told. */
    private static final Duration LIMIT = Duration.ofMillis(100);
    private static final Duration SHORT = Duration.ofMillis(20);
    private static final int TOLD = 4;
    private static final String LIVE = "Analyse While Editing";
    private static final List<String> VIEWS = List.of("org.eastwest.ui.tour", "org.eastwest.ui.compare",
            "org.eastwest.ui.timeline", "org.eastwest.ui.plans", "org.eastwest.ui.explain", "org.eastwest.ui.catalog",
            "org.eastwest.ui.claims", "org.eastwest.ui.glossary", "org.eclipse.ui.views.ProblemView",
            "org.eclipse.ui.views.PropertySheet", Window.RESULTS);

    private final Window window = new Window();
    private final TestProject project = new TestProject("Responsiveness");

    @AfterEach
    void close() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void theLargestTemplate() throws Exception {
        IFile small = Window.file(window.examples(), "ib-1k");
        measure("welcome page opened", () -> window.choose("Help", "Welcome"));
        measure("first design opened", () -> window.open(small).elements());
        window.closeEditors();
        measure("the same design opened again", () -> window.open(small).elements());
        window.closeEditors();
        IFile file = project.copy(LARGEST);
        DesignRobot[] editor = new DesignRobot[1];
        measure(LARGEST + " opened", () -> {
            editor[0] = window.open(file);
            editor[0].elements();
        });
        measure(LARGEST + " checked", () -> Screen.await("the check", () -> !session(editor[0]).lastSnapshots()
                .isEmpty()));
        measure(LARGEST + " analysed", this::analyse);
        measure(LARGEST + " analysed again", this::analyse);
        VIEWS.forEach(view -> measure(view + " shown", () -> window.view(view)));
        VIEWS.forEach(view -> measure(view + " shown again", () -> window.view(view)));
        window.page().activate(editor[0].part());
        measure("ten letters typed, analysed live", () -> type(editor[0]));
        measure("dark theme", () -> window.choose("Window", "Theme", "Dark"));
        measure("light theme", () -> window.choose("Window", "Theme", "Light"));
    }

    private void analyse() {
        window.press("Run Analysis");
        Composite results = window.area(Window.RESULTS);
        Screen.await("its step time", () -> Window.shows(results, "Step time") && !Window.shows(results, "Analysing"));
    }

    /** Each letter is shown before the next one; then the design is analysed by itself. */
    private void type(DesignRobot design) {
        window.view(Window.RESULTS);
        window.press(LIVE);
        try {
            Text name = design.field("name", Text.class);
            name.setFocus();
            for (char letter : "hyperscale".toCharArray()) {
                name.insert(String.valueOf(letter));
                Screen.settle();
            }
            name.notifyListeners(SWT.DefaultSelection, new Event());
            Composite results = window.area(Window.RESULTS);
            Screen.await("fresh results", () -> !Window.shows(results, "has changed")
                    && !Window.shows(results, "Analysing"));
        } finally {
            window.press(LIVE);
        }
    }

    private static DesignSession session(DesignRobot editor) {
        return ((DesignPart) editor.part()).session();
    }

    private static void measure(String what, Runnable work) {
        Screen.settle();
        long begin = System.nanoTime();
        try (FreezeMonitor monitor = new FreezeMonitor()) {
            FreezeMonitor.turn(() -> {
                work.run();
                return what;
            });
            Screen.settle();
            List<FreezeMonitor.Freeze> turns = monitor.turns(SHORT);
            System.out.printf("%s: %d ms; busy for %d ms, %d ms of them work; hardest turns %s ms%n%s%n", what,
                    (System.nanoTime() - begin) / 1_000_000, monitor.longest().whole().toMillis(),
                    monitor.hardest().processor().toMillis(),
                    turns.stream().map(turn -> turn.processor().toMillis()).limit(TOLD).toList(),
                    turns.stream().filter(turn -> turn.processor().compareTo(LIMIT) > 0).limit(TOLD)
                            .map(FreezeMonitor.Freeze::calls).collect(Collectors.joining("\n")));
        }
    }
}
