// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eastwest.engine.training.internal.calibration.Bands;
import org.eastwest.engine.training.internal.calibration.Expectation;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Where the peak of a GPU's memory is expected, from how far the model was from measured peaks ({@code measured.csv}
 * beside this class; a test keeps it true).
 */
public final class MemoryBands {
    private final Bands bands;

    private MemoryBands(List<Residual> residuals) {
        this.bands = Bands.ofTheNearest(residuals);
    }

    /** From the measured peaks that come with the engine. */
    public static MemoryBands measured() {
        return new MemoryBands(residuals());
    }

    /** Where the memory of a GPU is expected: its peak, with the least and the most that allocators were seen to lose. */
    public Expectation around(MemoryEstimate estimate, Training run, PlanSnapshot plan) {
        Expectation peak = around(estimate.allocated(), run, plan);
        return new Expectation(new Band(
                (1 + MemoryModel.LEAST_FRAGMENTATION) * peak.band().low() + estimate.framework(),
                (1 + MemoryModel.MOST_FRAGMENTATION) * peak.band().high() + estimate.framework()), peak.cases(),
                peak.distance(), peak.far());
    }

    /** Where the peak of what the allocator hands out is expected. */
    public Expectation around(double predictedBytes, Training run, PlanSnapshot plan) {
        return around(predictedBytes, run, plan, r -> true);
    }

    Expectation around(double predictedBytes, Training run, PlanSnapshot plan, Predicate<Residual> used) {
        return bands.around(predictedBytes, features(run, plan), used);
    }

    /** Where a run stands: a doubling of a degree, or another kind of layer or kernel, is a step. */
    static Map<String, Double> features(Training run, PlanSnapshot plan) {
        ModelShape shape = run.model();
        return Map.of("tp", log2(plan.tp()), "pp", log2(plan.pp()), "cp", log2(plan.cp()), "ep", log2(plan.ep()),
                "tokens", log2(plan.microBatch() * (double) run.sequenceLength() / plan.cp() / 4096) / 2,
                "moe", shape.moe() ? 1.0 : 0, "recompute", (double) run.recompute().ordinal()
                        - Recompute.NONE.ordinal(),
                "narrow", 2 - run.precision().bytes(), "zero", Math.max(0.0, plan.zeroStage() - 1),
                "fused", run.flashAttention() ? 0.0 : 1);
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    static List<Residual> residuals() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                MemoryBands.class.getResourceAsStream("measured.csv"), StandardCharsets.UTF_8))) {
            List<Residual> residuals = new ArrayList<>();
            String[] columns = null;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("#")) {
                    continue;
                }
                String[] cells = line.split(";");
                if (columns == null) {
                    columns = cells;
                } else {
                    residuals.add(residual(columns, cells));
                }
            }
            return residuals;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Residual residual(String[] columns, String[] cells) {
        Map<String, Double> features = new HashMap<>();
        for (int i = 2; i < cells.length - 1; i++) {
            features.put(columns[i], Double.valueOf(cells[i]));
        }
        return new Residual(cells[0], cells[1], features, Double.parseDouble(cells[cells.length - 1]));
    }
}
