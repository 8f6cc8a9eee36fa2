// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;

class SweepChartTest {
    private static final List<String> TRANSPORTS = List.of("ib-ndr", "rocev2-dcqcn", "uec");

    private static Sweep sweep(List<String> axes, double... values) {
        List<Axis> parsed = axes.stream().map(Axis::parse).toList();
        List<List<Integer>> steps = Sweep.combinations(parsed);
        List<Sweep.Point> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            points.add(new Sweep.Point(steps.get(i), Double.isNaN(values[i]) ? Optional.empty()
                    : Optional.of(metric(values[i])), Double.isNaN(values[i]) ? "it cannot be built" : ""));
        }
        return new Sweep(parsed, points);
    }

    private static Metric metric(double value) {
        return new Metric("step_time_s", "job", "Step time", value, Unit.SECOND,
                Optional.of(new Band(value * 0.9, value * 1.1)), new Derivation("step_time_s", "Step time", value,
                        Unit.SECOND, "", Source.assumption("test"), List.of()));
    }

    private static Chart chart(Sweep sweep) {
        return SweepChart.of(sweep, TRANSPORTS::indexOf).orElseThrow();
    }

    @Test
    void aLineForEachTransportOverTheNumberOfGpus() {
        Lines lines = assertInstanceOf(Lines.class, chart(sweep(List.of("transport=rocev2-dcqcn,uec",
                "gpus=1000,2000,4000"), 10, 11, 12, 12, 13, 14)));
        Drawing drawing = lines.draw(800);
        Geometry.assertSound(drawing);
        assertEquals(2, Geometry.paths(drawing).size());
        assertEquals(2, Geometry.areas(drawing).size());
        assertTrue(Geometry.says(drawing, "GPUs, log scale"));
        assertEquals(List.of(1, 2), lines.curves().stream().map(Lines.Curve::style).toList());
        assertEquals("Step time at 4,000 (GPUs): from 12.0\u2009s with rocev2-dcqcn to 14.0\u2009s with uec",
                lines.title());
    }

    /** 10 to 14 against 12 to 12: 10 + 4 t = 12 halfway, at 1,500. */
    @Test
    void whereOneOvertakesTheOtherIsMarkedAndTheTitle() {
        Lines lines = (Lines) chart(sweep(List.of("transport=ib-ndr,uec", "gpus=1000,2000"), 10, 14, 12, 12));
        assertEquals("ib-ndr and uec change places at about 1,500 (GPUs)", lines.title());
        assertEquals(1_500, lines.crossings().get(0).x(), 1e-9);
        assertEquals(12, lines.crossings().get(0).y(), 1e-9);
    }

    @Test
    void crossingsWithinWhatModelsCanTellAreNone() {
        Lines lines = (Lines) chart(sweep(List.of("transport=ib-ndr,uec", "gpus=1000,2000,4000"), 10, 10.05, 12, 10.01,
                10.04, 11));
        assertEquals(List.of(), lines.crossings());
    }

    @Test
    void oneLineSaysHowFarItGoes() {
        assertEquals("Step time goes from 10.0\u2009s at 1,000 to 14.0\u2009s at 4,000 (GPUs)",
                chart(sweep(List.of("gpus=1000,2000,4000"), 10, Double.NaN, 14)).title());
    }

    @Test
    void wordsAreBars() {
        Chart chart = chart(sweep(List.of("transport=ib-ndr,rocev2-dcqcn,uec"), 10, 12, Double.NaN));
        assertInstanceOf(Bars.class, chart);
        assertEquals("Step time is least with ib-ndr and most with rocev2-dcqcn", chart.title());
        Geometry.assertSound(chart.draw(600));
        assertEquals("Step time is the same throughout: 10.0\u2009s",
                chart(sweep(List.of("transport=ib-ndr,uec"), 10, 10)).title());
    }

    @Test
    void quantitiesKeepTheirUnit() {
        Lines lines = (Lines) chart(sweep(List.of("rate=100 Gb/s,200 Gb/s,400 Gb/s"), 10, 11, 12));
        assertEquals(Unit.LINE_RATE, lines.curves().get(0).series().xUnit());
        assertTrue(Geometry.says(lines.draw(700), "Gb/s"));
    }

    @Test
    void aSweepWithoutValuesHasNoChart() {
        assertTrue(SweepChart.of(sweep(List.of("gpus=1000,2000"), Double.NaN, Double.NaN), id -> 0).isEmpty());
    }
}
