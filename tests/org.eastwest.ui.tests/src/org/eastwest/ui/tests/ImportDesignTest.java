// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportDesignTest {
    private static final String ARGUMENTS = """
            --num-layers 80 --hidden-size 8192 --num-attention-heads 64 --group-query-attention --num-query-groups 8
            --ffn-hidden-size 28672 --swiglu --seq-length 8192 --micro-batch-size 1 --global-batch-size 512 --bf16
            --tensor-model-parallel-size 4 --pipeline-model-parallel-size 2 --nnodes 8 --nproc-per-node 8 --lr 1e-4
            """;

    private final Window window = new Window();
    private final TestProject project = new TestProject("Imported designs");
    @TempDir
    private Path folder;

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.project();
        project.delete();
    }

    private void during(java.util.function.Consumer<Shell> work) {
        Dialogs.during("Import Design", work, () -> window.choose("File", "Import Design..."));
    }

    private static void chooseFile(Shell wizard, Path file) {
        Screen.controls(wizard, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0).get(0)
                .setText(file.toString());
    }

    private static Table preview(Shell wizard) {
        return Screen.control("the preview", wizard, Table.class, any -> true);
    }

    private static Button button(Shell wizard, String text) {
        return Screen.control(text, wizard, Button.class, b -> b.getText().replace("&", "").equals(text));
    }

    @Test
    void aFileIsPreviewedThenWrittenAndOpened() throws IOException {
        Path file = Files.writeString(folder.resolve("llama.args"), ARGUMENTS);
        during(wizard -> {
            assertFalse(button(wizard, "Finish").isEnabled());
            chooseFile(wizard, file);
            Screen.await("the preview", () -> button(wizard, "Next >").isEnabled());
            Screen.picture("import design");
            List<String> rows = Arrays.stream(preview(wizard).getItems()).map(ImportDesignTest::row).toList();
            assertTrue(rows.contains("Understood|3|--tensor-model-parallel-size 4|TP of the plan"), rows.toString());
            assertTrue(rows.contains("Ignored|3|--lr 1e-4|it has no place in a design"), rows.toString());
            assertTrue(Window.shows(wizard, "Megatron-LM arguments: "));
            Dialogs.distinctMnemonics(wizard);
            Dialogs.press(wizard, "Next >");
            List<Text> texts = Screen.controls(wizard, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0
                    && text.isVisible());
            assertEquals("llama", texts.get(1).getText());
            texts.get(0).setText("Imported plan");
            Screen.control("the project", wizard, Combo.class, Combo::isVisible).setText("Imported designs");
            Dialogs.press(wizard, "Finish");
        });
        IFile written = Window.file(project.project(), "llama");
        Screen.await("the file", written::exists);
        Screen.await("its editor", () -> window.page().getActiveEditor() != null
                && window.page().getActiveEditor().getTitle().equals("llama"));
        Design design = DesignFiles.load(written.getLocation().toPath()).design();
        assertEquals("Imported plan", design.getName());
        assertEquals(4, design.getJobs().get(0).getPlan().getTp());
        assertEquals(8, design.getJobs().get(0).getPlan().getDp());
    }

    private static String row(TableItem item) {
        return String.join("|", item.getText(0), item.getText(1), item.getText(2), item.getText(3));
    }

    @Test
    void whatIsWrongWithAFileIsToldAndNothingIsOffered() throws IOException {
        Path file = Files.writeString(folder.resolve("llama.args"), ARGUMENTS.replace("size 4", "size four"));
        during(wizard -> {
            chooseFile(wizard, file);
            Screen.await("the refusal", () -> Window.shows(wizard, "Write a whole number from 1."));
            Screen.picture("import refused");
            assertTrue(Window.shows(wizard, "llama.args, line 3: --tensor-model-parallel-size is 'four'"));
            assertFalse(button(wizard, "Next >").isEnabled());
            assertFalse(button(wizard, "Finish").isEnabled());
            Dialogs.press(wizard, "Cancel");
        });
    }

    @Test
    void withATemplateTheServersAreThoseOfTheTemplate() throws IOException {
        Path file = Files.writeString(folder.resolve("llama.args"), ARGUMENTS);
        during(wizard -> {
            chooseFile(wizard, file);
            Screen.await("the preview", () -> button(wizard, "Next >").isEnabled());
            assertTrue(Arrays.stream(preview(wizard).getItems()).anyMatch(i -> i.getText(2).equals("servers")));
            Combo template = Screen.controls(wizard, Combo.class, any -> true).get(1);
            template.select(1);
            template.notifyListeners(SWT.Selection, new Event());
            Screen.await("another preview", () -> button(wizard, "Next >").isEnabled()
                    && Arrays.stream(preview(wizard).getItems()).noneMatch(i -> i.getText(2).equals("servers")));
            Dialogs.press(wizard, "Cancel");
        });
    }
}
