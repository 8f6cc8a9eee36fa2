// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

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
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The words of the field with their meaning, from {@code glossary.tsv} and its translations. */
public final class Glossary {
    /** A word with its meaning. */
    public record Term(String name, String meaning) {
    }

    /** A stretch of text; its meaning is empty unless it is a word to explain. */
    public record Run(String text, String meaning) {
    }

    private final Map<String, Term> terms = new LinkedHashMap<>();
    private final Pattern words;

    /** @param language {@code en} or {@code ja} */
    public Glossary(String language) {
        String file = language.equals("en") ? "glossary.tsv" : "glossary_" + language + ".tsv";
        try (InputStream in = Glossary.class.getResourceAsStream(file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).map(line -> line.split("\t", 2))
                    .forEach(cells -> terms.put(key(cells[0]), new Term(cells[0], cells[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " of the report cannot be read", e);
        }
        words = Pattern.compile("(?<![\\w-])(?:" + terms.values().stream().map(Term::name)
                .sorted((a, b) -> b.length() - a.length()).map(Glossary::spelling).collect(Collectors.joining("|"))
                + ")(?![\\w-])");
    }

    public List<Term> terms() {
        return List.copyOf(terms.values());
    }

    /** Marks words in the texts of one section: each at its first occurrence only. */
    public Marker marker() {
        return new Marker();
    }

    /** Abbreviations count as spelt, other words in capitals too. */
    private static String spelling(String name) {
        return abbreviation(name) ? Pattern.quote(name) : "(?i:" + Pattern.quote(name) + ")";
    }

    private static boolean abbreviation(String name) {
        return !name.equals(name.toLowerCase(Locale.ROOT));
    }

    private static String key(String name) {
        return abbreviation(name) ? name : name.toLowerCase(Locale.ROOT);
    }

    private Term term(String word) {
        Term exact = terms.get(word);
        return exact != null ? exact : terms.get(word.toLowerCase(Locale.ROOT));
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
