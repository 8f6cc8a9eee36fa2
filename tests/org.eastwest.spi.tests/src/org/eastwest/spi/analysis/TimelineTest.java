// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private static Timeline timeline(double end) {
        return new Timeline("step", "job", "Step", 2, () -> List.of(new Track("stage1", "Stage 1 of 1",
                List.of(new Lane("compute", "Compute", List.of(new Span("F1", Kind.COMPUTE, 0, end, false)))))));
    }

    @Test
    void tracksAreComputedWhenTheyAreAskedFor() {
        AtomicInteger asked = new AtomicInteger();
        Timeline lazy = new Timeline("step", "job", "Step", 1, () -> {
            asked.incrementAndGet();
            return List.of();
        });
        assertEquals(0, asked.get());
        assertEquals(List.of(), lazy.tracks());
        assertEquals(1, asked.get());
    }

    @Test
    void timelinesAreEqualWhenTheyShowTheSame() {
        assertEquals(timeline(1), timeline(1));
        assertEquals(timeline(1).hashCode(), timeline(1).hashCode());
        assertNotEquals(timeline(1), timeline(2));
    }

    @Test
    void aSpanDoesNotEndBeforeItBegins() {
        assertThrows(IllegalArgumentException.class, () -> new Span("F1", Kind.COMPUTE, 2, 1, false));
        assertThrows(IllegalArgumentException.class, () -> new Span("F1", Kind.COMPUTE, Double.NaN, 1, false));
    }

    @Test
    void resultsJoinTheirTimelines() {
        AnalysisResult one = new AnalysisResult(List.of(), List.of(), List.of(), List.of(), List.of(timeline(1)),
                List.of());
        assertEquals(2, one.and(one).timelines().size());
        assertEquals(timeline(1), one.timeline("step").orElseThrow());
    }
}
