// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import org.eastwest.spi.simulation.SimulationResult.Completion;

/** Times with how often each occurs. */
final class WeightedTimes {
    private final TreeMap<Double, Double> counts = new TreeMap<>();
    private double total;

    void add(double seconds, double count) {
        counts.merge(seconds, count, Double::sum);
        total += count;
    }

    double total() {
        return total;
    }

    /** Completion of all, each time first changed. */
    Completion completion(DoubleUnaryOperator change) {
        if (counts.isEmpty()) {
            return Completion.of(new double[0]);
        }
        double sum = 0;
        for (Map.Entry<Double, Double> entry : counts.entrySet()) {
            sum += change.applyAsDouble(entry.getKey()) * entry.getValue();
        }
        return new Completion(change.applyAsDouble(counts.firstKey()), sum / total, quantile(0.5, change),
                quantile(0.99, change), quantile(0.999, change), change.applyAsDouble(counts.lastKey()));
    }

    private double quantile(double share, DoubleUnaryOperator change) {
        double below = 0;
        for (Map.Entry<Double, Double> entry : counts.entrySet()) {
            below += entry.getValue();
            if (below >= share * total) {
                return change.applyAsDouble(entry.getKey());
            }
        }
        return change.applyAsDouble(counts.lastKey());
    }
}
