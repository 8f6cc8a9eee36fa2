// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.RunInfo;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Code;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Facts.Fact;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.design.DesignSnapshot;

/** How to make the report again. */
public final class ReproduceSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        RunInfo run = context.input().run();
        DesignSnapshot design = context.design();
        List<Block> blocks = new ArrayList<>();
        blocks.add(Paragraph.of("The same design gives the same report, byte for byte, with the same versions."));
        if (!run.command().isBlank()) {
            blocks.add(new Code(run.command()));
        }
        blocks.add(new Facts(List.of(new Fact("Design", Cell.id(design.designId())),
                new Fact("Scenario", Cell.id(design.scenarioId())),
                Fact.of("Eastwest", run.version().isBlank() ? "version unknown" : run.version()))));
        if (!run.components().isEmpty()) {
            blocks.add(new Grid("What took part", List.of(new Grid.Column("Kind", false), new Grid.Column("Id", false),
                    new Grid.Column("Bundle", false), new Grid.Column("Version", false)),
                    run.components().stream().map(c -> new Grid.Row(List.of(Cell.words(c.kind()), Cell.id(c.id()),
                            Cell.id(c.bundle()), Cell.id(c.version())), false)).toList(), ""));
        }
        return List.of(new Section("reproduce", "How to make this report again", blocks));
    }
}
