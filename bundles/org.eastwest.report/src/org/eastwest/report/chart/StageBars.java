// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
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
    private static final double NARROWEST = 3;
    private static final double HATCHED = 6;
    private static final double SEPARATED = 8;

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
            new Bar(sheet, scales, y, height).draw(row);
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
        legend(sheet);
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

    /** What spans look like, each kind once. */
    private record Look(Kind kind, boolean exposed) {
        static Look of(Span span) {
            return new Look(span.kind(), span.exposed());
        }

        /** What repeats is no finding: it stands back. */
        Ink ink() {
            return kind == Kind.OTHER ? Ink.FAINT : Ink.of(kind);
        }

        String word() {
            return switch (kind) {
                case COMPUTE -> "Compute";
                case BUBBLE -> "Idle";
                case OPTIMIZER -> "Optimizer";
                case OTHER -> "Repeats";
                default -> "Exposed " + kind.name();
            };
        }
    }

    private void legend(Sheet sheet) {
        List<Look> looks = rows.stream().flatMap(r -> r.spans().stream()).map(Look::of).distinct()
                .sorted(Comparator.comparing(Look::kind)).toList();
        double x = 0;
        for (Look look : looks) {
            double w = 30 + TextWidth.of(sheet.say(look.word()), Sheet.DETAIL, false) + 16;
            if (x > 0 && x + w > sheet.width()) {
                x = 0;
                sheet.down(20);
            }
            Ink ink = look.ink();
            sheet.add(new Mark.Box(x, sheet.y() + 2, 22, 13, ink, ink.pattern(), look.exposed() ? Ink.EXPOSED : null,
                    ""));
            sheet.text(x + 30, sheet.y() + 13, look.word(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, w);
            x += w;
        }
        sheet.down(20);
    }

    /** One stage's bar: spans too narrow to see are gathered until they are wide enough. */
    private static final class Bar {
        private final Sheet sheet;
        private final Scales scales;
        private final double y;
        private final double height;
        private final double[] gathered = new double[2 * Kind.values().length];
        private double gatheredFrom = -1;
        private double gatheredTo;
        private Mark.Box last;

        Bar(Sheet sheet, Scales scales, double y, double height) {
            this.sheet = sheet;
            this.scales = scales;
            this.y = y;
            this.height = height;
        }

        void draw(Row row) {
            for (Span span : row.spans()) {
                double from = scales.at(span.begin());
                double to = scales.at(span.end());
                if (scales.inGap(span.begin()) && scales.inGap(span.end())) {
                    continue;
                }
                if (to - from >= NARROWEST) {
                    flush();
                    emit(from, to, Look.of(span), to - from >= SEPARATED ? tooltip(row, span) : "");
                    name(from, to, span);
                } else {
                    gather(from, to, Look.of(span));
                }
            }
            flush();
            emitLast();
        }

        private static String tooltip(Row row, Span span) {
            return row.label() + ", " + span.label() + ": " + Texts.format(span.end() - span.begin(), Unit.SECOND);
        }

        private void gather(double from, double to, Look look) {
            if (gatheredFrom < 0) {
                gatheredFrom = from;
            }
            gatheredTo = Math.max(gatheredTo, to);
            gathered[2 * look.kind().ordinal() + (look.exposed() ? 1 : 0)] += to - from;
            if (gatheredTo - gatheredFrom >= NARROWEST) {
                flush();
            }
        }

        private void flush() {
            if (gatheredFrom >= 0 && gatheredTo > gatheredFrom) {
                int most = 0;
                for (int i = 1; i < gathered.length; i++) {
                    most = gathered[i] > gathered[most] ? i : most;
                }
                emit(gatheredFrom, gatheredTo, new Look(Kind.values()[most / 2], most % 2 == 1), "");
            }
            Arrays.fill(gathered, 0);
            gatheredFrom = -1;
            gatheredTo = 0;
        }

        /** Neighbours without a name that look the same are one box. */
        private void emit(double from, double to, Look look, String tooltip) {
            Ink ink = look.ink();
            Ink edge = look.exposed() ? Ink.EXPOSED : null;
            if (tooltip.isEmpty() && last != null && last.fill() == ink && last.edge() == edge
                    && from - last.x() - last.width() < 0.01) {
                last = box(last.x(), to, ink, edge, "");
                return;
            }
            emitLast();
            last = box(from, to, ink, edge, tooltip);
        }

        private Mark.Box box(double from, double to, Ink ink, Ink edge, String tooltip) {
            return new Mark.Box(from, y, to - from, height, ink, to - from >= HATCHED ? ink.pattern() : Pattern.NONE,
                    edge, tooltip);
        }

        private void emitLast() {
            if (last != null) {
                sheet.add(last);
                last = null;
            }
        }

        private void name(double from, double to, Span span) {
            if (span.kind() != Kind.COMPUTE || to - from < SEPARATED) {
                return;
            }
            emitLast();
            sheet.add(Mark.Line.solid(from, y, from, y + height, Ink.PAPER));
            double size = Math.min(Sheet.DETAIL, height - 3);
            if (size >= Sheet.DETAIL && TextWidth.of(span.label(), size, false) + 4 <= to - from) {
                sheet.add(new Mark.Label((from + to) / 2, y + height / 2 + 4, span.label(), Mark.Anchor.MIDDLE, size,
                        false, Ink.COMPUTE, true));
            }
        }
    }
}
