// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.InstalledFeature.State;
import org.eastwest.install.OfferedFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginChange.Kind;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.Trust;
import org.eastwest.install.UntrustedContent;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;

/** Plugins of a user area whose path has all that paths of people have. */
class UserPluginsTest {
    private static final String HOME = "eastwest.home";
    private static final String ID = "com.example.one";
    private static final String FEATURE = ID + ".feature";

    private final BundleContext context = FrameworkUtil.getBundle(UserPluginsTest.class).getBundleContext();
    private final UserPlugins plugins = service(UserPlugins.class);
    private final AnalysisService analysis = service(AnalysisService.class);

    @TempDir
    private Path folder;
    private Path home;

    private <T> T service(Class<T> type) {
        return context.getService(context.getServiceReference(type));
    }

    @BeforeEach
    void anAreaOfItsOwn() {
        home = folder.resolve("meine Pl\u00e4tze 100%+1");
        System.setProperty(HOME, home.toString());
    }

    @AfterEach
    void leaveNothing() throws InstallException {
        List<String> ids = plugins.installed().stream().map(InstalledFeature::id).toList();
        if (!ids.isEmpty()) {
            plugins.uninstall(ids, Progress.NONE);
        }
        System.clearProperty(HOME);
    }

    private Path site(String... versions) {
        TestRepository repository = new TestRepository(folder.resolve("site " + String.join("-", versions)));
        Stream.of(versions).forEach(version -> repository.feature(ID, version));
        return repository.zip(folder.resolve("site.zip"));
    }

    private List<PluginChange> install(Path repository, String... ids) throws InstallException {
        return plugins.install(PluginRepository.of(repository.toString(), folder, false), List.of(ids),
                Trust.EVERYTHING, Progress.NONE);
    }

    private boolean offersTransport() {
        return analysis.transports().all().stream().anyMatch(each -> each.info().id().equals(InstalledTransport.ID));
    }

    private InstalledFeature only() {
        assertEquals(1, plugins.installed().size());
        return plugins.installed().get(0);
    }

    private List<String> pool() throws IOException {
        Path pool = plugins.folder().resolve("pool/plugins");
        if (!Files.exists(pool)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(pool)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private String refused(Path repository, String... ids) {
        InstallException refusal = assertThrows(InstallException.class, () -> install(repository, ids));
        assertTrue(refusal.remedy().endsWith("."), refusal.remedy());
        return refusal.getMessage() + " " + refusal.remedy();
    }

    @Test
    void aZippedSiteIsInstalledIntoTheUserAreaAndItsTransportIsThereAtOnce() throws InstallException, IOException {
        assertFalse(offersTransport());
        assertEquals(List.of(new PluginChange(Kind.INSTALLED, FEATURE, "", "1.0.0", "")), install(site("1.0.0")));
        assertTrue(offersTransport());
        assertEquals(State.ACTIVE, only().state(), only().reason());
        assertEquals("Feature " + ID, only().name());
        assertEquals(List.of(ID + "_1.0.0.jar"), pool());
        assertTrue(plugins.folder().startsWith(home));
    }

    @Test
    void anOfferHasNameLicenceAndTheVersionThatIsInstalled() throws InstallException {
        install(site("1.0.0"));
        assertEquals(List.of(new OfferedFeature(FEATURE, "1.1.0", "Feature " + ID, "Example Inc.",
                "A transport for tests.", "Use it as you like.", "1.0.0", true)),
                plugins.offered(PluginRepository.of(site("1.0.0", "1.1.0").toString(), folder, false), Progress.NONE));
    }

    @Test
    void whatIsUninstalledIsGoneAtOnceWithItsFiles() throws InstallException, IOException {
        install(site("1.0.0"));
        assertEquals(List.of(new PluginChange(Kind.REMOVED, FEATURE, "1.0.0", "", "")),
                plugins.uninstall(List.of(FEATURE), Progress.NONE));
        assertFalse(offersTransport());
        assertEquals(List.of(), plugins.installed());
        assertEquals(List.of(), pool());
    }

    @Test
    void anUpdateTakesTheNewerVersionFromWhereItCameFrom() throws InstallException, IOException {
        install(site("1.0.0"));
        assertEquals(Kind.UNCHANGED, plugins.update(List.of(), false, Trust.EVERYTHING, Progress.NONE).get(0).kind());
        site("1.0.0", "1.1.0");
        assertEquals(List.of(new PluginChange(Kind.UPDATED, FEATURE, "1.0.0", "1.1.0", "")),
                plugins.update(List.of(), false, Trust.EVERYTHING, Progress.NONE));
        assertTrue(offersTransport());
        assertEquals("1.1.0", only().version());
        assertEquals(List.of(ID + "_1.1.0.jar"), pool());
    }

    @Test
    void anUpdateFromASiteThatIsGoneFailsAloneAndSaysSo() throws InstallException, IOException {
        Path site = site("1.0.0");
        install(site);
        Files.delete(site);
        PluginChange change = plugins.update(List.of(), false, Trust.EVERYTHING, Progress.NONE).get(0);
        assertEquals(Kind.FAILED, change.kind());
        assertTrue(change.note().contains(site.toString()), change.note());
        assertEquals(State.ACTIVE, only().state());
    }

    @Test
    void unsignedContentIsAskedAboutByFileAndHashAndStaysOutWhenNotTrusted() throws IOException {
        Path site = site("1.0.0");
        List<UntrustedContent> asked = new ArrayList<>();
        InstallException refusal = assertThrows(InstallException.class, () -> plugins.install(
                PluginRepository.of(site.toString(), folder, false), List.of(), content -> !asked.addAll(content),
                Progress.NONE));
        String hash = TestRepository.sha256(Files.readAllBytes(folder.resolve("site 1.0.0/plugins/" + ID
                + "_1.0.0.jar")));
        assertEquals(List.of(new UntrustedContent(ID + "_1.0.0.jar", "", hash)), asked);
        assertTrue(refusal.getMessage().contains(hash), refusal.getMessage());
        assertTrue(refusal.remedy().contains("--trust"), refusal.remedy());
        assertEquals(List.of(), plugins.installed());
        assertFalse(offersTransport());
    }

    @Test
    void httpIsRefusedUnlessAllowed() throws InstallException {
        InstallException refusal = assertThrows(InstallException.class,
                () -> PluginRepository.of("http://example.invalid/site", folder, false));
        assertTrue(refusal.getMessage().contains("http://example.invalid/site"), refusal.getMessage());
        assertTrue(refusal.remedy().contains("https"), refusal.remedy());
        assertTrue(PluginRepository.of("http://example.invalid/site", folder, true).allowHttp());
    }

    @Test
    void whatNeedsABundleThatNobodyHasIsRefused() throws IOException {
        TestRepository repository = new TestRepository(folder.resolve("lacking"));
        repository.feature(ID, "1.0.0", "[1.0.0,2.0.0)", "[1.0.0,2.0.0)", "com.example.missing");
        String message = refused(repository.write());
        assertTrue(message.contains("com.example.missing") && message.contains(FEATURE), message);
        assertEquals(List.of(), plugins.installed());
        assertEquals(List.of(), pool());
    }

    @Test
    void whatNeedsANewerWorkbenchIsRefused() {
        TestRepository repository = new TestRepository(folder.resolve("newer"));
        repository.feature(ID, "1.0.0", "[2.0.0,3.0.0)", "[2.0.0,3.0.0)", "");
        String message = refused(repository.write());
        assertTrue(message.contains("org.eastwest.spi.transport") && message.contains("2.0.0"), message);
        assertTrue(message.contains("another version of Eastwest"), message);
    }

    @Test
    void whatDoesNotFitIsSwitchedOffWithTheReasonAndDoesNotHinderOthers() throws InstallException {
        TestRepository repository = new TestRepository(folder.resolve("misfit"));
        repository.feature(ID, "1.0.0", "[1.0.0,2.0.0)", "[2.0.0,3.0.0)", "");
        install(repository.write());
        assertEquals(State.INCOMPATIBLE, only().state());
        assertTrue(only().reason().contains("needs package org.eastwest.spi.transport from 2.0.0 to below 3.0.0"),
                only().reason());
        assertFalse(offersTransport());
        install(new TestRepository(folder.resolve("fitting")).feature("com.example.two", "1.0.0").write());
        assertEquals(List.of(State.INCOMPATIBLE, State.ACTIVE),
                plugins.installed().stream().map(InstalledFeature::state).toList());
        assertTrue(offersTransport());
    }

    @Test
    void aFileWithOtherBytesThanAnnouncedIsRefused() throws IOException {
        Path site = new TestRepository(folder.resolve("changed")).feature(ID, "1.0.0").write();
        Path jar = site.resolve("plugins/" + ID + "_1.0.0.jar");
        byte[] bytes = Files.readAllBytes(jar);
        bytes[bytes.length / 2] ^= 1;
        Files.write(jar, bytes);
        assertTrue(refused(site).contains(ID));
        assertEquals(List.of(), plugins.installed());
        assertFalse(offersTransport());
    }

    @Test
    void aSiteThatLacksAFileIsRefused() throws IOException {
        Path site = new TestRepository(folder.resolve("holes")).feature(ID, "1.0.0").write();
        Files.delete(site.resolve("plugins/" + ID + "_1.0.0.jar"));
        assertTrue(refused(site).contains(ID));
        assertEquals(List.of(), plugins.installed());
    }

    @Test
    void aZipThatIsCutOffIsRefused() throws IOException {
        Path site = site("1.0.0");
        byte[] bytes = Files.readAllBytes(site);
        Files.write(site, java.util.Arrays.copyOf(bytes, bytes.length - 100));
        String message = refused(site);
        assertTrue(message.contains("site.zip is no whole zip file"), message);
    }

    @Test
    void aZipWithADamagedEntryIsRefusedByTheNameOfTheEntry() throws IOException {
        Path site = site("1.0.0");
        byte[] bytes = Files.readAllBytes(site);
        bytes[120] ^= 0x55;
        Files.write(site, bytes);
        assertTrue(refused(site).contains("artifacts.xml"));
    }

    @Test
    void aFolderThatIsNoRepositoryIsRefused() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertTrue(refused(empty).contains(empty + " is no p2 repository"));
    }

    @Test
    void aFeatureThatIsNotOfferedIsRefusedWithThoseThatAre() {
        String message = refused(site("1.0.0"), "com.example.other");
        assertTrue(message.contains("'com.example.other'") && message.contains(FEATURE), message);
    }

    @Test
    void twiceChangesNothingAndBackwardsIsRefused() throws InstallException {
        install(site("1.1.0"));
        PluginChange change = install(site("1.1.0"), FEATURE + ".feature.group").get(0);
        assertEquals(Kind.UNCHANGED, change.kind());
        assertTrue(change.note().contains("installed already"), change.note());
        String message = refused(site("1.0.0"));
        assertTrue(message.contains("1.1.0, which is newer than 1.0.0"), message);
        assertEquals("1.1.0", only().version());
    }

    @Test
    void whatIsNotInstalledCannotBeUninstalled() throws InstallException {
        install(site("1.0.0"));
        InstallException refusal = assertThrows(InstallException.class,
                () -> plugins.uninstall(List.of("com.example.other"), Progress.NONE));
        assertTrue(refusal.getMessage().contains("'com.example.other'"), refusal.getMessage());
        assertTrue(refusal.remedy().contains(FEATURE), refusal.remedy());
    }

    @Test
    void aChangeThatWasBrokenOffHasNotHappened() throws InstallException, IOException {
        install(site("1.0.0"));
        Path list = plugins.folder().resolve("plugins.list");
        byte[] before = Files.readAllBytes(list);
        Path states = plugins.folder()
                .resolve("org.eclipse.equinox.p2.engine/profileRegistry/eastwest-plugins.profile");
        Path state;
        try (Stream<Path> all = Files.list(states)) {
            state = all.filter(each -> each.toString().endsWith(".gz")).max(Path::compareTo).orElseThrow();
        }
        byte[] stateBefore = Files.readAllBytes(state);
        install(new TestRepository(folder.resolve("second")).feature("com.example.two", "1.0.0").write());
        // As after a kill between p2's last step and ours, with the index of the pool half written.
        Files.write(list, before);
        Files.write(state, stateBefore);
        Files.writeString(plugins.folder().resolve("pool/artifacts.xml"), "<?xml version='1.0'?><repos");
        assertEquals(FEATURE, only().id());
        install(new TestRepository(folder.resolve("third")).feature("com.example.three", "1.0.0").write());
        assertEquals(List.of(FEATURE, "com.example.three.feature"),
                plugins.installed().stream().map(InstalledFeature::id).toList());
        assertEquals(List.of(State.ACTIVE, State.ACTIVE),
                plugins.installed().stream().map(InstalledFeature::state).toList());
    }

    @Test
    void cancellingLeavesThingsAsTheyWere() throws InstallException, IOException {
        Path site = site("1.0.0");
        PluginRepository repository = PluginRepository.of(site.toString(), folder, false);
        Progress impatient = new Progress() {
            private int questions;

            @Override
            public void report(double fraction, String what) {
                assertFalse(what.isEmpty());
            }

            @Override
            public boolean cancelled() {
                questions++;
                return questions > 3;
            }
        };
        assertThrows(CancellationException.class,
                () -> plugins.install(repository, List.of(), Trust.EVERYTHING, impatient));
        assertEquals(List.of(), plugins.installed());
    }

    @Test
    void anAreaThatCannotBeWrittenIsNamed() throws IOException {
        Files.writeString(home, "a file where the folder should be");
        String message = refused(site("1.0.0"));
        assertTrue(message.contains(home.toString()) && message.contains("EASTWEST_HOME"), message);
    }

    @Test
    void aPathThatP2CannotUseIsRefused() {
        System.setProperty(HOME, folder.resolve("place #1").toString());
        assertTrue(refused(site("1.0.0")).contains("has a '#'"));
    }

    @Test
    void changesAtTheSameTimeHappenOneAfterTheOther() throws InstallException {
        Path one = site("1.0.0");
        Path two = new TestRepository(folder.resolve("second")).feature("com.example.two", "1.0.0").write();
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
            try {
                install(two);
            } catch (InstallException refused) {
                throw new IllegalStateException(refused);
            }
        });
        install(one);
        other.join();
        assertEquals(2, plugins.installed().size());
    }
}
