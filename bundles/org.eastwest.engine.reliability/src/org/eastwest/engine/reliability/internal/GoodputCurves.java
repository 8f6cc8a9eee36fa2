// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;

/** Goodput over the size of the job, and over the checkpoint interval. */
final class GoodputCurves {
    private static final int SMALLEST = 10;
    private static final int LARGEST = 17;
    private static final int HALF_STEPS = 6;

    private final JobSnapshot job;
    private final Failures failures;
    private final Saving saving;

    GoodputCurves(JobSnapshot job, Failures failures, Saving saving) {
        this.job = job;
        this.failures = failures;
        this.saving = saving;
    }

    List<Series> series() {
        double[] gpus = IntStream.rangeClosed(SMALLEST, LARGEST).mapToDouble(power -> 1L << power).toArray();
        double[] seconds = IntStream.rangeClosed(-HALF_STEPS, HALF_STEPS)
                .mapToDouble(i -> saving.interval() * Math.pow(2, i / 2.0)).toArray();
        return List.of(
                curve("goodput_over_gpus", "Whole job restarted", "GPUs", Unit.COUNT, gpus,
                        n -> scaled(saving.whole(), n)),
                curve("goodput_partial_over_gpus", "Failed part replaced by a hot spare", "GPUs", Unit.COUNT, gpus,
                        n -> scaled(saving.partial(), n)),
                curve("goodput_over_interval", "Whole job restarted", "Checkpoint interval", Unit.SECOND, seconds,
                        s -> saving.whole().goodput(failures.mtbf(), s)));
    }

    /** The job with other numbers of GPUs: all it has grows with them, and so do its failures. */
    private double scaled(Checkpointing checkpointing, double gpus) {
        double mtbf = failures.mtbf() * job.plan().ranks() / gpus;
        return checkpointing.goodput(mtbf, checkpointing.daly(mtbf));
    }

    private Series curve(String id, String label, String xLabel, Unit xUnit, double[] x, DoubleUnaryOperator goodput) {
        return new Series(id, job.id(), label, xLabel, xUnit, "Goodput", Unit.FRACTION, x,
                DoubleStream.of(x).map(goodput).toArray());
    }
}
