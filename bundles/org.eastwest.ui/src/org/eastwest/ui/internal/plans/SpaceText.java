// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The text of a space of plans, as {@code --space} of the command line takes it, in its parts: a name and what differs
 * from it. Whether they make sense is for the search to say.
 *
 * @param name    {@code full}, {@code usual} or {@code calculon}
 * @param changes values by the word of their dimension
 */
record SpaceText(String name, Map<String, String> changes) {

    /** Every valid plan; what a text without a name begins with. */
    static final String FULL = "full";

    SpaceText {
        changes = new LinkedHashMap<>(changes);
    }

    static SpaceText of(String name) {
        return new SpaceText(name, Map.of());
    }

    static SpaceText parse(String text) {
        String name = FULL;
        Map<String, String> changes = new LinkedHashMap<>();
        for (String word : text.trim().split("[\\s;]+")) {
            int equals = word.indexOf('=');
            if (equals >= 0) {
                changes.put(word.substring(0, equals), word.substring(equals + 1));
            } else if (!word.isEmpty()) {
                name = word;
            }
        }
        return new SpaceText(name, changes);
    }

    /** The same with other values of a dimension. */
    SpaceText with(String dimension, String values) {
        Map<String, String> more = new LinkedHashMap<>(changes);
        more.put(dimension, values.replaceAll("\\s+", ""));
        return new SpaceText(name, more);
    }

    /** The whole text. */
    String text() {
        return changes.isEmpty() ? name : name + " " + changes.entrySet().stream()
                .map(change -> change.getKey() + "=" + change.getValue()).collect(Collectors.joining(" "));
    }
}
