// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StageBarsTest {
    /** Stages that begin one after the other, work on slots of a second with exposed TP at their end, and wait. */
    private static Timeline timeline(int stages, int slots) {
        double pipeline = stages - 1 + slots;
        double seconds = pipeline + 1;
        return new Timeline("step", "job", "Step", seconds, () -> {
            List<Track> tracks = new ArrayList<>();
            for (int s = 0; s < stages; s++) {
                List<Span> compute = new ArrayList<>();
                List<Span> tensor = new ArrayList<>();
                idle(compute, 0, s);
                for (int i = 0; i < slots; i++) {
                    compute.add(new Span("F" + (i + 1), Kind.COMPUTE, s + i, s + i + 0.75, false));
                    tensor.add(new Span("TP hidden", Kind.TP, s + i, s + i + 0.5, false));
                    tensor.add(new Span("TP exposed", Kind.TP, s + i + 0.75, s + i + 1, true));
                }
                idle(compute, s + slots, pipeline);
                tracks.add(new Track("stage" + s, "Stage", List.of(new Lane("compute", "Compute", compute),
                        new Lane("tp", "TP", tensor), new Lane("optimizer", "Optimizer",
                                List.of(new Span("optimizer", Kind.OPTIMIZER, pipeline, seconds, false))))));
            }
            return tracks;
        });
    }

    private static void idle(List<Span> spans, double from, double to) {
        if (to > from) {
            spans.add(new Span("idle", Kind.BUBBLE, from, to, false));
        }
    }

    private static List<Mark.Box> bars(Drawing drawing) {
        return Geometry.boxes(drawing).stream().filter(b -> b.height() == 22 || b.height() == 15).toList();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 400", "4, 8", "8, 16", "16, 64", "64, 128"})
    void everyDrawingIsSoundAtEveryWidth(int stages, int slots) {
        StageBars bars = StageBars.of(timeline(stages, slots), "The pipeline is idle for a tenth of the step");
        for (double width : new double[] {320, 340, 880, 1400}) {
            Geometry.assertSound(bars.draw(width));
        }
    }

    @Test
    void aBarCoversTheStepWithoutGapOrOverlap() {
        List<Mark.Box> first = bars(StageBars.of(timeline(4, 4), "Title").draw(880)).stream()
                .filter(b -> b.y() == bars(StageBars.of(timeline(4, 4), "Title").draw(880)).get(0).y()).toList();
        double end = 80;
        for (Mark.Box box : first) {
            assertEquals(end, box.x(), 1e-6);
            end = box.x() + box.width();
        }
        assertEquals(880, end, 1e-6);
    }

    @Test
    void kindsHaveTheirInkAndExposedCommunicationItsEdge() {
        List<Mark.Box> bars = bars(StageBars.of(timeline(2, 3), "Title").draw(880));
        assertTrue(bars.stream().anyMatch(b -> b.fill() == Ink.TP && b.edge() == Ink.EXPOSED));
        assertTrue(bars.stream().anyMatch(b -> b.fill() == Ink.BUBBLE && b.pattern() != Pattern.NONE));
        assertTrue(bars.stream().anyMatch(b -> b.fill() == Ink.OPTIMIZER));
        assertFalse(bars.stream().anyMatch(b -> b.fill() == Ink.TP && b.edge() == null), "hidden is left out");
    }

    @Test
    void slotsAreNamedWhereThereIsRoom() {
        assertTrue(Geometry.says(StageBars.of(timeline(2, 4), "Title").draw(880), "F4"));
        assertFalse(Geometry.says(StageBars.of(timeline(2, 400), "Title").draw(880), "F400"));
    }

    @Test
    void ofManyStagesSomeAreShownWithTheFirstAndTheLast() {
        Drawing drawing = StageBars.of(timeline(64, 8), "Title").draw(880);
        assertEquals(16, Geometry.labels(drawing).stream().filter(l -> l.text().startsWith("Stage ")).count());
        assertTrue(Geometry.says(drawing, "Stage 1") && Geometry.says(drawing, "Stage 64"));
        assertTrue(Geometry.says(drawing, "16 of 64 stages"));
    }

    @Test
    void whatRepeatsIsLeftOutOfALongStep() {
        Timeline repeating = new Timeline("step", "job", "Step", 100, () -> List.of(new Track("stage1", "Stage",
                List.of(new Lane("compute", "Compute", List.of(new Span("F1", Kind.COMPUTE, 0, 5, false),
                        new Span("repeats", Kind.OTHER, 5, 95, false),
                        new Span("B9", Kind.COMPUTE, 95, 100, false)))))));
        Drawing drawing = StageBars.of(repeating, "Title").draw(880);
        Geometry.assertSound(drawing);
        assertTrue(Geometry.says(drawing, "repeats"));
        List<Mark.Box> bars = bars(drawing);
        assertTrue(bars.get(0).width() > 300, "the slots have the room");
        assertEquals(bars.get(0).width(), bars.get(bars.size() - 1).width(), 1e-6);
    }

    @Test
    void manySlotsDoNotMakeAPageHeavy() {
        String svg = SvgPainter.inline(StageBars.of(timeline(64, 2000), "Title").draw(880));
        assertTrue(svg.length() < 600_000, "characters " + svg.length());
    }

    @Test
    void inWordsItSaysHowLongEachStageIsIdle() {
        String words = StageBars.of(timeline(3, 4), "Title").description();
        assertTrue(words.contains("3 stages") && words.contains("Stage 1 idle 2.00"), words);
    }
}
