// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.compare.Difference.Verdict;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComparisonTest {
    private static Metric metric(String id, String element, double value) {
        return Metric.of(id, element, new Derivation(id, id, value, Unit.SECOND, "", Source.assumption("test"),
                List.of()));
    }

    private static Metric banded(String id, double value, double low, double high) {
        Metric plain = metric(id, "job", value);
        return new Metric(plain.id(), plain.element(), plain.label(), plain.value(), plain.unit(),
                Optional.of(new Band(low, high)), plain.derivation());
    }

    private static Comparison.Column column(String name, Metric... metrics) {
        return new Comparison.Column(name, Optional.empty(),
                new AnalysisResult(List.of(metrics), List.of(), List.of(), List.of(), List.of(), List.of()), "");
    }

    @ParameterizedTest
    @CsvSource({"step_time_s, 10, 8, BETTER", "step_time_s, 10, 12, WORSE", "mfu, 0.4, 0.5, BETTER",
        "mfu, 0.4, 0.3, WORSE", "bubble_s, 1, 2, DIFFERENT", "step_time_s, 10, 10.1, TOO_CLOSE",
        "step_time_s, 10, 10, NONE", "step_time_s, 10, NaN, NONE", "step_time_s, NaN, 10, NONE",
        "step_time_s, 0, 0, NONE", "switches, 0, 4, WORSE"})
    void whichWayIsBetterDependsOnTheMetric(String id, double reference, double other, Verdict verdict) {
        assertEquals(verdict, Difference.of(metric(id, "e", reference), metric(id, "e", other)).verdict());
    }

    @Test
    void aDifferenceIsRelativeToTheReferenceWithItsSign() {
        assertEquals(-0.2, Difference.of(metric("mfu", "e", 0.5), metric("mfu", "e", 0.4)).relative(), 1e-12);
        assertEquals(0.5, Difference.of(metric("m", "e", -2), metric("m", "e", -1)).relative(), 1e-12);
    }

    @Test
    void bandsThatOverlapPreferNothing() {
        assertEquals(Verdict.TOO_CLOSE, Difference.of(banded("step_time_s", 10, 9, 11),
                banded("step_time_s", 12, 10.5, 13)).verdict());
        assertEquals(Verdict.WORSE, Difference.of(banded("step_time_s", 10, 9, 11),
                banded("step_time_s", 12, 11.5, 13)).verdict());
    }

    @Test
    void theNthMetricOfAnIdPairsWithTheNth() {
        Comparison comparison = Comparison.of(List.of(
                column("a", metric("switches", "compute", 48), metric("switches", "storage", 4)),
                column("b", metric("mfu", "job", 0.4), metric("switches", "east-west", 96))));

        assertEquals(List.of("switches", "switches 2", "mfu"), comparison.rows().stream().map(Comparison.Row::key)
                .toList());
        assertEquals(1.0, comparison.row("switches").orElseThrow().difference(0, 1).orElseThrow().relative());
        assertTrue(comparison.row("switches 2").orElseThrow().difference(0, 1).isEmpty());
        assertEquals("mfu", comparison.row("mfu").orElseThrow().some().id());
    }

    @Test
    void quantitiesOfOneDimensionAreNumbersOfAnAxis() {
        assertArrayEquals(new double[] {1e3, 2e3}, Axis.parse("gpus=1000,2000").numbers());
        assertEquals(0, Axis.parse("transport=ib-ndr,uec").numbers().length);
        assertEquals(0, Axis.parse("x=1 s,2 Gb/s").numbers().length);
        assertEquals(Map.of("a", "1", "b", "8"), Sweep.changes(List.of(Axis.parse("a=1,2;b=8,16")), List.of(0)));
    }
}
