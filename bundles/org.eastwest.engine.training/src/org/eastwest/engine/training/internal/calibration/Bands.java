// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.calibration;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.eastwest.spi.analysis.Band;

/**
 * Bands of 90 % around predictions, from the residuals of the nearest measured cases, as conformal prediction has them
 * (Tibshirani et al. 2019, arXiv 1904.06019): centred on what near cases miss alike, as wide as the weighted quantile
 * of what is left, in which the case in question counts as one that may miss by more than all, and wider where all are
 * far or where it is not told how a run was made.
 */
public final class Bands {
    /** Cases that a band rests on. */
    private static final int NEAREST = 12;
    private static final double CONFIDENCE = 0.90;
    /** Distance from which on a band is a guess. */
    private static final double FAR = 3;
    /** What a unit of distance beyond the first adds to a band, as a share of it. */
    private static final double GROWTH = 0.25;
    /** Square of the distance up to which cases are twins, which miss alike. */
    private static final double TWINS = 0.2;
    /** A band is so many times the mean error of its family at most, unless all cases are far. */
    private static final double WIDEST = 4;
    /** To either side at least so many times that of the best family near: few cases that fit promise nothing. */
    private static final double NARROWEST = 1;
    /** Standard deviations to either side in which 90 % of a normal distribution lie. */
    private static final double NORMAL = 1.645;

    private final List<Residual> residuals;
    private final double narrowest;
    private final double widest;

    /**
     * @param residuals of all measured cases, none of them {@code NaN}; not empty
     */
    public Bands(List<Residual> residuals) {
        this(residuals, NARROWEST, WIDEST);
    }

    private Bands(List<Residual> residuals, double narrowest, double widest) {
        this.residuals = List.copyOf(residuals);
        this.narrowest = narrowest;
        this.widest = widest;
    }

    /** Bands of the nearest cases alone, however well the others of their family fit. */
    public static Bands ofTheNearest(List<Residual> residuals) {
        return new Bands(residuals, 0, Double.MAX_VALUE);
    }

    /** Where the measurement of a prediction is expected. */
    public Expectation around(double predicted, Map<String, Double> features) {
        return around(predicted, features, r -> true);
    }

    /** The same from some of the cases only, such as all but the one in question. */
    public Expectation around(double predicted, Map<String, Double> features, Predicate<Residual> used) {
        return around(predicted, features, "", 0, used);
    }

    /**
     * The same for a case of a family: code, machine and way of measuring are those of its other cases, and one of
     * another family is a step away.
     *
     * @param family of the case in question; empty when it belongs to none
     * @param doubt  standard deviation of the prediction's logarithm over what is not told of the case; 0 when all is
     * @param used   which cases count, such as all but the one in question
     */
    public Expectation around(double predicted, Map<String, Double> features, String family, double doubt,
            Predicate<Residual> used) {
        List<Near> near = residuals.stream().filter(used).map(r -> near(r, features, family))
                .sorted(Comparator.comparingDouble(Near::distance).thenComparing(n -> n.residual().id()))
                .limit(NEAREST).toList();
        double closest = near.get(0).distance();
        boolean moved = widest < Double.MAX_VALUE && closest <= FAR;
        double middle = moved ? middle(near) : 0;
        double half = Math.hypot(quantile(near, middle) * (1 + GROWTH * Math.max(0, closest - 1)), NORMAL * doubt);
        if (closest <= FAR) {
            half = limited(half, middle, near, family, used);
        }
        double centre = Math.max(-half, Math.min(half, middle));
        Band band = new Band(predicted * Math.exp(centre - half), predicted * Math.exp(centre + half));
        return new Expectation(band, near.stream().limit(5).map(n -> n.residual().id()).toList(), closest,
                closest > FAR);
    }

    private static Near near(Residual residual, Map<String, Double> features, String family) {
        double stranger = family.isEmpty() || residual.family().equals(family) ? 0 : 1;
        return new Near(residual, Math.hypot(distance(residual.features(), features), stranger));
    }

    private double limited(double half, double middle, List<Near> near, String family, Predicate<Residual> used) {
        if (widest == Double.MAX_VALUE) {
            return half;
        }
        boolean own = near.stream().anyMatch(n -> n.residual().family().equals(family));
        double best = near.stream().map(n -> n.residual().family()).distinct().mapToDouble(f -> mean(f, used)).min()
                .orElse(0);
        // A band from exp(c - h) to exp(c + h) is 2 exp(c) sinh(h) wide.
        double most = widest * mean(own ? family : family(near), used) / (2 * Math.exp(middle));
        return Math.min(Math.max(half, narrowest * best), Math.log(most + Math.hypot(most, 1)));
    }

    /** The family that most of the weight belongs to. */
    private static String family(List<Near> near) {
        Map<String, Double> weights = near.stream().collect(Collectors.groupingBy(n -> n.residual().family(),
                TreeMap::new, Collectors.summingDouble(Near::weight)));
        return weights.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }

    /** Mean size of the errors of a family to which a case that is met belongs too, so that it is no larger with it. */
    private double mean(String family, Predicate<Residual> used) {
        double[] errors = residuals.stream().filter(used).filter(r -> r.family().equals(family))
                .mapToDouble(r -> Math.abs(Math.expm1(-r.logRatio()))).toArray();
        return DoubleStream.of(errors).sum() / (errors.length + 1);
    }

    /** The mean residual, in which twins count most. */
    private static double middle(List<Near> near) {
        double all = 0;
        double sum = 0;
        for (Near n : near) {
            double weight = 1 / (TWINS + n.distance() * n.distance());
            all += weight;
            sum += weight * n.residual().logRatio();
        }
        return sum / all;
    }

    private record Near(Residual residual, double distance) {
        double weight() {
            return 1 / (1 + distance * distance);
        }

        double size(double middle) {
            return Math.abs(residual.logRatio() - middle);
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

    /**
     * The distance from the middle that residuals of {@link #CONFIDENCE} of the weight do not exceed, where the case in
     * question has the weight of a case at no distance and may exceed all; the largest of them when it takes them all.
     */
    private static double quantile(List<Near> near, double middle) {
        double all = 1 + near.stream().mapToDouble(Near::weight).sum();
        double sum = 0;
        double size = 0;
        for (Near n : near.stream().sorted(Comparator.comparingDouble(n -> n.size(middle))).toList()) {
            sum += n.weight();
            size = n.size(middle);
            if (sum >= CONFIDENCE * all) {
                return size;
            }
        }
        return size;
    }
}
