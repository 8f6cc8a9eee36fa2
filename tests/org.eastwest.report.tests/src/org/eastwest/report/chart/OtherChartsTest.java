// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;

class OtherChartsTest {
    private static Bars bars(Bars.Value... values) {
        List<Bars.Row> rows = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            rows.add(new Bars.Row("transport " + i, i == 0));
        }
        return new Bars("Title", rows, List.of(new Bars.Panel("Step time", Unit.SECOND, List.of(values))));
    }

    private static List<Mark.Box> bars(Drawing drawing) {
        return Geometry.boxes(drawing).stream().filter(b -> b.fill() != Ink.FAINT).toList();
    }

    private static Series series(String label, double[] x, double[] y) {
        return new Series(label, "", label, "Loss rate", Unit.FRACTION, "Step time", Unit.SECOND, x, y);
    }

    @Test
    void barsAreAsLongAsTheirValuesFromAZeroBaseline() {
        List<Mark.Box> bars = bars(bars(Bars.Value.of(10), Bars.Value.of(5)).draw(600));
        assertEquals(bars.get(0).x(), bars.get(1).x());
        assertEquals(bars.get(0).width() / 2, bars.get(1).width(), 1e-6);
    }

    @Test
    void theTransportOfTheDesignStandsOut() {
        Drawing drawing = bars(Bars.Value.of(10), Bars.Value.of(5)).draw(600);
        assertEquals(List.of(Ink.INK, Ink.OTHER), bars(drawing).stream().map(Mark.Box::fill).toList());
        assertTrue(Geometry.labels(drawing).stream().anyMatch(l -> l.text().equals("transport 0") && l.bold()));
    }

    @Test
    void anUnknownValueIsADashWithoutABarAndAClaimSaysSo() {
        Drawing drawing = bars(Bars.Value.of(Double.NaN), new Bars.Value(5, Optional.empty(), true)).draw(600);
        assertEquals(1, bars(drawing).size());
        assertTrue(Geometry.says(drawing, "\u2013"));
        assertTrue(Geometry.says(drawing, "5.00\u2009s, claim"));
    }

    @Test
    void panelsThatFindNoRoomBesideEachOtherFollowBelow() {
        Bars.Panel panel = new Bars.Panel("Measure", Unit.SECOND, List.of(Bars.Value.of(1)));
        Bars bars = new Bars("Title", List.of(new Bars.Row("one", false)), List.of(panel, panel, panel));
        assertEquals(1, bars(bars.draw(900)).stream().map(Mark.Box::y).distinct().count());
        assertEquals(3, bars(bars.draw(330)).stream().map(Mark.Box::y).distinct().count());
        Geometry.assertSound(bars.draw(330));
    }

    @Test
    void aPanelNeedsAValueForEveryRow() {
        assertThrows(IllegalArgumentException.class, () -> new Bars("", List.of(),
                List.of(new Bars.Panel("p", Unit.SECOND, List.of(Bars.Value.of(1))))));
    }

    @Property(tries = 200)
    void barsAreSound(@ForAll @Size(min = 1, max = 8) List<@DoubleRange(max = 1e15) Double> values,
            @ForAll @IntRange(min = 320, max = 1200) int width, @ForAll @IntRange(min = 1, max = 4) int panels,
            @ForAll boolean claim) {
        List<Bars.Row> rows = values.stream().map(v -> new Bars.Row("transport with a long name " + v, v > 5)).toList();
        List<Bars.Panel> all = new ArrayList<>();
        for (int i = 0; i < panels; i++) {
            all.add(new Bars.Panel("Effective bandwidth of a GPU in panel " + i, Unit.BYTE_PER_SECOND, values.stream()
                    .map(v -> new Bars.Value(v, Optional.of(new Band(v * 0.9, v * 1.1)), claim)).toList()));
        }
        Geometry.assertSound(new Bars("Title", rows, all).draw(width));
    }

    @Test
    void theCliffSaysTheRatioAndDrawsBothBandwidthsToScale() {
        Cliff cliff = new Cliff("Title", List.of(new Cliff.Step("DGX H100", 450e9, 50e9, 8)));
        Drawing drawing = cliff.draw(800);
        List<Mark.Box> bars = bars(drawing);
        assertEquals(9, bars.get(0).width() / bars.get(1).width(), 1e-6);
        assertEquals(List.of(Ink.SCALE_UP, Ink.SCALE_OUT), bars.stream().map(Mark.Box::fill)
                .filter(i -> i != Ink.PAPER).toList());
        assertTrue(Geometry.says(drawing, "9x less outside"));
        assertTrue(Geometry.says(drawing, "450\u2009GB/s"));
        assertTrue(cliff.description().contains("cliff 9x"));
        Geometry.assertSound(drawing);
    }

    @Property(tries = 100)
    void cliffsAreSound(@ForAll @DoubleRange(max = 1e13) double up, @ForAll @DoubleRange(max = 1e13) double out,
            @ForAll @IntRange(min = 320, max = 1200) int width) {
        Geometry.assertSound(new Cliff("Title", List.of(new Cliff.Step("servers", up, out, 8),
                new Cliff.Step("others", Double.NaN, out, 72))).draw(width));
    }

    @Test
    void anAxisOverManyDecadesIsLogarithmicAndSaysSo() {
        Lines lines = new Lines("Title", List.of(series("a", new double[] {1e-6, 1e-2}, new double[] {1, 2})));
        assertTrue(Geometry.says(lines.draw(700), "Loss rate, log scale"));
        assertTrue(Geometry.says(lines.draw(700), "Step time (s)"));
    }

    @Test
    void aCurveIsBrokenWhereAPointIsUnknown() {
        Lines lines = new Lines("Title", List.of(series("a", new double[] {1, 2, 3, 4, 5},
                new double[] {1, 2, Double.NaN, 2, 1})));
        assertEquals(2, Geometry.paths(lines.draw(700)).size());
    }

    @Test
    void curvesThatEndTogetherKeepTheirNamesApartAndTheirLinesDifferent() {
        List<Series> curves = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            curves.add(series("curve " + i, new double[] {0, 1}, new double[] {0, 1}));
        }
        Drawing drawing = new Lines("Title", curves).draw(800);
        Geometry.assertSound(drawing);
        assertEquals(12, Geometry.paths(drawing).stream().map(p -> p.ink() + " " + p.dash()).distinct().count());
    }

    @Property(tries = 200)
    void linesAreSound(@ForAll @Size(min = 1, max = 20) List<@DoubleRange(min = -1e9, max = 1e12) Double> ys,
            @ForAll @IntRange(min = 320, max = 1200) int width) {
        double[] x = new double[ys.size()];
        Arrays.setAll(x, i -> Math.pow(3, i));
        double[] y = ys.stream().mapToDouble(Double::doubleValue).toArray();
        Geometry.assertSound(new Lines("Title", List.of(series("first", x, y),
                series("a rather long name of it", x, x))).draw(width));
    }

    @Test
    void noCurveIsNoChart() {
        assertThrows(IllegalArgumentException.class, () -> new Lines("Title", List.of()));
    }
}
