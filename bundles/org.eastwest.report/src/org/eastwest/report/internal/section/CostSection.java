// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.Table;

/** What the design as a whole consists of, costs and consumes: what engines tell about the scenario itself. */
public final class CostSection implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        String scenario = context.design().scenarioId();
        List<Block> blocks = new ArrayList<>();
        Rest.of(context, scenario).ifPresent(blocks::add);
        for (Table table : context.restOfTables(scenario)) {
            blocks.add(Grids.of(context.show(table)));
        }
        return blocks.isEmpty() ? List.of()
                : List.of(new Section("cost", "Bill of materials, cost and power", blocks));
    }
}
