// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.eastwest.spi.analysis.Unit;

/**
 * A part of a step in lanes: for each pipeline stage what its GPUs compute, and below it what each dimension
 * communicates. Only what lies in that part is laid out; what is too narrow to see is drawn as what most of it is.
 *
 * @param title   the finding
 * @param seconds length of the step
 * @param tracks  the stages
 * @param from    where the part begins, seconds
 * @param to      where it ends, after {@code from}
 */
public record Lanes(String title, double seconds, List<Track> tracks, double from, double to) implements Chart {
    private static final double STAGE_LABELS = 100;
    private static final double LANE_LABELS = 96;
    private static final double LEFT = STAGE_LABELS + LANE_LABELS;
    private static final double COMPUTE = 20;
    private static final double TALK = 14;
    private static final double GAP = 2;
    private static final double BETWEEN = 8;
    private static final double AXIS = 26;
    private static final double MILLIS = 1e3;
    private static final double TICK_WIDTH = 90;

    /** What one points at. */
    public record Hit(Track track, Lane lane, Span span) {
    }

    public Lanes {
        Objects.requireNonNull(title, "title");
        tracks = List.copyOf(tracks);
        if (!(to > from)) {
            throw new IllegalArgumentException("a part from " + from + " to " + to);
        }
    }

    /** The whole step of a timeline; computes its tracks. */
    public static Lanes of(Timeline timeline, String title) {
        return new Lanes(title, timeline.seconds(), timeline.tracks(), 0,
                timeline.seconds() > 0 ? timeline.seconds() : 1);
    }

    /** Another part of the same step. */
    public Lanes between(double begin, double end) {
        return new Lanes(title, seconds, tracks, begin, end);
    }

    /** Pixels at the left that are no time. */
    public static double left() {
        return LEFT;
    }

    /** The time at a place of a drawing, seconds. */
    public double time(double width, double x) {
        double right = Math.max(width, MINIMUM_WIDTH);
        return from + (to - from) * (x - LEFT) / (right - LEFT);
    }

    @Override
    public String description() {
        return "Step of " + Texts.format(seconds, Unit.SECOND) + " on " + tracks.size()
                + (tracks.size() == 1 ? " stage" : " stages") + ", from " + Texts.format(from, Unit.SECOND) + " to "
                + Texts.format(to, Unit.SECOND) + ".";
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        sheet.heading(title, subtitle());
        SpanLook.legend(sheet, tracks.stream().flatMap(t -> t.lanes().stream()).flatMap(l -> l.spans().stream()));
        axis(sheet);
        DoubleUnaryOperator scale = scale(sheet.width());
        for (Track track : tracks) {
            double top = sheet.y();
            for (Lane lane : track.lanes()) {
                lane(sheet, track, lane, scale);
            }
            sheet.text(0, top + COMPUTE / 2 + 4, track.label(), Mark.Anchor.START, Sheet.DETAIL, true, Ink.INK,
                    STAGE_LABELS - 4);
            sheet.down(BETWEEN);
        }
        return sheet.finish(this);
    }

    private static String subtitle() {
        return "F forward, B backward, W gradients of weights, with the number of the micro-batch.";
    }

    private DoubleUnaryOperator scale(double width) {
        double perSecond = (width - LEFT) / (to - from);
        return time -> LEFT + Math.max(0, Math.min(to - from, time - from)) * perSecond;
    }

    private void lane(Sheet sheet, Track track, Lane lane, DoubleUnaryOperator scale) {
        double height = height(lane);
        sheet.text(LEFT - 6, sheet.y() + height / 2 + 4, lane.label(), Mark.Anchor.END, Sheet.DETAIL, false, Ink.INK,
                LANE_LABELS - 8);
        new SpanBar(sheet, track.label(), scale, sheet.y(), height).draw(visible(lane.spans()));
        sheet.down(height + GAP);
    }

    private static double height(Lane lane) {
        return lane.id().equals("compute") ? COMPUTE : TALK;
    }

    /** The spans of a lane that lie in the part: they are in the order of time and do not overlap. */
    private List<Span> visible(List<Span> spans) {
        int first = first(spans, from);
        int last = first(spans, to);
        while (last < spans.size() && spans.get(last).begin() < to) {
            last++;
        }
        return spans.subList(first, last);
    }

    /** Index of the first span that ends after a time. */
    private static int first(List<Span> spans, double time) {
        int low = 0;
        int high = spans.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (spans.get(middle).end() > time) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private void axis(Sheet sheet) {
        Axis axis = new Axis(from * MILLIS, to * MILLIS, false, Unit.RATIO, LEFT, sheet.width());
        double y = sheet.y() + AXIS - 4;
        sheet.text(0, y - 6, "Time (ms)", Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, LEFT - 4);
        sheet.add(Mark.Line.solid(LEFT, y, sheet.width(), y, Ink.INK));
        double free = LEFT - 4;
        for (Axis.Tick tick : axis.ticks((int) Math.max(3, (sheet.width() - LEFT) / TICK_WIDTH))) {
            double x = axis.at(tick.value());
            double w = TextWidth.of(tick.text(), Sheet.DETAIL, false);
            double left = Math.min(Math.max(LEFT, x - w / 2), sheet.width() - w);
            if (left > free) {
                sheet.add(Mark.Line.solid(x, y - 4, x, y, Ink.INK));
                sheet.text(left, y - 6, tick.text(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, w);
                free = left + w + 4;
            }
        }
        sheet.down(AXIS);
    }

    /**
     * The span at a place of the drawing of this width, however narrow it is drawn.
     *
     * @param words as when it was drawn
     */
    public Optional<Hit> at(double width, UnaryOperator<String> words, double x, double y) {
        Sheet head = new Sheet(width, words);
        head.heading(title, subtitle());
        SpanLook.legend(head, tracks.stream().flatMap(t -> t.lanes().stream()).flatMap(l -> l.spans().stream()));
        double top = head.y() + AXIS;
        double time = time(width, x);
        if (x < LEFT || time > to) {
            return Optional.empty();
        }
        for (Track track : tracks) {
            for (Lane lane : track.lanes()) {
                double height = height(lane);
                if (y >= top && y < top + height) {
                    return span(lane, time).map(span -> new Hit(track, lane, span));
                }
                top += height + GAP;
            }
            top += BETWEEN;
        }
        return Optional.empty();
    }

    private static Optional<Span> span(Lane lane, double time) {
        int index = first(lane.spans(), time);
        return index < lane.spans().size() && lane.spans().get(index).begin() <= time
                ? Optional.of(lane.spans().get(index)) : Optional.empty();
    }
}
