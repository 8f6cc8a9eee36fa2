// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.report.chart.Scatter.Limit;
import org.eastwest.report.chart.Scatter.Measure;
import org.eastwest.report.chart.Scatter.Point;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;

class ScatterTest {
    private static final Measure MEMORY = new Measure("Memory of the fullest GPU", Unit.MEMORY_BYTE);
    private static final Measure TIME = new Measure("Step time", Unit.SECOND);
    private static final double GIB = 1L << 30;

    private static Point point(String key, double gib, double seconds) {
        return new Point(key, "plan " + key, gib * GIB, seconds, false);
    }

    private static Scatter scatter(Point... points) {
        return new Scatter("Title", MEMORY, TIME, List.of(points));
    }

    private static List<String> keys(List<Point> points) {
        return points.stream().map(Point::key).toList();
    }

    private static Mark.Dot dot(Drawing drawing, String key) {
        return Geometry.dots(drawing).stream().filter(d -> d.key().equals(key)).findFirst().orElseThrow();
    }

    @Test
    void theFrontIsWhatNothingBeatsInBothMeasures() {
        Scatter scatter = scatter(point("slow", 40, 15), point("small", 30, 14), point("fast", 70, 10),
                point("middle", 50, 12), point("beaten", 60, 12.5));
        assertEquals(List.of("small", "middle", "fast"), keys(scatter.front()));
        Drawing drawing = scatter.draw(700);
        assertEquals(5, Geometry.paths(drawing).get(0).x().length);
        assertTrue(scatter.description().startsWith("5 points, 3 on the front"), scatter.description());
    }

    @Test
    void lessIsFurtherLeftAndFurtherDown() {
        Drawing drawing = scatter(point("small", 30, 14), point("fast", 70, 10)).draw(700);
        assertTrue(dot(drawing, "small").x() < dot(drawing, "fast").x());
        assertTrue(dot(drawing, "small").y() < dot(drawing, "fast").y());
    }

    @Test
    void distancesAreInProportionOnLinearAxes() {
        Drawing drawing = scatter(point("a", 30, 14), point("b", 40, 12), point("c", 60, 10)).draw(700);
        assertEquals(2, (dot(drawing, "c").x() - dot(drawing, "b").x()) / (dot(drawing, "b").x()
                - dot(drawing, "a").x()), 1e-6);
        assertEquals(1, (dot(drawing, "c").y() - dot(drawing, "b").y()) / (dot(drawing, "b").y()
                - dot(drawing, "a").y()), 1e-6);
    }

    @Test
    void decadesAreEquallyWideOnLogarithmicAxes() {
        Measure seconds = new Measure("Time", Unit.SECOND, Scaling.LOGARITHMIC);
        Drawing drawing = new Scatter("Title", seconds, TIME, List.of(point("a", 1 / GIB, 3), point("b", 10 / GIB, 2),
                point("c", 100 / GIB, 1), point("none", 0, 1))).draw(700);
        assertEquals(dot(drawing, "b").x() - dot(drawing, "a").x(), dot(drawing, "c").x() - dot(drawing, "b").x(),
                1e-6);
        assertTrue(Geometry.says(drawing, "Time, log scale"));
        assertTrue(Geometry.dots(drawing).stream().noneMatch(d -> d.key().equals("none")), "zero has no place");
    }

    @Test
    void pointingAtAPointSaysWhatItIs() {
        Drawing drawing = scatter(point("a", 30, 14), point("b", 30.2, 13.9), point("c", 70, 10)).draw(700);
        Mark.Dot b = dot(drawing, "b");
        Mark hit = drawing.at(b.x() + 1, b.y()).orElseThrow();
        assertEquals("b", hit.key());
        assertEquals("plan b: Memory of the fullest GPU 30.2\u2009GiB, Step time 13.9\u2009s", hit.tooltip());
        assertTrue(drawing.at(drawing.width() / 2, drawing.height() / 2).isEmpty());
    }

    @Test
    void theSelectedPointIsRingedAndOnTop() {
        Drawing drawing = scatter(point("a", 30, 14), point("b", 70, 10)).withSelected("b").draw(700);
        List<Mark.Dot> rings = Geometry.dots(drawing).stream().filter(d -> d.shape() == Mark.Shape.RING).toList();
        assertEquals(List.of("b"), rings.stream().map(Mark.Dot::key).toList());
        assertFalse(Geometry.dots(scatter(point("", 1, 1)).withSelected("").draw(700)).stream()
                .anyMatch(d -> d.shape() == Mark.Shape.RING));
    }

    @Test
    void namesStandBesideTheirPointsAndKeepApart() {
        Point[] points = IntStream.range(0, 12).mapToObj(i -> new Point("k" + i, "TP 8 PP " + i + " DP 128",
                (50 + i * 0.05) * GIB, 12 - i * 0.01, true)).toArray(Point[]::new);
        for (int width : new int[] {320, 500, 1100}) {
            Drawing drawing = scatter(points).draw(width);
            Geometry.assertSound(drawing);
            assertTrue(Geometry.labels(drawing).stream().anyMatch(l -> l.bold() && l.text().startsWith("TP 8")));
        }
    }

    @Test
    void aNameAtTheRightEdgeStandsLeftOfItsPoint() {
        Drawing drawing = scatter(point("a", 30, 14), new Point("b", "the design's own plan", 70 * GIB, 10, true))
                .draw(700);
        Mark.Label name = Geometry.labels(drawing).stream().filter(l -> l.text().startsWith("the design")).findFirst()
                .orElseThrow();
        assertTrue(name.right() < dot(drawing, "b").x());
    }

    @Test
    void limitsAreDashedLinesWithTheirNameBesideThem() {
        Scatter scatter = new Scatter("Title", MEMORY, TIME, List.of(point("a", 30, 14), point("b", 60, 10)),
                List.of(new Limit("Usable memory", 74 * GIB, true), new Limit("Target", 9, false),
                        new Limit("Unknown", Double.NaN, true)), "");
        Drawing drawing = scatter.draw(700);
        Geometry.assertSound(drawing);
        List<Mark.Line> dashed = Geometry.lines(drawing).stream().filter(l -> l.ink() == Ink.ERROR).toList();
        assertEquals(2, dashed.size());
        assertTrue(dashed.get(0).x1() > dot(drawing, "b").x(), "the axis reaches the limit");
        assertTrue(Geometry.says(drawing, "Usable memory"));
        assertTrue(Geometry.says(drawing, "Target"));
    }

    @Test
    void noPointsAreSaid() {
        Drawing drawing = scatter().draw(700);
        Geometry.assertSound(drawing);
        assertTrue(Geometry.says(drawing, "No points"));
        assertEquals("No points.", drawing.description());
    }

    @Test
    void unknownPointsAreLeftOut() {
        Drawing drawing = scatter(point("nan", Double.NaN, 1), point("far", 10, Double.POSITIVE_INFINITY),
                point("ok", 20, 2)).draw(700);
        Geometry.assertSound(drawing);
        assertEquals(List.of("ok"), Geometry.dots(drawing).stream().map(Mark.Dot::key).toList());
    }

    @Test
    void onePointAndEqualPointsHaveAPlace() {
        Geometry.assertSound(scatter(point("a", 30, 14)).draw(320));
        Geometry.assertSound(scatter(point("zero", 0, 0)).draw(320));
        Drawing equal = scatter(point("a", 30, 14), point("b", 30, 14), point("c", 30, 14)).draw(700);
        Geometry.assertSound(equal);
        assertEquals("a", dot(equal, "a").key());
        assertEquals(List.of("a"), Geometry.dots(equal).stream().map(Mark.Dot::key).distinct().toList(),
                "the first of equal points stands for all");
    }

    @Test
    void manyPointsAreDrawnOnceForEachPlace() {
        Point[] points = IntStream.range(0, 100_000).mapToObj(i -> point("k" + i, 30 + i % 317 * 0.1,
                10 + i % 991 * 0.01)).toArray(Point[]::new);
        Drawing drawing = scatter(points).draw(700);
        Geometry.assertSound(drawing);
        assertTrue(Geometry.dots(drawing).size() < 45_000, () -> Geometry.dots(drawing).size() + " dots");
        assertEquals(Geometry.dots(drawing).size(), Geometry.dots(drawing).stream()
                .map(d -> Math.round(d.x() * 4) + " " + Math.round(d.y() * 4)).distinct().count());
    }
}
