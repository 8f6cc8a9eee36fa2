// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.AdviceRequest;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.DesignVariant;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The command report")
class ReportCommandTest {
    @TempDir
    Path folder;

    @BeforeEach
    void design() {
        assertEquals(0, run("new", "--template", "ib-1k", "--out", "small.eastwest").code());
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    @Test
    @DisplayName("--pdf writes the page on paper beside it, and the profile decides how much both tell")
    void pdf() throws IOException {
        assertEquals(0, run("report", "small.eastwest", "--out", "r", "--pdf", "--profile", "executive").code());
        byte[] pdf = Files.readAllBytes(folder.resolve("r/report.pdf"));
        assertEquals("%PDF-", new String(pdf, 0, 5, StandardCharsets.US_ASCII));
        String html = Files.readString(folder.resolve("r/index.html"));
        assertFalse(html.contains("<section id=\"derivations\""));
        assertTrue(html.contains("--profile executive"), "the page tells how to make it again");
        assertTrue(Files.exists(folder.resolve("r/tables/metrics.csv")));
    }

    @Test
    @DisplayName("--diff tells what changed since a result of analyze")
    void diff() throws IOException {
        run("analyze", "small.eastwest", "--json", "old.json");
        // Two sequences at a time take more memory than a GPU has: an error of the design, told in the report as well.
        run("report", "small.eastwest", "--set", "job.pretraining.plan.microBatch=2", "--out", "r", "--diff",
                "old.json");
        String html = Files.readString(folder.resolve("r/index.html"));
        assertTrue(html.contains("<section id=\"changes\""));
        assertTrue(html.contains("Since old.json"));
    }

    @Test
    @DisplayName("an unknown profile, and a file that is no result, are refused before anything is written")
    void refused() throws IOException {
        Files.writeString(folder.resolve("page.html"), "<html></html>");
        Files.writeString(folder.resolve("other.json"), "{\"schema\": \"eastwest.topology/1\"}");
        Files.writeString(folder.resolve("broken.json"), "{\"schema\": \"eastwest.analyze/1\", \"metrics\": [3]}");
        assertRefused("--profile", "wild", "there is no such profile");
        assertRefused("--diff", "page.html", "it is no JSON");
        assertRefused("--diff", "other.json", "its schema is not eastwest.analyze/1");
        assertRefused("--diff", "broken.json", "not those of analyze");
        assertRefused("--diff", "missing.json", "it does not exist");
        assertFalse(Files.exists(folder.resolve("r")));
    }

    private record Broken() implements Adviser {
        @Override
        public List<Criterion> criteria() {
            return List.of();
        }

        @Override
        public Advice advise(AdviceRequest request, Progress progress) {
            throw new IllegalStateException("no answer today");
        }

        @Override
        public DesignVariant variant(DesignSnapshot design, OptionalLong gpus, String transportId,
                TransportRegistry transports, KnownParts parts) {
            throw new IllegalStateException("no variant today");
        }
    }

    @Test
    @DisplayName("an adviser that fails costs its section, which says so, and nothing else")
    void failingAdviser() throws IOException {
        Services all = Installation.SERVICES;
        Services broken = new Services(all.analysis(), all.catalog(), all.fabric(), all.evaluators(), all.plans(),
                all.simulators(), all.explorer(), all.cables(), all.lossless(), new Broken(), all.claims(), all.imports(),
                all.sections(), all.plugins(), all.bundles(), all.version());
        CommandRun outcome = CommandRun.in(folder, broken, "report", "small.eastwest", "--out", "r");
        assertEquals(0, outcome.code(), outcome.err());
        String html = Files.readString(folder.resolve("r/index.html"));
        assertTrue(html.contains("The transports could not be compared"));
        assertTrue(html.contains("no answer today"));
        assertTrue(html.contains("<section id=\"claims\"") && html.contains("<section id=\"derivations\""));
    }

    private void assertRefused(String option, String value, String reason) {
        CommandRun outcome = run("report", "small.eastwest", "--out", "r", option, value);
        assertEquals(2, outcome.code(), value);
        assertTrue(outcome.err().contains(reason), outcome.err());
    }
}
