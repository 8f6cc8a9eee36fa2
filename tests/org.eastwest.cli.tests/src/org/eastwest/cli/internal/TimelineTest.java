// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code analyze --timeline} writes what trace viewers open. */
class TimelineTest {
    private static final Path SCHEMA = Path.of("..", "..", "docs", "schema", "timeline.schema.json").toAbsolutePath()
            .normalize();

    @TempDir
    private Path folder;

    @BeforeEach
    void makeADesign() {
        run("new", "--template", "superpod-b200", "--out", "a.eastwest");
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    private String written() throws IOException {
        return Files.readString(folder.resolve("t.json"), StandardCharsets.UTF_8);
    }

    private static List<JsonObject> events(String text, String phase) {
        return StreamSupport.stream(JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("traceEvents")
                .spliterator(), false).map(JsonElement::getAsJsonObject)
                .filter(e -> e.get("ph").getAsString().equals(phase)).toList();
    }

    @Test
    void theFileKeepsToItsSchemaAndToTheStepTime() throws IOException {
        CommandRun run = run("analyze", "a.eastwest", "--timeline", "t.json", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertEquals(Set.of(), JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(SCHEMA.toUri()).validate(written(), InputFormat.JSON));
        double step = StreamSupport.stream(run.json().getAsJsonArray("metrics").spliterator(), false)
                .map(JsonElement::getAsJsonObject).filter(m -> m.get("id").getAsString().equals("step_time_s"))
                .findFirst().orElseThrow().get("value").getAsDouble();
        double end = events(written(), "X").stream()
                .mapToDouble(e -> e.get("ts").getAsDouble() + e.get("dur").getAsDouble()).max().orElseThrow();
        assertEquals(step * 1e6, end, 0.01);
    }

    @Test
    void eventsOfAThreadFollowEachOther() throws IOException {
        run("analyze", "a.eastwest", "--timeline", "t.json");

        Map<String, Double> ends = new HashMap<>();
        for (JsonObject event : events(written(), "X")) {
            String thread = event.get("pid") + "/" + event.get("tid");
            double begin = event.get("ts").getAsDouble();
            assertTrue(begin >= ends.getOrDefault(thread, 0.0) - 1e-6, event.toString());
            ends.put(thread, begin + event.get("dur").getAsDouble());
        }
        long threads = events(written(), "M").stream()
                .filter(e -> e.get("name").getAsString().equals("thread_name")).count();
        assertEquals(threads, ends.size());
    }

    @Test
    void theSameDesignGivesTheSameBytes() throws IOException {
        run("analyze", "a.eastwest", "--timeline", "t.json");
        byte[] first = Files.readAllBytes(folder.resolve("t.json"));
        run("analyze", "a.eastwest", "--timeline", "t.json");
        assertArrayEquals(first, Files.readAllBytes(folder.resolve("t.json")));
    }

    @Test
    void aTimelineReplacesNothingElse() throws IOException {
        byte[] design = Files.readAllBytes(folder.resolve("a.eastwest"));

        CommandRun run = run("analyze", "a.eastwest", "--timeline", "a.eastwest");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("cannot be written") && run.err().contains("left as it is"), run.err());
        assertArrayEquals(design, Files.readAllBytes(folder.resolve("a.eastwest")));
        assertEquals(2, run("analyze", "a.eastwest", "--timeline", "no/folder/t.json").code());
    }

    @Test
    void whereThereIsNoTimelineThatIsSaid() {
        CommandRun run = run("analyze", "a.eastwest", "--engine", "fabric", "--timeline", "t.json");

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains("has no timeline"), run.err());
        assertFalse(Files.exists(folder.resolve("t.json")));
    }

    @Test
    void aDesignWithErrorsHasItsFindingsOnly() {
        CommandRun run = run("analyze", "a.eastwest", "--set", "job.pretraining.plan.dp=999", "--timeline", "t.json");

        assertEquals(1, run.code(), run.err());
        assertFalse(Files.exists(folder.resolve("t.json")));
    }
}
