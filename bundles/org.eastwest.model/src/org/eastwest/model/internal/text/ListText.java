// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.text;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eastwest.model.design.ParallelDimension;

/** Text of the model's list types, blanks between the items; the generated factory calls it. {@code null} is unset. */
public final class ListText {
    /** What has failed, a colon, and which one. */
    private static final Pattern FAULT = Pattern.compile("[a-z]+(-[a-z]+)*:.+");

    private ListText() {
    }

    /** The dimensions of a text such as {@code TP CP PP DP}. */
    public static List<ParallelDimension> parseDimensionOrder(String text) {
        return parse(text, ListText::dimension);
    }

    /** The priorities of a text such as {@code 3 4}. */
    public static List<Integer> parsePriorityList(String text) {
        return parse(text, ListText::priority);
    }

    /** The faults of a text such as {@code link:leaf3-spine1 gpu:servers=80%}; whether there are such is not known. */
    public static List<String> parseFaultList(String text) {
        return parse(text, ListText::fault);
    }

    /** The items with a blank between. */
    public static String print(List<?> items) {
        return items == null ? null : items.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static <T> List<T> parse(String text, Function<String, T> item) {
        return text == null ? null : Stream.of(text.split("\\s+")).filter(word -> !word.isEmpty()).map(item).toList();
    }

    private static ParallelDimension dimension(String word) {
        ParallelDimension dimension = ParallelDimension.get(word);
        if (dimension == null) {
            throw new IllegalArgumentException("'" + word + "' is no dimension of parallelism: write some of '"
                    + print(ParallelDimension.VALUES) + "'");
        }
        return dimension;
    }

    private static String fault(String word) {
        if (!FAULT.matcher(word).matches()) {
            throw new IllegalArgumentException("'" + word + "' is no fault: write some such as link:leaf3-spine1, "
                    + "gpu:servers=80% or nic:servers=200Gb/s, with blanks between and none inside");
        }
        return word;
    }

    private static Integer priority(String word) {
        try {
            return Integer.valueOf(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + word + "' is no priority: write whole numbers from 0 to 7", e);
        }
    }
}
