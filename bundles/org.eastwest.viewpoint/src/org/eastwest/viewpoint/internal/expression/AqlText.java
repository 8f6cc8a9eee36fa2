// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.Locale;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

/** The operations of texts; positions in a text count from 1. */
final class AqlText {
    static final Set<String> NAMES = Set.of("size", "concat", "toUpper", "toLower", "toUpperFirst", "toLowerFirst",
            "substring", "startsWith", "endsWith", "contains", "index", "lastIndex", "replace", "replaceAll", "trim",
            "matches", "first", "last", "toString", "toInteger", "toReal");

    private AqlText() {
    }

    static Object call(String s, String name, Object[] a, int position) {
        try {
            return operation(s, name, a, position);
        } catch (IndexOutOfBoundsException | ClassCastException | NumberFormatException | PatternSyntaxException e) {
            throw new ExpressionException("'" + name + "' of the text '" + s + "' cannot be computed: " + e.getMessage()
                    + ".", position, e);
        }
    }

    private static Object operation(String s, String name, Object[] a, int position) {
        return switch (name) {
            case "size" -> s.length();
            case "concat" -> s + a[0];
            case "toUpper" -> s.toUpperCase(Locale.ROOT);
            case "toLower" -> s.toLowerCase(Locale.ROOT);
            case "toUpperFirst" -> s.isEmpty() ? s : s.substring(0, 1).toUpperCase(Locale.ROOT) + s.substring(1);
            case "toLowerFirst" -> s.isEmpty() ? s : s.substring(0, 1).toLowerCase(Locale.ROOT) + s.substring(1);
            case "substring" -> a.length == 1 ? s.substring(number(a[0]) - 1)
                    : s.substring(number(a[0]) - 1, number(a[1]));
            case "startsWith" -> s.startsWith((String) a[0]);
            case "endsWith" -> s.endsWith((String) a[0]);
            case "contains" -> s.contains((String) a[0]);
            case "index" -> s.indexOf((String) a[0]) + 1;
            case "lastIndex" -> s.lastIndexOf((String) a[0]) + 1;
            case "replace" -> s.replaceFirst((String) a[0], (String) a[1]);
            case "replaceAll" -> s.replaceAll((String) a[0], (String) a[1]);
            case "trim" -> s.trim();
            case "matches" -> s.matches((String) a[0]);
            case "first" -> s.substring(0, number(a[0]));
            case "last" -> s.substring(s.length() - number(a[0]));
            case "toInteger" -> Values.number(Long.parseLong(s.trim()));
            case "toReal" -> Double.valueOf(s.trim());
            default -> s;
        };
    }

    private static int number(Object value) {
        return ((Number) value).intValue();
    }
}
