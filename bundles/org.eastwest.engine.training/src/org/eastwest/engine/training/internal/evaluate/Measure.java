// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.MeasuredRow;

/**
 * What a row measured: the time of a step, or what stands for it.
 *
 * @param value what the source says, SI
 * @param unit  its unit
 * @param of    the same of an estimate
 */
record Measure(double value, Unit unit, ToDoubleFunction<StepEstimate> of) {
    private static final double DAY = 86_400;

    double predicted(StepEstimate estimate) {
        return of.applyAsDouble(estimate);
    }

    /** The first of step time, TFLOP/s, tokens per second and MFU that the row has. */
    static Measure of(MeasuredRow row) {
        double seconds = row.positive("iteration_time_s");
        double teraflop = row.positive("tflops_per_gpu");
        double tokens = row.positive("tokens_per_s_per_gpu");
        double mfu = row.positive("MFU");
        if (mfu > 1) {
            throw row.unusable("MFU", "is more than the GPU's peak", "Write it as a fraction such as 0.45.");
        }
        if (seconds >= DAY) {
            throw row.unusable("iteration_time_s", "s is a day and more", "Write the seconds of one step.");
        }
        if (seconds > 0) {
            return new Measure(seconds, Unit.SECOND, StepEstimate::seconds);
        }
        if (teraflop > 0) {
            boolean hardware = row.text("tflops_kind").toLowerCase(Locale.ROOT).startsWith("hardware");
            return new Measure(teraflop * 1e12, Unit.FLOP_PER_SECOND, e -> (hardware ? e.flop().hardware()
                    : e.flop().model()) / (e.seconds() * e.ranks()));
        }
        if (tokens > 0) {
            return new Measure(tokens, Unit.PER_SECOND, e -> e.tokens() / (e.seconds() * e.ranks()));
        }
        if (mfu > 0) {
            return new Measure(mfu, Unit.FRACTION, StepEstimate::mfu);
        }
        throw new RefusedRow("the row has no value in iteration_time_s, tflops_per_gpu, "
                + "tokens_per_s_per_gpu or MFU");
    }
}
