// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
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
    /** Measures to draw, the most telling first. */
    private static final List<String> TOLD = List.of("step_time_s", "exposed_communication_s",
            "effective_bytes_per_second", "latency_s");
    /** Where none of them is there: units that make a bar worth drawing. */
    private static final List<Unit> DRAWN = List.of(Unit.SECOND, Unit.FRACTION, Unit.BYTE_PER_SECOND, Unit.LINE_RATE,
            Unit.USD, Unit.PER_SECOND);

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

    /** The name of a transport, where a comparison tells it. */
    static Optional<String> name(ReportContext context, String id) {
        return context.result().tables().stream().filter(t -> t.id().equals(TABLE))
                .flatMap(t -> names(t).stream().flatMap(column -> t.rows().stream().filter(r -> has(r, id))
                        .map(r -> ((Table.Text) r.get(column)).value())))
                .filter(name -> !name.equals(id)).findFirst();
    }

    private static void add(ReportContext context, Table table, List<Block> blocks) {
        String chosen = context.design().fabric(FabricRole.COMPUTE).map(FabricSnapshot::transportId).orElse("");
        chart(table, chosen).ifPresent(chart -> blocks.add(context.figure(chart)));
        Set<Integer> own = IntStream.range(0, table.rows().size()).filter(i -> has(table.rows().get(i), chosen)).boxed()
                .collect(Collectors.toSet());
        blocks.add(Grids.of(part(table, "What they come to on this design", i -> known(table, i)), own));
        blocks.add(Grids.of(part(table, "Facts for the decision", i -> table.columns().get(i).unit() == null), own));
        String unknown = Words.list(IntStream.range(0, table.columns().size())
                .filter(i -> table.columns().get(i).unit() != null && !known(table, i))
                .mapToObj(i -> table.columns().get(i).label()).toList());
        if (!unknown.isEmpty()) {
            blocks.add(Paragraph.of("Not known for any of them: " + unknown + "."));
        }
        blocks.add(Paragraph.of("Everything but the transport is as in the design. The transport of the design stands "
                + "out."));
    }

    private static boolean has(List<Table.Cell> row, String text) {
        return !text.isEmpty() && row.stream().anyMatch(c -> c instanceof Table.Text t && t.value().equals(text));
    }

    /** The names with the columns of one sort. */
    private static Table part(Table table, String title, IntPredicate wanted) {
        int name = names(table).orElse(0);
        List<Integer> kept = IntStream.range(0, table.columns().size()).boxed().filter(i -> i != name)
                .filter(i -> wanted.test(i))
                .collect(Collectors.toCollection(ArrayList::new));
        kept.add(0, name);
        return new Table(table.id(), table.element(), title, kept.stream().map(table.columns()::get).toList(),
                table.rows().stream().map(row -> kept.stream().map(row::get).toList()).toList());
    }

    private static Optional<Bars> chart(Table table, String chosen) {
        Optional<Integer> names = names(table);
        List<Integer> drawn = drawn(table);
        if (names.isEmpty() || drawn.isEmpty() || table.rows().isEmpty()) {
            return Optional.empty();
        }
        List<Bars.Row> rows = table.rows().stream().map(r -> new Bars.Row(((Table.Text) r.get(names.get())).value(),
                has(r, chosen))).toList();
        List<Bars.Panel> panels = drawn.stream().map(i -> new Bars.Panel(table.columns().get(i).label(),
                table.columns().get(i).unit(), table.rows().stream().map(r -> value(r.get(i))).toList())).toList();
        return Optional.of(new Bars(table.title(), rows, panels));
    }

    /** Columns to draw, in the order of the table. */
    private static List<Integer> drawn(Table table) {
        List<Integer> known = IntStream.range(0, table.columns().size()).filter(i -> known(table, i)).boxed().toList();
        List<Integer> told = known.stream().filter(i -> TOLD.contains(table.columns().get(i).id())).toList();
        return told.isEmpty() ? known.stream().filter(i -> DRAWN.contains(table.columns().get(i).unit()))
                .limit(MOST_PANELS).toList() : told;
    }

    /** True for a column of numbers that knows one at least. */
    private static boolean known(Table table, int column) {
        return table.columns().get(column).unit() != null
                && table.rows().stream().anyMatch(r -> Double.isFinite(value(r.get(column)).value()));
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
