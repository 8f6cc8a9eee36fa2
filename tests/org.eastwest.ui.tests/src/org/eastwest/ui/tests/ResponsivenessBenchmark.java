// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import java.time.Duration;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.FreezeMonitor;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Composite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * How long the window does not react while the largest template is opened, changed and analysed. Not among the tests,
 * since it depends on the machine: {@code ./mvnw verify -pl tests/org.eastwest.ui.tests -am
 * -Dtest=ResponsivenessBenchmark} prints the times, and the stack of the UI thread at the longest one.
 */
class ResponsivenessBenchmark {

    private static final String LARGEST = "ethernet-100k";

    private final Window window = new Window();

    @AfterEach
    void closeEditors() {
        window.closeEditors();
    }

    @Test
    void theLargestTemplate() {
        IFile small = Window.file(window.examples(), "ib-1k");
        measure("first design opened", () -> window.open(small).elements());
        window.closeEditors();
        IFile file = Window.file(window.examples(), LARGEST);
        DesignRobot[] editor = new DesignRobot[1];
        measure(LARGEST + " opened", () -> {
            editor[0] = window.open(file);
            editor[0].elements();
        });
        measure(LARGEST + " checked", () -> Screen.await("the check", () -> !session(editor[0]).lastSnapshots()
                .isEmpty()));
        measure(LARGEST + " analysed", () -> {
            window.press("Run Analysis");
            Composite results = window.area(Window.RESULTS);
            Screen.await("its step time", () -> Window.shows(results, "Step time"));
        });
    }

    private static DesignSession session(DesignRobot editor) {
        return ((DesignPart) editor.part()).session();
    }

    private static void measure(String what, Runnable work) {
        Screen.settle();
        long begin = System.nanoTime();
        try (FreezeMonitor monitor = new FreezeMonitor()) {
            work.run();
            Screen.settle();
            Duration whole = Duration.ofNanos(System.nanoTime() - begin);
            System.out.println(what + ": " + whole.toMillis() + " ms, longest without a reaction "
                    + monitor.longest().toMillis() + " ms at\n" + monitor.stack());
        }
    }
}
