// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.language;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts of a report in its language. English texts are the keys: those of the report itself and those that engines
 * give, whole or with what differs as <code>{0}</code>, a number as <code>{#0}</code>, one a line of {@code ja.tsv}. A text is said in the other language
 * as a whole or not at all: what has a part without words stays English. Numbers, ids and names stay as they are.
 *
 * <p>One report uses it; it remembers what had no words.
 */
public final class Wording {
    /** Key of what is said once about texts that stay English. */
    private static final String REMARK = "@remark";
    /** Phrases of fewer letters are not about lists. */
    private static final int LIST_WORDS = 7;
    private static final Pattern HOLE = Pattern.compile("\\{(#?)(\\d)\\}");
    /** A word that says something: names and symbols have capitals, digits or are a letter long. */
    private static final Pattern WORD = Pattern.compile("(?<![^\\s(,;:\"'])\\p{Lower}[\\p{Lower}'-]+(?![^\\s),;:.\"'?!])");
    private static final Pattern LETTERS = Pattern.compile("[A-Za-z]{2}");
    private static final Pattern SENTENCES = Pattern.compile("(?<=[.?!])\\s+(?=\\p{Lu}|\\d)");
    private static final Pattern VALUED = Pattern.compile("(.*\\S) ([+~<>-]?[\\d.,]+(?:\u2009\\S+|x|:1)?|\u2013)");
    private static final Pattern BRACKETS = Pattern.compile("(.*\\S) \\((.+)\\)");

    private record Phrase(Pattern english, String said, int length) {
    }

    private final Map<String, String> texts = new HashMap<>();
    private final List<Phrase> phrases = new ArrayList<>();
    private final Set<String> names;
    private final boolean english;
    private final Map<String, Optional<String>> known = new HashMap<>();
    private final Set<String> missing = new LinkedHashSet<>();

    private Wording(String file, Set<String> names) {
        this.names = new HashSet<>(names);
        english = file.isEmpty();
        if (!english) {
            lines(file, line -> line.map(cells -> cells.split("\t", 2)).toList()).forEach(this::add);
            phrases.sort(Comparator.comparingInt(Phrase::length).reversed());
        }
    }

    /**
     * The words of a language.
     *
     * @param language {@code en} or {@code ja}
     * @param names    texts that are the same in every language
     */
    public static Wording of(String language, Set<String> names) {
        return new Wording(language.equals("en") ? "" : language + ".tsv", names);
    }

    /** What the lines of a file of this package give, without empty ones and comments. */
    static <T> T lines(String file, Function<Stream<String>, T> use) {
        try (InputStream in = Wording.class.getResourceAsStream(file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return use.apply(lines.lines().filter(line -> !line.isBlank() && !line.startsWith("#")));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " of the report cannot be read", e);
        }
    }

    private void add(String[] cells) {
        if (!HOLE.matcher(cells[0]).find()) {
            texts.put(cells[0], cells[1]);
            return;
        }
        StringBuilder pattern = new StringBuilder();
        // A word or two between two holes are inside one part of a list: they never join its parts.
        String any = HOLE.matcher(cells[0]).replaceAll("").length() < LIST_WORDS ? ">[^;]+?)" : ">.+?)";
        Matcher hole = HOLE.matcher(cells[0]);
        int from = 0;
        int literals = 0;
        while (hole.find()) {
            pattern.append(Pattern.quote(cells[0].substring(from, hole.start()))).append("(?<h").append(hole.group(2))
                    .append(hole.group(1).isEmpty() ? any : ">[\\d.,]+)");
            literals += hole.start() - from;
            from = hole.end();
        }
        // A full stop belongs to the sentence, not to what stands last in it.
        pattern.append(Pattern.quote(cells[0].substring(from))).append(from == cells[0].length() ? "(?<!\\.)" : "");
        phrases.add(new Phrase(Pattern.compile(pattern.toString()), cells[1], literals + cells[0].length() - from));
    }

    /** A text in this language; the text itself where it has no words for it. */
    public String of(String text) {
        if (english) {
            return text;
        }
        Optional<String> said = said(text);
        if (said.isEmpty()) {
            missing.add(text);
        }
        return said.orElse(text);
    }

    /** What is said about texts that stay English; empty in English. */
    public String remark() {
        return texts.getOrDefault(REMARK, "");
    }

    /** Texts that had no words so far. */
    public Set<String> missing() {
        return Set.copyOf(missing);
    }

    private Optional<String> said(String text) {
        Optional<String> before = known.get(text);
        if (before == null) {
            before = find(text);
            known.put(text, before);
        }
        return before;
    }

    private Optional<String> find(String text) {
        String whole = texts.get(text);
        if (whole != null || names.contains(text)) {
            return Optional.of(whole == null ? text : whole);
        }
        if (!LETTERS.matcher(text).find()) {
            return Optional.of(text);
        }
        return split(text, SENTENCES.split(text), "").or(() -> phrase(text)).or(() -> parts(text)).or(() -> otherCase(text))
                .or(() -> WORD.matcher(text).find() ? Optional.empty() : Optional.of(text));
    }

    private Optional<String> phrase(String text) {
        for (Phrase phrase : phrases) {
            Matcher matcher = phrase.english().matcher(text);
            Optional<String> filled = matcher.matches() ? filled(phrase, matcher) : Optional.empty();
            if (filled.isPresent()) {
                return filled;
            }
        }
        return Optional.empty();
    }

    private Optional<String> filled(Phrase phrase, Matcher matcher) {
        StringBuilder said = new StringBuilder();
        Matcher hole = HOLE.matcher(phrase.said());
        int from = 0;
        while (hole.find()) {
            Optional<String> part = said(matcher.group("h" + hole.group(2)));
            if (part.isEmpty()) {
                return part;
            }
            said.append(phrase.said(), from, hole.start()).append(part.get());
            from = hole.end();
        }
        return Optional.of(said.append(phrase.said().substring(from)).toString());
    }

    /** A text put together from others: sentences, lists, a name with its value. */
    private Optional<String> parts(String text) {
        return (text.endsWith(".") ? said(text.substring(0, text.length() - 1)).map(s -> s + "\u3002")
                : Optional.<String>empty())
                .or(() -> split(text, text.split("; "), "\uff1b"))
                .or(() -> split(text, text.split(": ", 2), "\uff1a"))
                .or(() -> two(VALUED, text, " ", ""))
                .or(() -> two(BRACKETS, text, " (", ")"))
                .or(() -> split(text, text.split(", "), "\u3001"));
    }

    private Optional<String> split(String text, String[] parts, String between) {
        if (parts.length < 2 || Stream.of(parts).anyMatch(text::equals)) {
            return Optional.empty();
        }
        List<Optional<String>> said = Stream.of(parts).map(this::said).toList();
        return said.stream().allMatch(Optional::isPresent)
                ? Optional.of(said.stream().map(Optional::get).collect(Collectors.joining(between)))
                : Optional.empty();
    }

    private Optional<String> two(Pattern pattern, String text, String between, String end) {
        Matcher matcher = pattern.matcher(text);
        return matcher.matches() ? said(matcher.group(1)).flatMap(first -> said(matcher.group(2))
                .map(second -> first + between + second + end)) : Optional.empty();
    }

    /** The same words inside a sentence, or at its beginning. */
    private Optional<String> otherCase(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        char first = text.charAt(0);
        char other = Character.isUpperCase(first) ? Character.toLowerCase(first) : Character.toUpperCase(first);
        return Optional.ofNullable(texts.get(other + text.substring(1)));
    }
}
