// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GlossaryTest {

    private static final String GLOSSARY = "org.eastwest.ui.glossary";

    private final Window window = new Window();

    @AfterEach
    void hide() {
        window.page().hideView(window.page().findView(GLOSSARY));
    }

    @Test
    void theMenuShowsAllWords() {
        window.choose("Help", "Glossary");
        Composite area = window.area(GLOSSARY);
        Screen.await("the words", () -> terms(area).getItemCount() > 100);
        assertTrue(explanation(area).contains("adaptive routing"), explanation(area));
    }

    @Test
    void aWordIsFoundByAnAbbreviation() {
        Composite area = search("busbw");
        assertTrue(explanation(area).startsWith("bus bandwidth (busbw)"), explanation(area));
        assertTrue(explanation(area).contains("Source: NVIDIA nccl-tests"), explanation(area));
    }

    @Test
    void wordsAreFoundByWhatTheyMean() {
        Composite area = search("pauses the sender");
        assertEquals(1, terms(area).getItemCount());
        assertTrue(explanation(area).startsWith("PFC"), explanation(area));
    }

    @Test
    void aWordThatIsNotThereSaysSo() {
        Composite area = search("flux capacitor");
        assertEquals(0, terms(area).getItemCount());
        assertTrue(explanation(area).contains("Clear the field"), explanation(area));
    }

    @Test
    void tooltipsExplainTheWordsOfALabelAndNothingElse() {
        Shell shell = new Shell(window.shell());
        Label label = new Label(shell, SWT.NONE);
        GlossaryTips.attach(label, "Exposed communication over step");
        assertTrue(label.getToolTipText().startsWith("exposed communication: Communication time that compute does not"),
                label.getToolTipText());
        assertTrue(label.getToolTipText().contains("\nstep: "), label.getToolTipText());
        TableColumn column = new TableColumn(new Table(shell, SWT.NONE), SWT.NONE);
        GlossaryTips.attach(column, "MFU");
        assertTrue(column.getToolTipText().startsWith("MFU: Model FLOPs utilisation"));
        assertTrue(GlossaryTips.explain("Hello").isEmpty());
        shell.dispose();
    }

    private Composite search(String text) {
        Composite area = window.area(GLOSSARY);
        Screen.await("the words", () -> terms(area).getItemCount() > 0);
        Screen.control("the search field", area, Text.class, any -> true).setText(text);
        return area;
    }

    private static Table terms(Composite area) {
        return Screen.control("the words", area, Table.class, any -> true);
    }

    private static String explanation(Composite area) {
        return Screen.control("the explanation", area, StyledText.class, any -> true).getText();
    }
}
