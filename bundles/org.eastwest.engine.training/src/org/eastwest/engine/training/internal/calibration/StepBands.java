// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.calibration;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * Where the time of a step is expected, from how far the model was from measured steps ({@code step_time.csv} beside
 * this class, written with the accuracy page; a test keeps it true).
 */
public final class StepBands {
    private static final String TABLE = "step_time.csv";

    private final Bands bands;

    /**
     * @param residuals of measured steps; not empty
     */
    public StepBands(List<Residual> residuals) {
        this.bands = new Bands(residuals);
    }

    /** From the measured steps that come with the engine. */
    public static StepBands measured() {
        return new StepBands(residuals());
    }

    /** Where a value that grows with the step's time is expected. */
    public Expectation around(double predicted, Map<String, Double> features) {
        return bands.around(predicted, features);
    }

    /**
     * The same for a case of a family, from some of the cases only.
     *
     * @param family of the case; empty when it belongs to none
     * @param doubt  standard deviation of the prediction's logarithm over what is not told of the case
     */
    public Expectation around(double predicted, Map<String, Double> features, String family, double doubt,
            Predicate<Residual> used) {
        return bands.around(predicted, features, family, doubt, used);
    }

    /**
     * Where a run stands: a step is another number format, a model of experts instead of a dense one, another way to
     * run them, sharded weights, four times the peak, the GPUs or the parameters, and about a quadrupling of a degree.
     */
    public static Map<String, Double> features(Training run, PlanSnapshot plan, GpuSpec gpu, Software software) {
        boolean moe = run.model().moe();
        Map<String, Double> features = new TreeMap<>();
        features.put("peak", log2(gpu.bf16FlopPerSecond()));
        features.put("domain", log2(gpu.scaleUpDomainSize()) / 4);
        features.put("narrow", 2 - run.precision().bytes());
        features.put("moe", moe ? 2.0 : 0);
        features.put("captured", moe && software.captured() ? 1.0 : 0);
        features.put("gpus", log2(plan.ranks()) / 4);
        features.put("parameters", log2(run.model().activeParameters()) / 2);
        features.put("width", log2(run.model().hidden()) / 2);
        features.put("tp", log2(plan.tp()) / 3);
        features.put("pp", log2(plan.pp()) / 4);
        features.put("cp", log2(plan.cp()) / 3);
        features.put("ep", log2(plan.ep()) / 4);
        features.put("sharded", plan.zeroStage() == 3 ? 1.0 : 0);
        features.put("tokens", log2((double) plan.microBatch() * run.sequenceLength()) / 4);
        return features;
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    /** The residuals that come with the engine. */
    public static List<Residual> residuals() {
        InputStream table = StepBands.class.getResourceAsStream(TABLE);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
            List<Residual> residuals = new ArrayList<>();
            String[] columns = null;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] cells = line.split(";");
                if (columns != null) {
                    residuals.add(residual(columns, cells));
                } else if (!line.startsWith("#")) {
                    columns = cells;
                }
            }
            return residuals;
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static Residual residual(String[] columns, String[] cells) {
        Map<String, Double> features = new TreeMap<>();
        for (int i = 2; i < cells.length - 1; i++) {
            features.put(columns[i], Double.valueOf(cells[i]));
        }
        return new Residual(cells[0], cells[1], features, Double.parseDouble(cells[cells.length - 1]));
    }
}
