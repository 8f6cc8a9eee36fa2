// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DesignCommandsTest {
    private static final String SUPERPOD = "superpod-h100-llama3-405b";

    @TempDir
    private Path folder;

    @BeforeEach
    void makeADesign() {
        assertEquals(0, run("new", "--template", SUPERPOD, "--out", "a.eastwest").code());
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    static Stream<String> templates() {
        return Templates.list().stream().map(Template::id);
    }

    @ParameterizedTest
    @MethodSource("templates")
    void everyTemplateMakesADesignThatValidatesAndAnalyzes(String id) {
        assertEquals(0, run("new", "--template", id, "--out", id + ".eastwest").code());
        CommandRun validated = run("validate", id + ".eastwest");
        assertEquals(0, validated.code(), validated.out());
        if (!id.equals("empty")) {
            CommandRun analyzed = run("analyze", id + ".eastwest", "--json", "-");
            assertEquals(0, analyzed.code(), analyzed.err() + analyzed.out());
        }
    }

    @Test
    void aParameterOfATemplateChangesItsSize() {
        assertEquals(0, run("new", "--template", SUPERPOD, "--parameter", "su=16", "--out", "b.eastwest").code());

        JsonObject topology = run("topology", "b.eastwest", "--json", "-").json();
        assertEquals("{\"leaf\":128,\"spine\":128,\"core\":64}", topology.get("switches").toString());
    }

    @Test
    void newNeverOverwritesAFile() throws IOException {
        byte[] before = Files.readAllBytes(folder.resolve("a.eastwest"));

        CommandRun refused = run("new", "--template", "empty", "--out", "a.eastwest");

        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("a.eastwest"), refused.err());
        assertArrayEquals(before, Files.readAllBytes(folder.resolve("a.eastwest")));
    }

    @Test
    void theSameDesignGivesTheSameJsonAndTheSameReportEveryTime() throws IOException {
        assertEquals(run("analyze", "a.eastwest", "--json", "-").jsonWithoutRun().toString(),
                run("analyze", "a.eastwest", "--json", "-").jsonWithoutRun().toString());
        run("report", "a.eastwest", "--out", "one");
        run("report", "a.eastwest", "--out", "two");
        assertEquals(Files.readString(folder.resolve("one/index.html")),
                Files.readString(folder.resolve("two/index.html")));
    }

    @Test
    void theStepTimeIsTheSumOfItsParts() {
        JsonObject result = run("analyze", "a.eastwest", "--json", "-").json();

        JsonObject breakdown = result.getAsJsonArray("breakdown").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(b -> b.get("id").getAsString().equals("step_time")).findFirst().orElseThrow();
        double sum = breakdown.getAsJsonArray("parts").asList().stream()
                .mapToDouble(p -> p.getAsJsonObject().get("value").getAsDouble()).sum();
        assertEquals(metric(result, "step_time_s"), sum, 1e-9 * sum);
        assertEquals(metric(result, "step_time_s"), breakdown.get("total").getAsDouble());
    }

    @Test
    void setChangesAnAttributeForThisRunAndLeavesTheFileAlone() throws IOException {
        byte[] before = Files.readAllBytes(folder.resolve("a.eastwest"));
        double ndr = metric(run("analyze", "a.eastwest", "--json", "-").json(), "step_time_s");
        double hashed = metric(run("analyze", "a.eastwest", "--set", "scenario.fabric.compute.routing=ecmp", "--json",
                "-").json(), "step_time_s");

        assertTrue(hashed > ndr, hashed + " is not slower than " + ndr);
        assertArrayEquals(before, Files.readAllBytes(folder.resolve("a.eastwest")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"job.pretraining.plan.tpp=4", "job.nobody.plan.tp=4", "job.pretraining.plan.tp=four",
            "scenario.fabric.compute.linkRate=400", "cluster.servers.count="})
    void aChangeThatCannotBeMadeIsRefused(String change) {
        CommandRun refused = run("analyze", "a.eastwest", "--set", change);

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("--set " + change), refused.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "analyze", "topology"})
    void anUnknownScenarioIsAWrongArgument(String command) {
        CommandRun refused = run(command, "a.eastwest", "--scenario", "nope", "--set", "job.pretraining.plan.dp=4");

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("--scenario nope") && refused.err().contains("baseline"), refused.err());
    }

    @Test
    void validateKnowsWhichTransportsAreInstalled() {
        CommandRun refused = run("validate", "a.eastwest", "--set", "scenario.fabric.compute.transport=nope");

        assertEquals(1, refused.code(), refused.out());
        assertTrue(refused.out().contains("'nope'") && refused.out().contains("ib-ndr"), refused.out());
    }

    @Test
    void oneMistakeDoesNotHideAnUnknownTransport() {
        CommandRun refused = run("validate", "a.eastwest", "--set", "scenario.fabric.compute.transport=nope",
                "--set", "scenario.fabric.compute.switchType=nowhere");

        assertTrue(refused.out().contains("'nope'") && refused.out().contains("'nowhere'"), refused.out());
    }

    @Test
    void aDesignWithoutAScenarioHasNoErrorButNothingToAnalyze() {
        assertEquals(0, run("new", "--template", "empty", "--out", "empty.eastwest").code());

        CommandRun refused = run("analyze", "empty.eastwest");

        assertEquals(1, refused.code());
        assertTrue(refused.err().contains("has no scenario to work on"), refused.err());
    }

    @Test
    void aDesignFromATemplateGetsTheNameThatIsTold() throws IOException {
        assertEquals(0, run("new", "--template", "ib-1k", "--name", "Halle Süd", "--out", "named.eastwest").code());

        assertTrue(Files.readString(folder.resolve("named.eastwest")).contains("name=\"Halle Süd\""));
    }

    @Test
    void theFabricOfARoleIsNamedByItsWord() {
        assertEquals(0, run("topology", "a.eastwest", "--role", "north-south").code());

        CommandRun refused = run("topology", "a.eastwest", "--role", "sideways");
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("compute, storage, north-south, management"), refused.err());
    }

    @Test
    void aPlanThatNeedsMoreGpusThanArePlacedIsAnErrorAndOneThatNeedsFewerReportsTheSpares() {
        CommandRun tooMany = run("analyze", "a.eastwest", "--set", "job.pretraining.plan.dp=16");
        assertEquals(1, tooMany.code());
        assertTrue(tooMany.err().contains("1,024") && tooMany.err().contains("2,048"), tooMany.err());

        CommandRun fewer = run("analyze", "a.eastwest", "--set", "job.pretraining.plan.dp=4", "--json", "-");
        assertEquals(0, fewer.code());
        assertEquals(512, metric(fewer.json(), "spare_gpus"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-5", "0", "99999999999", "NaN"})
    void absurdCountsAreErrors(String count) {
        CommandRun refused = run("validate", "a.eastwest", "--set", "cluster.servers.count=" + count);

        assertTrue(refused.code() == 1 || refused.code() == 2, refused.out());
        assertTrue((refused.out() + refused.err()).contains("servers"), refused.out() + refused.err());
    }

    @Test
    void explainLeadsFromAMetricDownToTheCatalog() {
        CommandRun explained = run("analyze", "a.eastwest", "--explain", "mfu");

        assertEquals(0, explained.code());
        assertTrue(explained.out().startsWith("mfu = "), explained.out());
        assertTrue(explained.out().contains("catalog: gpus/h100-sxm"), explained.out());
        assertTrue(explained.out().contains("design: job.pretraining.plan.tp"), explained.out());
        CommandRun unknown = run("analyze", "a.eastwest", "--explain", "mfuu");
        assertEquals(2, unknown.code());
        assertTrue(unknown.err().contains("Nearest: mfu, "), unknown.err());
    }

    @Test
    void everyListedPathCanBeSetToItsOwnValue() {
        JsonObject paths = run("analyze", "a.eastwest", "--paths", "--json", "-").json();

        for (JsonElement entry : paths.getAsJsonArray("paths")) {
            String path = entry.getAsJsonObject().get("path").getAsString();
            String value = entry.getAsJsonObject().get("value").getAsString();
            if (!value.isEmpty()) {
                CommandRun set = run("validate", "a.eastwest", "--set", path + "=" + value);
                assertEquals(0, set.code(), path + "=" + value + ": " + set.err());
            }
        }
    }

    @Test
    void aReportThatCannotBeWrittenLeavesNothingBehind() throws IOException {
        Files.writeString(folder.resolve("taken"), "a file where the folder should be");

        CommandRun refused = run("report", "a.eastwest", "--out", "taken");

        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("taken"), refused.err());
        assertEquals("a file where the folder should be", Files.readString(folder.resolve("taken")));
    }

    @Test
    void aDesignWithErrorsWritesNoReport() {
        assertEquals(1, run("report", "a.eastwest", "--set", "job.pretraining.plan.dp=16", "--out", "r").code());
        assertFalse(Files.exists(folder.resolve("r")));
    }

    @Test
    void jsonCanGoToAFileBesideTheTextForPeople() throws IOException {
        CommandRun run = run("analyze", "a.eastwest", "--json", "a.json");

        assertNotEquals("", run.out());
        assertTrue(Files.readString(folder.resolve("a.json")).startsWith("{\n  \"schema\": \"eastwest.analyze/1\""));
        assertEquals(2, run("analyze", "a.eastwest", "--json", "no/such/folder.json").code());
    }

    @Test
    void whatRestsOnAVendorsClaimIsMarkedAsOne() {
        run("new", "--template", "hgx-h100-spectrum-x-1k", "--out", "claim.eastwest");

        JsonObject result = run("analyze", "claim.eastwest", "--json", "-").json();
        JsonObject incast = result.getAsJsonArray("metrics").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(m -> m.get("id").getAsString().equals("incast_fan_in")).findFirst().orElseThrow();

        assertTrue(incast.get("claim").getAsBoolean());
        assertTrue(run("analyze", "claim.eastwest", "--explain", "incast_fan_in").out().contains("claim: NVIDIA"));
    }

    @Test
    void whatIsWrongWithADesignIsInTheJsonToo() {
        JsonObject failed = run("analyze", "a.eastwest", "--set", "job.pretraining.plan.dp=16", "--json", "-").json();

        JsonObject finding = failed.getAsJsonArray("findings").get(0).getAsJsonObject();
        assertEquals("error", finding.get("severity").getAsString());
        assertEquals("pretraining", finding.get("element").getAsString());
        assertFalse(failed.has("metrics"));
    }

    private static double metric(JsonObject result, String id) {
        return result.getAsJsonArray("metrics").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(m -> m.get("id").getAsString().equals(id)).findFirst().orElseThrow()
                .get("value").getAsDouble();
    }
}
