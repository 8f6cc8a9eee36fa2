// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;

/**
 * An axis of a sweep along which the metric hardly moves, and why: which inputs of the metric change between the first
 * and the last value, and at which values their effect ends.
 *
 * @param axis   index of the axis
 * @param spread largest over smallest value along the axis, less 1
 * @param inputs inputs of the metric that change
 * @param ends   values that stay though something that they are computed from changes
 */
public record Unmoved(int axis, double spread, List<Change> inputs, List<Derivation> ends) {
    /** Less than this is no difference that the models can tell. */
    public static final double HARDLY = 0.005;
    /** Less than this counts as the same value. */
    private static final double SAME = 0.001;

    public Unmoved {
        inputs = List.copyOf(inputs);
        ends = List.copyOf(ends);
    }

    /** An input with its values at the first and the last step. */
    public record Change(Derivation first, Derivation last) {
    }

    /** Those of the axes along which the metric is known everywhere and moves by less than {@link #HARDLY}. */
    public static List<Unmoved> of(Sweep sweep) {
        List<Unmoved> found = new ArrayList<>();
        for (int axis = 0; axis < sweep.axes().size(); axis++) {
            unmoved(sweep, axis).ifPresent(found::add);
        }
        return found;
    }

    private static Optional<Unmoved> unmoved(Sweep sweep, int axis) {
        int steps = sweep.axes().get(axis).values().size();
        if (steps < 2 || sweep.points().stream().anyMatch(p -> !Double.isFinite(p.value()))) {
            return Optional.empty();
        }
        Map<List<Integer>, List<Metric>> lines = new LinkedHashMap<>();
        for (Sweep.Point point : sweep.points()) {
            List<Integer> line = new ArrayList<>(point.steps());
            line.set(axis, -1);
            lines.computeIfAbsent(line, l -> new ArrayList<>()).add(point.metric().orElseThrow());
        }
        double spread = lines.values().stream().mapToDouble(Unmoved::spread).max().orElse(Double.NaN);
        if (!(spread < HARDLY)) {
            return Optional.empty();
        }
        List<Metric> line = lines.values().iterator().next();
        return Optional.of(explained(axis, spread, nodes(line.get(0)), nodes(line.get(steps - 1))));
    }

    private static double spread(List<Metric> line) {
        double low = line.stream().mapToDouble(Metric::value).min().orElseThrow();
        double high = line.stream().mapToDouble(Metric::value).max().orElseThrow();
        return high == low ? 0 : low > 0 ? high / low - 1 : Double.POSITIVE_INFINITY;
    }

    private static Unmoved explained(int axis, double spread, Map<String, Derivation> first,
            Map<String, Derivation> last) {
        List<Change> inputs = new ArrayList<>();
        List<Derivation> ends = new ArrayList<>();
        for (Derivation node : last.values()) {
            boolean changed = changed(first.get(node.id()), node);
            if (changed && node.isLeaf()) {
                inputs.add(new Change(first.get(node.id()), node));
            } else if (!changed && node.inputs().stream().anyMatch(i -> changed(first.get(i.id()), i))) {
                ends.add(node);
            }
        }
        return new Unmoved(axis, spread, inputs, ends);
    }

    private static boolean changed(Derivation first, Derivation last) {
        return first != null && Math.abs(last.value() - first.value()) > SAME * Math.abs(first.value());
    }

    /** Every node of the derivation once, inputs before what is computed from them. */
    private static Map<String, Derivation> nodes(Metric metric) {
        Map<String, Derivation> nodes = new LinkedHashMap<>();
        collect(metric.derivation(), nodes);
        return nodes;
    }

    private static void collect(Derivation node, Map<String, Derivation> nodes) {
        if (!nodes.containsKey(node.id())) {
            node.inputs().forEach(input -> collect(input, nodes));
            nodes.putIfAbsent(node.id(), node);
        }
    }
}
