// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.view.Lane;
import org.eastwest.model.view.Span;
import org.eastwest.model.view.TimelineView;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * The step of a training job: the first, the middle and the last stage, each with its lanes, from the beginning of the
 * step for as long as no lane has more spans than a reader can tell apart. Ids: {@code timeline.JOB}.
 */
public final class TimelineViews {
    private static final String PREFIX = "timeline.";
    /** Spans of the busiest lane. */
    private static final int MOST_SPANS = 36;
    /** A span that is shorter than this part of the window is left out: a diagram has no narrower box. */
    private static final double LEAST_PART = 1 / 240.0;
    /** What a lane does when the analysis tells nothing of it; time that the pipeline loses is told. */
    private static final String REST = "rest";

    private final DesignSnapshot design;
    private final AnalysisResult result;
    private final Marks marks;

    public TimelineViews(DesignSnapshot design, AnalysisResult result, Marks marks) {
        this.design = design;
        this.result = result;
        this.marks = marks;
    }

    /** One for each job of which an analysis made a timeline. */
    public List<String> ids() {
        return timelines().stream().map(TimelineViews::id).distinct().toList();
    }

    public Optional<View> view(String id) {
        return timelines().stream().filter(t -> id.equals(id(t))).findFirst().map(this::timeline);
    }

    private List<Timeline> timelines() {
        return result.timelines().stream().filter(t -> design.jobs().stream().anyMatch(j -> j.id().equals(t.element())))
                .toList();
    }

    private static String id(Timeline timeline) {
        return PREFIX + timeline.element();
    }

    private View timeline(Timeline timeline) {
        List<Timeline.Track> all = timeline.tracks();
        List<Timeline.Track> shown = shown(all);
        double end = window(shown, timeline.seconds());
        TimelineView view = Make.named(ViewFactory.eINSTANCE.createTimelineView(), id(timeline), "Step of "
                + name(timeline.element()), (end < timeline.seconds() ? "0 to " + time(end) + " of " : "")
                        + time(timeline.seconds()) + (shown.size() < all.size() ? ", " + shown.size() + " of "
                                + Make.some(all.size(), "stage", "stages") : "")
                        + ", without what takes less than " + time(end * LEAST_PART)
                        + "; exposed communication has an orange edge");
        view.setSeconds(end);
        marks.mark(view, timeline.element());
        for (Timeline.Track track : shown) {
            for (Timeline.Lane lane : track.lanes()) {
                List<Timeline.Span> spans = lane.spans().stream().filter(s -> s.begin() < end)
                        .filter(s -> s.end() - s.begin() >= end * LEAST_PART).toList();
                if (!spans.isEmpty()) {
                    view.getLanes().add(lane(view, track, lane, spans, end));
                }
            }
        }
        return view;
    }

    private String name(String job) {
        return design.jobs().stream().filter(j -> j.id().equals(job)).findFirst().orElseThrow().name();
    }

    private static List<Timeline.Track> shown(List<Timeline.Track> all) {
        return all.size() <= 3 ? all : List.of(all.get(0), all.get(all.size() / 2), all.get(all.size() - 1));
    }

    /** Seconds from the beginning of the step, after which a lane would have one span too many. */
    private static double window(List<Timeline.Track> tracks, double step) {
        return tracks.stream().flatMap(t -> t.lanes().stream()).map(Timeline.Lane::spans)
                .filter(spans -> spans.size() > MOST_SPANS).mapToDouble(spans -> spans.get(MOST_SPANS).begin())
                .min().orElse(step);
    }

    private Lane lane(TimelineView view, Timeline.Track track, Timeline.Lane lane, List<Timeline.Span> spans,
            double end) {
        Lane made = Make.named(ViewFactory.eINSTANCE.createLane(), view.getId() + "/" + track.id() + "/" + lane.id(),
                track.label() + ", " + lane.label(), "");
        double now = 0;
        for (Timeline.Span span : spans) {
            if (span.begin() > now) {
                add(made, new Timeline.Span(REST, Breakdown.Kind.BUBBLE, now, span.begin(), false));
            }
            now = Math.min(end, span.end());
            add(made, new Timeline.Span(span.label(), span.kind(), span.begin(), now, span.exposed()));
        }
        if (now < end) {
            add(made, new Timeline.Span(REST, Breakdown.Kind.BUBBLE, now, end, false));
        }
        return made;
    }

    private static void add(Lane lane, Timeline.Span from) {
        Span span = Make.named(ViewFactory.eINSTANCE.createSpan(), lane.getId() + "/" + (lane.getSpans().size() + 1),
                from.label(), "");
        span.setKind(kind(from.kind()));
        span.setStart(from.begin());
        span.setEnd(from.end());
        span.setExposed(from.exposed());
        span.setTooltip(from.label() + ", " + time(from.begin()) + " to " + time(from.end()) + ": "
                + time(from.end() - from.begin()) + (from.exposed() ? ", not hidden by compute" : ""));
        lane.getSpans().add(span);
    }

    private static org.eastwest.model.view.Dimension kind(Breakdown.Kind kind) {
        return switch (kind) {
            case COMPUTE -> org.eastwest.model.view.Dimension.COMPUTE;
            case TP -> org.eastwest.model.view.Dimension.TP;
            case CP -> org.eastwest.model.view.Dimension.CP;
            case EP -> org.eastwest.model.view.Dimension.EP;
            case PP -> org.eastwest.model.view.Dimension.PP;
            case DP -> org.eastwest.model.view.Dimension.DP;
            case BUBBLE -> org.eastwest.model.view.Dimension.BUBBLE;
            case OPTIMIZER, OTHER -> org.eastwest.model.view.Dimension.OPTIMIZER;
        };
    }

    private static String time(double seconds) {
        return Quantity.format(seconds, Dimension.TIME);
    }
}
