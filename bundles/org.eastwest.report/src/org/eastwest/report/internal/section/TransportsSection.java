// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eastwest.report.chart.Bars;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;

/** The transports side by side on this design, one table a job or fabric that was compared. */
public final class TransportsSection implements ReportSection {
    /** Id of the tables that compare transports. */
    static final String TABLE = "transports";

    private static final int MOST_PANELS = 4;
    /** Units that make a bar worth drawing, the most telling first. */
    private static final List<Unit> DRAWN = List.of(Unit.SECOND, Unit.FRACTION, Unit.BYTE_PER_SECOND, Unit.LINE_RATE,
            Unit.RATIO, Unit.USD, Unit.PER_SECOND);

    @Override
    public List<Section> sections(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        for (Table table : context.restOfTables()) {
            if (table.id().equals(TABLE)) {
                add(context, context.show(table), blocks);
            }
        }
        if (blocks.isEmpty()) {
            blocks.add(Paragraph.of("No engine compared transports on this design."));
        }
        return List.of(new Section("transports", "Transports side by side", blocks));
    }

    private static void add(ReportContext context, Table table, List<Block> blocks) {
        String chosen = context.design().fabric(FabricRole.COMPUTE).map(FabricSnapshot::transportId).orElse("");
        chart(table, chosen).ifPresent(chart -> blocks.add(context.figure(chart)));
        blocks.add(Grids.of(table, chosen));
        blocks.add(Paragraph.of("Everything but the transport is as in the design. The transport of the design stands "
                + "out."));
    }

    private static Optional<Bars> chart(Table table, String chosen) {
        Optional<Integer> names = names(table);
        List<Integer> drawn = IntStream.range(0, table.columns().size()).boxed()
                .filter(i -> table.columns().get(i).unit() != null && DRAWN.contains(table.columns().get(i).unit()))
                .filter(i -> table.rows().stream().anyMatch(r -> Double.isFinite(value(r.get(i)).value())))
                .sorted(Comparator.comparing((Integer i) -> DRAWN.indexOf(table.columns().get(i).unit()))
                        .thenComparing(i -> i))
                .limit(MOST_PANELS).sorted().toList();
        if (names.isEmpty() || drawn.isEmpty() || table.rows().isEmpty()) {
            return Optional.empty();
        }
        List<Bars.Row> rows = table.rows().stream().map(r -> new Bars.Row(((Table.Text) r.get(names.get())).value(),
                Grids.has(r, chosen))).toList();
        List<Bars.Panel> panels = drawn.stream().map(i -> new Bars.Panel(table.columns().get(i).label(),
                table.columns().get(i).unit(), table.rows().stream().map(r -> value(r.get(i))).toList())).toList();
        return Optional.of(new Bars(table.title(), rows, panels));
    }

    /** The column of names: one called so, else the first of texts. */
    private static Optional<Integer> names(Table table) {
        List<Integer> texts = IntStream.range(0, table.columns().size()).boxed()
                .filter(i -> table.rows().stream().allMatch(r -> r.get(i) instanceof Table.Text)).toList();
        return texts.stream().filter(i -> table.columns().get(i).id().equals("name")).findFirst()
                .or(() -> texts.stream().findFirst());
    }

    private static Bars.Value value(Table.Cell cell) {
        return cell instanceof Table.Number n ? new Bars.Value(n.value(), Optional.empty(), n.claim())
                : Bars.Value.of(Double.NaN);
    }
}
