// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.decision.Criterion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/requirements.md: what it names exists, computed on the example that it names. */
class RequirementsTableTest {
    private static final Pattern NAME = Pattern.compile("(metric|table|series|claim|criterion|section)?:?`([^`]+)`");

    /**
     * Needs whose subject the briefs have right, right under a condition, or wrong where the corrected form counts, and
     * the two questions that all are about. Not B-26 and C-26, which come later.
     */
    private static final List<String> SOUND = List.of(
            "A-01", "A-02", "A-03", "A-04", "A-05", "A-06", "A-07", "A-08", "A-09", "A-10", "A-11", "A-12", "A-13",
            "A-14", "A-15", "A-16", "A-17", "A-18", "A-19", "A-20", "A-21", "A-22", "A-23", "A-24", "A-25", "A-28",
            "A-29", "A-30", "A-31",
            "B-01", "B-03", "B-04", "B-05", "B-08", "B-09", "B-14", "B-15", "B-16", "B-17", "B-18", "B-19", "B-20",
            "B-22", "B-23", "B-25", "B-27", "B-28", "B-30", "B-35",
            "C-01", "C-03", "C-04", "C-05", "C-06", "C-07", "C-08", "C-09", "C-10", "C-11", "C-12", "C-13", "C-15",
            "C-17", "C-18", "C-21", "C-22", "C-23", "C-24", "C-25", "C-27", "C-28", "C-29", "C-30", "C-31", "C-32",
            "C-33");

    @TempDir
    private Path folder;

    /** A row: need, about, command, example, answered by. */
    private record Row(String need, String commands, String example, String answer) {
    }

    @Test
    void everyNeedNamesAnExampleAndWhatAnswersItExistsThere() throws IOException {
        Map<String, Set<String>> known = new HashMap<>();
        Set<String> reported = rows().stream().filter(row -> row.answer().contains("section:")).map(Row::example)
                .collect(Collectors.toSet());
        List<String> missing = new ArrayList<>();
        for (Row row : rows()) {
            Set<String> there = known.computeIfAbsent(row.example(),
                    example -> answers(example, reported.contains(example)));
            names(row.answer()).stream().filter(name -> !there.contains(name))
                    .forEach(name -> missing.add(row.need() + ": " + name + " on " + row.example()));
        }
        assertEquals(List.of(), missing);
    }

    @Test
    void everySoundNeedHasOneRowThatNamesACommandAndAnAnswer() throws IOException {
        List<Row> rows = rows();
        for (String need : SOUND) {
            List<Row> own = rows.stream().filter(row -> row.need().equals(need)).toList();
            assertEquals(1, own.size(), "rows of " + need);
            assertFalse(names(own.get(0).commands()).isEmpty(), "commands of " + need);
            assertFalse(names(own.get(0).answer()).isEmpty(), "answer to " + need);
        }
    }

    /** A criterion is told by advise alone, a claim by claims. */
    @Test
    void whatOneCommandAloneTellsStandsBesideThatCommand() throws IOException {
        List<String> wrong = new ArrayList<>();
        Map.of("criterion:", "advise", "claim:", "claims").forEach((kind, command) -> rowsOf(kind).stream()
                .filter(row -> !names(row.commands()).contains("metric:" + command)).map(Row::need)
                .forEach(wrong::add));
        assertEquals(List.of(), wrong);
    }

    /** B-22, as the text below the table says it. */
    @Test
    void telemetryInEveryPacketCostsGoodput() {
        assertEquals(0, CommandRun.in(folder, Installation.SERVICES, "new", "--template", "ethernet-1k", "--out",
                "t.eastwest").code());
        CommandRun sweep = CommandRun.in(folder, Installation.SERVICES, "sweep", "t.eastwest", "--vary",
                "transport=rocev2-dcqcn,rocev2-hpcc", "--metric", "wire_goodput", "--json", "-");
        assertEquals(0, sweep.code(), sweep.err());
        double[] goodput = sweep.json().getAsJsonArray("points").asList().stream()
                .mapToDouble(p -> p.getAsJsonObject().get("value").getAsDouble()).toArray();
        // 42 bytes at five hops, beside 4,178 on the wire, are 1 %.
        assertTrue(goodput[1] < goodput[0] - 0.005, goodput[0] + " and " + goodput[1]);
    }

    @Test
    void everyCommandExistsAndNoNeedIsLeftOut() throws IOException {
        String help = CommandRun.in(folder, Installation.SERVICES, "help").out();
        Set<String> needs = new HashSet<>();
        for (Row row : rows()) {
            needs.add(row.need());
            for (String command : names(row.commands())) {
                assertTrue(Pattern.compile("(?m)^ +" + command.substring("metric:".length()) + " ").matcher(help)
                        .find(),
                        row.need() + ": " + command);
            }
        }
        // Without a row: what comes later.
        Set<String> without = Set.of("B-26", "C-26");
        for (String need : numbers("A", 31, "B", 35, "C", 34)) {
            assertEquals(!without.contains(need), needs.contains(need), need);
        }
    }

    private static List<String> numbers(Object... briefs) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < briefs.length; i += 2) {
            for (int n = 1; n <= (int) briefs[i + 1]; n++) {
                all.add(briefs[i] + (n < 10 ? "-0" : "-") + n);
            }
        }
        return all;
    }

    private static List<Row> rows() throws IOException {
        return Files.readAllLines(Path.of("..", "..", "docs", "requirements.md")).stream()
                .filter(line -> line.matches("\\| [ABC]-\\d\\d \\|.*")).map(line -> line.split(" *\\| *"))
                .map(cells -> new Row(cells[1], cells[3], cells[4], cells[5])).toList();
    }

    private static List<Row> rowsOf(String kind) {
        try {
            return rows().stream().filter(row -> row.answer().contains(kind)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(String cell) {
        List<String> names = new ArrayList<>();
        Matcher matcher = NAME.matcher(cell);
        while (matcher.find()) {
            names.add((matcher.group(1) == null ? "metric" : matcher.group(1)) + ":" + matcher.group(2));
        }
        return names;
    }

    /**
     * Everything that the engines know of an example, with the claims and the criteria.
     *
     * @param report whether sections of its report are asked for too
     */
    private Set<String> answers(String example, boolean report) {
        CommandRun made = CommandRun.in(folder, Installation.SERVICES, "new", "--template", example, "--out",
                example + ".eastwest");
        assertEquals(0, made.code(), made.err());
        AnalysisResult result = Installation.SERVICES.analysis().analyze(DesignInput.of(example + ".eastwest", null,
                Map.of()).snapshot(new Terminal(System.out, System.err, folder, false), Installation.SERVICES)
                        .snapshot(),
                Set.of(), Progress.NONE);
        Set<String> names = result.metrics().stream().filter(metric -> Double.isFinite(metric.value()))
                .map(Metric::id).map(id -> "metric:" + id)
                .collect(Collectors.toCollection(HashSet::new));
        result.tables().stream().map(Table::id).forEach(id -> names.add("table:" + id));
        result.series().stream().map(Series::id).forEach(id -> names.add("series:" + id));
        Installation.SERVICES.claims().shipped().stream().map(Claim::id).forEach(id -> names.add("claim:" + id));
        Installation.SERVICES.adviser().criteria().stream().map(Criterion::id)
                .forEach(id -> names.add("criterion:" + id));
        if (report) {
            names.addAll(sections(example));
        }
        return names;
    }

    private Set<String> sections(String example) {
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "report", example + ".eastwest", "--out", "r-"
                + example);
        assertEquals(0, run.code(), run.err());
        try {
            return Pattern.compile("<section id=\"([^\"]+)\"").matcher(Files.readString(folder.resolve("r-" + example)
                    .resolve("index.html"))).results().map(m -> "section:" + m.group(1)).collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
