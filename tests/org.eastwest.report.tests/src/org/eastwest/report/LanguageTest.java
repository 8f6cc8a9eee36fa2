// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.report.internal.language.Wording;
import org.eastwest.spi.analysis.AnalysisResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A report in Japanese")
class LanguageTest {
    private static final Pattern JAPANESE = Pattern.compile("[\\u3040-\\u30ff\\u4e00-\\u9fff]");
    private static final Pattern HOLE = Pattern.compile("\\{#?\\d\\}");
    private static final Pattern LABEL = Pattern.compile("<(h2|h3|caption|dt|th scope=\"col\")[^>]*>(.*?)</(?:h2|h3|caption|dt|th)>");

    private final DesignReport report = new DesignReport();
    private final Wording wording = Wording.of("ja", Set.of("Our cluster"));

    private static ReportInput japanese() {
        ReportInput en = Samples.input();
        return new ReportInput(en.design(), en.result(), en.validation(), en.run(), "ja");
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in = Wording.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
        }
    }

    @Test
    @DisplayName("says so to browsers, and once to readers what stays English")
    void page() {
        String html = report.html(japanese());
        assertTrue(html.contains("<html lang=\"ja\">"));
        assertTrue(html.contains(">\u7d50\u8ad6</h2>"), "the answer");
        assertEquals(2, html.split("\u539f\u6587\uff08\u82f1\u8a9e\uff09", -1).length, "the remark, once");
        assertFalse(report.html(Samples.input()).contains("\u539f\u6587"));
    }

    @Test
    @DisplayName("every heading, caption, column and name that is no abbreviation is Japanese")
    void labels() {
        Set<String> left = new TreeSet<>();
        Set<String> engines = engineTexts(japanese().result());
        for (Matcher label = LABEL.matcher(report.html(japanese())); label.find();) {
            String text = label.group(2).replaceAll("<[^>]+>", "");
            if (!JAPANESE.matcher(text).find() && Pattern.compile("\\b[a-z]{3,}").matcher(text).find()
                    && !engines.contains(text)) {
                left.add(text);
            }
        }
        assertEquals(Set.of(), left);
    }

    /** What the engines of this test made up, which nobody can have translated. */
    private static Set<String> engineTexts(AnalysisResult result) {
        Set<String> texts = new HashSet<>();
        result.metrics().forEach(m -> texts.addAll(List.of(m.label(), m.element())));
        result.tables().forEach(t -> {
            texts.add(t.title());
            t.columns().forEach(c -> texts.add(c.label()));
        });
        result.series().forEach(s -> texts.addAll(List.of(s.label(), s.xLabel(), s.yLabel(),
                s.yLabel() + " over " + s.xLabel())));
        return texts;
    }

    @Test
    @DisplayName("differs in nothing when it is made again")
    void same() {
        assertEquals(report.html(japanese()), report.html(japanese()));
    }

    @Test
    @DisplayName("every line has one English text, once, and the same holes on both sides")
    void lines() throws IOException {
        Set<String> seen = new HashSet<>();
        for (String line : lines("ja.tsv")) {
            String[] cells = line.split("\t", -1);
            assertEquals(2, cells.length, line);
            assertTrue(seen.add(cells[0]), "twice: " + cells[0]);
            assertFalse(cells[1].isBlank(), line);
            assertEquals(holes(cells[0]), holes(cells[1]), line);
        }
    }

    private static Set<String> holes(String text) {
        Set<String> holes = new TreeSet<>();
        HOLE.matcher(text).results().forEach(hole -> holes.add(hole.group().replace("#", "")));
        return holes;
    }

    @Test
    @DisplayName("texts are put together from their parts, in the order of the language")
    void parts() {
        assertEquals("1\u30b9\u30c6\u30c3\u30d7\u306f42.0\u2009s (38.4\uff5e46.1)\u3067\u3001\u305d\u306e12.7\u2009%\u304c\u9732\u51fa\u901a\u4fe1\u3067\u3059\u3002",
                wording.of("One step takes 42.0\u2009s (38.4 to 46.1); 12.7\u2009% of it is exposed communication."));
        assertEquals("Our cluster\uff1a\u30b5\u30fc\u30d0\u30fc128\u53f0", wording.of("Our cluster: 128 servers"));
        assertEquals("\u9732\u51faTP\u901a\u4fe1 5.01\u2009s", wording.of("Exposed TP 5.01\u2009s"));
    }

    @Test
    @DisplayName("a text is said as a whole or not at all; numbers, ids and names stay")
    void whole() {
        assertEquals("Step time: nobody translated this", wording.of("Step time: nobody translated this"));
        assertEquals(Set.of("Step time: nobody translated this"), wording.missing());
        for (String same : List.of("13.6\u2009s", "ConnectX-7", "TP 8, CP 1, PP 16, DP 8".replace(", ", "\u3001"), "Our cluster")) {
            assertEquals(same, wording.of(same));
        }
        List<String> english = new ArrayList<>(List.of("Step time", "no words for this"));
        english.forEach(text -> assertEquals(text, Wording.of("en", Set.of()).of(text)));
    }
}
