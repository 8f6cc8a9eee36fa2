// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Tables of a page as a reader sees them, and those of the files beside it. */
final class ReportTables {
    /** What stands beside a number or a text in its cell. */
    private static final Set<String> BESIDE = Set.of("band", "claim", "why", "cite", "swatch");

    private ReportTables() {
    }

    /**
     * A cell of the page.
     *
     * @param text  without what stands beside it
     * @param band  between its brackets; empty for none
     * @param claim true where it is marked as a claim
     */
    record Cell(String text, String band, boolean claim) {
    }

    /** A table of the page. */
    record Shown(String section, String caption, List<String> columns, List<List<Cell>> rows) {
    }

    /** A table of the files: names of its columns without their units, and the texts of its cells. */
    record Filed(String name, String title, List<String> columns, List<List<String>> rows) {
    }

    /** Tables of a section of the page. */
    static List<Shown> shown(Element section) {
        return all(section, "table").stream().map(table -> new Shown(section.getAttribute("id"),
                text(all(table, "caption").get(0)), all(all(table, "thead").get(0), "th").stream()
                        .map(ReportTables::text).toList(), all(all(table, "tbody").get(0), "tr").stream()
                                .map(ReportTables::cells).toList())).toList();
    }

    private static List<Cell> cells(Element row) {
        return all(row, "*").stream().filter(e -> e.getTagName().matches("th|td")).map(ReportTables::cell).toList();
    }

    /** What stands in an element of a table or a list of facts. */
    static Cell cell(Element cell) {
        String band = all(cell, "span").stream().filter(e -> e.getAttribute("class").equals("band"))
                .map(ReportTables::text).map(text -> text.replaceAll("^\\(|\\)$", "")).findFirst().orElse("");
        boolean claim = all(cell, "span").stream().anyMatch(e -> e.getAttribute("class").equals("claim"));
        return new Cell(plain(said(cell)), band, claim);
    }

    private static String said(Node node) {
        StringBuilder text = new StringBuilder();
        NodeList children = node.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            Node child = children.item(i);
            if (child instanceof Element element) {
                text.append(BESIDE.contains(element.getAttribute("class")) || element.getTagName().equals("small") ? ""
                        : said(element));
            } else {
                text.append(child.getNodeValue());
            }
        }
        return text.toString();
    }

    static String text(Element element) {
        return plain(element.getTextContent());
    }

    /** The thin space before a unit stays. */
    private static String plain(String text) {
        return text.replaceAll("[ \\t\\r\\n]+", " ").strip();
    }

    static List<Element> all(Element element, String name) {
        NodeList found = element.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
    }

    /**
     * A CSV file of the tables beside the page.
     *
     * @param columns names of its columns, each of which stands in its heading with its unit
     */
    static Filed filed(Path csv, String title, List<String> columns) throws IOException {
        List<List<String>> records = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(csv, StandardCharsets.UTF_8, CSVFormat.RFC4180)) {
            for (CSVRecord row : parser) {
                records.add(row.toList());
            }
        }
        for (int i = 0; i < columns.size(); i++) {
            String heading = records.get(0).get(i);
            assertTrue(heading.equals(columns.get(i)) || heading.startsWith(columns.get(i) + " ("), heading);
        }
        return new Filed(csv.getFileName().toString(), title, columns, records.subList(1, records.size()));
    }
}
