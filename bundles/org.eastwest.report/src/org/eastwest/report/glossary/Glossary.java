// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.glossary;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of the field with their meaning, from {@code glossary.tsv}; window, report, command line and docs all
 * explain words by it. Immutable and safe to share between threads.
 */
public final class Glossary {

    private static final String FILE = "glossary.tsv";
    /** Cells of a row: word, other spellings, meaning, source, and the first three again in Japanese. */
    private static final int CELLS = 7;
    private static final int JAPANESE = 4;
    private static final int SOURCE = 3;
    /** Begins a phrase in which a word has another sense. */
    private static final String OTHER_SENSE = "~";

    private final List<Term> terms;
    private final Map<String, Term> byWord = new LinkedHashMap<>();
    private final Pattern words;

    /**
     * The glossary in a language.
     *
     * @param language {@code en} or {@code ja}
     */
    public Glossary(String language) {
        int first = switch (language) {
            case "en" -> 0;
            case "ja" -> JAPANESE;
            default -> throw new IllegalArgumentException("There is no glossary in '" + language + "', but in en, ja.");
        };
        List<String[]> rows = rows();
        terms = rows.stream().filter(cells -> !cells[0].equals(OTHER_SENSE)).map(cells -> term(cells, first)).toList();
        Stream<String> otherSenses = rows.stream().filter(cells -> cells[0].equals(OTHER_SENSE)).map(cells -> cells[1]);
        terms.forEach(term -> term.words().forEach(word -> byWord.put(key(word), term)));
        words = Pattern.compile("(?<![\\w-])(?:" + Stream.concat(otherSenses,
                terms.stream().flatMap(Term::words))
                .sorted((a, b) -> b.length() - a.length()).map(Glossary::spelling).collect(Collectors.joining("|"))
                + ")(?![\\w-])");
    }

    private static List<String[]> rows() {
        try (InputStream in = Glossary.class.getResourceAsStream(FILE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", CELLS)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }

    private static Term term(String[] cells, int first) {
        List<String> spellings = Stream.of(cells[first + 1].split(", *")).filter(word -> !word.isEmpty()).toList();
        return new Term(cells[first], spellings, cells[first + 2], cells[SOURCE]);
    }

    /** All terms in the order of their English names. */
    public List<Term> terms() {
        return terms;
    }

    /** The term with this name or spelling, in capitals or not. */
    public Optional<Term> find(String word) {
        return Optional.ofNullable(term(word)).or(() -> terms.stream()
                .filter(term -> term.words().anyMatch(word::equalsIgnoreCase)).findFirst());
    }

    /** The terms that a text uses, in the order of their first occurrence; the longest where one holds another. */
    public List<Term> in(String text) {
        return words.matcher(text).results().map(match -> term(match.group())).filter(Objects::nonNull).distinct()
                .toList();
    }

    /** Marks words in the texts of one section: each at its first occurrence only. */
    public Marker marker() {
        return new Marker();
    }

    /** Abbreviations count as spelt, other words in capitals too. */
    private static String spelling(String word) {
        return abbreviation(word) ? Pattern.quote(word) : "(?i:" + Pattern.quote(word) + ")";
    }

    private static boolean abbreviation(String word) {
        return !word.equals(word.toLowerCase(Locale.ROOT));
    }

    private static String key(String word) {
        return abbreviation(word) ? word : word.toLowerCase(Locale.ROOT);
    }

    private Term term(String word) {
        Term exact = byWord.get(word);
        return exact != null ? exact : byWord.get(word.toLowerCase(Locale.ROOT));
    }

    /**
     * A stretch of text.
     *
     * @param text    the stretch
     * @param meaning empty unless it is a word to explain
     */
    public record Run(String text, String meaning) {
    }

    /** Splits texts into plain stretches and words to explain. */
    public final class Marker {
        private final Set<Term> seen = new HashSet<>();

        private Marker() {
        }

        public List<Run> runs(String text) {
            List<Run> runs = new ArrayList<>();
            Matcher matcher = words.matcher(text);
            int from = 0;
            while (matcher.find()) {
                Term term = term(matcher.group());
                if (term != null && seen.add(term)) {
                    runs.add(new Run(text.substring(from, matcher.start()), ""));
                    runs.add(new Run(matcher.group(), term.meaning()));
                    from = matcher.end();
                }
            }
            runs.add(new Run(text.substring(from), ""));
            return runs;
        }
    }
}
