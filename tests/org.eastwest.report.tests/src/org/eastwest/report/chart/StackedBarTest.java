// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eastwest.report.Samples;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;

class StackedBarTest {
    private static final Breakdown STEP = Samples.stepTime("job");

    private static List<Mark.Box> parts(Drawing drawing) {
        return Geometry.boxes(drawing).stream().filter(b -> b.height() == 52).toList();
    }

    private static StackedBar bar(Optional<Band> band, Optional<StackedBar.Limit> limit) {
        return StackedBar.of(STEP, "Where the time goes", band, limit);
    }

    @Test
    void partsStandSideBySideAndFillTheWholeWidth() {
        List<Mark.Box> parts = parts(bar(Optional.empty(), Optional.empty()).draw(800));
        double end = 0;
        for (Mark.Box part : parts) {
            assertEquals(end, part.x(), 1e-6);
            end = part.x() + part.width();
        }
        assertEquals(800, end, 1e-6);
        assertEquals(7, parts.size(), "the part that is zero takes no room");
    }

    @Test
    void whoPointsAtAPartLearnsWhatItStandsFor() {
        Drawing drawing = bar(Optional.empty(), Optional.empty()).draw(1000);
        Mark.Box compute = parts(drawing).get(0);
        String key = drawing.at(compute.x() + 5, compute.y() + 5).orElseThrow().key();
        assertEquals(StackedBar.key(STEP, STEP.parts().get(0)), key);
        assertTrue(key.endsWith("@job"), key);
    }

    @Test
    void theWidthOfAPartIsItsShare() {
        Mark.Box compute = parts(bar(Optional.empty(), Optional.empty()).draw(1000)).get(0);
        assertEquals(1000 * 9.6 / 13.6, compute.width(), 1e-6);
    }

    @Test
    void everyPartHasTheColourOfItsKindAndExposedPartsTheirEdge() {
        List<Mark.Box> parts = parts(bar(Optional.empty(), Optional.empty()).draw(1000));
        assertEquals(List.of(Ink.COMPUTE, Ink.TP, Ink.EP, Ink.PP, Ink.DP, Ink.BUBBLE, Ink.OPTIMIZER),
                parts.stream().map(Mark.Box::fill).toList());
        assertNull(parts.get(0).edge());
        parts.subList(1, 5).forEach(p -> assertEquals(Ink.EXPOSED, p.edge()));
        assertNull(parts.get(5).edge());
    }

    @Test
    void everyPartIsNamedWithValueAndShareHoweverThin() {
        Drawing drawing = bar(Optional.empty(), Optional.empty()).draw(360);
        for (String name : List.of("Exposed TP 1.40\u2009s (10.3\u2009%)", "Exposed EP 200\u2009ms (1.47\u2009%)",
                "Optimizer 190\u2009ms (1.40\u2009%)")) {
            assertTrue(Geometry.says(drawing, name), () -> name + " in " + Geometry.labels(drawing));
        }
    }

    @Test
    void theBandIsDrawnAndSaid() {
        Drawing drawing = bar(Optional.of(new Band(12.9, 14.4)), Optional.empty()).draw(1000);
        assertTrue(Geometry.says(drawing, "13.6\u2009s (12.9 to 14.4)"));
        Mark.Box band = Geometry.boxes(drawing).stream().filter(b -> b.fill() == Ink.FAINT).findFirst().orElseThrow();
        assertEquals(1000 * 12.9 / 14.4, band.x(), 1e-6);
        assertEquals(1000, band.x() + band.width(), 1e-6);
    }

    @Test
    void theLimitStandsWhereItIsOnTheScale() {
        Drawing drawing = bar(Optional.empty(), Optional.of(new StackedBar.Limit("Usable", 6.8))).draw(1000);
        assertTrue(Geometry.says(drawing, "Usable 6.80\u2009s"));
        assertTrue(drawing.marks().stream().anyMatch(m -> m instanceof Mark.Line l && l.ink() == Ink.ERROR
                && Math.abs(l.x1() - 500) < 1e-6));
        Geometry.assertSound(drawing);
    }

    @Test
    void theAxisNamesItsUnit() {
        assertTrue(Geometry.says(bar(Optional.empty(), Optional.empty()).draw(800), "Step time (s)"));
    }

    @Test
    void aPartThatIsUnknownIsADashInTheDescriptionAndTakesNoRoom() {
        StackedBar unknown = new StackedBar("Title", "Time", Unit.SECOND, Double.NaN, List.of(
                new StackedBar.Part("Known", 1, Ink.COMPUTE, false),
                new StackedBar.Part("Unknown", Double.NaN, Ink.TP, false)), Optional.empty(), Optional.empty());
        assertEquals("Time \u2013: Known 1.00\u2009s; Unknown \u2013.", unknown.description());
        assertEquals(1, parts(unknown.draw(500)).size());
        Geometry.assertSound(unknown.draw(500));
    }

    @Test
    void nothingAtAllIsStillADrawing() {
        StackedBar nothing = new StackedBar("", "", Unit.SECOND, 0, List.of(), Optional.empty(), Optional.empty());
        Geometry.assertSound(nothing.draw(Double.NaN));
    }

    @Test
    void aLongNameIsCutAndSaidInFullWhenPointedAt() {
        String name = "a name of very many words ".repeat(40);
        StackedBar bar = new StackedBar(name, name, Unit.SECOND, 1, List.of(
                new StackedBar.Part(name, 1, Ink.COMPUTE, false)), Optional.empty(), Optional.empty());
        Drawing drawing = bar.draw(400);
        Geometry.assertSound(drawing);
        assertTrue(parts(drawing).get(0).tooltip().startsWith(name));
    }

    @Test
    void aNarrowerDrawingThanPossibleIsTheNarrowestPossible() {
        assertEquals(Chart.MINIMUM_WIDTH, bar(Optional.empty(), Optional.empty()).draw(10).width());
    }

    @Property(tries = 300)
    void namesNeverTouchAndEverythingIsInside(
            @ForAll @Size(min = 1, max = 10) List<@DoubleRange(max = 1e6) Double> values,
            @ForAll @IntRange(min = 320, max = 1400) int width, @ForAll @IntRange(min = 1, max = 30) int nameLength,
            @ForAll boolean limited, @ForAll boolean banded) {
        List<StackedBar.Part> parts = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Ink ink = Ink.of(Breakdown.Kind.values()[i % Breakdown.Kind.values().length]);
            parts.add(new StackedBar.Part("m".repeat(nameLength) + i, values.get(i), ink, i % 2 == 0));
        }
        double total = values.stream().mapToDouble(Double::doubleValue).sum();
        StackedBar bar = new StackedBar("Title", "Memory of a GPU", Unit.MEMORY_BYTE, total, parts,
                banded ? Optional.of(new Band(total * 0.9, total * 1.2)) : Optional.empty(),
                limited ? Optional.of(new StackedBar.Limit("Usable memory", total * 0.7 + 1)) : Optional.empty());
        Drawing drawing = bar.draw(width);
        Geometry.assertSound(drawing);
        double widths = parts(drawing).stream().mapToDouble(Mark.Box::width).sum();
        double longest = Math.max(total, Math.max(banded ? total * 1.2 : 0, limited ? total * 0.7 + 1 : 0));
        assertEquals(total / Math.max(longest, Double.MIN_NORMAL) * drawing.width(), widths, 0.01);
    }

    @Test
    void everyPartOfABreakdownHasAPatternOrAToneOfItsOwnInGrey() {
        List<String> looks = new ArrayList<>();
        for (Breakdown.Kind kind : Breakdown.Kind.values()) {
            Ink ink = Ink.of(kind);
            looks.add(ink.pattern() + (ink.pattern() == Pattern.NONE || ink == Ink.BUBBLE ? ink.word() : ""));
        }
        assertEquals(looks.size(), looks.stream().distinct().count(), looks.toString());
        assertFalse(looks.isEmpty());
    }
}
