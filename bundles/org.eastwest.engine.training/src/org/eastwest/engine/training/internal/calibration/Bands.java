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
import org.eastwest.spi.analysis.Band;

/**
 * Bands of 90 % around predictions, from the residuals of the nearest measured cases: the weighted quantile of the
 * sizes of their logarithms, and more where all are far.
 */
public final class Bands {
    /** Cases that a band rests on. */
    private static final int NEAREST = 12;
    private static final double CONFIDENCE = 0.90;
    /** Distance from which on a band is a guess. */
    private static final double FAR = 3;
    /** What a unit of distance beyond the first adds to a band, as a share of it. */
    private static final double GROWTH = 0.25;
    /** Share of the middle residual near by which a band is moved: what all near cases miss alike is expected again. */
    private static final double BIAS = 0.5;
    /** To either side of its centre a band is so many times the mean error of its family at most, unless all cases are far. */
    private static final double WIDEST = 1.78;
    /** And at least so many times that of the best family near: few cases that happen to fit promise nothing. */
    private static final double NARROWEST = 1.6;

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
        return around(predicted, features, "", used);
    }

    /**
     * The same for a case of a family: code, machine and way of measuring are those of its other cases, and one of
     * another family is a step away.
     *
     * @param family of the case in question; empty when it belongs to none
     */
    public Expectation around(double predicted, Map<String, Double> features, String family,
            Predicate<Residual> used) {
        List<Near> near = residuals.stream().filter(used).map(r -> near(r, features, family))
                .sorted(Comparator.comparingDouble(Near::distance).thenComparing(n -> n.residual().id()))
                .limit(NEAREST).toList();
        double closest = near.get(0).distance();
        double centre = widest < Double.MAX_VALUE && closest <= FAR ? BIAS * median(near) : 0;
        List<Near> around = near.stream().map(n -> n.around(centre)).toList();
        double wide = quantile(around) * (1 + GROWTH * Math.max(0, closest - 1));
        // Moved upwards, a band of the same ratios is wider.
        double half = closest > FAR ? wide : limited(wide, around, family, used) / Math.exp(Math.max(0, centre));
        Band band = new Band(predicted * Math.exp(Math.min(0, centre - half)),
                predicted * Math.exp(Math.max(0, centre + half)));
        return new Expectation(band, near.stream().limit(5).map(n -> n.residual().id()).toList(), closest,
                closest > FAR);
    }

    private static Near near(Residual residual, Map<String, Double> features, String family) {
        double stranger = family.isEmpty() || residual.family().equals(family) ? 0 : 1;
        return new Near(residual, Math.hypot(distance(residual.features(), features), stranger));
    }

    private double limited(double half, List<Near> near, String family, Predicate<Residual> used) {
        boolean own = near.stream().anyMatch(n -> n.residual().family().equals(family));
        double best = near.stream().map(n -> n.residual().family()).distinct().mapToDouble(f -> mean(f, used)).min()
                .orElse(0);
        return Math.min(Math.max(half, narrowest * best), widest * mean(own ? family : family(near), used));
    }

    /** The family that most of the weight belongs to. */
    private static String family(List<Near> near) {
        Map<String, Double> weights = near.stream().collect(Collectors.groupingBy(n -> n.residual().family(),
                TreeMap::new, Collectors.summingDouble(Near::weight)));
        return weights.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    }

    /** Mean size of the residuals of a family. */
    private double mean(String family, Predicate<Residual> used) {
        return residuals.stream().filter(used).filter(r -> r.family().equals(family))
                .mapToDouble(r -> Math.abs(r.logRatio())).average().orElse(0);
    }

    /** The residual that half of the weight does not exceed. */
    private static double median(List<Near> near) {
        double all = near.stream().mapToDouble(Near::weight).sum();
        double sum = 0;
        for (Near n : near.stream().sorted(Comparator.comparingDouble(n -> n.residual().logRatio())).toList()) {
            sum += n.weight();
            if (sum >= 0.5 * all) {
                return n.residual().logRatio();
            }
        }
        return 0;
    }

    private record Near(Residual residual, double distance) {
        Near around(double centre) {
            return new Near(new Residual(residual.id(), residual.family(), residual.features(),
                    residual.logRatio() - centre), distance);
        }

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
