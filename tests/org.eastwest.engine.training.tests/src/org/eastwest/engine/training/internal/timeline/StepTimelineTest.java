// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.Workload.Recompute;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StepTimelineTest {
    static List<Case> cases() {
        Case dense = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 128, 1).degrees(8, 8, 4)
                .sequenceParallel(true).zero(1).overlap(true, true, false, false, true);
        Case experts = Case.of(Shapes.deepseekV3(61, 3), Hardware.h100()).batches(4096, 512, 1).degrees(1, 8, 16)
                .expertContext(16, 1).zero(1);
        return List.of(dense, dense.schedule(Schedule.GPIPE), dense.virtual(4), dense.schedule(Schedule.ZERO_BUBBLE),
                dense.virtual(2).overlap(true, true, true, false, true), dense.recompute(Recompute.FULL), experts,
                experts.expertContext(16, 2), dense.schedule(Schedule.ZERO_BUBBLE_V),
                experts.schedule(Schedule.ZERO_BUBBLE_V).overlap(true, true, true, true, true),
                Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 16, 1).degrees(2, 1, 4).zero(1));
    }

    private static Stream<Span> spans(List<Track> tracks) {
        return tracks.stream().flatMap(t -> t.lanes().stream()).flatMap(l -> l.spans().stream());
    }

    private static List<Span> lane(Track track, String id) {
        return track.lanes().stream().filter(l -> l.id().equals(id)).findFirst().map(Lane::spans).orElse(List.of());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theLastSpanEndsWithTheStep(Case c) {
        StepEstimate estimate = c.step();
        List<Track> tracks = c.model().timeline(c.plan()).tracks();
        assertEquals(c.pp(), tracks.size());
        double end = spans(tracks).mapToDouble(Span::end).max().orElseThrow();
        assertEquals(estimate.seconds(), end, 1e-9 * estimate.seconds());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void onTheSlowestStageTheSpansAreThePartsOfTheStep(Case c) {
        StepEstimate estimate = c.step();
        Track track = c.model().timeline(c.plan()).tracks().get(estimate.stage());
        boolean whole = track.lanes().stream().flatMap(l -> l.spans().stream()).noneMatch(s -> s.kind() == Kind.OTHER);
        double step = estimate.seconds();
        double covered = sum(track, Kind.COMPUTE) + sum(track, Kind.BUBBLE) + sum(track, Kind.OTHER) + exposed(track)
                + sum(track, Kind.OPTIMIZER);
        assertEquals(step, covered, 1e-9 * step, "lanes cover the step");
        if (whole && !c.overlapPipeline()) {
            assertEquals(estimate.compute(), sum(track, Kind.COMPUTE), 1e-6 * step);
            assertEquals(estimate.tensor().exposed(), exposed(lane(track, "tp")), 1e-6 * step);
            assertEquals(estimate.context().exposed(), exposed(lane(track, "cp")), 1e-6 * step);
            assertEquals(estimate.expert().exposed(), exposed(lane(track, "ep")), 1e-6 * step);
            assertEquals(estimate.data().exposed(), exposed(lane(track, "dp")), 1e-6 * step);
            assertEquals(estimate.optimizer(), sum(track, Kind.OPTIMIZER), 1e-6 * step);
        }
    }

    private static double sum(Track track, Kind kind) {
        return track.lanes().stream().flatMap(l -> l.spans().stream()).filter(s -> s.kind() == kind)
                .mapToDouble(s -> s.end() - s.begin()).sum();
    }

    private static double exposed(Track track) {
        return track.lanes().stream().mapToDouble(l -> exposed(l.spans())).sum();
    }

    private static double exposed(List<Span> spans) {
        return spans.stream().filter(Span::exposed).mapToDouble(s -> s.end() - s.begin()).sum();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void spansOfALaneDoNotOverlap(Case c) {
        for (Track track : c.model().timeline(c.plan()).tracks()) {
            for (Lane lane : track.lanes()) {
                double end = 0;
                for (Span span : lane.spans()) {
                    assertTrue(span.begin() >= end - 1e-12, track.id() + " " + lane.id() + " " + span);
                    end = span.end();
                }
            }
        }
    }

    @Test
    void onlyTheEndsOfALongStepAreDrawn() {
        Case c = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 2000, 1).degrees(1, 4, 1);
        List<Track> tracks = c.model().timeline(c.plan()).tracks();
        assertTrue(spans(tracks).count() < 1000);
        assertTrue(spans(tracks).anyMatch(s -> s.kind() == Kind.OTHER && s.label().equals("repeats")));
        assertTrue(spans(tracks).anyMatch(s -> s.label().equals("F1")));
        assertTrue(spans(tracks).anyMatch(s -> s.label().equals("B2000")));
        assertFalse(spans(tracks).anyMatch(s -> s.label().equals("B1000")));
    }

    @Test
    void zeroBubbleDrawsGradientsOfWeightsApart() {
        Case c = cases().get(3);
        Track last = c.model().timeline(c.plan()).tracks().get(c.pp() - 1);
        assertTrue(lane(last, "compute").stream().anyMatch(s -> s.label().startsWith("W")));
    }

    @Test
    void aGpuOfDualPipeWorksHalfOnEachOfItsStages() {
        Case c = cases().get(6).schedule(Schedule.DUAL_PIPE);
        StepEstimate estimate = c.step();
        double end = spans(c.model().timeline(c.plan()).tracks()).mapToDouble(Span::end).max().orElseThrow();
        assertEquals(estimate.seconds(), end, 1e-9 * end);
        assertTrue(estimate.bubble() > 0);
        double first = c.model().stages(c.plan()).get(0).busy();
        assertEquals(first, c.model().stages(c.plan()).get(c.pp() - 1).busy(), 1e-9 * first);
    }
}
