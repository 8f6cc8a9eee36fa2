// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.export.Explorer;
import org.eastwest.examples.Templates;
import org.eastwest.io.Imported;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.fabric.FabricExplorer.Format;
import org.eastwest.spi.fabric.FabricSizing;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code topology --export} writes of a shipped example comes back as a design of the same fabric. */
class TopologyRoundTripTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"ib-1k, JSON", "ib-1k, INFRAGRAPH", "ib-10k, JSON", "gb200-nvl72-8su, JSON", "alibaba-hpn-pod, JSON",
        "alibaba-hpn-pod, INFRAGRAPH", "moe-deepseek-v3, JSON", "superpod-b300-ethernet, INFRAGRAPH",
        "meta-24k-roce-llama3, JSON"})
    void theFabricHasTheSameSwitchesAndCables(String template, Format format) throws Exception {
        FabricSizing before = sizing(snapshot(Templates.create(template, Map.of())));
        Path file = folder.resolve("fabric.json");
        try (Writer to = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            new Explorer().export(before.plan(), format, 1, to);
        }

        Imported imported = Imports.shipped().read(file, null, null, Progress.NONE);

        assertEquals(format == Format.JSON ? "eastwest-topology" : "infragraph", imported.importer().id());
        assertTrue(imported.findings().stream().noneMatch(f -> f.severity() == Severity.ERROR),
                imported.findings().toString());
        FabricSizing after = sizing(snapshot(imported.design()));
        assertEquals(before.plan().endpoints(), after.plan().endpoints());
        // Cables as they are expanded one by one, of all planes.
        assertEquals(new Explorer().survey(before.plan(), 1).links(), new Explorer().survey(after.plan(), 1).links());
        before.tiers().forEach(tier -> assertEquals(tier.switches(), after.tiers().stream()
                .filter(t -> t.kind() == tier.kind()).findFirst().orElseThrow().switches(), tier.kind().word()));
        assertTrue(imported.notes().stream().anyMatch(n -> n.kind() == ImportNote.Kind.ASSUMED
                && n.what().contains("NICs")), imported.notes().toString());
    }

    @ParameterizedTest
    @CsvSource({"ib-1k", "alibaba-hpn-pod"})
    void aDesignThatWasSavedAndReadAgainIsTheSame(String template) throws Exception {
        Path file = folder.resolve("fabric.json");
        try (Writer to = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            new Explorer().export(sizing(snapshot(Templates.create(template, Map.of()))).plan(), Format.JSON, 1, to);
        }
        Design imported = Imports.shipped().read(file, null, null, Progress.NONE).design();
        Path saved = folder.resolve("a.eastwest");
        DesignFiles.save(imported, saved);

        assertEquals(snapshot(imported), snapshot(DesignFiles.load(saved).design()));
    }

    @ParameterizedTest
    @CsvSource({"ib-1k"})
    void onATemplateTheFabricKeepsItsTransportAndTheJobsStay(String template) throws Exception {
        Design before = Templates.create(template, Map.of());
        Path file = folder.resolve("fabric.json");
        try (Writer to = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            new Explorer().export(sizing(snapshot(before)).plan(), Format.JSON, 1, to);
        }

        Imported imported = Imports.shipped().read(file, null, before, Progress.NONE);

        DesignSnapshot after = snapshot(imported.design());
        assertEquals("ib-ndr", after.fabric(FabricRole.COMPUTE).orElseThrow().transportId());
        assertEquals(snapshot(before).jobs().get(0).plan(), after.jobs().get(0).plan());
        assertEquals(snapshot(before).cluster().gpus(), after.cluster().gpus());
    }

    private static DesignSnapshot snapshot(Design design) {
        var reading = DesignReader.read(design, null, Imports.CATALOG);
        return reading.snapshot().orElseThrow(() -> new AssertionError(reading.findings()));
    }

    private static FabricSizing sizing(DesignSnapshot design) {
        Fabrics fabrics = new Fabrics();
        return fabrics.size(fabrics.plan(design.cluster(), design.fabric(FabricRole.COMPUTE).orElseThrow()));
    }
}
