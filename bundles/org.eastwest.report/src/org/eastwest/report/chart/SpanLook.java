// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Breakdown.Kind;
import org.eastwest.spi.analysis.Timeline.Span;

/** What a span of a timeline looks like. */
record SpanLook(Kind kind, boolean exposed) {
    private static final double SWATCH = 30;
    private static final double ROW = 20;

    static SpanLook of(Span span) {
        return new SpanLook(span.kind(), span.exposed());
    }

    /** What repeats is no finding: it stands back. */
    Ink ink() {
        return kind == Kind.OTHER ? Ink.FAINT : Ink.of(kind);
    }

    Ink edge() {
        return exposed ? Ink.EXPOSED : null;
    }

    String word() {
        return switch (kind) {
            case COMPUTE -> "Compute";
            case BUBBLE -> "Idle";
            case OPTIMIZER -> "Optimizer";
            case OTHER -> "Repeats";
            default -> exposed ? "Exposed " + kind.name() : kind.name() + " beside compute";
        };
    }

    /** Explains the looks of these spans, each once. */
    static void legend(Sheet sheet, Stream<Span> spans) {
        List<SpanLook> looks = spans.map(SpanLook::of).distinct()
                .sorted(Comparator.comparing(SpanLook::kind).thenComparing(SpanLook::exposed)).toList();
        double x = 0;
        for (SpanLook look : looks) {
            double w = SWATCH + TextWidth.of(sheet.say(look.word()), Sheet.DETAIL, false) + 16;
            if (x > 0 && x + w > sheet.width()) {
                x = 0;
                sheet.down(ROW);
            }
            Ink ink = look.ink();
            sheet.add(new Mark.Box(x, sheet.y() + 2, 22, 13, ink, ink.pattern(), look.edge(), ""));
            sheet.text(x + SWATCH, sheet.y() + 13, look.word(), Mark.Anchor.START, Sheet.DETAIL, false, Ink.INK, w);
            x += w;
        }
        sheet.down(ROW);
    }
}
