// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

@DisplayName("The pages that the command report writes")
class ReportPagesTest {
    /** 14 mm, less the rounding of a letter's width. */
    private static final float MARGIN_POINTS = 39;

    @TempDir
    Path folder;

    private void report(String template, String out, String... options) {
        CommandRun made = CommandRun.in(folder, Installation.SERVICES, "new", "--template", template, "--out",
                template + ".eastwest");
        assertTrue(made.code() == 0 || Files.exists(folder.resolve(template + ".eastwest")), made.err());
        List<String> arguments = new ArrayList<>(List.of("report", template + ".eastwest", "--out", out));
        arguments.addAll(List.of(options));
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, arguments.toArray(String[]::new));
        assertEquals(0, run.code(), run.err());
    }

    private Map<String, byte[]> files(String out) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder.resolve(out))) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.resolve(out).relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }

    @ParameterizedTest(name = "two reports in {0} do not differ in a byte: page, PDF, CSV and JSON")
    @ValueSource(strings = {"en", "ja"})
    void sameBytes(String language) throws IOException {
        report("ib-1k", "one", "--pdf", "--lang", language);
        report("ib-1k", "two", "--pdf", "--lang", language);
        Map<String, byte[]> one = files("one");
        Map<String, byte[]> two = files("two");
        assertEquals(one.keySet(), two.keySet());
        assertTrue(one.keySet().containsAll(List.of("index.html", "report.pdf")), one.keySet().toString());
        assertTrue(one.keySet().stream().anyMatch(f -> f.endsWith(".csv"))
                && one.keySet().stream().anyMatch(f -> f.endsWith(".json")), one.keySet().toString());
        one.forEach((name, bytes) -> assertArrayEquals(bytes, two.get(name), name));
    }

    @ParameterizedTest(name = "{0}: InfiniBand or Ethernet, and why, at 1,000, 10,000 and 100,000 GPUs, on two pages of paper")
    @ValueSource(strings = {"ib-1k", "ib-10k"})
    void decisionOnTwoPages(String template) throws IOException {
        report(template, "r", "--pdf", "--profile", "executive");
        List<String> pages = pages(folder.resolve("r/report.pdf"));
        int first = page(pages, "The best of each network by size");
        int next = page(pages, "The design states no requirements");
        assertTrue(pages.get(first).contains("GPUs physics does not tell InfiniBand and Ethernet apart")
                || pages.get(first).contains("leads") || pages.get(first).contains("too close to call"));
        assertTrue(pages.get(first).contains("100,000") && pages.get(first).contains("only Ethernet"));
        String decision = String.join("\n", pages.subList(first, Math.min(first + 2, pages.size())));
        for (String part : List.of("What counts, and what each comes to",
                "What would change who leads", "independent flows", "vendor's claim never counts for more",
                "endpoints are more than the 24,576 that each of RoCEv2 with PFC and DCQCN;")) {
            assertTrue(decision.contains(part), () -> part + " is not on the two pages");
        }
        assertTrue(next < first + 2 || next == first + 2 && pages.get(next).startsWith("Requirements"),
                "the next section begins on page " + next + " behind " + first + ": " + pages.get(first + 2));
    }

    /** A table that is wider than its page loses its last columns, which hold the verdict. */
    @ParameterizedTest(name = "{0}, {1}, {2}: nothing reaches beyond the margins of the paper")
    @CsvSource({"ib-1k, executive, en", "ib-10k, full, en", "hgx-h100-spectrum-x-1k, full, ja"})
    void whole(String template, String profile, String language) throws IOException {
        report(template, "r", "--pdf", "--profile", profile, "--lang", language);
        List<String> cut = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(folder.resolve("r/report.pdf").toFile())) {
            new PDFTextStripper() {
                @Override
                protected void writeString(String text, List<TextPosition> letters) {
                    TextPosition last = letters.get(letters.size() - 1);
                    if (last.getXDirAdj() + last.getWidthDirAdj() > last.getPageWidth() - MARGIN_POINTS) {
                        cut.add("page " + getCurrentPageNo() + ": " + text);
                    }
                }
            }.getText(document);
        }
        assertEquals(List.of(), cut);
    }

    private static List<String> pages(Path pdf) throws IOException {
        List<String> pages = new ArrayList<>();
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                PDFTextStripper text = new PDFTextStripper();
                text.setStartPage(page);
                text.setEndPage(page);
                pages.add(text.getText(document).replaceAll("\\s+", " "));
            }
        }
        return pages;
    }

    private static int page(List<String> pages, String text) {
        for (int i = 0; i < pages.size(); i++) {
            if (pages.get(i).contains(text)) {
                return i;
            }
        }
        throw new AssertionError("no page says: " + text);
    }

    @Test
    @DisplayName("have every table beside them as CSV and JSON, those that sections put together too, with all digits")
    void tables() throws IOException {
        report("hgx-h100-spectrum-x-1k", "r");
        String html = Files.readString(folder.resolve("r/index.html"));
        JsonObject index = JsonParser.parseString(Files.readString(folder.resolve("r/tables/index.json")))
                .getAsJsonObject();
        Map<String, JsonObject> byTitle = new TreeMap<>();
        index.getAsJsonArray("tables").forEach(t -> byTitle.put(t.getAsJsonObject().get("title").getAsString(),
                t.getAsJsonObject()));
        Set<String> missing = new TreeSet<>();
        for (Matcher caption = Pattern.compile("(?s)<caption>(.*?)</caption>").matcher(html); caption.find();) {
            missing.add(caption.group(1).replaceAll("<[^>]*>", "").replace("&amp;", "&"));
        }
        missing.removeAll(byTitle.keySet());
        // A result of engines goes into files by curve and by breakdown, under the names that these have there.
        missing.removeIf(caption -> caption.contains(" over ") || caption.contains(", over ")
                || caption.equals("Step time by part") || caption.startsWith("What they come to")
                || caption.equals("Facts for the decision"));
        assertEquals(Set.of(), missing);

        JsonObject flips = table(byTitle.get("What would change who leads"));
        assertTrue(flips.getAsJsonArray("rows").size() > 8, "all that was varied, more than the page shows");
        JsonObject counts = table(byTitle.get("What counts, and what each comes to"));
        assertTrue(counts.getAsJsonArray("columns").toString().contains("RoCEv2 with PFC and DCQCN"),
                "all transports that the design can run on, more than the page shows");
        double step = counts.getAsJsonArray("rows").get(0).getAsJsonArray().get(2).getAsDouble();
        assertTrue(Math.abs(step * 1000 - Math.rint(step * 1000)) > 1e-9, "with all digits: " + step);
        for (JsonObject table : byTitle.values()) {
            assertTrue(Files.size(folder.resolve("r/tables").resolve(table.get("csv").getAsString())) > 0);
        }
    }

    private JsonObject table(JsonObject entry) throws IOException {
        return JsonParser.parseString(Files.readString(folder.resolve("r/tables").resolve(entry.get("json")
                .getAsString()))).getAsJsonObject();
    }

    @Test
    @DisplayName("say of each target whether it is met, and with what margin")
    void margins() throws IOException {
        report("hgx-h100-spectrum-x-1k", "r", "--profile", "executive");
        String html = Files.readString(folder.resolve("r/index.html"));
        String section = html.substring(html.indexOf("<section id=\"requirements\""));
        section = section.substring(0, section.indexOf("</section>"));
        assertTrue(section.contains(">Margin</th>") && section.contains("+7.09"), section);
        assertFalse(section.contains("no engine gave"), section);
    }

    @Test
    @DisplayName("weights and judgements of the user decide, and stand in how to make the report again")
    void weights() throws IOException {
        report("ib-1k", "r", "--profile", "executive", "--weight", "unification=0", "--weight", "lock-in=0", "--score",
                "ib-ndr/operations=1");
        String html = Files.readString(folder.resolve("r/index.html"));
        assertTrue(html.contains("--weight unification=0.0 --weight lock-in=0.0 --score ib-ndr/operations=1.0"));
        assertFalse(html.contains("by all criteria Ethernet leads"), "what spoke for Ethernet does not count");
        CommandRun wrong = CommandRun.in(folder, Installation.SERVICES, "report", "ib-1k.eastwest", "--out", "w",
                "--weight", "beauty=1");
        assertEquals(2, wrong.code());
        assertTrue(wrong.err().contains("There is no criterion 'beauty' to weigh."), wrong.err());
        assertFalse(Files.exists(folder.resolve("w")));
    }

    @ParameterizedTest(name = "{0}: headings in order, charts with words, tables with scopes, and every link leads somewhere")
    @ValueSource(strings = {"shared-ethernet-1k", "inference-llama3-70b"})
    void forEverybody(String template) throws Exception {
        report(template, "r");
        byte[] html = Files.readAllBytes(folder.resolve("r/index.html"));
        assertTrue(html.length < 5_000_000, "bytes: " + html.length);
        Document page = parse(html);
        int before = 0;
        for (Element heading : all(page, "*").stream().filter(e -> e.getTagName().matches("h[1-6]")).toList()) {
            int level = heading.getTagName().charAt(1) - '0';
            assertTrue(level <= before + 1, heading.getTextContent() + " after h" + before);
            assertFalse(heading.getTextContent().isBlank());
            before = level;
        }
        for (Element svg : all(page, "svg")) {
            assertTrue(!svg.getAttribute("aria-label").isBlank() || all(svg, "title").size() > 0 || hidden(svg),
                    "a picture without words");
        }
        for (Element th : all(page, "th")) {
            assertTrue(List.of("col", "row").contains(th.getAttribute("scope")), th.getTextContent());
        }
        List<String> ids = all(page, "*").stream().map(e -> e.getAttribute("id")).filter(id -> !id.isEmpty()).toList();
        for (Element a : all(page, "a")) {
            String target = a.getAttribute("href");
            assertTrue(target.equals("#_") || target.startsWith("#") && ids.contains(target.substring(1)), target);
        }
    }

    private static boolean hidden(Node node) {
        return node instanceof Element e && (e.getAttribute("aria-hidden").equals("true") || hidden(e.getParentNode()));
    }

    private static Document parse(byte[] html) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        DocumentBuilder builder = factory.newDocumentBuilder();
        return builder.parse(new ByteArrayInputStream(html));
    }

    private static List<Element> all(Node node, String name) {
        NodeList found = node instanceof Document d ? d.getElementsByTagName(name)
                : ((Element) node).getElementsByTagName(name);
        List<Element> list = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            list.add((Element) found.item(i));
        }
        return list;
    }
}
