// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.megatron;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.exchange.ImportException;

/**
 * Arguments as they stand in a file of them or in a launch script: {@code --name value}, over several lines, in quotes
 * or arrays. Of the shell's language, variables that hold plain text are put in; nothing is run.
 */
final class Arguments {
    private static final Pattern ASSIGNMENT = Pattern.compile("(?:export\\s+)?([A-Za-z_]\\w*)=(.*)");
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{?([A-Za-z_]\\w*)(?::?-([^}]*))?\\}?");
    /** What the export of this product says of the world size, which has no argument of its own. */
    private static final Pattern TOLD = Pattern.compile("#\\s*(WORLD_SIZE)=(\\d+)\\s*");

    private final Map<String, Argument> arguments = new LinkedHashMap<>();
    private final Map<String, Argument> variables = new LinkedHashMap<>();

    /**
     * One argument.
     *
     * @param line   where it stands, from 1
     * @param name   without the hyphens before it; hyphens for underscores
     * @param values what follows; empty for a flag
     */
    record Argument(int line, String name, List<String> values) {
        String text() {
            return "--" + name + (values.isEmpty() ? "" : " " + String.join(" ", values));
        }

        /** The only value. */
        String value() throws ImportException {
            if (values.isEmpty()) {
                throw new ImportException(line, "--" + name + " has no value", "Write one after it.");
            }
            return values.get(0);
        }

        /** A whole number of at least 1. */
        int number() throws ImportException {
            String text = value();
            try {
                int number = Integer.parseInt(text);
                if (number >= 1) {
                    return number;
                }
            } catch (NumberFormatException noNumber) {
                throw new ImportException(line, "--" + name + " is '" + text + "', which is no whole number up to "
                        + Integer.MAX_VALUE, text.contains("$") ? "Write the number in place of the variable."
                                : "Write a whole number from 1.", noNumber);
            }
            throw new ImportException(line, "--" + name + " is " + text, "Write a whole number from 1.");
        }
    }

    static Arguments of(String text) {
        Arguments all = new Arguments();
        int number = 0;
        Argument open = null;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            open = all.line(++number, line.strip(), open);
        }
        return all;
    }

    /** @return the argument that further values belong to; null for none */
    private Argument line(int number, String line, Argument before) {
        Matcher told = TOLD.matcher(line);
        if (told.matches()) {
            variables.putIfAbsent(told.group(1), new Argument(number, told.group(1), List.of(told.group(2))));
            return null;
        }
        Matcher assignment = ASSIGNMENT.matcher(line);
        if (assignment.matches() && !assignment.group(2).strip().startsWith("(")) {
            String value = clean(assignment.group(2).replaceFirst("\\s#.*", ""));
            if (!value.contains("--")) {
                variables.put(assignment.group(1), new Argument(number, assignment.group(1), List.of(value)));
                return null;
            }
        }
        Argument open = before;
        for (String word : line.split("\\s+")) {
            if (word.startsWith("#")) {
                break;
            }
            open = word(number, clean(assignment.matches() && word.startsWith(assignment.group(1) + "=")
                    ? word.substring(word.indexOf('=') + 1) : word), open);
        }
        return open;
    }

    private Argument word(int number, String word, Argument open) {
        if (word.startsWith("--")) {
            int equals = word.indexOf('=');
            String name = (equals < 0 ? word : word.substring(0, equals)).substring(2).replace('_', '-');
            List<String> values = new ArrayList<>();
            if (equals > 0) {
                values.add(put(word.substring(equals + 1)));
            }
            Argument made = new Argument(number, name, values);
            arguments.put(name, made);
            return made;
        }
        if (open != null && !word.isEmpty() && number - open.line() <= 1) {
            open.values().add(put(word));
        }
        return open;
    }

    /** Without quotes, parentheses of arrays and the backslash at the end of a line. */
    private static String clean(String word) {
        String plain = word.strip();
        if (plain.startsWith("$((")) {
            return plain;
        }
        plain = plain.replaceAll("^[\"'(]+", "").replaceAll("\\\\$", "");
        return plain.replaceAll(plain.contains("(") ? "[\"']+$" : "[\"')]+$", "");
    }

    private String put(String word) {
        Matcher variable = VARIABLE.matcher(word);
        return variable.matches() ? variable(variable.group(1)).map(a -> a.values().get(0))
                .orElse(variable.group(2) == null ? word : variable.group(2)) : word;
    }

    /** A variable of the script that holds plain text. */
    Optional<Argument> variable(String name) {
        return Optional.ofNullable(variables.get(name)).filter(a -> !a.values().get(0).isEmpty());
    }

    /** The argument of this name, and marks it as read. */
    Optional<Argument> find(String name) {
        return Optional.ofNullable(arguments.get(name));
    }

    boolean has(String name) {
        return arguments.containsKey(name);
    }

    /** All arguments, in the order of the file. */
    List<Argument> all() {
        return List.copyOf(arguments.values());
    }
}
