// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.RequirementSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequirementsTest {
    @ParameterizedTest(name = "{1} against {2}, at least: {0}")
    @CsvSource({"true, 45, 40, met, 0.125", "true, 40, 40, met, 0", "true, 30, 40, missed, -0.25",
            "false, 4, 5, met, 0.2", "false, 6, 5, missed, -0.2"})
    void aTargetIsMetOrMissedWithItsMargin(boolean atLeast, double value, double target, String verdict, double margin) {
        List<Table.Cell> row = rows(evaluate(atLeast, target, metric(value, Optional.empty()))).get(0);

        assertEquals(Table.text(verdict), row.get(6));
        assertEquals(margin, ((Table.Number) row.get(5)).value(), 1e-12);
    }

    @Test
    void whatIsMetNeedsNoFinding() {
        assertEquals(List.of(), evaluate(true, 40, metric(45, Optional.empty())).findings());
    }

    @Test
    void aMissedTargetNamesMetricElementValuesAndMargin() {
        Finding finding = evaluate(true, 40e9, metric(30e9, Optional.empty())).findings().get(0);

        assertAll(() -> assertEquals("EW-ANALYSIS-004", finding.code()),
                () -> assertEquals(Severity.WARNING, finding.severity()), () -> assertEquals("r", finding.element()),
                () -> assertEquals("Requirement 'Fast' is missed: 'Bandwidth' of 'compute' is 30.0 GB/s, wanted is at"
                        + " least 40.0 GB/s (margin -25.0 %).", finding.message()),
                () -> assertTrue(finding.remedy().contains("--explain compute/bandwidth"), finding.remedy()));
    }

    @Test
    void aTargetThatIsMissedByFarIsSaidAsAMultiple() {
        Finding finding = evaluate(false, 0.001, metric(1, Optional.empty())).findings().get(0);

        assertTrue(finding.message().endsWith("(1,000 times the target)."), finding.message());
    }

    @ParameterizedTest
    @CsvSource({"45, 'met, but the target is inside the band'", "39, 'missed, but the target is inside the band'"})
    void aTargetInsideTheBandIsTooCloseToCall(double value, String verdict) {
        AnalysisResult result = evaluate(true, 40, metric(value, Optional.of(new Band(35, 50))));

        assertEquals(Table.text(verdict), rows(result).get(0).get(6));
        assertEquals("EW-ANALYSIS-005", result.findings().get(0).code());
        assertEquals(Severity.NOTE, result.findings().get(0).severity());
    }

    @Test
    void anUnknownMetricDecidesNothingAndSaysWhy() {
        AnalysisResult result = evaluate(true, 40, metric(Double.NaN, Optional.empty()));

        assertEquals(Table.text("unknown"), rows(result).get(0).get(6));
        assertTrue(result.findings().get(0).message().contains("no price is known"), result.findings().toString());
    }

    @Test
    void everyElementWithTheMetricIsDecided() {
        Metric other = new Metric("bandwidth", "storage", "Bandwidth", 10, Unit.BYTE_PER_SECOND, Optional.empty(),
                metric(10, Optional.empty()).derivation());
        AnalysisResult found = new AnalysisResult(List.of(metric(45, Optional.empty()), other), List.of(), List.of(),
                List.of(), List.of());

        List<List<Table.Cell>> rows = rows(Requirements.of(design(true, 40), found));
        assertEquals(List.of(Table.text("met"), Table.text("missed")), rows.stream().map(row -> row.get(6)).toList());
    }

    @Test
    void aRequirementOfOneElementIsDecidedByItsMetricAlone() {
        Metric other = new Metric("bandwidth", "storage", "Bandwidth", 10, Unit.BYTE_PER_SECOND, Optional.empty(),
                metric(10, Optional.empty()).derivation());
        AnalysisResult found = new AnalysisResult(List.of(metric(45, Optional.empty()), other), List.of(), List.of(),
                List.of(), List.of());

        List<List<Table.Cell>> rows = rows(Requirements.of(design("compute/bandwidth", true, 40), found));

        assertEquals(List.of(Table.text("compute")), rows.stream().map(row -> row.get(2)).toList());
        assertEquals(Table.text("met"), rows.get(0).get(6));
    }

    @Test
    void aRequirementWithoutAMetricHasNoRow() {
        assertEquals(AnalysisResult.EMPTY, Requirements.of(design(true, 40), AnalysisResult.EMPTY));
    }

    private static AnalysisResult evaluate(boolean atLeast, double target, Metric metric) {
        return Requirements.of(design(atLeast, target), new AnalysisResult(List.of(metric), List.of(), List.of(),
                List.of(), List.of()));
    }

    private static List<List<Table.Cell>> rows(AnalysisResult result) {
        return result.table("requirements").orElseThrow().rows();
    }

    private static DesignSnapshot design(boolean atLeast, double target) {
        return design("bandwidth", atLeast, target);
    }

    private static DesignSnapshot design(String metric, boolean atLeast, double target) {
        return new DesignSnapshot("d", "D", "s", "S", new ClusterSnapshot("c", "C", List.of()), List.of(), List.of(),
                List.of(new RequirementSnapshot("r", "Fast", metric, atLeast, target)));
    }

    private static Metric metric(double value, Optional<Band> band) {
        return new Metric("bandwidth", "compute", "Bandwidth", value, Unit.BYTE_PER_SECOND, band,
                new Derivation("b", "Bandwidth", value, Unit.BYTE_PER_SECOND, "",
                        Source.assumption("unknown: no price is known"), List.of()));
    }
}
