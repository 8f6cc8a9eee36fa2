// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.InstalledFeature.InstalledBundle;
import org.eastwest.install.InstalledFeature.State;
import org.eastwest.install.OfferedFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginChange.Kind;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.Trust;
import org.eastwest.install.UntrustedContent;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What install, uninstall, update and plugins say about the plugins of a user, and with which code they end. */
class PluginCommandsTest {
    private static final UntrustedContent UNSIGNED = new UntrustedContent("com.example.foo_1.0.0.jar", "", "ab12");

    @TempDir
    private Path folder;

    /** A user who has one plugin that fits and one that does not; a repository with unsigned content. */
    private record Area() implements UserPlugins {
        @Override
        public Path folder() {
            return Path.of("area");
        }

        @Override
        public List<InstalledFeature> installed() {
            return List.of(feature("com.example.bar", State.INCOMPATIBLE, "needs package p from 2.0.0"),
                    feature("com.example.foo", State.ACTIVE, ""));
        }

        private static InstalledFeature feature(String id, State state, String reason) {
            return new InstalledFeature(id, "1.0.0", "Name of " + id, "Example", "site.zip",
                    List.of(new InstalledBundle(id + ".bundle", "1.0.0", state, reason)));
        }

        @Override
        public List<OfferedFeature> offered(PluginRepository repository, Progress progress) {
            return List.of();
        }

        @Override
        public List<PluginChange> install(PluginRepository repository, List<String> ids, Trust trust,
                Progress progress) throws InstallException {
            if (!trust.accepts(List.of(UNSIGNED))) {
                throw new InstallException("Nobody vouches for " + UNSIGNED.text() + ".", "Install it with --trust.");
            }
            return ids.stream().map(id -> new PluginChange(Kind.INSTALLED, id, "", "1.0.0", "")).toList();
        }

        @Override
        public List<PluginChange> uninstall(List<String> ids, Progress progress) {
            return ids.stream().map(id -> new PluginChange(Kind.REMOVED, id, "1.0.0", "", "")).toList();
        }

        @Override
        public List<PluginChange> update(List<String> ids, boolean allowHttp, Trust trust, Progress progress) {
            return List.of(new PluginChange(Kind.FAILED, "com.example.bar", "1.0.0", "1.0.0", "site.zip is gone."),
                    new PluginChange(Kind.UPDATED, "com.example.foo", "1.0.0", "1.1.0", ""));
        }
    }

    private CommandRun run(String... line) {
        Services all = Installation.SERVICES;
        return CommandRun.in(folder, new Services(all.analysis(), all.catalog(), all.fabric(), all.evaluators(),
                all.plans(), all.simulators(), all.explorer(), all.cables(), all.lossless(), all.adviser(),
                all.claims(), all.imports(), all.sections(), new Area(), all.bundles(), all.version()), line);
    }

    @Test
    void installSaysWhatItDid() {
        CommandRun run = run("install", "--repository", ".", "com.example.foo", "--trust");
        assertEquals(0, run.code(), run.err());
        assertEquals("installed com.example.foo 1.0.0", run.out().strip());
    }

    @Test
    void unsignedContentNeedsTrust() {
        CommandRun run = run("install", "--repository", ".", "com.example.foo");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("com.example.foo_1.0.0.jar (unsigned, SHA-256 ab12)"), run.err());
        assertTrue(run.err().contains("--trust"), run.err());
    }

    @Test
    void aRepositoryReadByHttpNeedsToBeAllowed() {
        CommandRun run = run("install", "--repository", "http://example.invalid/site", "--trust");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("http://example.invalid/site") && run.err().contains("--allow-http"), run.err());
        assertEquals(0, run("install", "--repository", "http://example.invalid/site", "--trust", "--allow-http")
                .code());
    }

    @Test
    void aMissingRepositoryIsNamed() {
        CommandRun run = run("install", "--repository", "missing.zip");
        assertEquals(2, run.code());
        assertTrue(run.err().contains(folder.resolve("missing.zip").toString()), run.err());
    }

    @Test
    void uninstallNeedsAnIdAndSaysWhatIsGone() {
        assertEquals(2, run("uninstall").code());
        assertEquals("removed com.example.foo 1.0.0", run("uninstall", "com.example.foo").out().strip());
    }

    @Test
    void anUpdateThatFailsForOneTellsOfBothAndEndsAsUnusable() {
        CommandRun run = run("update");
        assertEquals(2, run.code());
        assertEquals(List.of("failed com.example.bar 1.0.0: site.zip is gone.",
                "updated com.example.foo 1.0.0 to 1.1.0"), run.out().lines().toList());
    }

    @Test
    void pluginsListsWhatIsInstalledAndWhyItIsOff() {
        CommandRun run = run("plugins", "--verbose");
        assertTrue(run.out().contains("com.example.bar  1.0.0    incompatible, switched off"), run.out());
        assertTrue(run.out().contains("com.example.bar.bundle 1.0.0 needs package p from 2.0.0"), run.out());
        JsonObject json = run("plugins", "--json", "-").json();
        assertEquals("incompatible", json.getAsJsonArray("installed").get(0).getAsJsonObject().get("state")
                .getAsString());
        assertEquals("EW-PLUGIN-010", json.getAsJsonArray("findings").get(0).getAsJsonObject().get("code")
                .getAsString());
    }

    @Test
    void aBundleThatIsNotPluggedInCannotBeDisabled() {
        CommandRun run = run("plugins", "--disable", "com.example.none");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("'com.example.none'"), run.err());
    }
}
