// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fitting.leastsquares.LeastSquaresBuilder;
import org.apache.commons.math3.fitting.leastsquares.LeastSquaresProblem;
import org.apache.commons.math3.fitting.leastsquares.LevenbergMarquardtOptimizer;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.DiagonalMatrix;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.util.Pair;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.ScaleUpDomain;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ScaleUpSpec;

/**
 * Fits the constants of a type of scale-up link to measured collectives: the logarithms of constants and of times,
 * least squares by Levenberg and Marquardt, then reweighted so that a row that is far off counts little, and held near
 * the constants of other links as far as those agree among themselves.
 */
final class ScaleUpFit {
    /** Launches take up to so many times what {@link HostLaunches} expects. */
    private static final double LAUNCHED = 1.5;
    /** Relative error from which on a row counts little. */
    private static final double FAR = 0.05;
    /** A constant that lies as far from those of other links as these do among themselves counts as such a row. */
    private static final double PRIOR_WEIGHT = FAR;
    private static final double STEP = 1e-4;
    /** Where starts and hops stand among the constants. */
    private static final int START = 0;
    private static final int LL_HOP = 1;
    private static final int LL128_HOP = 4;
    private static final int EXCHANGE_START = 11;
    private static final int EXCHANGE_BULK_START = 14;
    private static final int ROUNDS = 4;
    private static final int ITERATIONS = 12;

    private ScaleUpFit() {
    }

    /** A measured collective in one scale-up domain. */
    record Case(String system, String gpu, Collective kind, Group group, double bytes, double seconds,
            double launchSeconds) {
        static Optional<Case> of(MeasuredRow row) {
            boolean rack = row.text("gpu_type").equals("GB200");
            Group group = PublishedGroup.of(row, rack ? 72 : 8);
            return group.crosses() ? Optional.empty() : Optional.of(new Case(row.text("system"), row.text("gpu_type"),
                    kind(row.text("collective")), group, row.positive("message_bytes"),
                    row.positive("time_us") * 1e-6, HostLaunches.of(row).seconds()));
        }

        private static Collective kind(String name) {
            return switch (name) {
                case "all_reduce" -> Collective.ALL_REDUCE;
                case "all_gather" -> Collective.ALL_GATHER;
                case "reduce_scatter" -> Collective.REDUCE_SCATTER;
                default -> Collective.ALL_TO_ALL;
            };
        }

        /** Whether the host's launches may have taken all of the time, so that it tells nothing of the GPUs. */
        boolean ofTheHost() {
            return seconds < LAUNCHED * launchSeconds;
        }

        double error(ScaleUpSpec spec, double link) {
            return ScaleUpFit.seconds(this, spec, link) / seconds - 1;
        }
    }

    /** Runs of the catalog's fit and small ones that others report. */
    static List<Case> measured() {
        return Stream.concat(MeasuredCollectives.rows().stream(), Rows.of("collectives_small.csv").stream()
                .map(r -> new MeasuredRow("collectives_small.csv", 1, r.cells()))).flatMap(r -> Case.of(r).stream())
                .toList();
    }

    static double seconds(Case c, ScaleUpSpec spec, double link) {
        return seconds(c, new Collectives(new ScaleUpDomain(link, link, spec, Source.assumption("fit")), null));
    }

    private static double seconds(Case c, Collectives collectives) {
        return Math.max(c.launchSeconds(), (switch (c.kind()) {
            case ALL_REDUCE -> collectives.allReduce(c.group(), c.bytes(), Scope.NONE);
            case ALL_TO_ALL -> collectives.allToAll(c.group(), c.bytes(), Scope.NONE);
            default -> collectives.gather(c.kind(), c.group(), c.bytes(), Scope.NONE);
        }).seconds());
    }

    /**
     * Constants of a link as the fit sees them: logarithms, in the order of {@link #spec}. An all-to-all starts as
     * other collectives do, and a hop of LL128 crosses the link as one of LL does: what each takes longer is a ratio.
     */
    static double[] constants(ScaleUpSpec spec, ScaleUpSpec.SwitchReduction without) {
        ScaleUpSpec.LowLatency low = spec.lowLatency();
        ScaleUpSpec.Bulk bulk = spec.bulk();
        ScaleUpSpec.Exchange exchange = spec.exchange();
        ScaleUpSpec.SwitchReduction reduction = spec.reduction().orElse(without);
        double[] all = {low.startSeconds(), low.llHopSeconds(), low.llFillSeconds(), low.llShare(),
            low.ll128HopSeconds(), low.ll128Share(), bulk.startSeconds(), bulk.hopSeconds(), bulk.share(),
            bulk.copyBytesPerSecond(), bulk.rampSeconds(), exchange.startSeconds(), exchange.peerSeconds(),
            exchange.smallBytesPerSecond(), exchange.bulkStartSeconds(), exchange.share(), reduction.startSeconds(),
            reduction.memberSeconds(), reduction.share(), reduction.rampSeconds()};
        for (int i = 0; i < all.length; i++) {
            all[i] = Math.log(all[i]);
        }
        all[EXCHANGE_START] -= all[START];
        all[EXCHANGE_BULK_START] -= all[START];
        all[LL128_HOP] -= all[LL_HOP];
        return all;
    }

    static ScaleUpSpec spec(double[] logs, boolean reduces) {
        double[] c = new double[logs.length];
        for (int i = 0; i < c.length; i++) {
            c[i] = Math.exp(logs[i]);
        }
        c[EXCHANGE_START] *= c[START];
        c[EXCHANGE_BULK_START] *= c[START];
        c[LL128_HOP] *= c[LL_HOP];
        return new ScaleUpSpec("fit", "fit", List.of(), new ScaleUpSpec.LowLatency(c[0], c[1], c[2], c[3], 35e9, c[4],
                c[5]), new ScaleUpSpec.Bulk(c[6], c[7], Math.min(1, c[8]), c[9], c[10]), new ScaleUpSpec.Exchange(
                        c[11], c[12], c[13], c[14], Math.min(1, c[15])),
                reduces ? Optional.of(new ScaleUpSpec.SwitchReduction(c[16], c[17], Math.min(1, c[18]), c[19],
                        Double.POSITIVE_INFINITY)) : Optional.empty(),
                Double.POSITIVE_INFINITY, "fit", new Provenance("scaleups", "fit", "low", "fit of the tests", ""));
    }

    /**
     * The constants that fit best.
     *
     * @param cases   may be none, then the others' constants are taken as they are
     * @param typical of other links, logarithms
     * @param spread  how far they lie apart, logarithms
     */
    static ScaleUpSpec fit(List<Case> cases, double link, boolean reduces, double[] typical, double[] spread) {
        double[] constants = typical.clone();
        List<Case> rows = medians(cases);
        if (rows.isEmpty()) {
            return spec(constants, reduces);
        }
        for (int round = 0; round < ROUNDS; round++) {
            constants = round(rows, link, reduces, typical, spread, constants, round > 0);
        }
        return spec(constants, reduces);
    }

    /** What tells of the GPUs; runs that differ in nothing but the library's version count once, with their median. */
    private static List<Case> medians(List<Case> cases) {
        Map<String, List<Case>> alike = cases.stream().filter(c -> !c.ofTheHost()).collect(Collectors.groupingBy(
                c -> c.system() + c.kind() + c.group() + c.bytes(), TreeMap::new, Collectors.toList()));
        return alike.values().stream().map(same -> same.stream().sorted(Comparator.comparingDouble(Case::seconds))
                .toList().get((same.size() - 1) / 2)).toList();
    }

    private static double[] round(List<Case> rows, double link, boolean reduces, double[] typical, double[] spread,
            double[] start, boolean reweighted) {
        double[] weights = new double[rows.size() + start.length];
        double[] first = residuals(rows, link, reduces, typical, spread, start);
        for (int i = 0; i < weights.length; i++) {
            double off = first[i] / FAR;
            weights[i] = reweighted && i < rows.size() ? 1 / Math.sqrt(1 + off * off) : 1;
        }
        LeastSquaresProblem problem = new LeastSquaresBuilder().start(start).target(new double[weights.length])
                .model(point -> linearized(rows, link, reduces, typical, spread, point))
                .weight(new DiagonalMatrix(weights)).maxEvaluations(10 * ITERATIONS)
                .maxIterations(10 * ITERATIONS).checker((iteration, before, after) -> iteration >= ITERATIONS
                        || before.getCost() - after.getCost() < 1e-6 * before.getCost())
                .lazyEvaluation(false).build();
        return new LevenbergMarquardtOptimizer().optimize(problem).getPoint().toArray();
    }

    private static Pair<RealVector, RealMatrix> linearized(List<Case> rows, double link, boolean reduces,
            double[] typical, double[] spread, RealVector point) {
        double[] at = point.toArray();
        double[] values = residuals(rows, link, reduces, typical, spread, at);
        double[][] slopes = new double[values.length][at.length];
        for (int j = 0; j < at.length; j++) {
            double[] moved = at.clone();
            moved[j] += STEP;
            double[] beside = residuals(rows, link, reduces, typical, spread, moved);
            for (int i = 0; i < values.length; i++) {
                slopes[i][j] = (beside[i] - values[i]) / STEP;
            }
        }
        return new Pair<>(new ArrayRealVector(values, false), new Array2DRowRealMatrix(slopes, false));
    }

    private static double[] residuals(List<Case> rows, double link, boolean reduces, double[] typical,
            double[] spread, double[] constants) {
        ScaleUpSpec spec = spec(constants, reduces);
        Collectives collectives = new Collectives(new ScaleUpDomain(link, link, spec, Source.assumption("fit")), null);
        List<Double> all = new ArrayList<>(rows.size() + constants.length);
        for (Case c : rows) {
            all.add(Math.log(seconds(c, collectives) / c.seconds()));
        }
        for (int i = 0; i < constants.length; i++) {
            all.add(PRIOR_WEIGHT * (constants[i] - typical[i]) / spread[i]);
        }
        return all.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
