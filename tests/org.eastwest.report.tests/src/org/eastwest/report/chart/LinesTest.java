// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eastwest.report.chart.Lines.Crossing;
import org.eastwest.report.chart.Lines.Curve;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;

class LinesTest {
    private static final double[] GPUS = {1_000, 2_000, 4_000, 8_000};

    static Series series(String label, double... y) {
        return new Series(label, "", label, "GPUs", Unit.COUNT, "Step time", Unit.SECOND, Arrays.copyOf(GPUS, y.length),
                y);
    }

    static Curve banded(String label, int style, double... y) {
        return new Curve(series(label, y), Arrays.stream(y).mapToObj(v -> Double.isNaN(v) ? Optional.<Band>empty()
                : Optional.of(new Band(v * 0.9, v * 1.1))).toList(), style);
    }

    private static Lines lines(Scaling x, Scaling y, Curve... curves) {
        return new Lines("Title", List.of(curves), x, y, List.of());
    }

    @Test
    void aBandIsAnAreaAroundItsCurve() {
        Drawing drawing = lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("ib", 0, 10, 11, 12, 13)).draw(700);
        Mark.Area area = Geometry.areas(drawing).get(0);
        Mark.Path path = Geometry.paths(drawing).get(0);
        for (int i = 0; i < GPUS.length; i++) {
            assertEquals(path.x()[i], area.x()[i], 1e-9);
            assertTrue(area.high()[i] < path.y()[i] && path.y()[i] < area.low()[i]);
        }
        Geometry.assertSound(drawing);
    }

    @Test
    void bandAndCurveAreBrokenWhereAPointIsUnknown() {
        Drawing drawing = lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("ib", 0, 10, 11, Double.NaN, 13)).draw(700);
        assertEquals(1, Geometry.areas(drawing).size());
        assertEquals(1, Geometry.paths(drawing).size());
        assertEquals(3, Geometry.dots(drawing).size());
    }

    @Test
    void doublingIsEquallyWideOnALogarithmicAxis() {
        double[] x = Geometry.paths(lines(Scaling.LOGARITHMIC, Scaling.LINEAR, banded("ib", 0, 1, 2, 3, 4)).draw(700))
                .get(0).x();
        assertEquals(x[1] - x[0], x[2] - x[1], 1e-9);
        assertEquals(x[1] - x[0], x[3] - x[2], 1e-9);
    }

    @Test
    void lessThanADecadeOnALogarithmicAxisHasTicks() {
        for (double[] range : new double[][] {{1_000, 8_000}, {2_100, 4_800}, {3_000, 3_100}, {7, 7}, {1, 1e9}}) {
            Axis axis = Axis.holding(Arrays.stream(range), Unit.COUNT, Scaling.LOGARITHMIC).placed(0, 500);
            List<Axis.Tick> ticks = axis.ticks(6);
            assertTrue(ticks.size() >= 2, Arrays.toString(range) + " " + ticks);
            assertTrue(ticks.size() <= 12, Arrays.toString(range) + " " + ticks);
            assertEquals(ticks.size(), ticks.stream().map(Axis.Tick::text).distinct().count(), ticks.toString());
            ticks.forEach(t -> assertTrue(t.value() >= axis.low() * (1 - 1e-9)
                    && t.value() <= axis.high() * (1 + 1e-9)));
        }
    }

    @Test
    void aFittedAxisDoesNotBeginAtZeroAndALinearOneDoes() {
        double fitted = Geometry.paths(lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("a", 0, 10, 10.1)).draw(700))
                .get(0).y()[0];
        Drawing linear = lines(Scaling.LOGARITHMIC, Scaling.LINEAR, banded("a", 0, 10, 10.1)).draw(700);
        assertTrue(fitted > Geometry.paths(linear).get(0).y()[0]);
        assertTrue(Geometry.labels(linear).stream().anyMatch(l -> l.text().equals("0")));
    }

    @Test
    void aStyleLooksTheSameWhicheverCurvesAreBesideIt() {
        Drawing one = lines(Scaling.AUTOMATIC, Scaling.AUTOMATIC, banded("uec", 3, 1, 2)).draw(700);
        Drawing two = lines(Scaling.AUTOMATIC, Scaling.AUTOMATIC, banded("ib", 0, 1, 2), banded("uec", 3, 1, 2))
                .draw(700);
        assertEquals(Geometry.paths(one).get(0).dash(), Geometry.paths(two).get(1).dash());
    }

    @Test
    void crossingsAreRingedAndNamed() {
        Lines lines = new Lines("Title", List.of(new Curve(series("a", 10, 11, 12, 13), List.of(), 0),
                new Curve(series("b", 11, 11.2, 11.4, 11.6), List.of(), 1)), Scaling.LOGARITHMIC, Scaling.FITTED,
                List.of(new Crossing("2,500 GPUs", 2_500, 11.25)));
        Drawing drawing = lines.draw(700);
        Geometry.assertSound(drawing);
        Mark.Dot ring = Geometry.dots(drawing).stream().filter(d -> d.shape() == Mark.Shape.RING).findFirst()
                .orElseThrow();
        assertTrue(Geometry.says(drawing, "2,500 GPUs"));
        assertEquals("2,500 GPUs", drawing.at(ring.x() + 5, ring.y() + 5).orElseThrow().tooltip());
        assertTrue(drawing.description().contains("2,500 GPUs"));
    }

    @Test
    void pointingAtAPointSaysItsValueWithItsBand() {
        Drawing drawing = lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("ib-ndr", 0, 10, 11, 12, 13)).draw(700);
        Mark.Dot second = Geometry.dots(drawing).get(1);
        assertEquals("ib-ndr: Step time 11.0\u2009s (9.90 to 12.1), GPUs 2,000",
                drawing.at(second.x(), second.y()).orElseThrow().tooltip());
    }

    @Test
    void onePointEqualPointsAndNoPointsAreSound() {
        Geometry.assertSound(lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("one", 0, 10)).draw(400));
        Geometry.assertSound(lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("none", 0)).draw(400));
        Geometry.assertSound(lines(Scaling.LOGARITHMIC, Scaling.FITTED, banded("flat", 0, 0, 0, 0, 0)).draw(400));
        Geometry.assertSound(lines(Scaling.LOGARITHMIC, Scaling.LOGARITHMIC,
                new Curve(series("below", -1, 0, 1, 2), List.of(), 0)).draw(400));
    }

    @Test
    void aHundredThousandPointsAreOnePath() {
        double[] x = new double[100_000];
        Arrays.setAll(x, i -> i);
        Series many = new Series("m", "", "m", "x", Unit.COUNT, "y", Unit.SECOND, x, x);
        Drawing drawing = new Lines("Title", List.of(many)).draw(700);
        assertEquals(1, Geometry.paths(drawing).size());
        assertEquals(0, Geometry.dots(drawing).size());
    }

    @Test
    void bandsAreAsManyAsPoints() {
        assertThrows(IllegalArgumentException.class, () -> new Curve(series("a", 1, 2), List.of(Optional.empty()), 0));
    }
}
