// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import java.util.List;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Table.Cell;
import org.eastwest.spi.analysis.Table.Column;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportPart;
import org.eastwest.spi.report.ReportProfile;
import org.eastwest.spi.report.ReportRequest;

/**
 * The fabrics of a scenario with their transports and links. Gives values, not text: the report formats numbers and
 * draws curves, so that every section looks like the others. Stateless and thread-safe, as the contract asks.
 */
public final class @{class}Section implements ReportContributor {
    private static final List<Column> COLUMNS = List.of(new Column("fabric", "Fabric", null),
            new Column("transport", "Transport", null), new Column("link", "Link", Unit.LINE_RATE));

    @Override
    public String id() {
        return "@{id}";
    }

    @Override
    public List<ContributedSection> sections(ReportRequest request) {
        List<FabricSnapshot> fabrics = request.design().fabrics();
        if (fabrics.isEmpty()) {
            return List.of();
        }
        Table table = new Table("@{short}", request.design().scenarioId(), "What the fabrics run", COLUMNS,
                fabrics.stream().map(@{class}Section::row).toList());
        return List.of(new ContributedSection("@{short}", "@{name}", ContributedSection.Place.DESIGN,
                ReportProfile.ENGINEERING, List.of(
                        new ReportPart.Paragraph("Transport and rate of one link, per direction, of every fabric."),
                        new ReportPart.Grid(table))));
    }

    private static List<Cell> row(FabricSnapshot fabric) {
        return List.of(Table.text(fabric.name()), Table.text(fabric.transportId()),
                Table.number(fabric.linkBytesPerSecond()));
    }
}
