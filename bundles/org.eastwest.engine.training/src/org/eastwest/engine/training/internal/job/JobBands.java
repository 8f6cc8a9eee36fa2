// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.Optional;
import java.util.Set;
import org.eastwest.engine.training.internal.calibration.Expectation;
import org.eastwest.engine.training.internal.calibration.StepBands;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.memory.MemoryBands;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.GpuSpec;

/** Where the results of a job are expected, at 90 %, from the nearest measured runs. */
final class JobBands {
    /** Metrics that are inverse to the step's time. */
    private static final Set<String> RATES = Set.of("mfu", "hfu", "model_flop_per_second_per_gpu",
            "tokens_per_second");

    private final double seconds;
    private final Expectation step;
    private final Expectation memory;

    JobBands(Training run, PlanSnapshot plan, GpuSpec gpu, StepEstimate estimate) {
        this.seconds = estimate.seconds();
        this.step = StepBands.measured().around(seconds, StepBands.features(run, plan, gpu, Software.CURRENT));
        this.memory = MemoryBands.measured().around(estimate.memory(), run, plan);
    }

    /** The band of a metric; empty when no measurement says anything about it. */
    Optional<Band> of(String metricId, double value) {
        if (metricId.equals("step_time_s")) {
            return Optional.of(step.band());
        }
        if (metricId.equals("memory_bytes")) {
            return Optional.of(memory.band());
        }
        return RATES.contains(metricId)
                ? Optional.of(new Band(value * seconds / step.band().high(), value * seconds / step.band().low()))
                : Optional.empty();
    }

    /** What the band of a metric rests on. */
    String explanation(String metricId) {
        return (metricId.equals("memory_bytes") ? memory : step).explanation();
    }
}
