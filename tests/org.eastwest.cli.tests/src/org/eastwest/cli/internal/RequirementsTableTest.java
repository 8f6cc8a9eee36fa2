// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

    private static List<String> names(String cell) {
        List<String> names = new ArrayList<>();
        Matcher matcher = NAME.matcher(cell);
        while (matcher.find()) {
            names.add((matcher.group(1) == null ? "metric" : matcher.group(1)) + ":" + matcher.group(2));
        }
        return names;
    }

    /**
     * Everything that the engines say about an example, with the claims and the criteria.
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
        Set<String> names = result.metrics().stream().map(Metric::id).map(id -> "metric:" + id)
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
