// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names in a new plugin, which all follow from its id.
 *
 * @param id        symbolic name of its bundle and name of its package
 * @param shortId   id of what it adds, lower case with dashes
 * @param className how its classes begin
 * @param name      for people
 * @param vendor    who makes it
 */
record PluginNames(String id, String shortId, String className, String name, String vendor) {
    private static final int LONGEST = 100;
    private static final Pattern SEGMENT = Pattern.compile("[a-z][a-z0-9_]*");
    private static final Set<String> RESERVED = Set.of("java", "javax", "org.eclipse", "org.eastwest", "org.osgi");
    /** The Java Language Specification 17, section 3.9, and the literals. */
    private static final Set<String> KEYWORDS = Set.of("abstract", "assert", "boolean", "break", "byte", "case",
            "catch", "char", "class", "const", "continue", "default", "do", "double", "else", "enum", "extends",
            "false", "final", "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int",
            "interface", "long", "native", "new", "null", "package", "private", "protected", "public", "return",
            "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
            "true", "try", "void", "volatile", "while");

    /**
     * The names of a plugin.
     *
     * @param id    as the user gave it
     * @param name  as the user gave it; null to make one
     * @param taken ids that the product or an installed bundle has for what it adds
     * @throws CommandFailure when the id or the name will not do
     */
    static PluginNames of(String id, String name, Set<String> taken) {
        List<String> segments = checked(id);
        List<String> words = words(segments.get(segments.size() - 1));
        if (taken.contains(String.join("-", words))) {
            words = Stream.concat(words(segments.get(segments.size() - 2)).stream(), words.stream()).toList();
        }
        String shortId = String.join("-", words);
        if (taken.contains(shortId)) {
            throw CommandFailure.unusable("--id " + id + ": '" + shortId + "' is the id of something installed already. "
                    + "Let the id end in another word.");
        }
        String vendor = capital(words(segments.get(segments.size() > 2 ? 1 : 0)), " ");
        return new PluginNames(id, shortId, capital(words, ""), name == null ? capital(words, " ") : readable(name),
                vendor);
    }

    /** How names of methods begin. */
    String camel() {
        return className.substring(0, 1).toLowerCase(Locale.ROOT) + className.substring(1);
    }

    /** The code of its findings, such as {@code FOO}. */
    String code() {
        return shortId.toUpperCase(Locale.ROOT);
    }

    private static List<String> checked(String id) {
        List<String> segments = List.of(id.split("\\.", -1));
        for (String segment : segments) {
            if (!SEGMENT.matcher(segment).matches()) {
                throw wrong(id, segment.isEmpty() ? "there is nothing between two dots or at an end"
                        : "'" + segment + "' is no part of a package: lower-case letters, digits and underscores, "
                                + "beginning with a letter");
            }
            if (KEYWORDS.contains(segment)) {
                throw wrong(id, "'" + segment + "' is a word of Java");
            }
        }
        if (segments.size() < 2) {
            throw wrong(id, "it has one part only");
        }
        if (id.length() > LONGEST) {
            throw wrong(id, "it has more than " + LONGEST + " characters");
        }
        if (RESERVED.stream().anyMatch(r -> id.equals(r) || id.startsWith(r + "."))) {
            throw wrong(id, "it belongs to the platform or to the product");
        }
        return segments;
    }

    private static CommandFailure wrong(String id, String reason) {
        return CommandFailure.unusable("--id " + id + ": " + reason + ". Give a domain of yours backwards and the "
                + "plugin's name, such as com.example.foo.");
    }

    private static String readable(String name) {
        if (name.isBlank() || name.length() > LONGEST || name.codePoints().anyMatch(Character::isISOControl)) {
            throw CommandFailure.unusable("--name '" + name.replaceAll("\\p{Cntrl}", "?") + "': give a name of 1 to "
                    + LONGEST + " characters in one line.");
        }
        return name.strip();
    }

    private static List<String> words(String segment) {
        return Stream.of(segment.split("_")).filter(w -> !w.isEmpty()).toList();
    }

    private static String capital(List<String> words, String between) {
        return words.stream().map(w -> w.substring(0, 1).toUpperCase(Locale.ROOT) + w.substring(1))
                .collect(Collectors.joining(between));
    }
}
