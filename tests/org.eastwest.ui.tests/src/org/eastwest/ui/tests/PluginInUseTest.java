// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginService;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Texts;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceRegistration;

/** Plugins that come, and plugins that do not behave, while a design is open. */
class PluginInUseTest {
    private static final String HOME = "eastwest.home";
    private static final String NEW = "quick-test";
    private static final String BAD = IncompleteBundle.NAME;

    private final Window window = new Window();
    private final TestProject project = new TestProject("Plugged");
    private final BundleContext context = FrameworkUtil.getBundle(PluginInUseTest.class).getBundleContext();

    @TempDir
    private Path folder;
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        System.setProperty(HOME, folder.toString());
        design = window.open(project.copy("ib-1k"));
    }

    @AfterEach
    void closeAndDelete() {
        window.closeEditors();
        project.delete();
        System.clearProperty(HOME);
    }

    /** One of the product under a name of its own. */
    private record Renamed(TransportModel model) implements TransportModel {
        @Override
        public TransportInfo info() {
            TransportInfo info = model.info();
            return new TransportInfo(NEW, "Quick", info.description(), info.vendors(), info.lockIn(),
                    info.managementPlanes(), TransportInfo.INSTALLED, true, info.source());
        }

        @Override
        public List<TransportParameter> parameters() {
            return model.parameters();
        }

        @Override
        public Transport compose(ParameterValues values) {
            return model.compose(values);
        }

        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            return model.compatibility(nic, leaf, linkBytesPerSecond, element);
        }
    }

    private ServiceRegistration<TransportModel> plugIn() {
        TransportModel some = service(AnalysisService.class).transports().all().get(0);
        return context.registerService(TransportModel.class, new Renamed(some), new Hashtable<>(Map.of("id", NEW)));
    }

    @Test
    void aTransportThatComesStandsInTheFieldThatIsOpen() {
        design.select("Compute");
        Combo field = design.field("transport", Combo.class);
        String before = field.getText();
        ServiceRegistration<TransportModel> plugin = plugIn();
        try {
            Screen.await("the new transport", () -> Arrays.asList(field.getItems()).contains("Quick"));
            assertEquals(before, field.getText(), "what is chosen stays");
        } finally {
            plugin.unregister();
        }
        Screen.await("it has gone", () -> !Arrays.asList(field.getItems()).contains("Quick"));
    }

    @Test
    void aTransportThatComesStandsInTheCatalogThatIsOpen() {
        Table rows = Screen.controls(window.area("org.eastwest.ui.catalog"), Table.class, any -> true).get(0);
        Combo kinds = Screen.control("the tables", window.area("org.eastwest.ui.catalog"), Combo.class, any -> true);
        Screen.await("the catalog", () -> rows.getItemCount() > 0);
        kinds.select(kinds.indexOf("Transports"));
        kinds.notifyListeners(SWT.Selection, new Event());
        ServiceRegistration<TransportModel> plugin = plugIn();
        try {
            Screen.await("the new transport", () -> Arrays.stream(rows.getItems())
                    .anyMatch(row -> row.getText(0).equals("Quick") && row.getImage(0) != null));
        } finally {
            plugin.unregister();
            window.closeView("org.eastwest.ui.catalog");
        }
    }

    @Test
    void aFindingThatNamesAPluginOffersToDisableIt() throws IOException, BundleException {
        Bundle bad = IncompleteBundle.install();
        try {
            window.press("Run Analysis");
            Screen.await("results", () -> !Screen.controls(window.area(Window.RESULTS), CTabFolder.class, any -> true)
                    .isEmpty() && Texts.of(window.area(Window.RESULTS)).stream().noneMatch(t -> t.contains("Cancel")));
            CTabFolder tabs = Screen.control("the tabs", window.area(Window.RESULTS), CTabFolder.class, any -> true);
            CTabItem tab = Arrays.stream(tabs.getItems()).filter(item -> item.getText().startsWith("Findings"))
                    .findFirst().orElseThrow();
            tabs.setSelection(tab);
            Table table = Screen.control("the findings", tab.getControl(), Table.class, any -> true);
            TableItem finding = Screen.await("the finding", () -> Arrays.stream(table.getItems())
                    .filter(row -> row.getText(0).contains(BAD)).findFirst());
            table.setSelection(finding);
            Event event = new Event();
            event.item = finding;
            table.notifyListeners(SWT.Selection, event);
            Link fix = Screen.control("the fix", tab.getControl(), Link.class,
                    link -> link.getText().startsWith("<a>Disable the plugin " + BAD));
            Screen.picture("finding of a plugin");
            fix.notifyListeners(SWT.Selection, new Event());
            Screen.await("what came of it", () -> Window.shows(tab.getControl(), "is disabled"));
            assertEquals(Plugin.State.DISABLED, state());
            service(PluginService.class).enable(BAD);
            assertEquals(Plugin.State.BROKEN, state());
        } finally {
            bad.uninstall();
        }
    }

    @Test
    void aFindingOfTheDesignOffersNoSuchThing() {
        window.press("Run Analysis");
        Screen.await("results", () -> !Screen.controls(window.area(Window.RESULTS), CTabFolder.class, any -> true)
                .isEmpty());
        assertFalse(Texts.of(window.area(Window.RESULTS)).stream().anyMatch(t -> t.contains("Disable the plugin")));
        assertTrue(service(PluginService.class).plugins().stream().noneMatch(plugin -> plugin.bundle().equals(BAD)));
    }

    private Plugin.State state() {
        return service(PluginService.class).plugins().stream().filter(plugin -> plugin.bundle().equals(BAD)).findFirst()
                .orElseThrow().state();
    }

    private <S> S service(Class<S> type) {
        return context.getService(context.getServiceReference(type));
    }
}
