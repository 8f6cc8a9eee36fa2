// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code claims}: verdicts on published figures. */
class ClaimsTest {
    @TempDir
    private Path folder;

    @Test
    void shippedClaimsHaveSourceAssumptionsComputedValuesAndAVerdict() {
        CommandRun run = run("claims", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.json().getAsJsonArray("claims").size() >= 15);
        JsonObject loss = claim(run.json(), "loss-0.01-percent");
        assertEquals("holds only if", loss.get("verdict").getAsString());
        assertTrue(loss.getAsJsonArray("assumptions").size() > 5);
        assertEquals(0.0118, loss.getAsJsonArray("computed").get(0).getAsJsonObject().get("value").getAsDouble(), 5e-4);
    }

    @Test
    void anotherAssumptionGivesAnotherVerdict() {
        CommandRun run = run("claims", "--set", "loss-0.01-percent.timeout=0s", "--json", "-");

        assertEquals("contradicts physics", claim(run.json(), "loss-0.01-percent").get("verdict").getAsString());
    }

    @Test
    void theFileThatIsWrittenCanBeEditedAndChecked() throws IOException {
        assertEquals(0, run("claims", "--out", "all.claims").code());
        Path file = folder.resolve("all.claims");
        Files.writeString(file, Files.readString(file).replace("gpu = h100-sxm\n# Scale-up",
                "gpu = b200-sxm\n# Scale-up"));

        CommandRun run = run("claims", "all.claims", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertEquals("holds", claim(run.json(), "cliff-h100").get("verdict").getAsString());
    }

    @Test
    void aFileThatCannotBeReadNamesFileLineAndRemedy() throws IOException {
        Files.writeString(folder.resolve("bad.claims"), "[a]\nmethod = cliff\nclaimed = many\n");
        CommandRun wrong = run("claims", "bad.claims");
        assertEquals(2, wrong.code());
        assertTrue(wrong.err().contains("bad.claims, line 3: "), wrong.err());

        assertTrue(run("claims", "none.claims").err().contains("none.claims does not exist"));
        Files.write(folder.resolve("latin.claims"), "[a]\ntext = \u00e9".getBytes(StandardCharsets.ISO_8859_1));
        assertTrue(run("claims", "latin.claims").err().contains("no text in UTF-8"));
        assertTrue(run("claims", "--set", "nothing.x=1").err().contains("no claim 'nothing'"));
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Files.writeString(folder.resolve("thesis.txt"), "All my work");

        assertEquals(2, run("claims", "--out", "thesis.txt").code());
        assertEquals("All my work", Files.readString(folder.resolve("thesis.txt")));
    }

    private static JsonObject claim(JsonObject json, String id) {
        for (JsonElement each : json.getAsJsonArray("claims")) {
            if (each.getAsJsonObject().get("id").getAsString().equals(id)) {
                return each.getAsJsonObject();
            }
        }
        throw new AssertionError(id);
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }
}
