// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.ui.internal.session.DesignSaveable;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Menus;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IEditorMatchingStrategy;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ISaveablesSource;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DesignEditorTest {

    private static final String DESIGN = "superpod-h100-llama3-405b";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Edited");
    private IFile file;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        file = project.copy(DESIGN);
        design = window.open(file);
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
    }

    @Test
    void theTreeShowsTheElementsAndTheFormTheSelectedOne() {
        assertTrue(design.elements().containsAll(List.of("DGX SuperPOD H100: Llama 3 405B",
                "DGX H100 (dgx-h100) x 128", "Plan (TP8 PP16 DP8)")), design.elements().toString());
        design.select("DGX H100");
        assertEquals("128", design.text("count"));
        assertEquals("DGX H100, 8 GPUs, 8 x 400\u2009Gb/s", design.field("serverType", Combo.class).getText());
    }

    /** What F12 runs, from another part and from the editor itself. */
    @Test
    void activatingTheEditorLeadsToTheTree() throws CommandException {
        design.elements();
        window.view(Window.RESULTS);
        activateEditor();
        assertEquals(design.tree(), Screen.display().getFocusControl(), "from a view");
        design.field("name", Text.class).setFocus();
        activateEditor();
        assertEquals(design.tree(), Screen.display().getFocusControl(), "from a field of the editor");
    }

    private static void activateEditor() throws CommandException {
        PlatformUI.getWorkbench().getService(IHandlerService.class)
                .executeCommand(IWorkbenchCommandConstants.WINDOW_ACTIVATE_EDITOR, null);
        Screen.settle();
    }

    /** As the restoring of unsaved changes does: the tree comes a moment after the title. */
    @Test
    void whatChangesWhileTheEditorOpensStandsInItsTitle() {
        DesignSession session = design.part().getAdapter(DesignSession.class);
        session.set(session.design().orElseThrow(), DesignPackage.Literals.NAMED_ELEMENT__NAME, "Changed at once");
        design.elements();
        assertEquals("Changed at once", Screen.control("the title", design.area(), Form.class, any -> true).getText());
    }

    @Test
    void aQuantityIsTypedWithItsUnitAndSavedWhereItBelongs() throws IOException {
        List<String> before = lines();
        design.select("Compute");
        design.enter("hostCableLength", "1200 mm");
        assertTrue(design.dirty());
        assertEquals("1.2 m", design.text("hostCableLength"));
        design.save();
        assertEquals(List.of("      hostCableLength=\"30 m\" -> hostCableLength=\"1.2 m\""), changes(before, lines()));
    }

    @Test
    void theSaveKeepsTheFileBeforeItAsABackup() throws IOException {
        byte[] before = bytes();
        design.select("DGX H100").enter("count", "64").save();
        assertArrayEquals(before, Files.readAllBytes(path().resolveSibling(file.getName() + ".bak")));
        Tree tree = Screen.control("the files", window.area(Window.EXPLORER), Tree.class, any -> true);
        assertFalse(Texts.of(tree).stream().anyMatch(text -> text.endsWith(".bak")), "backups are not shown");
    }

    /** A tab of the last session is no editor yet: the platform compares its title with the name of the file. */
    @Test
    void aTabOfTheLastSessionIsFoundByItsFileNotByItsTitle() throws IOException {
        IEditorReference tab = (IEditorReference) window.page().getReference(design.part());
        IEditorMatchingStrategy strategy = PlatformUI.getWorkbench().getEditorRegistry().findEditor(tab.getId())
                .getEditorMatchingStrategy();
        assertTrue(strategy.matches(tab, new FileEditorInput(file)));
        assertFalse(strategy.matches(tab, new FileEditorInput(project.copy("ib-1k"))));
    }

    @Test
    void aSaveThatFailsSaysWhatToDoAndLosesNothing() throws IOException {
        byte[] before = bytes();
        Files.createDirectories(path().resolveSibling(file.getName() + ".bak").resolve("in the way of the backup"));
        design.select("DGX H100").enter("count", "64");
        String told = failureOfSaving();
        assertTrue(told.startsWith(file.getName() + " was not saved: ") && told.endsWith(DesignSaveable.REMEDY), told);
        assertTrue(design.dirty());
        assertEquals("64", design.text("count"));
        assertArrayEquals(before, bytes());
        Dialogs.during("Save Design", dialog -> {
            assertTrue(Window.shows(dialog, DesignSaveable.REMEDY));
            assertTrue((dialog.getStyle() & SWT.APPLICATION_MODAL) != 0, "it has the keyboard");
            Dialogs.press(dialog, "OK");
        }, () -> window.page().saveEditor(design.part(), false));
        assertTrue(design.dirty());
    }

    private String failureOfSaving() {
        try {
            ((ISaveablesSource) design.part()).getSaveables()[0].doSave(new NullProgressMonitor());
            return "";
        } catch (CoreException e) {
            return e.getStatus().getMessage();
        }
    }

    @Test
    void undoGivesTheSameBytesAgain() throws IOException {
        byte[] before = bytes();
        design.select("DGX H100").enter("count", "64").save();
        design.pick("serverType", "DGX B200");
        design.enter("scaleUpDomainSize", "4");
        for (int changes = 0; changes < 3; changes++) {
            window.choose("Edit", "Undo");
        }
        assertEquals("128", design.text("count"));
        assertTrue(design.dirty());
        design.save();
        assertArrayEquals(before, bytes());
        window.choose("Edit", "Redo");
        assertEquals("64", design.text("count"));
    }

    @Test
    void undoWhileTypingForgetsWhatWasTypedOnly() {
        design.select("DGX H100").enter("count", "64");
        design.type("name", "Somebody");
        assertTrue(design.dirty());
        window.choose("Edit", "Undo");
        assertEquals("DGX H100", design.text("name"));
        assertEquals("64", design.text("count"));
    }

    @Test
    void savingTakesWhatIsBeingTyped() throws IOException {
        design.select("DGX H100").type("count", "96");
        design.save();
        assertTrue(lines().contains("        count=\"96\""), lines().toString());
    }

    @Test
    void anUnsetValueShowsAsAHintWhatIsComputedWith() {
        design.select("DGX H100");
        Text size = design.field("scaleUpDomainSize", Text.class);
        assertEquals("", size.getText());
        Screen.await("the hint", () -> size.getMessage().equals("8"));
        design.select("Compute");
        Text rate = design.field("linkRate", Text.class);
        Screen.await("the hint", () -> rate.getMessage().equals("400\u2009Gb/s"));
    }

    /** The description has several lines, in which the Tab key would write. */
    @Test
    void theTabKeyLeadsThroughAllFields() {
        design.select("DGX H100");
        Text description = design.field("description", Text.class);
        for (int way : List.of(SWT.TRAVERSE_TAB_NEXT, SWT.TRAVERSE_TAB_PREVIOUS)) {
            Event key = new Event();
            key.detail = way;
            description.notifyListeners(SWT.Traverse, key);
            assertTrue(key.doit, "out of the description");
        }
    }

    @Test
    void renameLeadsToTheName() {
        design.select("DGX H100");
        window.choose("File", "Rename...");
        Text name = design.field("name", Text.class);
        Screen.await("the cursor in the name", name::isFocusControl);
        assertEquals("DGX H100", name.getSelectionText());
    }

    /** As after letters typed in the tree that begin no element. */
    @Test
    void theFormStaysWhenNothingIsSelected() {
        design.select("DGX H100");
        design.tree().deselectAll();
        design.tree().notifyListeners(SWT.Selection, new Event());
        Screen.settle();
        assertEquals("servers", design.text("id"));
    }

    @Test
    void choicesShowNameAndFigures() {
        design.select("Compute");
        List<String> switches = List.of(design.field("switchType", Combo.class).getItems());
        assertTrue(switches.contains("Quantum-2 QM9700, 64 x 400\u2009Gb/s InfiniBand"), switches.toString());
        List<String> transports = List.of(design.field("transport", Combo.class).getItems());
        assertTrue(transports.containsAll(List.of("InfiniBand NDR", "Spectrum-X")), transports.toString());
    }

    @Test
    void fieldsExplainThemselvesWithTheModelsDocumentation() {
        design.select("Plan");
        assertTrue(design.field("tp", Text.class).getToolTipText().startsWith("Tensor parallelism (TP)"));
    }

    @Test
    void elementsAreAddedDuplicatedMovedAndDeleted() {
        design.select("DGX SuperPOD H100").choose("Add", "Fabric");
        Screen.await("the new fabric is shown", () -> design.selected().startsWith("fabric"));
        assertEquals("fabric", design.text("id"));
        design.choose("Duplicate");
        Screen.await("its copy is shown", () -> design.text("id").equals("fabric-2"));
        int place = design.elements().indexOf(design.selected());
        design.choose("Move Up");
        assertEquals(place - 1, design.elements().indexOf(design.selected()));
        int count = design.elements().size();
        design.choose("Delete");
        assertEquals(count - 1, design.elements().size());
    }

    @Test
    void elementsArePastedWithIdsOfTheirOwn() throws IOException {
        design.select("Storage").choose("Copy");
        design.select("DGX SuperPOD H100").choose("Paste");
        Screen.await("the copy is shown", () -> design.text("id").equals("storage-2"));
        design.save();
        assertEquals(3, lines().stream().filter(line -> line.strip().equals("<tiers")).count(), "its tier came along");
    }

    @Test
    void whatFitsNowhereIsNotOffered() {
        design.select("Pre-training");
        assertFalse(Menus.texts(Menus.item(design.tree().getMenu(), "Add").getMenu()).contains("Plan"),
                "a job has one plan");
    }

    @Test
    void referencesAreTickedInAList() throws IOException {
        design.select("Baseline");
        Table fabrics = design.field("fabrics", Table.class);
        fabrics.getItem(1).setChecked(false);
        Event event = new Event();
        event.item = fabrics.getItem(1);
        event.detail = SWT.CHECK;
        fabrics.notifyListeners(SWT.Selection, event);
        design.save();
        assertTrue(lines().contains("      fabrics=\"compute in-band\""), lines().toString());
    }

    @Test
    void outlineAndPropertiesFollowTheSelection() {
        Composite outline = window.area(IPageLayout.ID_OUTLINE);
        Composite properties = window.area(IPageLayout.ID_PROP_SHEET);
        window.page().activate(design.part());
        design.select("Plan");
        Screen.await("the properties of the plan", () -> Window.shows(properties, "Sequence parallelism"));
        window.page().activate(window.view(IPageLayout.ID_OUTLINE));
        Tree elements = Screen.control("the outline", outline, Tree.class, any -> true);
        Screen.await("the plan in the outline", () -> elements.getSelectionCount() == 1
                && elements.getSelection()[0].getText().startsWith("Plan"));
    }

    @Test
    void revertGoesBackToTheFile() throws IOException {
        byte[] before = bytes();
        design.select("DGX H100").enter("count", "64");
        Dialogs.during("Revert", dialog -> Dialogs.press(dialog, "OK"), () -> window.choose("File", "Revert"));
        assertFalse(design.dirty());
        assertEquals("128", design.select("DGX H100").text("count"));
        assertArrayEquals(before, bytes());
    }

    @Test
    void saveAsMovesOnToAnotherFile() throws IOException {
        byte[] before = bytes();
        design.select("DGX H100").enter("count", "64");
        Dialogs.during("Save As", dialog -> {
            Text name = Screen.controls(dialog, Text.class, text -> text.getText().equals(file.getName())).get(0);
            name.setText("variant");
            Dialogs.press(dialog, "OK");
        }, () -> window.choose("File", "Save As..."));
        IFile variant = Window.file(project.project(), "variant");
        Screen.await("the new file", variant::exists);
        assertFalse(design.dirty());
        assertEquals("variant", design.part().getTitle());
        assertArrayEquals(before, bytes());
        assertTrue(Files.readString(variant.getLocation().toPath()).contains("count=\"64\""));
    }

    @Test
    void anUnchangedDesignFollowsItsFile() throws IOException, CoreException {
        design.select("DGX H100");
        Files.writeString(path(), Files.readString(path()).replace("count=\"128\"", "count=\"256\""));
        file.refreshLocal(IResource.DEPTH_ZERO, null);
        Screen.await("the new count", () -> design.text("count").equals("256"));
        assertEquals("DGX H100 (dgx-h100) x 256", design.selected());
        assertFalse(design.dirty());
    }

    @Test
    void aChangedDesignAsksBeforeItFollowsItsFile() throws IOException {
        design.select("DGX H100").enter("count", "64");
        Files.writeString(path(), Files.readString(path()).replace("count=\"128\"", "count=\"256\""));
        Dialogs.during("File Changed", dialog -> Dialogs.press(dialog, "Keep My Changes"), this::refresh);
        assertEquals("64", design.text("count"));
        design.save();
        assertTrue(lines().contains("        count=\"64\""));
    }

    @Test
    void aRenamedFileKeepsItsEditor() throws CoreException {
        design.select("DGX H100").enter("count", "64");
        file.move(file.getFullPath().removeLastSegments(1).append("renamed.eastwest"), true, null);
        Screen.await("the new name", () -> design.part().getTitle().equals("renamed"));
        design.save();
        assertTrue(design.text("count").equals("64"));
    }

    @Test
    void anElementsValuesCanBeClearedAgain() throws IOException {
        byte[] before = bytes();
        design.select("DGX H100").enter("scaleUpDomainSize", "4").save();
        design.enter("scaleUpDomainSize", "").save();
        assertArrayEquals(before, bytes());
    }

    @Test
    void elementsCanBeCopiedIntoAnotherDesign() throws IOException {
        design.select("Pre-training").choose("Copy");
        IFile other = project.copy("ib-1k");
        DesignRobot target = window.open(other);
        target.select(target.elements().get(0));
        target.choose("Paste");
        Screen.await("the copy is shown", () -> target.selected().startsWith("Pre-training"));
        target.save();
        assertFalse(Files.readString(other.getLocation().toPath()).contains("superpod"),
                "nothing leads into the other file");
    }

    @Test
    void aDesignOutsideAnyProjectIsEditedInItsPlace(@TempDir Path folder) throws IOException {
        Path outside = Files.copy(path(), folder.resolve("outside.eastwest"));
        DesignRobot elsewhere = window.open(outside);
        elsewhere.select("DGX H100").enter("count", "64").save();
        assertTrue(Files.readString(outside).contains("count=\"64\""));
        assertTrue(elsewhere.part().getTitle().equals("outside"));
    }

    private void refresh() {
        try {
            file.refreshLocal(IResource.DEPTH_ZERO, null);
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }

    private Path path() {
        return file.getLocation().toPath();
    }

    private byte[] bytes() throws IOException {
        return Files.readAllBytes(path());
    }

    private List<String> lines() throws IOException {
        return Files.readAllLines(path(), StandardCharsets.UTF_8);
    }

    /** What differs line by line, without indentation of the new text. */
    private static List<String> changes(List<String> before, List<String> after) {
        assertEquals(before.size(), after.size());
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            if (!before.get(i).equals(after.get(i))) {
                changes.add(before.get(i) + " -> " + after.get(i).strip());
            }
        }
        return changes;
    }
}
