// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.analysis.Timeline.Lane;
import org.eastwest.spi.analysis.Timeline.Span;
import org.eastwest.spi.analysis.Timeline.Track;
import org.eastwest.spi.analysis.Unit;

/**
 * A step, a bar for each pipeline stage: what its GPUs do from the step's begin to its end. Communication that compute
 * hides is left out. Of many stages some are shown, evenly chosen; of a long step its begin and its end, with a gap for
 * what repeats; what is narrower than three pixels is drawn as what most of it is.
 *
 * @param title   the finding
 * @param seconds length of the step
 * @param stages  stages that there are
 * @param rows    those shown
 * @param gapFrom begin of what repeats, seconds; equal to {@code gapTo} when nothing is left out
 * @param gapTo   its end
 */
public record StageBars(String title, double seconds, int stages, List<Row> rows, double gapFrom, double gapTo)
        implements Chart {
    private static final int MOST_ROWS = 16;
    private static final double LABELS = 80;
    private static final double GAP_WIDTH = 60;
    /** Share of the step from which on what repeats is left out. */
    private static final double LONG = 0.25;

    /** A stage and what it does, in the order of time. */
    public record Row(String label, List<Span> spans) {
        public Row {
            Objects.requireNonNull(label, "label");
            spans = List.copyOf(spans);
        }
    }

    public StageBars {
        Objects.requireNonNull(title, "title");
        rows = List.copyOf(rows);
    }

    /** The bars of a timeline. */
    public static StageBars of(Timeline timeline, String title) {
        List<Track> tracks = timeline.tracks();
        double from = 0;
        double to = timeline.seconds();
        for (Track track : tracks) {
            List<Span> omitted = spans(track).stream().filter(s -> s.kind() == Kind.OTHER).toList();
            // A stage's gap is the longest of its omitted spans: those beside it lie between slots that are drawn.
            Span longest = omitted.stream().max(Comparator.comparingDouble(s -> s.end() - s.begin())).orElse(null);
            from = longest == null ? to : Math.max(from, longest.begin());
            to = longest == null ? to : Math.min(to, longest.end());
        }
        boolean gap = to - from > LONG * timeline.seconds();
        return new StageBars(title, timeline.seconds(), tracks.size(), chosen(tracks), gap ? from : 0, gap ? to : 0);
    }

    private static List<Row> chosen(List<Track> tracks) {
        TreeSet<Integer> chosen = new TreeSet<>();
        int shown = Math.min(MOST_ROWS, tracks.size());
        for (int i = 0; i < shown; i++) {
            chosen.add(shown == 1 ? 0 : (int) Math.round(i * (tracks.size() - 1.0) / (shown - 1)));
        }
        return chosen.stream().map(i -> new Row("Stage " + (i + 1), spans(tracks.get(i)))).toList();
    }

    /** What the GPUs of a stage do: all lanes but hidden communication, which compute runs beside. */
    private static List<Span> spans(Track track) {
        List<Span> spans = new ArrayList<>();
        for (Lane lane : track.lanes()) {
            lane.spans().stream().filter(s -> s.exposed() || s.kind() == Kind.COMPUTE || s.kind() == Kind.BUBBLE
                    || s.kind() == Kind.OTHER || s.kind() == Kind.OPTIMIZER).forEach(spans::add);
        }
        spans.sort(Comparator.comparingDouble(Span::begin).thenComparingDouble(Span::end));
        return spans;
    }

    @Override
    public String description() {
        StringBuilder text = new StringBuilder("Step of " + Texts.format(seconds, Unit.SECOND) + " on " + stages
                + (stages == 1 ? " stage" : " stages"));
        for (Row row : rows) {
            text.append("; ").append(row.label()).append(" idle ").append(Texts.format(idle(row), Unit.SECOND));
        }
        return text.append('.').toString();
    }

    private static double idle(Row row) {
        return row.spans().stream().filter(s -> s.kind() == Kind.BUBBLE).mapToDouble(s -> s.end() - s.begin()).sum();
    }

    private boolean gap() {
        return gapTo > gapFrom;
    }

    @Override
    public Drawing draw(double width, UnaryOperator<String> words) {
        Sheet sheet = new Sheet(width, words);
        return said(words).draw(sheet).finish(this);
    }

    /** The same with its names in another language. */
    private StageBars said(UnaryOperator<String> words) {
        return new StageBars(title, seconds, stages, rows.stream().map(r -> new Row(words.apply(r.label()),
                r.spans().stream().map(s -> new Span(words.apply(s.label()), s.kind(), s.begin(), s.end(),
                        s.exposed())).toList())).toList(), gapFrom, gapTo);
    }

    private Sheet draw(Sheet sheet) {
        sheet.heading(title, subtitle());
        Scales scales = new Scales(sheet.width());
        axis(sheet, scales);
        double height = rows.size() <= 8 ? 22 : 15;
        double top = sheet.y();
        for (Row row : rows) {
            double y = sheet.y();
            sheet.text(0, y + height / 2 + 4, row.label(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, LABELS - 4);
            new SpanBar(sheet, row.label(), scales::at, y, height).draw(row.spans().stream()
                    .filter(span -> !scales.inGap(span.begin()) || !scales.inGap(span.end())).toList());
            sheet.down(height + 3);
        }
        if (gap()) {
            double middle = (scales.at(gapFrom) + scales.at(gapTo)) / 2;
            sheet.add(Mark.Box.plain(scales.at(gapFrom), top, scales.at(gapTo) - scales.at(gapFrom), sheet.y() - top,
                    Ink.FAINT));
            sheet.text(middle, (top + sheet.y()) / 2 + 4, "repeats", Mark.Anchor.MIDDLE, Sheet.DETAIL, false, Ink.INK,
                    GAP_WIDTH);
        }
        sheet.down(5);
        SpanLook.legend(sheet, rows.stream().flatMap(r -> r.spans().stream()));
        return sheet;
    }

    private String subtitle() {
        String some = rows.size() < stages ? rows.size() + " of " + stages + " stages. " : "";
        return some + (gap() ? "Begin and end of the step; between them it repeats. " : "")
                + "F forward, B backward, W gradients of weights, with the number of the micro-batch.";
    }

    /** Time on the paper, with the gap where there is one. */
    private final class Scales {
        private final double left = LABELS;
        private final double right;
        private final double perSecond;

        Scales(double width) {
            right = width;
            double drawn = gap() ? seconds - (gapTo - gapFrom) : seconds;
            perSecond = (right - left - (gap() ? GAP_WIDTH : 0)) / drawn;
        }

        double at(double time) {
            if (!gap() || time <= gapFrom) {
                return left + time * perSecond;
            }
            double begin = left + gapFrom * perSecond;
            return time < gapTo ? begin + GAP_WIDTH * (time - gapFrom) / (gapTo - gapFrom)
                    : begin + GAP_WIDTH + (time - gapTo) * perSecond;
        }

        boolean inGap(double time) {
            return gap() && time > gapFrom && time < gapTo;
        }
    }

    private void axis(Sheet sheet, Scales scales) {
        Axis axis = Axis.linear(seconds, Unit.SECOND, LABELS, sheet.width());
        double y = sheet.y();
        sheet.text(0, y + 11, "Time (" + axis.scale().symbol() + ")", Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK,
                LABELS);
        sheet.add(Mark.Line.solid(LABELS, y + 18, sheet.width(), y + 18, Ink.INK));
        double free = LABELS - 4;
        for (Axis.Tick tick : axis.ticks((int) Math.max(3, sheet.width() / 90))) {
            double x = scales.at(tick.value());
            double w = TextWidth.of(tick.text(), Sheet.DETAIL, false);
            double left = Math.min(Math.max(LABELS, x - w / 2), sheet.width() - w);
            if (!scales.inGap(tick.value()) && left > free) {
                sheet.add(Mark.Line.solid(x, y + 14, x, y + 18, Ink.INK));
                sheet.text(left, y + 11, tick.text(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, w);
                free = left + w + 4;
            }
        }
        sheet.down(24);
    }
}
