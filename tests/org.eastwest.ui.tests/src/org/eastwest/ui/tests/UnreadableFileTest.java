// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.eastwest.examples.Templates;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Menus;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UnreadableFileTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Unreadable");

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void aBrokenFileOpensOnAPageThatSaysWhatIsWrongAndWhere() throws IOException {
        String broken = sound().replace("count=\"128\"", "count=\"many\"");
        IFile file = project.write("broken", broken);
        DesignRobot design = window.open(file);
        List<String> row = problems(design).get(0);
        assertEquals(String.valueOf(line(broken, "count=\"many\"")), row.get(0));
        assertTrue(row.get(1).contains("many"), row.toString());
        assertFalse(row.get(2).isEmpty(), row.toString());
        assertFalse(design.dirty());
        assertFalse(design.part().isSaveAsAllowed());
        assertEquals(broken, Files.readString(file.getLocation().toPath()));
        Screen.await("a problem with its line", () -> Window.problems(file).stream()
                .anyMatch(marker -> marker.getAttribute(IMarker.LINE_NUMBER, 0) == line(broken, "count=\"many\"")));
    }

    @Test
    void truncatedHostileAndForeignFilesAreToldToo() throws IOException {
        for (String text : List.of(sound().substring(0, 700), "", "no XML at all",
                "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><d>&e;</d>",
                "<?xml version=\"1.0\"?><html/>")) {
            IFile file = project.write("file-" + text.length(), text);
            DesignRobot design = window.open(file);
            assertFalse(problems(design).isEmpty(), text);
            assertEquals(text, Files.readString(file.getLocation().toPath()));
        }
    }

    @Test
    void theMendedFileOpensByItself() throws IOException, CoreException {
        IFile file = project.write("mended", sound().replace("count=\"128\"", "count=\"many\""));
        DesignRobot design = window.open(file);
        assertFalse(problems(design).isEmpty());
        Files.writeString(file.getLocation().toPath(), sound());
        file.refreshLocal(IResource.DEPTH_ZERO, null);
        Screen.await("the elements", () -> Window.shows(design.area(), "DGX H100 (dgx-h100) x 128"));
        Screen.await("no problem", () -> Window.problems(file).stream()
                .noneMatch(marker -> marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_ERROR));
    }

    @Test
    void aFileOfANewerVersionOpensReadOnly() throws IOException {
        String newer = sound().replace("http://www.eastwest.org/design/1", "http://www.eastwest.org/design/2");
        IFile file = project.write("newer", newer);
        DesignRobot design = window.open(file);
        design.select("DGX H100");
        assertFalse(design.field("count", Text.class).getEditable());
        assertFalse(Menus.texts(design.tree().getMenu()).contains("Add"));
        assertFalse(Menus.item(design.tree().getMenu(), "Delete").isEnabled());
        assertTrue(Window.shows(design.area(), "newer version"), Texts.of(design.area()).toString());
        assertFalse(design.part().isSaveAsAllowed());
        assertEquals(newer, Files.readString(file.getLocation().toPath()));
    }

    private static String sound() throws IOException {
        return new String(Templates.open("superpod-h100-llama3-405b").readAllBytes(), StandardCharsets.UTF_8);
    }

    private static List<List<String>> problems(DesignRobot design) {
        return Texts.table(Screen.control("the problems", design.area(), Table.class, any -> true));
    }

    private static int line(String text, String part) {
        return (int) text.substring(0, text.indexOf(part)).chars().filter(c -> c == '\n').count() + 1;
    }
}
