// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.fitting.leastsquares.LeastSquaresBuilder;
import org.apache.commons.math3.fitting.leastsquares.LeastSquaresOptimizer.Optimum;
import org.apache.commons.math3.fitting.leastsquares.LevenbergMarquardtOptimizer;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import org.apache.commons.math3.util.Pair;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.engine.training.internal.calibration.StepBands;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.compute.SquareMultiplication;
import org.eastwest.engine.training.internal.timeline.PipelineClock;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.hardware.GpuCalibration;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * Fits the calibration of GPU generations and the constants of the step model to published steps: Levenberg-Marquardt
 * on the logarithms of predicted over measured, each family with a weight of its own, large residuals damped. What
 * steps tell little about stays where physics and other measurements put it: square matrix multiplications, whose times
 * are fitted with the steps', and every constant has a value that is
 * expected before any step is seen, its own or one that follows from another constant, and leaves it at a cost.
 */
final class StepTimeFit {
    /**
     * What is fitted: what is expected of it before steps are seen, how sure that is as a standard deviation of its
     * logarithm, and the limits that physics sets.
     */
    enum Constant {
        /** Stream triad over peak (Azure/AI-benchmarking-guide@8fd0c6e: 1.70 of 2.04 TB/s). */
        A100_MEMORY(0.83, 0.05, 0.6, 0.9),
        /** Large multiplications at the power limit: 794 TFLOP/s at 700 W (stas00/ml-engineering@744d01e). */
        HOPPER_BF16(1.13e12, 0.10, 0.8e12, 1.3e12),
        HOPPER_FP8(2.26e12, 0.15, 1e12, 2.8e12),
        /** FlashAttention-3 with heads of 128 and a causal mask (arXiv 2407.08608, figure 5). */
        HOPPER_ATTENTION(0.60, 0.15, 0.4, 0.75),
        BLACKWELL_BF16(1.13e12, 0.05, 0.8e12, 1.6e12), BLACKWELL_FP8(2.26e12, 0.15, 1e12, 3.6e12),
        BLACKWELL_FP4(4.52e12, 0.15, 2e12, 8e12), BLACKWELL_ATTENTION(0.60, 0.15, 0.3, 0.75),
        TILE_FILL(96, 0.7, 16, 256), SHOWN_TRAFFIC(0.4, 0.7, 0.05, 1), ROUTING_PASSES(2, 0.7, 0.5, 20),
        EAGER_PASSES(8, 0.7, 1, 60), EAGER_STALL(2e-3, 0.7, 2e-4, 2e-2), STEP_HOST(1e-2, 0.7, 1e-3, 5e-2),
        JITTER(0.005, 0.7, 0.001, 0.01);

        private final double start;
        private final double doubt;
        private final double least;
        private final double most;

        Constant(double start, double doubt, double least, double most) {
            this.start = start;
            this.doubt = doubt;
            this.least = least;
            this.most = most;
        }

        /**
         * What is expected beside the others: a FLOP takes energy as its operands have bits, and as much on Blackwell
         * as on Hopper, which come from one generation of process (TSMC 4N and 4NP).
         */
        private double expected(double[] values) {
            return switch (this) {
                case HOPPER_FP8 -> 2 * at(values, HOPPER_BF16);
                case BLACKWELL_BF16 -> at(values, HOPPER_BF16);
                case BLACKWELL_FP8 -> 2 * at(values, BLACKWELL_BF16);
                case BLACKWELL_FP4 -> 2 * at(values, BLACKWELL_FP8);
                case BLACKWELL_ATTENTION -> at(values, HOPPER_ATTENTION);
                default -> start;
            };
        }
    }

    /**
     * What a constant that is off by its doubt costs, as steps of a family with this weight damped alike: as much as
     * predicts families best that are left out. Steps of one family share what they miss, so that they tell less than
     * their number says.
     */
    private static final double EXPECTED = 0.25;
    /** Backward over forward rate of fused attention, as FlashAttention-2 and 3 have it (arXiv 2407.08608). */
    private static final double BACKWARD = 0.78;
    private static final Map<String, Double> WEIGHTS = Map.of("Korthikanti 2022 (K5)", 3.0, "other A100", 3.5,
            "MLPerf", 2.0, "Llama 3", 0.5, "Megatron-Bridge", 18.0, "SimuMax, 8 x B200", 3.0, "other H100 and later",
            0.3);
    private static final double SQUARES_WEIGHT = 2;
    /** Residuals beyond this are damped. */
    private static final double DAMPED = 0.08;
    private static final double[] POLISH = {0.08, 0.04, 0.02};
    /** What one doubt costs there, in mean error. */
    private static final double SURPRISE = 5e-4;
    private static final double DIFFERENCE = 0.02;
    private static final int ITERATIONS = 12;
    private static final StepBands ANY = new StepBands(List.of(new Residual("none", "none", Map.of(), 0.1)));

    /** A row, the run it is taken for, and what it counts. */
    private record Step(MeasuredRow row, PublishedRun run, String gpu, Measure measure, double weight) {
    }

    private final List<Step> steps;
    private final List<SquareMultiplication> squares = SquareMultiplication.all();
    private final PipelineClock clock = new PipelineClock();

    /** Over these rows; each is taken for the run that is likely with the start or shipped constants. */
    StepTimeFit(List<MeasuredRow> rows) {
        Map<String, Long> counts = rows.stream().collect(Collectors.groupingBy(Families::of, Collectors.counting()));
        steps = new ArrayList<>();
        StepTimeEvaluator shipped = new StepTimeEvaluator(StepConstants.FITTED, ANY);
        for (MeasuredRow row : rows) {
            double weight = WEIGHTS.getOrDefault(Families.of(row), 0.0) / counts.get(Families.of(row));
            if (weight > 0) {
                shipped.likely(row, PublishedSteps.PARTS, clock).ifPresent(run -> steps.add(new Step(row, run,
                        new GpuNames(PublishedSteps.PARTS.gpus()).find(row.text("gpu_type")).id(), Measure.of(row),
                        weight)));
            }
        }
    }

    /** Starting values, as shares of the limits' range. */
    static double[] start() {
        return Arrays.stream(Constant.values()).mapToDouble(c -> c.start).toArray();
    }

    /** The fitted constants. */
    double[] fit(double[] from) {
        double[] inner = new double[from.length];
        for (int i = 0; i < inner.length; i++) {
            inner[i] = unbounded(Constant.values()[i], from[i]);
        }
        RealVector target = new ArrayRealVector(steps.size() + squares.size() + Constant.values().length);
        LeastSquaresBuilder problem = new LeastSquaresBuilder().start(inner).target(target).lazyEvaluation(false)
                .maxEvaluations(4 * ITERATIONS).maxIterations(ITERATIONS).model(this::linearised)
                .checker((iteration, previous, current) ->
                        previous != null && previous.getCost() - current.getCost() < 1e-3 * previous.getCost()
                                || iteration >= ITERATIONS);
        Optimum best = new LevenbergMarquardtOptimizer().optimize(problem.build());
        return polished(bounded(best.getPoint().toArray()));
    }

    /** Moved one by one by some percent until nothing makes the mean errors smaller, which is what the page tells. */
    private double[] polished(double[] fitted) {
        double[] best = fitted;
        for (double step : POLISH) {
            for (double[] moved = round(best, step); moved != best; moved = round(best, step)) {
                best = moved;
            }
        }
        return best;
    }

    /** Each constant moved once where that makes the errors smaller; the same array where nothing does. */
    private double[] round(double[] from, double step) {
        double[] best = from;
        double least = objective(best);
        for (Constant c : Constant.values()) {
            for (double factor : new double[] {1 + step, 1 / (1 + step)}) {
                double[] moved = best.clone();
                moved[c.ordinal()] = Math.min(c.most, Math.max(c.least, moved[c.ordinal()] * factor));
                double loss = objective(moved);
                if (loss < least) {
                    best = moved;
                    least = loss;
                }
            }
        }
        return best;
    }

    private double objective(double[] constants) {
        double surprise = 0;
        for (Constant c : Constant.values()) {
            double off = Math.log(at(constants, c) / c.expected(constants)) / c.doubt;
            surprise += off * off;
        }
        return loss(constants) + SURPRISE * surprise;
    }

    private static double unbounded(Constant c, double value) {
        double share = Math.min(0.98, Math.max(0.02, (value - c.least) / (c.most - c.least)));
        return Math.log(share / (1 - share));
    }

    private static double[] bounded(double[] inner) {
        double[] outer = new double[inner.length];
        for (int i = 0; i < outer.length; i++) {
            Constant c = Constant.values()[i];
            outer[i] = c.least + (c.most - c.least) / (1 + Math.exp(-inner[i]));
        }
        return outer;
    }

    private Pair<RealVector, RealMatrix> linearised(RealVector at) {
        double[] values = residuals(bounded(at.toArray()));
        double[][] jacobian = new double[values.length][at.getDimension()];
        for (int j = 0; j < at.getDimension(); j++) {
            double[] moved = at.toArray();
            moved[j] += DIFFERENCE;
            double[] there = residuals(bounded(moved));
            for (int i = 0; i < values.length; i++) {
                jacobian[i][j] = (there[i] - values[i]) / DIFFERENCE;
            }
        }
        return new Pair<>(new ArrayRealVector(values), new Array2DRowRealMatrix(jacobian));
    }

    /** Of the steps, of the square multiplications, and of the constants from what is expected of them. */
    private double[] residuals(double[] constants) {
        DoubleStream.Builder all = DoubleStream.builder();
        double[] logs = logs(constants);
        for (int i = 0; i < logs.length; i++) {
            all.add(damped(logs[i], steps.get(i).weight()));
        }
        squareLogs(constants).forEach(log -> all.add(damped(log, SQUARES_WEIGHT / squares.size())));
        for (Constant c : Constant.values()) {
            all.add(Math.sqrt(EXPECTED) * Math.log(at(constants, c) / c.expected(constants)) / c.doubt);
        }
        return all.build().toArray();
    }

    private DoubleStream squareLogs(double[] constants) {
        Map<String, GpuSpec> gpus = gpus(parts(constants));
        StepConstants kernels = constants(constants);
        return squares.stream().mapToDouble(s -> Math.log(s.predicted(gpus.get(s.gpu()), kernels) / s.seconds()));
    }

    private static double damped(double log, double weight) {
        double size = log / DAMPED;
        return Math.signum(size) * Math.sqrt(2 * weight * (Math.sqrt(1 + size * size) - 1));
    }

    /** Mean size of the errors, each family with its weight. */
    double loss(double[] constants) {
        double[] logs = logs(constants);
        double sum = SQUARES_WEIGHT * squareLogs(constants).map(log -> Math.abs(Math.expm1(log))).average()
                .orElseThrow();
        double weights = SQUARES_WEIGHT;
        for (int i = 0; i < logs.length; i++) {
            sum += steps.get(i).weight() * Math.abs(Math.expm1(logs[i]));
            weights += steps.get(i).weight();
        }
        return sum / weights;
    }

    private double[] logs(double[] constants) {
        KnownParts parts = parts(constants);
        Map<String, GpuSpec> gpus = gpus(parts);
        StepTimeEvaluator evaluator = new StepTimeEvaluator(constants(constants), ANY);
        return steps.stream().mapToDouble(s -> {
            double predicted = s.measure().predicted(evaluator.model(s.run(), gpus.get(s.gpu()), s.row(), parts, clock)
                    .evaluate(s.run().plan(), Trace.NONE));
            double log = Math.log(predicted / s.measure().value());
            return s.measure().unit() == Unit.SECOND ? log : -log;
        }).toArray();
    }

    private static Map<String, GpuSpec> gpus(KnownParts parts) {
        return parts.gpus().stream().collect(Collectors.toMap(GpuSpec::id, g -> g));
    }

    static StepConstants constants(double[] v) {
        return new StepConstants(at(v, Constant.TILE_FILL), at(v, Constant.SHOWN_TRAFFIC),
                at(v, Constant.ROUTING_PASSES), at(v, Constant.EAGER_PASSES), at(v, Constant.EAGER_STALL),
                at(v, Constant.STEP_HOST), at(v, Constant.JITTER));
    }

    /** The shipped parts with GPUs calibrated so. */
    static KnownParts parts(double[] v) {
        KnownParts shipped = PublishedSteps.PARTS;
        return new KnownParts(shipped.gpus().stream().map(g -> g.with(calibration(g, v))).toList(), shipped.servers(),
                shipped.nics(), shipped.switches(), shipped.models());
    }

    private static GpuCalibration calibration(GpuSpec gpu, double[] v) {
        GpuCalibration known = gpu.calibration();
        if (gpu.id().startsWith("a100")) {
            return new GpuCalibration(known.multiprocessors(), Double.NaN, Double.NaN, Double.NaN,
                    known.attentionForward(), known.attentionBackward(), at(v, Constant.A100_MEMORY), known.cases());
        }
        if (!Double.isNaN(known.fp4FlopPerJoule())) {
            double attention = at(v, Constant.BLACKWELL_ATTENTION);
            return new GpuCalibration(known.multiprocessors(), at(v, Constant.BLACKWELL_BF16),
                    at(v, Constant.BLACKWELL_FP8), at(v, Constant.BLACKWELL_FP4), attention, BACKWARD * attention,
                    known.memoryFraction(), known.cases());
        }
        if (!Double.isNaN(known.fp8FlopPerJoule())) {
            double attention = at(v, Constant.HOPPER_ATTENTION);
            return new GpuCalibration(known.multiprocessors(), at(v, Constant.HOPPER_BF16),
                    at(v, Constant.HOPPER_FP8), Double.NaN, attention, BACKWARD * attention, known.memoryFraction(),
                    known.cases());
        }
        return known;
    }

    private static double at(double[] values, Constant constant) {
        return values[constant.ordinal()];
    }
}
