// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.calibration;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eastwest.spi.analysis.Band;

/**
 * Bands of 90 % around predictions, from the residuals of the nearest measured cases: the weighted quantile of the sizes
 * of their logarithms, which grows with the distance to them.
 */
public final class Bands {
    /** Cases that a band rests on. */
    private static final int NEAREST = 12;
    private static final double CONFIDENCE = 0.90;
    /** Distance from which on a band is a guess. */
    private static final double FAR = 3;
    /** What a unit of distance beyond the first adds to a band, as a share of it. */
    private static final double GROWTH = 0.25;
    /** A band is never wider than this many times the mean error of the cases it rests on, unless they are far. */
    private static final double WIDEST = 2;

    private final List<Residual> residuals;

    /**
     * @param residuals of all measured cases, none of them {@code NaN}; not empty
     */
    public Bands(List<Residual> residuals) {
        this.residuals = List.copyOf(residuals);
    }

    /** Where the measurement of a prediction is expected. */
    public Expectation around(double predicted, Map<String, Double> features) {
        return around(predicted, features, r -> true);
    }

    /** The same from some of the cases only, such as all but the one in question. */
    public Expectation around(double predicted, Map<String, Double> features, Predicate<Residual> used) {
        List<Near> near = residuals.stream().filter(used).map(r -> new Near(r, distance(r.features(), features)))
                .sorted(Comparator.comparingDouble(Near::distance).thenComparing(n -> n.residual().id()))
                .limit(NEAREST).toList();
        double closest = near.get(0).distance();
        double half = Math.min(quantile(near), WIDEST * mean(near)) * (1 + GROWTH * Math.max(0, closest - 1));
        Band band = new Band(predicted * Math.exp(-half), predicted * Math.exp(half));
        return new Expectation(band, near.stream().limit(5).map(n -> n.residual().id()).toList(), closest,
                closest > FAR);
    }

    private record Near(Residual residual, double distance) {
        double weight() {
            return 1 / (1 + distance * distance);
        }

        double size() {
            return Math.abs(residual.logRatio());
        }
    }

    /** Euclidean; a coordinate that only one of them has counts one step. */
    private static double distance(Map<String, Double> a, Map<String, Double> b) {
        Set<String> names = new HashSet<>(a.keySet());
        names.addAll(b.keySet());
        double sum = 0;
        for (String name : names) {
            double step = a.containsKey(name) && b.containsKey(name) ? a.get(name) - b.get(name) : 1;
            sum += step * step;
        }
        return Math.sqrt(sum);
    }

    private static double mean(List<Near> near) {
        return near.stream().mapToDouble(n -> n.weight() * n.size()).sum()
                / near.stream().mapToDouble(Near::weight).sum();
    }

    /** The size that residuals of {@link #CONFIDENCE} of the weight do not exceed. */
    private static double quantile(List<Near> near) {
        double all = near.stream().mapToDouble(Near::weight).sum();
        double sum = 0;
        for (Near n : near.stream().sorted(Comparator.comparingDouble(Near::size)).toList()) {
            sum += n.weight();
            if (sum >= CONFIDENCE * all) {
                return n.size();
            }
        }
        return near.stream().mapToDouble(Near::size).max().orElse(0);
    }
}
