// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;

/** What validation and the engines have to say, gravest first. */
public final class FindingsSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        List<Finding> findings = findings(context);
        List<Block> blocks = new ArrayList<>();
        blocks.add(Paragraph.of(findings.isEmpty() ? "Validation and engines have nothing to say."
                : summary(findings)));
        if (!findings.isEmpty()) {
            blocks.add(Grids.first(new Grid("Findings, gravest first", List.of(new Grid.Column("Severity", false),
                    new Grid.Column("What and why", false), new Grid.Column("Remedy", false),
                    new Grid.Column("Where", false), new Grid.Column("Code", false)),
                    findings.stream().map(FindingsSection::row).toList(), "")));
        }
        return List.of(new Section("findings", "Findings", blocks));
    }

    /** All findings, each once, by severity and then as given. */
    static List<Finding> findings(ReportContext context) {
        Set<Finding> all = new LinkedHashSet<>(context.input().validation());
        all.addAll(context.result().findings());
        return all.stream().sorted(Comparator.comparing(Finding::severity)).toList();
    }

    private static String summary(List<Finding> findings) {
        List<String> counts = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            long count = findings.stream().filter(f -> f.severity() == severity).count();
            counts.add(count == 0 ? "no " + severity.word() + "s" : Words.count(count, severity.word()));
        }
        String text = String.join(", ", counts);
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    private static Grid.Row row(Finding finding) {
        return new Grid.Row(List.of(Cell.swatched(Ink.of(finding.severity()), false, finding.severity().word()),
                Cell.words(finding.message()), Cell.words(finding.remedy()), Cell.id(finding.element()),
                Cell.id(finding.code())), finding.severity() == Severity.ERROR);
    }
}
