// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.ui.tests.robot.Dialogs;
import org.eastwest.ui.tests.robot.Screen;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;

/** Plugins are installed by a wizard that asks for trust and says why it refuses something. */
class PluginInstallTest {

    private static final String HOME = "eastwest.home";
    private static final String WIZARD = "Install New Software";
    private static final String FEATURE = "com.example.window.feature";

    private final Window window = new Window();
    private final BundleContext context = FrameworkUtil.getBundle(PluginInstallTest.class).getBundleContext();
    private final UserPlugins plugins = context.getService(context.getServiceReference(UserPlugins.class));

    @TempDir
    private Path folder;

    @BeforeEach
    void anAreaOfItsOwn() {
        System.setProperty(HOME, folder.resolve("home").toString());
    }

    @AfterEach
    void leaveNothing() throws InstallException {
        List<String> ids = plugins.installed().stream().map(InstalledFeature::id).toList();
        if (!ids.isEmpty()) {
            plugins.uninstall(ids, Progress.NONE);
        }
        System.clearProperty(HOME);
    }

    @Test
    void aFeatureOfAFolderIsInstalledAfterLicenceAndTrust() throws IOException {
        Path site = site();
        Dialogs.during(WIZARD, wizard -> {
            look(wizard, site);
            Table list = list(wizard);
            assertEquals("A plugin for the window", list.getItem(0).getText(0));
            assertTrue(list.getItem(0).getChecked());
            assertTrue(Window.shows(wizard, "Be kind."));
            assertFalse(button(wizard, "Finish").isEnabled(), "the licence is not accepted yet");
            tick(wizard, "I accept the licences of what is ticked");
            Screen.picture("install wizard");
            Dialogs.distinctMnemonics(wizard);
            Dialogs.during("Trust", trust -> {
                assertTrue(Window.shows(trust, "com.example.window_1.0.0.jar (unsigned, SHA-256 "));
                Screen.picture("install trust");
                Dialogs.press(trust, "Install Anyway");
            }, () -> Dialogs.during("Plugins", told -> {
                assertTrue(Window.shows(told, "A plugin for the window 1.0.0 is installed."));
                Dialogs.press(told, "OK");
            }, () -> Dialogs.press(wizard, "Finish")));
        }, () -> window.choose("Help", "Install New Software..."));
        assertEquals(List.of(FEATURE), plugins.installed().stream().map(InstalledFeature::id).toList());
        assertEquals(InstalledFeature.State.ACTIVE, plugins.installed().get(0).state());
    }

    @Test
    void enterBehindAnAddressShowsWhatIsThere() throws IOException {
        Path site = site();
        Dialogs.during(WIZARD, wizard -> {
            Text address = Screen.control("the address", wizard, Text.class,
                    text -> "https://example.com/updates".equals(text.getMessage()));
            address.setText(site.toString());
            Dialogs.enter(address);
            Screen.await("the features", () -> list(wizard).getItemCount() > 0);
            Dialogs.press(wizard, "Cancel");
        }, () -> window.choose("Help", "Install New Software..."));
    }

    @Test
    void whatIsNotTrustedIsNotInstalledAndTheWizardStays() throws IOException {
        Path site = site();
        Dialogs.during(WIZARD, wizard -> {
            look(wizard, site);
            tick(wizard, "I accept the licences of what is ticked");
            Dialogs.during("Trust", trust -> Dialogs.press(trust, "Cancel"), () -> Dialogs.during("Refused",
                    refusal -> {
                        assertTrue(Window.shows(refusal, "Nobody whom this machine trusts vouches"));
                        Dialogs.press(refusal, "OK");
                    }, () -> Dialogs.press(wizard, "Finish")));
            assertEquals(1, list(wizard).getItemCount());
            Dialogs.press(wizard, "Cancel");
        }, () -> window.choose("Help", "Install New Software..."));
        assertEquals(List.of(), plugins.installed());
    }

    @Test
    void anAddressThatIsNoneIsRefusedWithTheReason() {
        Dialogs.during(WIZARD, wizard -> {
            Dialogs.during("Refused", refusal -> {
                assertTrue(Window.shows(refusal, "by http, so that anybody on the way"));
                Dialogs.press(refusal, "OK");
            }, () -> look(wizard, "http://example.invalid/updates"));
            assertFalse(button(wizard, "Finish").isEnabled());
            Dialogs.press(wizard, "Cancel");
        }, () -> window.choose("Help", "Install New Software..."));
    }

    @Test
    void aFileThatIsNoUpdateSiteIsRefusedWithTheReasonAndTheWizardGoesOn() throws IOException {
        Map<Path, String> wrong = Map.of(
                Files.writeString(folder.resolve("text.zip"), "not a zip"), "text.zip is no whole zip file",
                Files.createFile(folder.resolve("empty.zip")), "empty.zip is no whole zip file",
                zipWithoutMetadata(), "other.zip is no p2 repository",
                folder.resolve("gone.zip"), "There is no repository");
        Path site = site();
        Dialogs.during(WIZARD, wizard -> {
            wrong.forEach((file, reason) -> Dialogs.during("Refused", refusal -> {
                assertTrue(Window.shows(refusal, reason), file + ": " + reason);
                Dialogs.press(refusal, "OK");
            }, () -> look(wizard, file.toString())));
            look(wizard, site);
            Dialogs.press(wizard, "Cancel");
        }, () -> window.choose("Help", "Install New Software..."));
        assertEquals(List.of(), plugins.installed());
    }

    private Path zipWithoutMetadata() throws IOException {
        Path file = folder.resolve("other.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            zip.putNextEntry(new ZipEntry("readme.txt"));
            zip.closeEntry();
        }
        return file;
    }

    private void look(Shell wizard, Path site) {
        look(wizard, site.toString());
        Screen.await("the features", () -> list(wizard).getItemCount() > 0);
    }

    private static void look(Shell wizard, String address) {
        Screen.control("the address", wizard, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0)
                .setText(address);
        Dialogs.press(wizard, "Show");
    }

    private static Table list(Shell wizard) {
        return Screen.control("the features", wizard, Table.class, any -> true);
    }

    private static Button button(Shell wizard, String text) {
        return Screen.control(text, wizard, Button.class, button -> button.getText().replace("&", "").equals(text));
    }

    private static void tick(Shell wizard, String text) {
        Button box = button(wizard, text);
        box.setSelection(true);
        box.notifyListeners(SWT.Selection, new Event());
    }

    /** A repository with one feature, whose bundle does nothing. */
    private Path site() throws IOException {
        Path site = Files.createDirectories(folder.resolve("site/plugins")).getParent();
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(
                site.resolve("plugins/com.example.window_1.0.0.jar")))) {
            jar.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
            jar.write(("Manifest-Version: 1.0\nBundle-ManifestVersion: 2\nBundle-SymbolicName: com.example.window\n"
                    + "Bundle-Version: 1.0.0\n").getBytes(StandardCharsets.UTF_8));
            jar.closeEntry();
        }
        Files.writeString(site.resolve("content.xml"), """
                <?xml version='1.0' encoding='UTF-8'?>
                <?metadataRepository version='1.2.0'?>
                <repository name='Window'
                    type='org.eclipse.equinox.internal.p2.metadata.repository.LocalMetadataRepository' version='1'>
                  <units size='2'>
                    <unit id='com.example.window' version='1.0.0'>
                      <provides size='1'>
                        <provided namespace='org.eclipse.equinox.p2.iu' name='com.example.window' version='1.0.0'/>
                      </provides>
                      <artifacts size='1'>
                        <artifact classifier='osgi.bundle' id='com.example.window' version='1.0.0'/>
                      </artifacts>
                      <touchpoint id='org.eclipse.equinox.p2.osgi' version='1.0.0'/>
                    </unit>
                    <unit id='com.example.window.feature.feature.group' version='1.0.0'>
                      <properties size='2'>
                        <property name='org.eclipse.equinox.p2.name' value='A plugin for the window'/>
                        <property name='org.eclipse.equinox.p2.type.group' value='true'/>
                      </properties>
                      <provides size='1'>
                        <provided namespace='org.eclipse.equinox.p2.iu'
                            name='com.example.window.feature.feature.group' version='1.0.0'/>
                      </provides>
                      <requires size='1'>
                        <required namespace='org.eclipse.equinox.p2.iu' name='com.example.window'
                            range='[1.0.0,1.0.0]'/>
                      </requires>
                      <touchpoint id='null' version='0.0.0'/>
                      <licenses size='1'>
                        <license uri='https://example.com/licence'>Be kind.</license>
                      </licenses>
                    </unit>
                  </units>
                </repository>
                """);
        Files.writeString(site.resolve("artifacts.xml"), """
                <?xml version='1.0' encoding='UTF-8'?>
                <?artifactRepository version='1.1.0'?>
                <repository name='Window' type='org.eclipse.equinox.p2.artifact.repository.simpleRepository'
                    version='1'>
                  <mappings size='1'>
                    <rule filter='(&amp; (classifier=osgi.bundle))'
                        output='${repoUrl}/plugins/${id}_${version}.jar'/>
                  </mappings>
                  <artifacts size='1'>
                    <artifact classifier='osgi.bundle' id='com.example.window' version='1.0.0'/>
                  </artifacts>
                </repository>
                """);
        return site;
    }
}
