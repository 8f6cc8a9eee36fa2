// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.cli.internal.ReportTables.Cell;
import org.eastwest.cli.internal.ReportTables.Filed;
import org.eastwest.cli.internal.ReportTables.Shown;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What stands on a page, in the files beside it and in the result are the same numbers. */
@DisplayName("The report of")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportNumbersTest {
    private static final List<String> DESIGNS = List.of("ib-1k", "inference-llama3-70b");
    private static final String UNKNOWN = "\u2013";
    /** What the page says where a file has an empty cell: not known, and none in the range of what was looked at. */
    private static final Set<String> NOTHING = Set.of(UNKNOWN, "no value");

    /** A report as a reader has it. */
    private record Report(Element page, List<Filed> files, Map<String, JsonObject> json, Filed metrics) {
    }

    private final Map<String, Report> reports = new HashMap<>();

    private Path folder;

    @BeforeAll
    void make(@TempDir Path directory) throws Exception {
        folder = directory;
        for (String design : DESIGNS) {
            CommandRun.in(folder, Installation.SERVICES, "new", "--template", design, "--out", design + ".eastwest");
            CommandRun run = CommandRun.in(folder, Installation.SERVICES, "report", design + ".eastwest", "--out",
                    design);
            assertEquals(0, run.code(), run.err());
            reports.put(design, read(folder.resolve(design)));
        }
    }

    @AfterAll
    void forget() {
        reports.clear();
    }

    private static Report read(Path directory) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        Element page = factory.newDocumentBuilder().parse(new ByteArrayInputStream(Files.readAllBytes(directory.resolve(
                "index.html")))).getDocumentElement();
        Path tables = directory.resolve("tables");
        List<Filed> files = new ArrayList<>();
        Map<String, JsonObject> json = new HashMap<>();
        for (JsonElement element : object(tables.resolve("index.json")).getAsJsonArray("tables")) {
            JsonObject entry = element.getAsJsonObject();
            String csv = entry.get("csv").getAsString();
            JsonObject table = object(tables.resolve(entry.get("json").getAsString()));
            json.put(csv, table);
            files.add(ReportTables.filed(tables.resolve(csv), entry.get("title").getAsString(),
                    table.getAsJsonArray("columns").asList().stream().map(c -> c.getAsJsonObject().get("label")
                            .getAsString()).toList()));
        }
        return new Report(page, files, json, files.stream().filter(f -> f.name().equals("metrics.csv")).findFirst()
                .orElseThrow());
    }

    private static JsonObject object(Path file) throws IOException {
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static List<Element> sections(Report report) {
        return ReportTables.all(report.page(), "section");
    }

    @ParameterizedTest(name = "{0} has in each cell of each of its tables what the files have, rounded")
    @ValueSource(strings = {"ib-1k", "inference-llama3-70b"})
    void cells(String design) {
        Report report = reports.get(design);
        List<String> wrong = new ArrayList<>();
        int cells = 0;
        for (Element section : sections(report)) {
            for (Shown table : ReportTables.shown(section)) {
                wrong.addAll(differences(table, report.files()));
                cells += table.rows().size() * table.columns().size();
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(cells > 300, "cells: " + cells);
    }

    /** Nothing where the files have the table; else what the file that is nearest to it has not. */
    private static List<String> differences(Shown table, List<Filed> files) {
        String name = table.section() + ", " + table.caption() + ": ";
        if (table.columns().get(0).equals("Part") && table.columns().get(2).equals("Share")) {
            return parts(table, files) ? List.of() : List.of(name + "no file has these parts");
        }
        List<String> nearest = null;
        for (Filed file : files) {
            List<Integer> columns = columns(table.columns(), file.columns());
            if (!columns.contains(-1)) {
                List<String> missing = table.rows().stream().filter(row -> file.rows().stream()
                        .noneMatch(filed -> same(row, filed, columns, file.columns())))
                        .map(row -> name + row + " is not in " + file.name()).toList();
                nearest = nearest == null || missing.size() < nearest.size() ? missing : nearest;
            }
        }
        return nearest != null ? nearest : curves(table, files, name);
    }

    /** Places of a table's columns in a file, each once; -1 where it is missing. */
    private static List<Integer> columns(List<String> wanted, List<String> there) {
        Set<Integer> used = new HashSet<>();
        return wanted.stream().map(label -> IntStream.range(0, there.size())
                .filter(i -> there.get(i).equals(label) && used.add(i)).findFirst().orElse(-1)).toList();
    }

    private static boolean same(List<Cell> row, List<String> filed, List<Integer> columns, List<String> labels) {
        return IntStream.range(0, row.size()).allMatch(i -> shows(row.get(i).text(), filed.get(columns.get(i)))
                && beside(row.get(i), filed, columns.get(i), labels));
    }

    /** The columns behind that of a number tell its band, and whether it rests on a claim. */
    private static boolean beside(Cell cell, List<String> filed, int column, List<String> labels) {
        String label = labels.get(column);
        String band = "";
        String claim = "";
        boolean banded = false;
        for (int i = column + 1; i < labels.size() && labels.get(i).startsWith(label + ", "); i++) {
            banded |= labels.get(i).equals(label + ", band");
            band = labels.get(i).equals(label + ", band") ? filed.get(i) : band;
            claim = labels.get(i).equals(label + ", claim") ? filed.get(i) : claim;
        }
        return (!banded || band.equals(cell.band())) && claim.equals("claim") == cell.claim();
    }

    /** A text as it is, a number rounded, nothing for what is not known. */
    private static boolean shows(String shown, String filed) {
        if (shown.equals(filed.replaceAll("\\s+", " ").strip()) || NOTHING.contains(shown) && filed.isEmpty()) {
            return true;
        }
        return number(filed) && Rounded.of(shown).filter(r -> r.shows(Double.parseDouble(filed))).isPresent();
    }

    private static boolean number(String text) {
        return text.matches("-?\\d+(\\.\\d+)?(E-?\\d+)?");
    }

    /** A breakdown: its parts, their shares and their sum; rows behind the sum tell of other things. */
    private static boolean parts(Shown table, List<Filed> files) {
        return files.stream().filter(f -> f.columns().equals(List.of("part", "label", "value"))).anyMatch(file -> {
            double sum = file.rows().stream().mapToDouble(row -> Double.parseDouble(row.get(2))).sum();
            int parts = file.rows().size();
            return table.rows().size() > parts && IntStream.range(0, parts).allMatch(i -> {
                String value = file.rows().get(i).get(2);
                return shows(table.rows().get(i).get(1).text(), value)
                        && shows(table.rows().get(i).get(2).text(), Double.toString(Double.parseDouble(value) / sum));
            }) && table.rows().get(parts).get(0).text().equals("Total")
                    && shows(table.rows().get(parts).get(1).text(), Double.toString(sum));
        });
    }

    /** Curves: a file each, named like the column, over what the first column has. */
    private static List<String> curves(Shown table, List<Filed> files, String name) {
        List<String> wrong = new ArrayList<>();
        for (int column = 1; column < table.columns().size(); column++) {
            int own = column;
            boolean found = files.stream().filter(f -> f.title().equals(table.columns().get(own))
                    && f.columns().size() == 2 && f.columns().get(0).equals(table.columns().get(0)))
                    .anyMatch(file -> table.rows().stream().allMatch(row -> row.get(own).text().isEmpty()
                            || file.rows().stream().anyMatch(filed -> shows(row.get(0).text(), filed.get(0))
                                    && shows(row.get(own).text(), filed.get(1)))));
            if (!found) {
                wrong.add(name + "no file has the curve " + table.columns().get(column));
            }
        }
        return wrong;
    }

    @ParameterizedTest(name = "{0} has beside names of metrics the values that the file of metrics has, rounded")
    @ValueSource(strings = {"ib-1k", "inference-llama3-70b"})
    void facts(String design) {
        Report report = reports.get(design);
        Map<String, List<List<String>>> byLabel = report.metrics().rows().stream()
                .collect(Collectors.groupingBy(row -> row.get(2)));
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (Element section : sections(report)) {
            // Tiles of the answer have short names, and claims and decisions names of their own.
            if (Set.of("answer", "claims", "glossary", "decision").contains(section.getAttribute("id"))) {
                continue;
            }
            for (Element name : ReportTables.all(section, "dt")) {
                List<List<String>> metrics = byLabel.getOrDefault(ReportTables.text(name), List.of());
                Cell value = ReportTables.cell(ReportTables.all((Element) name.getParentNode(), "dd").get(0));
                boolean metric = !metrics.isEmpty() && (value.text().equals(UNKNOWN) || Rounded.of(value.text())
                        .isPresent());
                compared += metric ? 1 : 0;
                if (metric && metrics.stream().noneMatch(m -> shows(value.text(), m.get(3))
                        && m.get(7).equals("claim") == value.claim()
                        && (value.band().isEmpty() == m.get(4).isEmpty() || value.text().equals(UNKNOWN)))) {
                    wrong.add(section.getAttribute("id") + ": " + ReportTables.text(name) + " " + value + " is none of "
                            + metrics);
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(compared > 30, "compared: " + compared);
    }

    @ParameterizedTest(name = "{0} has the same in its CSV as in its JSON, and its metrics are those of analyze")
    @ValueSource(strings = {"ib-1k", "inference-llama3-70b"})
    void files(String design) {
        Report report = reports.get(design);
        for (Filed file : report.files()) {
            JsonArray rows = report.json().get(file.name()).getAsJsonArray("rows");
            assertEquals(file.rows().size(), rows.size(), file.name());
            for (int row = 0; row < rows.size(); row++) {
                JsonArray cells = rows.get(row).getAsJsonArray();
                assertEquals(file.columns().size(), cells.size(), file.name());
                for (int cell = 0; cell < cells.size(); cell++) {
                    String csv = file.rows().get(row).get(cell);
                    assertTrue(equal(cells.get(cell), csv), file.name() + ": " + cells.get(cell) + " and " + csv);
                }
            }
        }
        CommandRun analyze = CommandRun.in(folder, Installation.SERVICES, "analyze", design + ".eastwest", "--json",
                "-");
        Map<String, JsonObject> metrics = new HashMap<>();
        analyze.json().getAsJsonArray("metrics").asList().stream().map(JsonElement::getAsJsonObject)
                .forEach(m -> metrics.put(m.get("element").getAsString() + " " + m.get("id").getAsString(), m));
        assertEquals(metrics.size(), report.metrics().rows().size());
        for (List<String> row : report.metrics().rows()) {
            JsonObject metric = metrics.get(row.get(0) + " " + row.get(1));
            assertTrue(equal(metric.get("value"), row.get(3)) && equal(metric.get("low"), row.get(4))
                    && equal(metric.get("high"), row.get(5)), row + " and " + metric);
        }
    }

    private static boolean equal(JsonElement json, String csv) {
        if (json == null || json.isJsonNull()) {
            return csv.isEmpty();
        }
        return json.getAsJsonPrimitive().isNumber() ? number(csv) && json.getAsDouble() == Double.parseDouble(csv)
                : json.getAsString().equals(csv);
    }

    @ParameterizedTest(name = "{0}: headings in order, tables with captions and scopes, pictures with words, ids once, "
            + "links that lead somewhere, nothing from elsewhere")
    @ValueSource(strings = {"ib-1k", "inference-llama3-70b"})
    void forEverybody(String design) throws IOException {
        Element page = reports.get(design).page();
        List<Element> all = ReportTables.all(page, "*");
        assertEquals("en", page.getAttribute("lang"));
        assertEquals(1, ReportTables.all(page, "h1").size());
        int before = 0;
        for (Element heading : all.stream().filter(e -> e.getTagName().matches("h[1-6]")).toList()) {
            int level = heading.getTagName().charAt(1) - '0';
            assertTrue(level <= before + 1, heading.getTextContent() + " after h" + before);
            assertFalse(heading.getTextContent().isBlank());
            before = level;
        }
        for (Element table : ReportTables.all(page, "table")) {
            assertEquals("caption", ReportTables.all(table, "*").get(0).getTagName(), ReportTables.text(table));
            assertFalse(ReportTables.text(ReportTables.all(table, "caption").get(0)).isEmpty());
            Element around = (Element) table.getParentNode();
            assertEquals("0", around.getAttribute("tabindex"), "who has no mouse scrolls a wide table too");
            assertFalse(around.getAttribute("aria-label").isBlank());
        }
        for (Element head : ReportTables.all(page, "th")) {
            assertTrue(Set.of("col", "row").contains(head.getAttribute("scope")), head.getTextContent());
        }
        for (Element picture : ReportTables.all(page, "svg")) {
            assertTrue(!picture.getAttribute("aria-label").isBlank() || !ReportTables.all(picture, "title").isEmpty()
                    || hidden(picture), "a picture without words");
        }
        List<String> ids = all.stream().map(e -> e.getAttribute("id")).filter(id -> !id.isEmpty()).toList();
        assertEquals(ids.size(), Set.copyOf(ids).size(), "ids that stand twice");
        for (Element link : ReportTables.all(page, "a")) {
            String target = link.getAttribute("href");
            assertTrue(target.equals("#_") || target.startsWith("#") && ids.contains(target.substring(1)), target);
        }
        for (String attribute : List.of("aria-labelledby", "aria-describedby")) {
            all.stream().map(e -> e.getAttribute(attribute)).filter(id -> !id.isEmpty())
                    .forEach(id -> assertTrue(ids.contains(id), id));
        }
        assertTrue(all.stream().noneMatch(e -> e.getTagName().matches("script|link|iframe|img|object|embed")));
        String html = Files.readString(folder.resolve(design).resolve("index.html"));
        assertFalse(Pattern.compile("(?:src|href|action)=\"(?!#)|url\\((?!#)|@import").matcher(html).find());
        assertTrue(html.length() < 5_000_000, "letters: " + html.length());
    }

    private static boolean hidden(Node node) {
        return node instanceof Element e && (e.getAttribute("aria-hidden").equals("true") || hidden(e.getParentNode()));
    }
}
