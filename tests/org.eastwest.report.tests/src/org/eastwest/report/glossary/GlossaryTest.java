// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.glossary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GlossaryTest {

    private static final Path PAGE = Path.of("..", "..", "docs", "glossary.md");

    private final Glossary english = new Glossary("en");

    @ParameterizedTest
    @ValueSource(strings = {"en", "ja"})
    @DisplayName("every term has a name of its own and a meaning of one to three sentences")
    void complete(String language) {
        List<Term> terms = new Glossary(language).terms();
        assertTrue(terms.size() > 100, "terms: " + terms.size());
        Set<String> words = new HashSet<>();
        for (Term term : terms) {
            term.words().forEach(word -> assertTrue(words.add(word.toLowerCase(Locale.ROOT)), word + " twice"));
            assertFalse(term.meaning().isBlank(), term.name());
            assertTrue(term.meaning().split("[.\u3002](?= |$|[^0-9a-z])").length <= 3, term.name());
        }
    }

    @Test
    @DisplayName("terms stand in the order of the alphabet, as many in Japanese as in English")
    void order() {
        List<String> names = english.terms().stream().map(Term::name).toList();
        assertEquals(names.stream().sorted(Comparator.comparing(name -> name.toLowerCase(Locale.ROOT))).toList(),
                names);
        assertEquals(names.size(), new Glossary("ja").terms().size());
        assertThrows(IllegalArgumentException.class, () -> new Glossary("tr"));
    }

    @Test
    @DisplayName("the words that the field cannot do without are explained")
    void words() {
        for (String word : List.of("exposed communication", "rail", "PXN", "busbw", "algbw", "cliff", "bubble", "MFU",
                "HFU", "goodput", "incast", "victim flow", "ECN", "PFC", "headroom", "DCQCN", "NVLS", "SHARP",
                "oversubscription", "ZeRO", "TP", "PP", "DP", "EP", "CP", "sequence parallelism", "virtual stages")) {
            assertTrue(english.find(word).isPresent(), word);
        }
        assertEquals("bus bandwidth", english.find("busbw").orElseThrow().name());
        assertEquals("bubble", english.find("BUBBLE").orElseThrow().name());
        assertTrue(english.find("no such word").isEmpty());
    }

    @Test
    @DisplayName("a text is explained by its words, the longest where one holds another; abbreviations count as spelt")
    void texts() {
        assertEquals(List.of("exposed communication", "step"), names("Exposed communication over step"));
        assertEquals(List.of("scale-up domain", "GPU"), names("Scale-up domain of a GPU"));
        assertEquals(List.of("TP"), names("TP"));
        assertEquals(List.of(), names("http and steps ahead"));
        assertEquals(List.of("all-reduce"), names("all-reduce over all-reduce"));
    }

    private List<String> names(String text) {
        return english.in(text).stream().map(Term::name).toList();
    }

    @Test
    @DisplayName("a section explains a word at its first occurrence, under its name or another spelling")
    void marker() {
        Glossary.Marker marker = english.marker();
        assertEquals(List.of("", "Step time"), marker.runs("Step time").stream().limit(2).map(Glossary.Run::text)
                .toList());
        assertEquals(1, marker.runs("the step again").size());
    }

    @Test
    @DisplayName("docs/glossary.md holds the same words")
    void page() throws IOException {
        String page = english.terms().stream().map(GlossaryTest::row).collect(Collectors.joining("\n", """
                # Glossary

                One name for one thing in designs, the window, the command line and reports. The window shows these
                meanings as tooltips and in Help > Glossary, the command line with `./eastwest glossary TERM`.

                | term | meaning |
                |---|---|
                """, "\n"));
        if (System.getProperty("glossary.write") != null) {
            Files.writeString(PAGE, page, StandardCharsets.UTF_8);
        }
        assertEquals(page, Files.readString(PAGE, StandardCharsets.UTF_8),
                "Run this test with -Dglossary.write to write the page anew");
    }

    private static String row(Term term) {
        String spellings = term.spellings().isEmpty() ? "" : " (" + String.join(", ", term.spellings()) + ")";
        String source = term.source().isEmpty() ? "" : " *" + term.source() + "*";
        String stop = term.meaning().endsWith(".") ? "" : ".";
        return "| " + term.name() + spellings + " | " + term.meaning() + stop + source + " |";
    }

    @Test
    void aWordIsExplainedOnlyInItsOwnSense() {
        Glossary glossary = new Glossary("en");
        assertEquals(List.of("band"), glossary.in("Where a band is given and bands overlap").stream().map(Term::name)
                .toList());
        List<Glossary.Run> runs = glossary.marker().runs("Bands overlap; the overlap of compute and communication.");
        assertEquals(List.of("overlap"), runs.stream().filter(run -> !run.meaning().isEmpty()).map(Glossary.Run::text)
                .toList());
        assertTrue(runs.get(0).text().startsWith("Bands overlap; the "), runs.get(0).text());
    }
}
