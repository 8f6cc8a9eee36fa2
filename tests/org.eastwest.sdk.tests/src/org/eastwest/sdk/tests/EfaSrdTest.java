// SPDX-License-Identifier: EPL-2.0
package org.eastwest.sdk.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The example plugin: copied away, built by its own mvnw against the SDK, installed, used in every way, removed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EfaSrdTest {
    private static final String FEATURE = "com.example.efa_srd.feature";
    private static final String TRANSPORT = "scenario.fabric.compute.transport=";

    private Path folder;
    private String site;
    private String design;
    private Workbench workbench;

    @BeforeAll
    void buildAndInstall(@TempDir Path temporary) throws Exception {
        folder = temporary;
        Path project = folder.resolve("a copy of it");
        Workbench.copy(Workbench.root().resolve("releng/examples/efa-srd"), project);
        Workbench.verify(project, "-Deastwest.repository=" + Workbench.sdk()).endsWith(0);
        site = project.resolve("target/com.example.efa_srd.zip").toString();
        design = project.resolve("designs/p5-1k.eastwest").toString();
        workbench = new Workbench(folder.resolve("home"));
        workbench.eastwest(folder, "install", "--repository", site, "--trust").endsWith(0);
    }

    @Test
    void itIsListed() throws Exception {
        String plugins = workbench.eastwest(folder, "plugins", "--verbose").endsWith(0).out();

        assertTrue(plugins.lines().anyMatch(l -> l.matches("efa-srd +transport +com\\.example\\.efa_srd .*active.*")),
                plugins);
    }

    @Test
    void itsDesignHasItsServersNicsAndSwitchesAndIsFine() throws Exception {
        workbench.eastwest(folder, "validate", design).endsWith(0);
    }

    @Test
    void anAnalysisShowsItAmongTheTransportsAndMarksWhatRestsOnItsClaim() throws Exception {
        String analysis = workbench.eastwest(folder, "analyze", design, "--engine", "transports").endsWith(0).out();

        assertTrue(analysis.lines().anyMatch(l -> l.contains("AWS EFA SRD") && l.contains("claim") && l.contains("yes")),
                analysis);
    }

    @Test
    void onPartsOfOthersItsValidationRuleSpeaks() throws Exception {
        String findings = workbench.eastwest(folder, "analyze", Workbench.design("ethernet-1k.eastwest").toString(),
                "--engine", "fabric", "--set", TRANSPORT + "efa-srd").endsWith(1).out();

        assertTrue(findings.contains("EFA-SRD-001") && findings.contains("EFA-SRD-002"), findings);
    }

    @Test
    void aSweepPutsItBesideOthers() throws Exception {
        String points = workbench.eastwest(folder, "sweep", design, "--vary", TRANSPORT + "efa-srd,uec", "--metric",
                "step_time_s").endsWith(0).out();

        assertTrue(points.contains("efa-srd") && points.contains("uec"), points);
    }

    @Test
    void aComparisonOfDesignsHasIt() throws Exception {
        String comparison = workbench.eastwest(folder, "compare", design,
                Workbench.design("ethernet-1k.eastwest").toString()).endsWith(0).out();

        assertTrue(comparison.lines().anyMatch(l -> l.matches("latency_s +20\\.0 us +5\\.60 us .*")), comparison);
    }

    @Test
    void theReportNamesIt() throws Exception {
        workbench.eastwest(folder, "report", design, "--out", "report").endsWith(0);

        assertTrue(Files.readString(folder.resolve("report/index.html")).contains("AWS EFA SRD"));
    }

    @Test
    void theDiagramOfTheFabricShowsItsPartsAndWhatItSaysOfThem() throws Exception {
        workbench.eastwest(folder, "diagram", design, "--diagram", "fabric", "--out", "fabric.svg").endsWith(0);

        String drawing = Files.readString(folder.resolve("fabric.svg"));
        assertTrue(drawing.contains("AWS switch (32 x 400G)") && drawing.contains("AWS EFA SRD comes from one vendor"),
                drawing);
    }

    @Test
    void theSimulatorRunsItsCongestionControl() throws Exception {
        String result = workbench.eastwest(folder, "simulate", "--topology",
                "leaf-spine:hosts=16,down=8,up=8,rate=100Gb/s,latency=1us", "--traffic", "incast:8", "--size", "1MB",
                "--transport", "efa-srd", "--level", "packet").endsWith(0).out();

        assertTrue(result.lines().anyMatch(l -> l.matches("flows +8")), result);
    }

    @Test
    void unsignedItIsNotInstalledUnlessTrustedAndUninstalledItIsGone() throws Exception {
        Workbench other = new Workbench(folder.resolve("another home"));
        other.eastwest(folder, "install", "--repository", site).endsWith(2);
        assertFalse(other.eastwest(folder, "plugins").endsWith(0).out().contains("efa-srd"));

        other.eastwest(folder, "install", "--repository", site, "--trust").endsWith(0);
        assertTrue(other.eastwest(folder, "plugins").endsWith(0).out().contains("efa-srd"));

        other.eastwest(folder, "uninstall", FEATURE).endsWith(0);
        assertFalse(other.eastwest(folder, "plugins").endsWith(0).out().contains("efa-srd"));
    }
}
