// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.junit.jupiter.api.Test;

class LanesTest {
    private static final double WIDTH = 1000;

    /** Micro-batches of one second: half of it compute, a quarter hidden TP beside it, a quarter exposed behind it. */
    private static Lanes lanes(int stages, int microBatches) {
        List<Track> tracks = new ArrayList<>();
        for (int stage = 0; stage < stages; stage++) {
            List<Span> compute = new ArrayList<>();
            List<Span> tensor = new ArrayList<>();
            if (stage > 0) {
                compute.add(new Span("idle", Kind.BUBBLE, 0, stage, false));
            }
            for (int i = 0; i < microBatches; i++) {
                double begin = stage + i;
                compute.add(new Span("F" + (i + 1), Kind.COMPUTE, begin, begin + 0.75, false));
                tensor.add(new Span("TP hidden", Kind.TP, begin, begin + 0.25, false));
                tensor.add(new Span("TP exposed", Kind.TP, begin + 0.75, begin + 1, true));
            }
            tracks.add(new Track("stage" + (stage + 1), "Stage " + (stage + 1), List.of(
                    new Lane("compute", "Compute", compute), new Lane("tp", "TP", tensor))));
        }
        double seconds = stages + microBatches - 1;
        return new Lanes("Title", seconds, tracks, 0, seconds);
    }

    private static List<Mark.Box> spans(Drawing drawing) {
        return Geometry.boxes(drawing).stream().filter(b -> b.x() >= Lanes.left() - 1 && b.height() != 13)
                .toList();
    }

    @Test
    void everyStageHasALaneForComputeAndOneForEachDimension() {
        Drawing drawing = lanes(3, 4).draw(WIDTH);
        Geometry.assertSound(drawing);
        assertEquals(3, Geometry.labels(drawing).stream().filter(l -> l.text().startsWith("Stage")).count());
        assertEquals(3, Geometry.labels(drawing).stream().filter(l -> l.text().equals("TP")).count());
        assertTrue(Geometry.says(drawing, "Time (ms)"));
    }

    @Test
    void exposedCommunicationHasAnEdgeAndIdleTimeIsHatched() {
        List<Mark.Box> spans = spans(lanes(2, 3).draw(WIDTH));
        assertEquals(6, spans.stream().filter(b -> b.fill() == Ink.TP && b.edge() == Ink.EXPOSED).count());
        assertEquals(6, spans.stream().filter(b -> b.fill() == Ink.TP && b.edge() == null).count());
        assertTrue(spans.stream().anyMatch(b -> b.fill() == Ink.BUBBLE && b.pattern() != Pattern.NONE));
    }

    @Test
    void spansAreAsLongAsTheyLast() {
        List<Mark.Box> spans = spans(lanes(1, 4).draw(WIDTH));
        double second = (WIDTH - Lanes.left()) / 4;
        Mark.Box first = spans.stream().filter(b -> b.fill() == Ink.COMPUTE).findFirst().orElseThrow();
        assertEquals(Lanes.left(), first.x(), 1e-9);
        assertEquals(0.75 * second, first.width(), 1e-6);
    }

    @Test
    void aPartShowsOnlyWhatLiesInIt() {
        Lanes part = lanes(1, 100).between(10.5, 12.5);
        Drawing drawing = part.draw(WIDTH);
        Geometry.assertSound(drawing);
        assertTrue(Geometry.says(drawing, "F12"));
        assertTrue(Geometry.labels(drawing).stream().noneMatch(l -> l.text().equals("F14")));
        assertTrue(spans(drawing).size() < 12, () -> spans(drawing).size() + " boxes");
    }

    @Test
    void whatIsTooNarrowIsGatheredSoThatManySpansAreFewBoxes() {
        Drawing drawing = lanes(16, 5_000).draw(WIDTH);
        Geometry.assertSound(drawing);
        assertTrue(drawing.marks().size() < 16 * 2 * 350, () -> drawing.marks().size() + " marks");
    }

    @Test
    void narrowSpansFarApartLeaveTheRoomBetweenThemFree() {
        Lane lane = new Lane("dp", "DP", List.of(new Span("DP hidden", Kind.DP, 10, 10.001, false),
                new Span("DP hidden", Kind.DP, 90, 90.001, false)));
        List<Track> tracks = List.of(new Track("s", "Stage 1", List.of(lane)));
        Drawing drawing = new Lanes("Title", 100, tracks, 0, 100).draw(WIDTH);
        assertEquals(2, spans(drawing).size());
        spans(drawing).forEach(b -> assertTrue(b.width() <= 2, b::toString));
    }

    @Test
    void pointingFindsTheSpanHoweverNarrow() {
        Lanes lanes = lanes(2, 5_000);
        Drawing drawing = lanes.draw(WIDTH);
        Mark.Label stage = Geometry.labels(drawing).stream().filter(l -> l.text().equals("Stage 2")).findFirst()
                .orElseThrow();
        double y = stage.y() - 4;
        for (double x : new double[] {Lanes.left() + 100, WIDTH - 50}) {
            double time = lanes.time(WIDTH, x);
            Lanes.Hit hit = lanes.at(WIDTH, UnaryOperator.identity(), x, y).orElse(null);
            if (time % 1 < 0.75) {
                assertEquals("Stage 2", hit.track().label());
                assertTrue(hit.span().begin() <= time && time < hit.span().end(), hit::toString);
            }
        }
        assertTrue(lanes.at(WIDTH, UnaryOperator.identity(), 10, y).isEmpty(), "the names are no time");
    }

    @Test
    void aStepWithoutStagesIsSound() {
        Geometry.assertSound(new Lanes("Title", 1, List.of(), 0, 1).draw(400));
    }
}
