// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eastwest.spi.evaluation.Evaluator;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables that no program should write, read by {@code evaluate}. */
class HostileTablesTest {
    @TempDir
    private Path folder;

    private MeasuredTable read(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), text, StandardCharsets.UTF_8);
        return new MeasuredTables("t.csv", file, List.of("case_id", "model")).read();
    }

    private String refusal(String text) {
        return assertThrows(CommandFailure.class, () -> read(text)).getMessage();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "case_id,model | it has no rows below the names of its columns. Add a line",
        "case_id,model~a,x~b,y~a,z | line 4: case_id 'a' is that of line 2 too. Give each row a case_id of its own.",
        "case_id~a | line 1: there is no column 'model'",
        "case_id,model,model~a,x,y | line 1: column 'model' is there twice",
        "case_id,model~a | line 2: column 'model' and what follows are missing",
        "case_id,model~a,x,y | line 2: there are 1 cells after the last column 'model'",
        "case_id,model~a,\"x | Close every quote",
        "'' | it is empty"})
    void whatIsWrongIsToldWithLineAndRemedy(String text, String message) {
        assertTrue(refusal(text.replace('~', '\n')).contains(message), refusal(text.replace('~', '\n')));
    }

    @Test
    void marksLineEndsQuotesAndBlankLinesChangeNothing() throws IOException {
        MeasuredTable plain = read("case_id,model\na,\"x, the \"\"first\"\"\"\nb,y\n");

        MeasuredTable other = read("\uFEFFcase_id,model\r\n\r\na,\"x, the \"\"first\"\"\"\r\n# remark\r\nb , y\r\n");

        assertEquals("x, the \"first\"", plain.rows().get(0).text("model"));
        assertEquals(plain.rows().stream().map(r -> r.text("case_id") + r.text("model")).toList(),
                other.rows().stream().map(r -> r.text("case_id") + r.text("model")).toList());
    }

    @Test
    void aRowWithoutANameIsToldByItsLine() throws IOException {
        assertEquals(List.of("line 2", "b", "line 4"), read("case_id,model\n,x\nb,y\n  ,z\n").rows().stream()
                .map(r -> r.text("case_id")).toList());
    }

    @Test
    void aMillionRowsAreRefusedBeforeTheyFillTheMemory() {
        String rows = IntStream.range(0, 1_000_000).mapToObj(i -> i + ",x").collect(Collectors.joining("\n"));
        assertTrue(refusal("case_id,model\n" + rows).contains("line 100002: there are more than 100000 rows"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"step-time", "memory", "layer-time", "collectives"})
    void cellsThatMakeNoSenseRefuseTheirRowWithTheReason(String kind) throws IOException {
        List<String> columns = Installation.SERVICES.evaluators().find(kind).orElseThrow().columns();
        List<String> lines = new ArrayList<>(List.of(String.join(",", columns)));
        for (String cell : List.of("NaN", "-1", "12 parsecs", "1e999", "0", "=1+1", "x".repeat(100_000), "\"a\nb\"")) {
            List<String> cells = new ArrayList<>(Collections.nCopies(columns.size(), cell));
            cells.set(0, "row" + lines.size());
            lines.add(String.join(",", cells));
        }
        Files.write(folder.resolve("hostile.csv"), lines, StandardCharsets.UTF_8);

        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "evaluate", kind, "hostile.csv", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertEquals(lines.size() - 1, run.json().getAsJsonArray("rows").size());
        run.json().getAsJsonArray("rows").forEach(element -> {
            JsonObject row = element.getAsJsonObject();
            assertEquals("refused", row.get("status").getAsString(), row.toString());
            assertFalse(row.get("reason").getAsString().isBlank());
        });
    }

    /** A misspelt column has no effect: who wrote it must hear of it. */
    @ParameterizedTest
    @ValueSource(strings = {"step-time", "memory", "layer-time", "collectives"})
    void columnsThatAreNotReadAreNamed(String kind) throws IOException {
        Evaluator evaluator = Installation.SERVICES.evaluators().find(kind).orElseThrow();
        List<String> columns = new ArrayList<>(evaluator.columns());
        columns.addAll(evaluator.optionalColumns());
        Files.writeString(folder.resolve("all.csv"), table(columns));
        columns.add("step_time_s");
        Files.writeString(folder.resolve("more.csv"), table(columns));

        assertFalse(CommandRun.in(folder, Installation.SERVICES, "evaluate", kind, "all.csv").err()
                .contains("EW-EVALUATION-002"));
        String told = CommandRun.in(folder, Installation.SERVICES, "evaluate", kind, "more.csv").err();

        assertTrue(told.contains("Columns of more.csv that " + kind + " does not read: step_time_s"), told);
    }

    private static String table(List<String> columns) {
        return String.join(",", columns) + "\n" + String.join(",", Collections.nCopies(columns.size(), "x")) + "\n";
    }
}
