// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eastwest.analysis.compare.Criterion;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code compare}: designs side by side. */
class CompareTest {
    @TempDir
    private Path folder;

    @Test
    void filesStandSideBySideWithTheirOwnValues() {
        run("new", "--template", "ib-1k", "--out", "ib.eastwest");
        run("new", "--template", "ethernet-1k", "--out", "ethernet.eastwest");

        CommandRun run = run("compare", "ib.eastwest", "ethernet.eastwest", "--json", "-");

        assertEquals(0, run.code(), run.err());
        JsonArray designs = run.json().getAsJsonArray("designs");
        assertEquals("ib", designs.get(0).getAsJsonObject().get("name").getAsString());
        assertEquals(1024, designs.get(1).getAsJsonObject().get("gpus").getAsInt());
        JsonArray values = metric(run.json(), "mfu").getAsJsonArray("values");
        assertEquals(2, values.size());
        values.forEach(v -> assertTrue(v.getAsJsonObject().get("value").getAsDouble() > 0));
        assertTrue(run.json().getAsJsonArray("ranking").size() > 3);
    }

    @Test
    void theTextShowsWhatDecidesAndSaysWhatIsTooCloseToCall() {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");
        run("new", "--template", "ib-1k", "--out", "b.eastwest");

        CommandRun run = run("compare", "a.eastwest", "b.eastwest");

        assertTrue(run.out().contains("too close to call between a ") && run.out().contains("step_time_s"), run.out());
        assertTrue(!run.out().contains("checkpoint_bytes"), run.out());
        assertTrue(run("compare", "a.eastwest", "b.eastwest", "--all").out().contains("checkpoint_bytes"));
    }

    /** A micro-batch of eight sequences needs more than a GPU has: its step may be fast, and cannot be had. */
    @Test
    void aPlanThatDoesNotFitIsMarkedAndComesAfterThoseThatDo() throws IOException {
        run("new", "--template", "ib-1k", "--out", "fits.eastwest");
        String design = Files.readString(folder.resolve("fits.eastwest"));
        Files.writeString(folder.resolve("large.eastwest"), design.replace("tp=\"8\"", "tp=\"8\" microBatch=\"8\""));

        CommandRun run = run("compare", "large.eastwest", "fits.eastwest", "--json", "compared.json");
        JsonObject ranking = JsonParser.parseString(Files.readString(folder.resolve("compared.json")))
                .getAsJsonObject().getAsJsonArray("ranking").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(r -> r.get("metric").getAsString().equals("step_time_s")).findFirst().orElseThrow();

        assertEquals(1, run.code(), run.err());
        assertTrue(run.out().lines().anyMatch(l -> l.startsWith("step_time_s") && l.contains(
                ", does not fit into memory")), run.out());
        assertTrue(run.out().lines().anyMatch(l -> l.contains("then large") && l.contains(
                "(does not fit into memory)")), run.out());
        assertEquals("large", ranking.getAsJsonArray("unfit").get(0).getAsString());
        assertEquals("fits", ranking.getAsJsonArray("order").get(0).getAsString());
        assertEquals(1, ranking.get("tied").getAsInt());
    }

    @Test
    void theHeadlineOfAnAnalysisSaysThatThePlanDoesNotFit() {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");

        CommandRun run = run("analyze", "a.eastwest", "--set", "job.pretraining.plan.microBatch=8");

        assertTrue(run.out().lines().anyMatch(l -> l.startsWith("Step time") && l.endsWith(
                ", does not fit into memory")), run.out());
        assertTrue(!run("analyze", "a.eastwest").out().contains("does not fit"));
    }

    @Test
    void aSweepSaysAtWhichPointsThePlanDoesNotFit() {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");

        CommandRun run = run("sweep", "a.eastwest", "--vary", "job.pretraining.plan.microBatch=1,8", "--metric",
                "step_time_s");

        assertEquals(1, run.out().lines().filter(l -> l.endsWith("does not fit into memory")).count(), run.out());
    }

    @Test
    void aSingleFileWithOneScenarioHasNothingToCompare() {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");

        CommandRun run = run("compare", "a.eastwest");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("one scenario"), run.err());
    }

    @Test
    void fewerSecondsAreBetterAndMoreUtilisation() {
        assertEquals(List.of("b", "a"), names(Ranking.of(Criterion.STEP_TIME, List.of(place("a", 12, 12, 12),
                place("b", 10, 10, 10)))));
        assertEquals(List.of("a", "b"), names(Ranking.of(Criterion.MFU, List.of(place("a", 12, 12, 12),
                place("b", 10, 10, 10)))));
    }

    @Test
    void bandsThatOverlapAreTooCloseToCall() {
        Ranking overlapping = Ranking.of(Criterion.STEP_TIME, List.of(place("a", 10, 9, 11), place("b", 12, 10.5, 13),
                place("c", 20, 19, 21)));

        assertEquals(2, overlapping.tied());
        assertTrue(overlapping.words().contains("too close to call between a"), overlapping.words());
        assertEquals(1, Ranking.of(Criterion.STEP_TIME, List.of(place("a", 10, 9, 11), place("b", 12, 11.5, 13)))
                .tied());
    }

    private static List<String> names(Ranking ranking) {
        return ranking.places().stream().map(Ranking.Place::design).toList();
    }

    private static Ranking.Place place(String design, double value, double low, double high) {
        Derivation node = new Derivation("m", "M", value, Unit.SECOND, "", Source.assumption("test"), List.of());
        return new Ranking.Place(design, new Metric("m", "e", "M", value, Unit.SECOND,
                low == high ? Optional.empty() : Optional.of(new Band(low, high)), node), true);
    }

    private static JsonObject metric(JsonObject json, String id) {
        for (JsonElement metric : json.getAsJsonArray("metrics")) {
            if (metric.getAsJsonObject().get("id").getAsString().equals(id)) {
                return metric.getAsJsonObject();
            }
        }
        throw new AssertionError(id);
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }
}
