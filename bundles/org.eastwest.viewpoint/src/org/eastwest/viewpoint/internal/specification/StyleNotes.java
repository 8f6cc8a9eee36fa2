// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import static org.eastwest.viewpoint.internal.specification.Elements.all;
import static org.eastwest.viewpoint.internal.specification.Elements.text;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;

/**
 * What the documentation of a mapping adds to its styles. Sirius has no words for the meaning of conditional styles, for
 * hatching and for double lines, and shows this text to nobody but the author of the specification. A line each, in which
 * a conditional style is named by its predicate, and the other one by {@code plain}:
 *
 * <pre>{@code
 * legend: service:isIdle = Idle
 * hatched: service:isIdle
 * double: plain
 * }</pre>
 */
final class StyleNotes {
    private static final String UNKNOWN = "EW-VIEWPOINT-011";
    private static final String PLAIN = "plain";

    private final Map<String, String> legend = new HashMap<>();
    private final Set<String> hatched = new HashSet<>();
    private final Set<String> doubled = new HashSet<>();

    private StyleNotes() {
    }

    /** The notes of a mapping; what names no style of it is told. */
    static StyleNotes of(EObject mapping, Problems problems) {
        StyleNotes notes = new StyleNotes();
        text(mapping, "documentation").lines().map(String::strip).forEach(notes::read);
        Set<String> known = all(mapping, "conditionnalStyles").stream().map(s -> text(s, "predicateExpression"))
                .collect(Collectors.toCollection(HashSet::new));
        known.add(PLAIN);
        notes.named().stream().filter(name -> !known.contains(name)).sorted().forEach(name -> problems.warning(UNKNOWN,
                mapping, "Its documentation speaks of the style of '" + name + "', which it does not have.",
                "Name the predicate of a conditional style, or 'plain'."));
        return notes;
    }

    private void read(String line) {
        String rest = line.substring(line.indexOf(':') + 1).strip();
        if (line.startsWith("legend:") && rest.contains(" = ")) {
            legend.put(rest.substring(0, rest.indexOf(" = ")).strip(), rest.substring(rest.indexOf(" = ") + 3).strip());
        } else if (line.startsWith("hatched:")) {
            hatched.add(rest);
        } else if (line.startsWith("double:")) {
            doubled.add(rest);
        }
    }

    private Set<String> named() {
        Set<String> names = new HashSet<>(legend.keySet());
        names.addAll(hatched);
        names.addAll(doubled);
        return names;
    }

    /** What a style means; empty where nobody says it. */
    String legend(EObject condition) {
        return legend.getOrDefault(name(condition), "");
    }

    boolean hatched(EObject condition) {
        return hatched.contains(name(condition));
    }

    boolean doubled(EObject condition) {
        return doubled.contains(name(condition));
    }

    private static String name(EObject condition) {
        return condition == null ? PLAIN : text(condition, "predicateExpression");
    }
}
