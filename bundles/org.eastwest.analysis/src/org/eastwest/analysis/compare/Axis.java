// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/**
 * What a sweep varies: one attribute, or several that go together, such as the number of servers and the data
 * parallelism that fills them.
 *
 * @param paths  attributes, as {@code --set} names them; {@link Variants#GPUS} and {@link Variants#TRANSPORT} are paths
 *               too
 * @param values for each step a value of each path
 */
public record Axis(List<String> paths, List<List<String>> values) {
    /** More steps than this are a slip. */
    public static final int MOST_VALUES = 10_000;
    private static final Pattern RANGE = Pattern.compile("([-+0-9.eE]+)\\s*([^.:]*?)\\.\\."
            + "([-+0-9.eE]+)\\s*([^:]*?):(x?)([0-9.eE]+)\\s*(.*)");

    public Axis {
        paths = List.copyOf(paths);
        values = values.stream().map(List::copyOf).toList();
    }

    /**
     * Reads {@code PATH=V1,V2,...}, {@code PATH=FROM..TO:STEP} or {@code PATH=FROM..TO:xFACTOR}; several of them
     * with semicolons between go together.
     *
     * @throws IllegalArgumentException when it is none of these; the message begins with the text
     */
    public static Axis parse(String text) {
        List<String> paths = new ArrayList<>();
        List<List<String>> columns = new ArrayList<>();
        for (String part : text.split(";")) {
            int equals = part.indexOf('=');
            if (equals < 1 || equals == part.length() - 1) {
                throw wrong(text, "give PATH=V1,V2,... or PATH=FROM..TO:STEP");
            }
            paths.add(part.substring(0, equals).strip());
            columns.add(values(text, part.substring(equals + 1).strip()));
        }
        int steps = columns.get(0).size();
        if (columns.stream().anyMatch(column -> column.size() != steps)) {
            throw wrong(text, "attributes that go together need as many values each; there are "
                    + columns.stream().map(List::size).toList());
        }
        List<List<String>> values = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            int step = i;
            values.add(columns.stream().map(column -> column.get(step)).toList());
        }
        return new Axis(paths, values);
    }

    private static List<String> values(String all, String text) {
        Matcher range = RANGE.matcher(text);
        if (range.matches()) {
            return range(all, range);
        }
        List<String> values = Arrays.stream(text.split(",")).map(String::strip).filter(v -> !v.isEmpty()).toList();
        if (values.isEmpty() || text.contains("..")) {
            throw wrong(all, "'" + text + "' is neither a list nor a range such as 1..8:1 or 1000..64000:x2");
        }
        return values;
    }

    private static List<String> range(String all, Matcher range) {
        String unit = range.group(4).strip();
        boolean sameUnit = (range.group(2).isBlank() || range.group(2).strip().equals(unit))
                && (range.group(7).isBlank() || range.group(7).strip().equals(unit));
        boolean factor = !range.group(5).isEmpty();
        BigDecimal from = number(all, range.group(1));
        BigDecimal to = number(all, range.group(3));
        BigDecimal step = number(all, range.group(6));
        if (!sameUnit || factor && range.group(7).length() > 0) {
            throw wrong(all, "write both ends and the step of a range in one unit");
        }
        boolean grows = factor ? step.compareTo(BigDecimal.ONE) > 0 && from.signum() > 0 : step.signum() > 0;
        if (!grows || to.compareTo(from) < 0) {
            throw wrong(all, "the range does not grow from its first value to its last");
        }
        List<String> values = new ArrayList<>();
        for (BigDecimal value = from; value.compareTo(to) <= 0;
                value = factor ? value.multiply(step) : value.add(step)) {
            if (values.size() == MOST_VALUES) {
                throw wrong(all, "it has more than " + MOST_VALUES + " values");
            }
            values.add(value.stripTrailingZeros().toPlainString() + (unit.isEmpty() ? "" : " " + unit));
        }
        return values;
    }

    private static BigDecimal number(String all, String text) {
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException wrong) {
            throw wrong(all, "'" + text + "' is no number");
        }
    }

    private static IllegalArgumentException wrong(String text, String why) {
        return new IllegalArgumentException(text + ": " + why + ".");
    }

    /** The values of the first path as SI numbers; empty when they are no quantities of one dimension. */
    public double[] numbers() {
        return dimension().map(d -> values.stream().mapToDouble(v -> Quantity.parse(v.get(0), d).value()).toArray())
                .orElse(new double[0]);
    }

    /** The dimension of {@link #numbers}; empty when they are no quantities of one dimension. */
    public Optional<Dimension> dimension() {
        for (Dimension dimension : Dimension.values()) {
            if (values.stream().allMatch(v -> isQuantity(v.get(0), dimension))) {
                return Optional.of(dimension);
            }
        }
        return Optional.empty();
    }

    private static boolean isQuantity(String text, Dimension dimension) {
        try {
            Quantity.parse(text, dimension);
            return true;
        } catch (IllegalArgumentException other) {
            return false;
        }
    }
}
