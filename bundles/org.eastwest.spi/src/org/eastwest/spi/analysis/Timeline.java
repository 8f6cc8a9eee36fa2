// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * What happens when in a step: a track for each pipeline stage, whose GPUs all do the same, with a lane for compute and
 * one for each dimension that communicates. Its tracks are computed when they are asked for, always the same.
 *
 * @since 1.0
 */
public final class Timeline {
    /**
     * A pipeline stage.
     *
     * @param id    stable id within the timeline
     * @param label for people
     * @param lanes in drawing order
     */
    public record Track(String id, String label, List<Lane> lanes) {
        public Track {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(label, "label");
            lanes = List.copyOf(lanes);
        }
    }

    /**
     * Spans that do not overlap.
     *
     * @param id    stable id within the track
     * @param label for people
     * @param spans in the order of time
     */
    public record Lane(String id, String label, List<Span> spans) {
        public Lane {
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(label, "label");
            spans = List.copyOf(spans);
        }
    }

    /**
     * Something that takes time.
     *
     * @param label   for people
     * @param kind    what it is, which decides its colour; {@link Breakdown.Kind#OTHER} for a part of the step that is
     *                not drawn because it repeats what stands beside it
     * @param begin   seconds from the beginning of the step
     * @param end     seconds from the beginning of the step, not before {@code begin}
     * @param exposed true for communication that compute does not hide
     */
    public record Span(String label, Breakdown.Kind kind, double begin, double end, boolean exposed) {
        public Span {
            Objects.requireNonNull(label, "label");
            Objects.requireNonNull(kind, "kind");
            if (!(begin >= 0 && end >= begin)) {
                throw new IllegalArgumentException("span " + label + " from " + begin + " to " + end);
            }
        }
    }

    private final String id;
    private final String element;
    private final String title;
    private final double seconds;
    private final Supplier<List<Track>> tracks;

    /**
     * @param id      stable id ({@code step})
     * @param element id of the design element it describes
     * @param title   for people
     * @param seconds length of the step
     * @param tracks  computes the tracks; always the same ones
     */
    public Timeline(String id, String element, String title, double seconds, Supplier<List<Track>> tracks) {
        this.id = Objects.requireNonNull(id, "id");
        this.element = Objects.requireNonNull(element, "element");
        this.title = Objects.requireNonNull(title, "title");
        this.seconds = seconds;
        this.tracks = Objects.requireNonNull(tracks, "tracks");
    }

    public String id() {
        return id;
    }

    public String element() {
        return element;
    }

    public String title() {
        return title;
    }

    /** Length of the step, seconds. */
    public double seconds() {
        return seconds;
    }

    /** The tracks in drawing order; computed anew each time. */
    public List<Track> tracks() {
        return List.copyOf(tracks.get());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Timeline t && id.equals(t.id) && element.equals(t.element) && title.equals(t.title)
                && seconds == t.seconds && (tracks == t.tracks || tracks().equals(t.tracks()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, element, title, seconds);
    }
}
