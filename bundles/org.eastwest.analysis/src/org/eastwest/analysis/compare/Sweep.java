// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Metric;

/**
 * A metric over all combinations of some axes.
 *
 * @param axes   what is varied; the last one changes fastest
 * @param points one for each combination
 */
public record Sweep(List<Axis> axes, List<Point> points) {
    public Sweep {
        axes = List.copyOf(axes);
        points = List.copyOf(points);
    }

    /**
     * One combination.
     *
     * @param steps  index of the value on each axis
     * @param metric the metric; empty where there is none
     * @param reason why there is none, or why it is unknown, or that its job does not fit into memory; empty else
     */
    public record Point(List<Integer> steps, Optional<Metric> metric, String reason) {
        public double value() {
            return metric.map(Metric::value).orElse(Double.NaN);
        }
    }

    /**
     * Where two lines cross: what is better changes there.
     *
     * @param axis   along which
     * @param first  the one line: a step of every other axis, -1 for {@code axis} itself
     * @param second the other line
     * @param after  index of the value before the crossing
     * @param at     the crossing on the axis, SI, between its neighbours in proportion to the differences
     * @param value  the metric there, SI
     */
    public record Crossover(int axis, List<Integer> first, List<Integer> second, int after, double at, double value) {
    }

    /** All combinations of steps. */
    public static List<List<Integer>> combinations(List<Axis> axes) {
        List<List<Integer>> all = List.of(List.of());
        for (Axis axis : axes) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> steps : all) {
                for (int i = 0; i < axis.values().size(); i++) {
                    List<Integer> next = new ArrayList<>(steps);
                    next.add(i);
                    longer.add(next);
                }
            }
            all = longer;
        }
        return all;
    }

    /** The changes that a combination makes. */
    public static Map<String, String> changes(List<Axis> axes, List<Integer> steps) {
        Map<String, String> changes = new LinkedHashMap<>();
        for (int a = 0; a < axes.size(); a++) {
            Axis axis = axes.get(a);
            for (int p = 0; p < axis.paths().size(); p++) {
                changes.put(axis.paths().get(p), axis.values().get(steps.get(a)).get(p));
            }
        }
        return changes;
    }

    /** Crossings of lines that differ on one other axis alone, along every axis of quantities in ascending order. */
    public List<Crossover> crossovers() {
        List<Crossover> found = new ArrayList<>();
        for (int axis = 0; axis < axes.size(); axis++) {
            double[] x = axes.get(axis).numbers();
            if (x.length > 1 && ascending(x)) {
                crossovers(axis, x, found);
            }
        }
        return found;
    }

    private static boolean ascending(double[] x) {
        for (int i = 1; i < x.length; i++) {
            if (x[i] <= x[i - 1]) {
                return false;
            }
        }
        return true;
    }

    private void crossovers(int axis, double[] x, List<Crossover> found) {
        Map<List<Integer>, double[]> lines = new LinkedHashMap<>();
        for (Point point : points) {
            List<Integer> line = new ArrayList<>(point.steps());
            int step = line.set(axis, -1);
            lines.computeIfAbsent(line, l -> new double[x.length])[step] = point.value();
        }
        List<List<Integer>> names = List.copyOf(lines.keySet());
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                if (differences(names.get(i), names.get(j)) == 1) {
                    crossings(axis, x, names.get(i), lines.get(names.get(i)), names.get(j), lines.get(names.get(j)),
                            found);
                }
            }
        }
    }

    private static int differences(List<Integer> first, List<Integer> second) {
        int differences = 0;
        for (int i = 0; i < first.size(); i++) {
            differences += first.get(i).equals(second.get(i)) ? 0 : 1;
        }
        return differences;
    }

    private static void crossings(int axis, double[] x, List<Integer> first, double[] a, List<Integer> second,
            double[] b, List<Crossover> found) {
        int before = -1;
        for (int i = 0; i < x.length; i++) {
            double difference = a[i] - b[i];
            if (Double.isNaN(difference)) {
                before = -1;
                continue;
            }
            if (difference == 0) {
                continue;
            }
            if (before >= 0 && difference * (a[before] - b[before]) < 0) {
                double old = a[before] - b[before];
                double share = old / (old - difference);
                found.add(new Crossover(axis, first, second, before, x[before] + share * (x[i] - x[before]),
                        a[before] + share * (a[i] - a[before])));
            }
            before = i;
        }
    }
}
