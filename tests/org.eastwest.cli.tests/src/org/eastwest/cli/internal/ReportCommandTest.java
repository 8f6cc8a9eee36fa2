// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Unit;
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

    @Test
    @DisplayName("says in the decision which split sends the fewest bytes out of the scale-up domains, at what step time")
    void split() throws IOException {
        CommandRun search = run("search", "small.eastwest", "--objective", "scale-out-bytes", "--top", "1", "--space",
                "gpus=placed,design tp=auto cp=design pp=auto dp=auto ep=design microbatch=1,2,4 virtual=design "
                        + "zero=design recompute=none,selective,full tp-communication=design regather=design "
                        + "tp-overlap=design schedule=design placement=design dp-overlap=design pp-overlap=design "
                        + "cp-overlap=design ep-overlap=design", "--json", "-");
        JsonObject fewest = search.json().getAsJsonArray("best").get(0).getAsJsonObject();
        for (String profile : List.of("executive", "engineering")) {
            assertEquals(0, run("report", "small.eastwest", "--out", profile, "--profile", profile).code());
            String html = Files.readString(folder.resolve(profile + "/index.html")).replaceAll("</?abbr[^>]*>", "");
            String decision = html.substring(html.indexOf("<section id=\"decision\""));
            decision = decision.substring(0, decision.indexOf("</section>"));
            assertTrue(decision.contains("TP 8 belongs inside the scale-up domain of 8 GPUs."), decision);
            assertTrue(decision.contains(" sends the fewest bytes over the cliff: " + Texts.format(fewest.get(
                    "scale_out_bytes").getAsDouble(), Unit.BYTE) + " a GPU and step."), search.out());
            assertTrue(decision.contains(Texts.format(fewest.get("step_time_s").getAsDouble(), Unit.SECOND)
                    + " a step"), search.out());
        }
    }

    @Test
    @DisplayName("names each plan that no other one beats by all that tells it apart, recompute too")
    void plans() throws IOException {
        assertEquals(0, run("report", "small.eastwest", "--out", "r", "--profile", "engineering").code());
        String html = Files.readString(folder.resolve("r/index.html"));
        String table = html.substring(html.indexOf("Plans that no other one beats"));
        List<String> names = Pattern.compile("TP \\d+, CP [^<]*recompute").matcher(table.substring(0,
                table.indexOf("</table>"))).results().map(MatchResult::group).toList();
        assertTrue(names.size() > 2, table);
        // The design's own plan stands on top, and once more where none beats it.
        List<String> others = names.subList(1, names.size());
        assertEquals(others.size(), Set.copyOf(others).size(), others.toString());
    }

    private void assertRefused(String option, String value, String reason) {
        CommandRun outcome = run("report", "small.eastwest", "--out", "r", option, value);
        assertEquals(2, outcome.code(), value);
        assertTrue(outcome.err().contains(reason), outcome.err());
    }
}
