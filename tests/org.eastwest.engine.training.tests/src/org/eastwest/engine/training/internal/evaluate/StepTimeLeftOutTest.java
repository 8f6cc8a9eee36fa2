// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.engine.training.internal.calibration.StepBands;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.evaluate.StepTimeFit.Constant;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped constants come from the fit, and hold for what the fit did not see. */
class StepTimeLeftOutTest {
    private static final StepBands ANY = new StepBands(List.of(new Residual("none", "none", Map.of(), 0.1)));

    private static double mean(Predicate<MeasuredRow> rows, StepConstants constants, double[] fitted) {
        return new StepTimeEvaluator(constants, ANY).evaluate(PublishedSteps.of(rows),
                fitted.length == 0 ? PublishedSteps.PARTS : StepTimeFit.parts(fitted), Progress.NONE).summary().mean();
    }

    private static double[] fitWithout(Predicate<MeasuredRow> left) {
        return new StepTimeFit(PublishedSteps.TABLE.rows().stream().filter(left.negate()).toList())
                .fit(StepTimeFit.start());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Korthikanti 2022 (K5)", "other A100", "MLPerf", "Megatron-Bridge", "SimuMax, 8 x B200"})
    void aFamilyThatIsLeftOutIsPredictedNearlyAsWell(String family) {
        Predicate<MeasuredRow> left = row -> Families.of(row).equals(family);
        double[] fitted = fitWithout(left);
        double error = mean(left, StepTimeFit.constants(fitted), fitted);
        double shipped = mean(left, StepConstants.FITTED, new double[0]);
        assertTrue(error <= 1.6 * shipped, family + ": " + error + " left out, " + shipped + " fitted");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GB300", "B300"})
    void aGpuThatOnlyTheCatalogDescribesIsPredictedNearlyAsWell(String name) {
        Predicate<MeasuredRow> left = row -> row.text("gpu_type").split(" ")[0].equals(name);
        double[] fitted = fitWithout(left);
        double error = mean(left, StepTimeFit.constants(fitted), fitted);
        double shipped = mean(left, StepConstants.FITTED, new double[0]);
        assertTrue(error <= 1.6 * shipped, name + ": " + error + " left out, " + shipped + " fitted");
    }

    @Test
    void theShippedConstantsAreThoseOfTheFit() {
        double[] fitted = new StepTimeFit(PublishedSteps.TABLE.rows()).fit(StepTimeFit.start());
        double again = mean(row -> true, StepTimeFit.constants(fitted), fitted);
        double shipped = mean(row -> true, StepConstants.FITTED, new double[0]);
        assertEquals(again, shipped, 0.05 * shipped, "fitted anew: " + List.of(Constant.values()) + " "
                + Arrays.toString(fitted));
    }
}
