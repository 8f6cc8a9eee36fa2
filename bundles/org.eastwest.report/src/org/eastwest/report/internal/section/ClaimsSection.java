// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Facts.Fact;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.ClaimCheck;

/** Published figures with what the engines compute under visible assumptions. */
public final class ClaimsSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        return context.input().claims().map(check -> List.of(section(context, check))).orElse(List.of());
    }

    private static Section section(ReportContext context, ClaimCheck check) {
        List<Block> blocks = new ArrayList<>();
        if (check.claims().isEmpty()) {
            blocks.add(Paragraph.of("No claim could be checked."));
        } else {
            blocks.add(Paragraph.of("Figures that others published, and what the engines compute under the assumptions "
                    + "shown. They hold for these assumptions, not for this design."));
            blocks.add(new Grid("Claims and verdicts", List.of(new Grid.Column("Claim", false),
                    new Grid.Column("Verdict", false)), check.claims().stream().map(c -> new Grid.Row(List.of(
                            Cell.words(c.claim().text()), Cell.words(c.answer().verdict().words())), false)).toList(),
                    ""));
        }
        check.claims().forEach(claim -> add(context, claim, blocks));
        for (Finding finding : check.findings()) {
            blocks.add(Paragraph.of(finding.message() + " " + finding.remedy()));
        }
        return new Section("claims", "Claims of others", blocks);
    }

    private static void add(ReportContext context, CheckedClaim claim, List<Block> blocks) {
        blocks.add(new Heading(claim.claim().text()));
        blocks.add(Paragraph.of(claim.claim().source()));
        blocks.add(Paragraph.of(claim.answer().reason()));
        List<Fact> facts = new ArrayList<>();
        claim.answer().computed().forEach(d -> facts.add(Fact.of(d.label(), context.value(d))));
        claim.assumptions().forEach(a -> facts.add(Fact.of(a.label(), a.text()
                + (a.stated() ? "" : ", assumed by us"))));
        blocks.add(new Facts(facts));
    }
}
