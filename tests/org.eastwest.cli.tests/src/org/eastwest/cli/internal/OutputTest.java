// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results go where they are asked to, whole, and destroy nothing that is there. */
class OutputTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void makeADesign() {
        assertEquals(0, run("new", "--template", "superpod-b200", "--out", "a.eastwest").code());
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void jsonDoesNotReplaceADesign() throws IOException {
        String before = Files.readString(folder.resolve("a.eastwest"));

        CommandRun refused = run("validate", "a.eastwest", "--json", "a.eastwest");

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("a.eastwest cannot be written: it holds something else"), refused.err());
        assertEquals(before, Files.readString(folder.resolve("a.eastwest")));
    }

    @Test
    void jsonDoesNotReplaceAFolder() throws IOException {
        Files.createDirectory(folder.resolve("empty"));

        CommandRun refused = run("validate", "a.eastwest", "--json", "empty");

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("it is a folder"), refused.err());
        assertTrue(Files.isDirectory(folder.resolve("empty")));
        assertEquals(List.of("a.eastwest", "empty"), files());
    }

    @Test
    void jsonReplacesAnEmptyFileAndAnEarlierResultAndLeavesNothingBesideIt() throws IOException {
        Files.createFile(folder.resolve("a.json"));

        assertEquals(0, run("validate", "a.eastwest", "--json", "a.json").code());
        assertEquals(0, run("topology", "a.eastwest", "--json", "a.json").code());

        assertTrue(Files.readString(folder.resolve("a.json")).contains("eastwest.topology/1"));
        assertEquals(List.of("a.eastwest", "a.json"), files());
    }

    @Test
    void whenTheJsonCannotBeWrittenNothingElseIs() throws IOException {
        assertEquals(2, run("report", "a.eastwest", "--out", "r", "--json", "no/such/folder.json").code());
        assertEquals(2, run("new", "--template", "empty", "--out", "b.eastwest", "--json", "no/b.json").code());

        assertEquals(List.of("a.eastwest"), files());
    }

    @Test
    void aNameThatNoFileCanHaveIsRefused() {
        CommandRun refused = run("validate", "a\0b");

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("cannot be the name of a file"), refused.err());
    }

    @Test
    void aStreamRemembersWhyResultsWereLostButDoesNotMindAReaderThatLeaves() {
        assertEquals(Optional.of("No space left on device"), lost("No space left on device"));
        assertEquals(Optional.empty(), lost("Broken pipe"));
        assertEquals(Optional.empty(), new StandardStream(OutputStream.nullOutputStream()).lost());
    }

    private static Optional<String> lost(String reason) {
        StandardStream stream = new StandardStream(new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException(reason);
            }
        });
        PrintStream printer = new PrintStream(stream, true, StandardCharsets.UTF_8);
        printer.println("result");
        assertTrue(printer.checkError());
        return stream.lost();
    }

    @Test
    void aFabricThatCannotBeBuiltHasNoCounts() {
        CommandRun refused = run("topology", "--kind", "fat-tree", "--endpoints", "1000", "--radix", "4", "--rate",
                "400Gb/s");
        assertEquals(1, refused.code());
        assertTrue(refused.out().startsWith("error: "), refused.out());
        assertFalse(refused.out().contains("bisection"), refused.out());

        CommandRun json = run("topology", "--kind", "fat-tree", "--endpoints", "1000", "--radix", "4", "--rate",
                "400Gb/s", "--json", "-");
        assertTrue(json.json().get("bisection_bps").isJsonNull(), json.out());
        assertTrue(json.json().getAsJsonObject("switches").get("leaf").isJsonNull(), json.out());
    }
}
