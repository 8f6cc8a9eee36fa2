// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.model.design.Design;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

class CatalogViewTest {

    private static final String CATALOG = "org.eastwest.ui.catalog";

    private final Window window = new Window();
    private final TestProject project = new TestProject("Catalog");

    @AfterEach
    void closeAndDelete() {
        window.page().hideView(window.page().findView(CATALOG));
        window.closeEditors();
        project.project();
        project.delete();
    }

    @Test
    void everyTableOfTheCatalogIsShown() {
        Composite area = open("GPUs");
        assertEquals(CatalogLoader.shipped().gpus().all().size(), rows(area).getItemCount());
        Combo kinds = Screen.control("the tables", area, Combo.class, any -> true);
        for (String kind : kinds.getItems()) {
            choose(area, kind);
            assertTrue(rows(area).getItemCount() > 3, kind);
            assertEquals("Source", columns(rows(area)).get(rows(area).getColumnCount() - 1));
        }
    }

    @Test
    void rowsAreFilteredAndSorted() {
        Composite area = open("GPUs");
        Screen.control("the filter", area, Text.class, any -> true).setText("h100 nvlink4");
        assertTrue(rows(area).getItemCount() < CatalogLoader.shipped().gpus().all().size());
        Screen.control("the filter", area, Text.class, any -> true).setText("");
        int place = columns(rows(area)).indexOf("Memory");
        TableColumn memory = rows(area).getColumn(place);
        memory.notifyListeners(SWT.Selection, new Event());
        String smallest = rows(area).getItem(0).getText(place);
        memory.notifyListeners(SWT.Selection, new Event());
        assertFalse(rows(area).getItem(0).getText(place).equals(smallest));
    }

    @Test
    void selectedRowsStandSideBySideAndDifferencesStandOut() {
        Composite area = open("GPUs");
        select(area, "h100-sxm", "h200-sxm");
        Table comparison = comparison(area);
        assertEquals(3, comparison.getColumnCount());
        List<List<String>> lines = Texts.table(comparison);
        int vendor = IntStream.range(0, lines.size()).filter(i -> lines.get(i).get(0).equals("Vendor")).findFirst()
                .orElseThrow();
        int memory = IntStream.range(0, lines.size()).filter(i -> lines.get(i).get(0).equals("Memory")).findFirst()
                .orElseThrow();
        assertFalse(bold(comparison, vendor));
        assertTrue(bold(comparison, memory));
        assertTrue(lines.stream().anyMatch(line -> line.get(0).equals("Source") && line.get(1).contains("confidence")));
    }

    @Test
    void aRowIsUsedInTheSelectedElementAndTheUseIsUndone() throws IOException {
        DesignRobot editor = window.open(project.copy("ib-1k"));
        editor.select("Compute");
        Composite area = open("Transports");
        select(area, "uec");
        Button use = Screen.control("Use in Design", area, Button.class, b -> b.getText().contains("Use in Design"));
        Screen.await("the element that takes it", use::isEnabled);
        String before = transport(editor);
        use.notifyListeners(SWT.Selection, new Event());
        assertEquals("uec", transport(editor));
        assertTrue(editor.dirty());
        ((DesignPart) editor.part()).session().history().undo();
        assertEquals(before, transport(editor));
        choose(area, "Models");
        select(area, CatalogLoader.shipped().models().all().get(0).id());
        assertFalse(use.isEnabled(), "a fabric takes no model");
    }

    @Test
    void whatOnlyAVendorStatesIsMarked() {
        Composite area = open("Assumptions of operation");
        assertTrue(cell(area, "cpo-power", "Value").endsWith(", claim"), cell(area, "cpo-power", "Value"));
        assertFalse(cell(area, "pue", "Value").contains("claim"));
        choose(area, "Switches");
        assertEquals("51.2 Tb/s, claim", cell(area, "sn5600", "Vendor's figure"));
        assertFalse(cell(area, "sn5600", "Capacity").contains("claim"));
    }

    @Test
    void rowsNameThePluginThatBringsThem() {
        BundleContext context = FrameworkUtil.getBundle(CatalogViewTest.class).getBundleContext();
        ServiceRegistration<CatalogContribution> plugin = context.registerService(CatalogContribution.class,
                new OneNic(), null);
        try {
            Composite area = open("NICs");
            assertEquals("plugin com.example.nics", cell(area, "cx7", "Origin"));
            assertEquals("shipped", cell(area, "cx8", "Origin"));
        } finally {
            plugin.unregister();
        }
    }

    /** Changes the power of a NIC. */
    private static final class OneNic implements CatalogContribution {
        @Override
        public String name() {
            return "com.example.nics";
        }

        @Override
        public Collection<String> files() {
            return List.of("nics.csv");
        }

        @Override
        public InputStream open(String file) {
            return new ByteArrayInputStream("id,power_W,confidence,source\ncx7,31,low,a test\n"
                    .getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void rowsCanBeDraggedToTreesAndFields() throws IOException {
        DesignRobot editor = window.open(project.copy("ib-1k"));
        editor.select("Compute");
        Composite area = open("Transports");
        assertNotNull(rows(area).getData(DND.DRAG_SOURCE_KEY));
        assertNotNull(editor.tree().getData(DND.DROP_TARGET_KEY));
        assertNotNull(editor.field("transport", Combo.class).getData(DND.DROP_TARGET_KEY));
        assertNotNull(editor.field("switchType", Combo.class).getData(DND.DROP_TARGET_KEY));
        assertNull(editor.field("topology", Combo.class).getData(DND.DROP_TARGET_KEY), "the catalog has none");
    }

    private static int line(Composite area, String id) {
        Table rows = rows(area);
        int place = columns(rows).indexOf("Identifier");
        return IntStream.range(0, rows.getItemCount()).filter(i -> rows.getItem(i).getText(place).equals(id))
                .findFirst().orElseThrow();
    }

    private static String cell(Composite area, String id, String title) {
        return rows(area).getItem(line(area, id)).getText(columns(rows(area)).indexOf(title));
    }

    private static String transport(DesignRobot editor) {
        Design design = ((DesignPart) editor.part()).session().design().orElseThrow();
        return design.getFabrics().get(0).getTransport();
    }

    private Composite open(String kind) {
        Composite area = window.area(CATALOG);
        Screen.await("the catalog", () -> rows(area).getItemCount() > 0);
        choose(area, kind);
        return area;
    }

    private static void choose(Composite area, String kind) {
        Combo kinds = Screen.control("the tables", area, Combo.class, any -> true);
        kinds.select(kinds.indexOf(kind));
        kinds.notifyListeners(SWT.Selection, new Event());
    }

    private static Table rows(Composite area) {
        return Screen.controls(area, Table.class, any -> true).get(0);
    }

    private static Table comparison(Composite area) {
        return Screen.controls(area, Table.class, any -> true).get(1);
    }

    private static List<String> columns(Table table) {
        return Arrays.stream(table.getColumns()).map(TableColumn::getText).toList();
    }

    private static void select(Composite area, String... ids) {
        Table rows = rows(area);
        int place = columns(rows).indexOf("Identifier");
        int[] selected = IntStream.range(0, rows.getItemCount())
                .filter(i -> List.of(ids).contains(rows.getItem(i).getText(place))).toArray();
        assertEquals(ids.length, selected.length, "rows of " + List.of(ids));
        rows.setSelection(selected);
        Event event = new Event();
        event.item = rows.getItem(selected[0]);
        rows.notifyListeners(SWT.Selection, event);
    }

    private static boolean bold(Table table, int line) {
        return Arrays.stream(table.getItem(line).getFont(1).getFontData()).anyMatch(d -> (d.getStyle() & SWT.BOLD) != 0);
    }
}
