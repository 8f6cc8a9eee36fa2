// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.engine.training.internal.calibration.StepBands;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.FamilySummary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The accuracy page and the residuals that bands come from are what the engine predicts now. With
 * {@code -Daccuracy.write} they are written anew:
 * {@code ./mvnw verify -pl tests/org.eastwest.engine.training.tests -am -Dtest=AccuracyTest -Daccuracy.write
 * -Dsurefire.failIfNoSpecifiedTests=false}, twice: bands are those of the residuals that were there before.
 */
class AccuracyTest {
    private static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();
    private static final Path PAGE = ROOT.resolve(Path.of("docs", "accuracy.md"));
    private static final Path RESIDUALS = ROOT.resolve(Path.of("bundles", "org.eastwest.engine.training", "src", "org",
            "eastwest", "engine", "training", "internal", "calibration", "step_time.csv"));

    private static Evaluation evaluation() {
        return new StepTimeEvaluator().evaluate(PublishedSteps.TABLE, PublishedSteps.PARTS, Progress.NONE);
    }

    @Test
    void thePageIsWhatTheEnginePredicts() throws IOException {
        assertKept(PAGE, new AccuracyPage(evaluation()).text());
    }

    @Test
    void theResidualsAreWhatTheEnginePredicts() throws IOException {
        StepBands any = new StepBands(List.of(new Residual("none", "none", Map.of(), 0.1)));
        assertKept(RESIDUALS, table(new StepTimeEvaluator(StepConstants.FITTED, any).residuals(PublishedSteps.TABLE,
                PublishedSteps.PARTS)));
    }

    private static void assertKept(Path file, String text) throws IOException {
        if (System.getProperty("accuracy.write") != null) {
            Files.writeString(file, text, StandardCharsets.UTF_8);
        }
        assertEquals(text, Files.readString(file, StandardCharsets.UTF_8), file + " is not current; see the "
                + "documentation of this test");
    }

    private static String table(List<Residual> residuals) {
        List<String> features = new ArrayList<>(new TreeSet<>(residuals.get(0).features().keySet()));
        StringBuilder text = new StringBuilder("# Measured steps of docs/accuracy.md: where they stand, and the "
                + "logarithm of measured over predicted. Written by AccuracyTest.\n");
        text.append("case;family;").append(String.join(";", features)).append(";log_ratio\n");
        for (Residual residual : residuals) {
            text.append(residual.id()).append(';').append(residual.family()).append(';')
                    .append(features.stream().map(f -> number(residual.features().get(f)))
                            .collect(Collectors.joining(";")))
                    .append(';').append(number(residual.logRatio())).append('\n');
        }
        return text.toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }

    @Test
    void fourOfFiveLeftOutRowsAndMoreAreInTheirBand() {
        List<EvaluatedRow> rows = evaluation().rows().stream().filter(EvaluatedRow::evaluated).toList();
        double share = rows.stream().filter(EvaluatedRow::inBand).count() / (double) rows.size();
        assertTrue(share >= 0.80 && share <= 0.97, share + " of the measured steps lie in their band");
    }

    @Test
    void bandsReachNoFartherThanFourTimesTheErrorOfTheirFamily() {
        Evaluation evaluation = evaluation();
        Map<String, FamilySummary> families = evaluation.summaries().stream()
                .collect(Collectors.toMap(FamilySummary::family, f -> f));
        List<EvaluatedRow> rows = evaluation.rows().stream().filter(EvaluatedRow::evaluated)
                .filter(r -> families.get(r.family()).evaluated() >= 8).toList();
        // A row may be nearer to the cases of another family, whose error its band then has.
        List<String> wider = rows.stream().filter(r -> reach(r) > 4.2 * families.get(r.family()).mean())
                .map(EvaluatedRow::id).toList();
        assertTrue(wider.size() <= 0.05 * rows.size(), wider.toString());
    }

    /** How far the band reaches above the prediction, as a logarithm. */
    private static double reach(EvaluatedRow row) {
        return Math.log(row.band().orElseThrow().high() / row.predicted());
    }

    /** What may not get worse: mean and largest error in percent, with a little room for rounding. */
    @ParameterizedTest
    @CsvSource({"'Korthikanti 2022 (K5)', 2.0, 5.0", "other A100, 7.3, 44", "MLPerf, 6.4, 15.5",
            "Megatron-Bridge, 12.1, 54.5", "'SimuMax, 8 x B200', 3.2, 8.5", "Llama 3, 5.8, 5.8"})
    void noFamilyGetsWorse(String family, double mean, double worst) {
        FamilySummary summary = evaluation().summaries().stream().filter(s -> s.family().equals(family)).findFirst()
                .orElseThrow();
        assertTrue(100 * summary.mean() <= mean, family + ": mean error " + 100 * summary.mean());
        assertTrue(100 * Math.abs(summary.worst()) <= worst, family + ": " + summary.worstId() + " "
                + 100 * summary.worst());
    }
}
