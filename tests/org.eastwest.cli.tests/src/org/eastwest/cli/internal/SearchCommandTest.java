// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("search")
class SearchCommandTest {
    private static final String SMALL = "calculon;tp=8;pp=4,8;microbatch=1,2";

    @TempDir
    private Path folder;

    @BeforeEach
    void design() {
        run("new --template search-gpt3-175b-a100-64 --out a.eastwest");
    }

    private CommandRun run(String line) {
        return CommandRun.in(folder, Installation.SERVICES, line.split(" "));
    }

    @Test
    @DisplayName("accounts for every plan of the space, and gives the same on every run")
    void accounts() {
        JsonObject json = run("search a.eastwest --json - --space " + SMALL).jsonWithoutRun();
        long refused = json.getAsJsonObject("refused").entrySet().stream().mapToLong(e -> e.getValue().getAsLong())
                .sum();
        assertEquals(json.get("space").getAsLong(), json.get("evaluated").getAsLong() + refused
                + json.get("pruned").getAsLong());
        assertEquals(10, json.getAsJsonArray("best").size());
        assertEquals(json, run("search a.eastwest --json - --threads 3 --space " + SMALL).jsonWithoutRun());
    }

    @Test
    @DisplayName("writes the best plan into the design, which then takes what the search said")
    void applies() {
        JsonObject best = run("search a.eastwest --json - --apply --space " + SMALL).json().getAsJsonArray("best")
                .get(0).getAsJsonObject();
        JsonObject analysis = run("analyze a.eastwest --engine training --json -").json();
        double seconds = analysis.getAsJsonArray("metrics").asList().stream().map(m -> m.getAsJsonObject())
                .filter(m -> m.get("id").getAsString().equals("step_time_s")).findFirst().orElseThrow()
                .get("value").getAsDouble();
        assertEquals(best.get("step_time_s").getAsDouble(), seconds);
        JsonObject again = run("search a.eastwest --json - --space " + SMALL).json();
        assertEquals(best.get("step_time_s"), again.getAsJsonObject("own").get("step_time_s"));
        assertEquals(0, run("validate a.eastwest").code());
    }

    @Test
    @DisplayName("sets back what the search does not choose")
    void appliesAllOfThePlan() throws IOException {
        Path file = folder.resolve("a.eastwest");
        String text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("<plan(\\s)", "<plan shardingDegree=\"1\"$1"));
        assertTrue(Files.readString(file).contains("shardingDegree"), text);
        assertEquals(0, run("search a.eastwest --apply --space " + SMALL).code());
        assertFalse(Files.readString(file).contains("shardingDegree"));
    }

    @ParameterizedTest(name = "{0}={1}: {2}")
    @CsvSource({"tp, 7, EW-READ-044", "dp, 64, EW-READ-042", "microBatch, 3, EW-MODEL-066",
        "virtualStages, 96, EW-READ-045", "ep, 2, EW-READ-046"})
    @DisplayName("searches where the design's own plan cannot be, tells why it cannot, and writes one that can")
    void ownPlanCannotBe(String attribute, int value, String code) {
        String change = "--set job.pretraining.plan." + attribute + "=" + value;
        assertEquals(1, run("analyze a.eastwest " + change).code());
        JsonObject json = run("search a.eastwest --json - --space " + SMALL + " " + change).json();
        assertEquals(10, json.getAsJsonArray("best").size());
        assertTrue(json.get("own").isJsonNull());
        List<String> codes = json.getAsJsonArray("findings").asList().stream().map(JsonElement::getAsJsonObject)
                .map(finding -> finding.get("code").getAsString()).toList();
        assertTrue(codes.contains(code), codes.toString());
        assertFalse(codes.contains("EW-SEARCH-006"), codes.toString());
    }

    @Test
    @DisplayName("repairs a file whose plan cannot be")
    void repairs() throws IOException {
        Path file = folder.resolve("a.eastwest");
        Files.writeString(file, Files.readString(file).replaceFirst("tp=\"\\d+\"", "tp=\"7\""));
        assertEquals(1, run("validate a.eastwest").code());
        CommandRun search = run("search a.eastwest --apply --space " + SMALL);
        assertEquals(0, search.code(), search.out());
        assertEquals(0, run("validate a.eastwest").code());
    }

    @Test
    @DisplayName("makes the plan of a job that has none")
    void makesThePlan() throws IOException {
        Path file = folder.resolve("a.eastwest");
        Files.writeString(file, Files.readString(file).replaceFirst("(?s)<plan\\s.*?/>", ""));
        assertEquals(1, run("analyze a.eastwest").code());
        JsonObject json = run("search a.eastwest --apply --json - --space " + SMALL).json();
        assertEquals(10, json.getAsJsonArray("best").size());
        assertTrue(json.get("own").isJsonNull());
        List<String> codes = json.getAsJsonArray("findings").asList().stream().map(JsonElement::getAsJsonObject)
                .map(finding -> finding.get("code").getAsString()).toList();
        assertTrue(codes.contains("EW-MODEL-060"), codes.toString());
        assertEquals(0, run("validate a.eastwest").code());
        JsonObject again = run("search a.eastwest --json - --space " + SMALL).json();
        assertEquals(json.getAsJsonArray("best").get(0).getAsJsonObject().get("step_time_s"),
                again.getAsJsonObject("own").get("step_time_s"));
    }

    @Test
    @DisplayName("does not search where anything but a plan is wrong")
    void otherErrors() {
        assertEquals(1, run("search a.eastwest --space " + SMALL + " --set job.pretraining.plan.tp=0").code());
    }

    @Test
    @DisplayName("leaves the file alone where no plan is possible, and says which constraint refuses most")
    void nothingToApply() throws IOException {
        byte[] before = Files.readAllBytes(folder.resolve("a.eastwest"));
        CommandRun run = run("search a.eastwest --apply --space tp=1;pp=1;recompute=none;zero=0;placement=design");
        assertEquals(1, run.code());
        assertTrue(run.out().contains("needs more memory than it may use"), run.out());
        assertArrayEquals(before, Files.readAllBytes(folder.resolve("a.eastwest")));
    }

    @Test
    @DisplayName("prints the best plans, the front and why the best one is better")
    void prints() {
        CommandRun run = run("search a.eastwest --top 3 --space " + SMALL);
        assertEquals(0, run.code());
        assertTrue(run.out().contains("Best plans"), run.out());
        assertTrue(run.out().contains("The design's own plan"), run.out());
        assertTrue(run.out().contains("EW-SEARCH-006"), run.out());
        assertFalse(run.out().contains("NaN"), run.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"--space tq=4 | 'tq' is no dimension", "--margin 120% | is no margin",
        "--objective speed | is no objective", "--top 0 | --top 0", "--set job.pretraining.plan.tp=4 --apply | --set"})
    @DisplayName("refuses arguments that make no sense")
    void refuses(String arguments, String message) {
        CommandRun run = run("search a.eastwest " + arguments);
        assertEquals(2, run.code());
        assertTrue(run.err().contains(message), run.err());
    }
}
