// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.ui.internal.examples.ExamplesJob;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.Test;

class ExamplesTest {

    private final Window window = new Window();

    @Test
    void everyTemplateThatHoldsAMachineIsAnExampleAsShipped() throws IOException {
        IProject examples = window.examples();
        List<Template> machines = Templates.list().stream().filter(template -> template.gpus() > 0).toList();
        assertTrue(machines.size() > 10, "templates: " + machines.size());
        for (Template template : machines) {
            Screen.await("the example " + template.id(), () -> Window.file(examples, template.id()).exists());
            assertArrayEquals(Templates.open(template.id()).readAllBytes(),
                    Files.readAllBytes(Window.file(examples, template.id()).getLocation().toPath()), template.id());
        }
    }

    @Test
    void theExplorerShowsThemUnfolded() {
        window.examples();
        Tree tree = Screen.control("the files", window.area(Window.EXPLORER), Tree.class, any -> true);
        Screen.await("the examples unfolded", () -> Arrays.stream(tree.getItems())
                .anyMatch(item -> item.getText().equals("Examples") && item.getExpanded()));
        assertTrue(Texts.of(tree).contains("superpod-h100-llama3-405b.eastwest"), Texts.of(tree).toString());
    }

    @Test
    void anUpgradeAddsWhatIsMissingAndKeepsWhatTheUserChanged() throws CoreException {
        IFile changed = Window.file(window.examples(), "ib-10k");
        IFile deleted = Window.file(window.examples(), "ethernet-10k");
        byte[] own = "the user's own text".getBytes(StandardCharsets.UTF_8);
        byte[] shipped = changed.readAllBytes();
        changed.setContents(new ByteArrayInputStream(own), true, false, null);
        deleted.delete(true, null);

        prepareExamples();
        assertFalse(deleted.exists(), "what the user deleted stays away without an upgrade");

        InstanceScope.INSTANCE.getNode("org.eastwest.ui").put("examplesVersion", "0.9.0");
        prepareExamples();
        assertTrue(deleted.exists());
        assertArrayEquals(own, changed.readAllBytes());

        changed.setContents(new ByteArrayInputStream(shipped), true, false, null);
        assertEquals(0, Window.problems(deleted).size());
    }

    private static void prepareExamples() {
        ExamplesJob job = new ExamplesJob(ResourcesPlugin.getWorkspace());
        job.schedule();
        Screen.await("the examples are prepared", () -> job.getResult() != null);
    }
}
