// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.ui.tests.robot.Legibility;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;

class ClaimsViewTest {

    private static final String CLAIMS = "org.eastwest.ui.claims";
    private static final String ENGINE = "org.eastwest.engine.claims";
    private static final String CLIFF = "cliff-h100";
    private static final String CLAIMED = "Claimed ratio";

    private final Window window = new Window();

    @AfterEach
    void close() {
        window.closeView(CLAIMS);
    }

    @Test
    void anotherAssumptionTurnsTheVerdictAndTheShippedOneComesBack() {
        Composite area = open();
        select(area, CLIFF);
        assertEquals("contradicts physics", cell(claims(area), CLIFF, "Verdict"));
        assertEquals("9.00", plain(cell(claims(area), CLIFF, "Computed")));
        assertEquals("18", value(area));
        assertFalse(shippedValues(area).isEnabled());
        type(area, "9");
        String turned = "holds (as shipped: contradicts physics)";
        Screen.await("the new verdict", () -> cell(claims(area), CLIFF, "Verdict").equals(turned));
        assertEquals("9", value(area));
        assertEquals("changed here, shipped: 18", cell(assumptions(area), CLAIMED, "Source"));
        assertEquals(CLIFF, claims(area).getSelection()[0].getText(place(claims(area), "Identifier")));
        assertEquals("holds", cell(claims(area), "cliff-b200", "Verdict"), "another claim");
        assertTrue(shippedValues(area).isEnabled());
        shippedValues(area).notifyListeners(SWT.Selection, new Event());
        assertEquals("contradicts physics", cell(claims(area), CLIFF, "Verdict"));
        assertEquals("18", value(area));
        assertFalse(shippedValues(area).isEnabled());
    }

    @Test
    void aWrongValueKeepsTheOldOneAndSaysWhy() {
        Composite area = open();
        select(area, CLIFF);
        type(area, "9");
        Screen.await("the new verdict", () -> cell(claims(area), CLIFF, "Verdict").startsWith("holds"));
        type(area, "nine");
        Screen.await("the reason", () -> message(area).endsWith("The value stays 9."));
        assertTrue(message(area).contains("'claimed' (Claimed ratio) cannot be read"), message(area));
        assertEquals("9", value(area));
        assertTrue(cell(claims(area), CLIFF, "Verdict").startsWith("holds"));
        type(area, "");
        Screen.await("the shipped value", () -> cell(claims(area), CLIFF, "Verdict").equals("contradicts physics"));
        assertEquals("18", value(area));
    }

    @Test
    void claimsAreLegibleInBothThemes() {
        Legibility legibility = new Legibility();
        for (String theme : List.of("Dark", "Light")) {
            Legibility.switchTo(theme);
            Composite area = open();
            select(area, CLIFF);
            Screen.settle();
            Screen.picture("claims " + theme);
            legibility.check(theme + " claims", area);
        }
        assertEquals(List.of(), legibility.faults());
    }

    @Test
    void withoutAnEngineTheViewSaysWhatToDo() throws BundleException {
        Bundle engine = Arrays.stream(FrameworkUtil.getBundle(ClaimsViewTest.class).getBundleContext().getBundles())
                .filter(bundle -> bundle.getSymbolicName().equals(ENGINE)).findFirst().orElseThrow();
        engine.stop(Bundle.STOP_TRANSIENT);
        try {
            Composite area = window.area(CLAIMS);
            Screen.await("what to do", () -> Screen.controls(area, Link.class, any -> true).stream()
                    .anyMatch(link -> link.getText().contains(ENGINE) && link.getText().contains("install")));
            assertEquals(List.of(), Screen.controls(area, Table.class, any -> true));
        } finally {
            engine.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
        }
        window.closeView(CLAIMS);
        assertTrue(claims(open()).getItemCount() > 10);
    }

    private Composite open() {
        Composite area = window.area(CLAIMS);
        Screen.await("the claims", () -> Screen.controls(area, Table.class, any -> true).size() == 2
                && claims(area).getItemCount() > 0 && assumptions(area).getItemCount() > 0);
        return area;
    }

    private static Table claims(Composite area) {
        return Screen.controls(area, Table.class, any -> true).get(0);
    }

    private static Table assumptions(Composite area) {
        return Screen.controls(area, Table.class, any -> true).get(1);
    }

    private static void select(Composite area, String id) {
        Table table = claims(area);
        table.setSelection(line(table, id));
        Event event = new Event();
        event.item = table.getSelection()[0];
        table.notifyListeners(SWT.Selection, event);
        Screen.await("the reason of " + id, () -> Screen.controls(area, StyledText.class, any -> true).stream()
                .anyMatch(text -> plain(text.getText()).contains("9.00")));
    }

    /** Types a value where it stands: Enter on the line, the text, Enter. */
    private static void type(Composite area, String value) {
        Table table = assumptions(area);
        table.setSelection(line(table, CLAIMED));
        Event event = new Event();
        event.item = table.getSelection()[0];
        table.notifyListeners(SWT.Selection, event);
        table.notifyListeners(SWT.DefaultSelection, event);
        Text editor = Screen.control("the cell's editor", table, Text.class, any -> true);
        editor.setText(value);
        editor.notifyListeners(SWT.DefaultSelection, new Event());
    }

    private static String value(Composite area) {
        return cell(assumptions(area), CLAIMED, "Value");
    }

    private static String message(Composite area) {
        return String.join(" ", Screen.controls(area, Label.class, any -> true).stream().map(Label::getText).toList());
    }

    private static Button shippedValues(Composite area) {
        return Screen.control("the way back", area, Button.class, b -> b.getText().contains("Shipped Values"));
    }

    /** The line in which a cell has this text. */
    private static int line(Table table, String text) {
        return IntStream.range(0, table.getItemCount()).filter(i -> IntStream.range(0, table.getColumnCount())
                .anyMatch(column -> table.getItem(i).getText(column).equals(text))).findFirst().orElseThrow();
    }

    private static String cell(Table table, String line, String title) {
        return table.getItem(line(table, line)).getText(place(table, title));
    }

    private static int place(Table table, String title) {
        return Arrays.stream(table.getColumns()).map(TableColumn::getText).toList().indexOf(title);
    }

    private static String plain(String text) {
        return text.replace('\u2009', ' ');
    }
}
