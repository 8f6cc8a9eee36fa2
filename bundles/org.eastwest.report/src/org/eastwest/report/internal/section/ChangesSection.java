// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.report.EarlierResult;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;

/** What changed since an earlier result. */
public final class ChangesSection implements ReportSection {
    /** Less than what a file of JSON rounds away. */
    private static final double SAME = 1e-9;

    private record Key(String id, String element) {
    }

    private record Change(Metric now, double before) {
        /** Relative; NaN where one of both is unknown or it was zero. */
        double relative() {
            return before == 0 ? Double.NaN : now.value() / before - 1;
        }

        double weight() {
            double relative = Math.abs(relative());
            return Double.isNaN(relative) ? Double.POSITIVE_INFINITY : relative;
        }
    }

    @Override
    public List<Section> sections(ReportContext context) {
        return context.input().earlier().map(earlier -> List.of(section(context, earlier))).orElse(List.of());
    }

    private static Section section(ReportContext context, EarlierResult earlier) {
        List<Block> blocks = new ArrayList<>();
        Map<Key, Double> before = new HashMap<>();
        earlier.metrics().forEach(m -> before.put(new Key(m.id(), m.element()), m.value()));
        List<Change> changes = changes(context, before);
        blocks.add(Paragraph.of(summary(context, before, changes, earlier.name())));
        if (!changes.isEmpty()) {
            blocks.add(Grids.first(new Grid("Metrics that changed, the most first", List.of(new Grid.Column("Metric", false),
                    new Grid.Column("Where", false), new Grid.Column("Before", true), new Grid.Column("Now", true),
                    new Grid.Column("Change", true)),
                    changes.stream().map(c -> row(context, c)).toList(), "")));
        }
        remarks("New findings", fresh(context, earlier), blocks);
        remarks("Findings that are gone", gone(context, earlier), blocks);
        return new Section("changes", "What changed", blocks);
    }

    private static List<Change> changes(ReportContext context, Map<Key, Double> before) {
        return context.result().metrics().stream().filter(m -> before.containsKey(key(m)))
                .map(m -> new Change(m, before.get(key(m)))).filter(c -> differ(c.before(), c.now().value()))
                .sorted(Comparator.comparingDouble(Change::weight).reversed()).toList();
    }

    private static boolean differ(double before, double now) {
        return Double.isNaN(before) != Double.isNaN(now)
                || Math.abs(now - before) > SAME * Math.max(Math.abs(now), Math.abs(before));
    }

    private static Key key(Metric metric) {
        return new Key(metric.id(), metric.element());
    }

    private static String summary(ReportContext context, Map<Key, Double> before, List<Change> changes, String name) {
        Set<Key> now = context.result().metrics().stream().map(ChangesSection::key).collect(Collectors.toSet());
        long added = now.stream().filter(k -> !before.containsKey(k)).count();
        long gone = before.keySet().stream().filter(k -> !now.contains(k)).count();
        return "Since " + name + ", " + (changes.isEmpty() ? "no metric of both changed"
                : Words.count(changes.size(), "metric") + " changed")
                + (added == 0 ? "" : "; " + Words.count(added) + " are new")
                + (gone == 0 ? "" : "; " + Words.count(gone) + " are gone") + ".";
    }

    private static Grid.Row row(ReportContext context, Change change) {
        Metric now = change.now();
        return new Grid.Row(List.of(Cell.words(now.label()), Cell.id(now.element()),
                Cell.of(new Value(Texts.format(now.id(), change.before(), now.unit()), "", false, "", "",
                        change.before(), now.unit())), Cell.of(context.preview(now)),
                Cell.of(relative(change.relative()))), false);
    }

    private static Value relative(double change) {
        return Double.isNaN(change) ? Value.of(change, Unit.FRACTION)
                : new Value((change > 0 ? "+" : "") + Texts.format(change, Unit.FRACTION), "", false, "", "", change,
                        Unit.FRACTION);
    }

    private static List<EarlierResult.Remark> fresh(ReportContext context, EarlierResult earlier) {
        Set<EarlierResult.Remark> known = new HashSet<>(earlier.findings());
        return remarks(context).stream().filter(r -> !known.contains(r)).toList();
    }

    private static List<EarlierResult.Remark> gone(ReportContext context, EarlierResult earlier) {
        Set<EarlierResult.Remark> now = new HashSet<>(remarks(context));
        return earlier.findings().stream().distinct().filter(r -> !now.contains(r)).toList();
    }

    private static List<EarlierResult.Remark> remarks(ReportContext context) {
        return FindingsSection.findings(context).stream().map(ChangesSection::remark).toList();
    }

    private static EarlierResult.Remark remark(Finding finding) {
        return new EarlierResult.Remark(finding.code(), finding.element(), finding.message());
    }

    private static void remarks(String caption, List<EarlierResult.Remark> remarks, List<Block> blocks) {
        if (!remarks.isEmpty()) {
            blocks.add(Grids.first(new Grid(caption, List.of(new Grid.Column("What", false), new Grid.Column("Where", false),
                    new Grid.Column("Code", false)),
                    remarks.stream().map(r -> new Grid.Row(List.of(Cell.words(r.message()),
                            Cell.id(r.element()), Cell.id(r.code())), false)).toList(), "")));
        }
    }
}
