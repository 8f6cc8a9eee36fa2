// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Table.Cell;
import org.eastwest.spi.analysis.Table.Column;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.transport.TransportInfo;

/** The table of the transports for one job, and what it comes to. */
final class Comparison {
    /** Step times closer than this are no reason to prefer one: the models are not that accurate. */
    static final double TOO_CLOSE = 0.02;
    private static final List<Column> COLUMNS = List.of(new Column("transport", "Transport", null),
            new Column("step_time_s", "Step time", Unit.SECOND),
            new Column("slowdown", "Against the fastest", Unit.RATIO),
            new Column("exposed_communication_s", "Exposed communication", Unit.SECOND),
            new Column("mfu", "MFU", Unit.FRACTION),
            new Column("effective_bytes_per_second", "Effective bandwidth", Unit.BYTE_PER_SECOND),
            new Column("latency_s", "Latency", Unit.SECOND), new Column("parts_fit", "Fits these parts", null),
            new Column("lock_in", "Lock-in, 0 to 1", Unit.RATIO), new Column("management", "Management", null),
            new Column("vendors", "Vendors", null), new Column("id", "Id", null));

    private final FabricSnapshot fabric;
    private final String job;
    private final List<TransportRun> runs;

    /**
     * @param fabric the compute fabric
     * @param job    id of the job; empty where there is none to time
     * @param runs   the transports, in their fixed order
     */
    Comparison(FabricSnapshot fabric, String job, List<TransportRun> runs) {
        this.fabric = fabric;
        this.job = job;
        this.runs = runs;
    }

    AnalysisResult result() {
        double best = fastest().stream().mapToDouble(this::stepSeconds).findFirst().orElse(Double.NaN);
        Table table = new Table("transports", job.isEmpty() ? fabric.id() : job, title(), COLUMNS,
                runs.stream().map(run -> row(run, best)).toList());
        return new AnalysisResult(List.of(), List.of(), List.of(), List.of(table), findings());
    }

    private double stepSeconds(TransportRun run) {
        return run.value("step_time_s", job);
    }

    /** The runs that have a step time, fastest first. */
    private List<TransportRun> fastest() {
        return runs.stream().filter(run -> stepSeconds(run) > 0)
                .sorted(Comparator.comparingDouble(this::stepSeconds)).toList();
    }

    private List<Cell> row(TransportRun run, double best) {
        TransportInfo info = run.transport().info();
        return List.of(Table.text(info.name()), run.cell("step_time_s", job),
                Table.number(stepSeconds(run) / best), run.cell("exposed_communication_s", job),
                run.cell("mfu", job), run.cell("effective_bytes_per_second", fabric.id()),
                run.cell("latency_s", fabric.id()), Table.text(run.parts().text()), Table.number(info.lockIn()),
                Table.text(String.join(", ", info.managementPlanes())), Table.text(String.join(", ", info.vendors())),
                Table.text(info.id()));
    }

    private String title() {
        List<TransportRun> ranked = fastest();
        if (ranked.size() < 2) {
            return "Transports side by side";
        }
        return tied(ranked).size() > 1 ? "Too close to call: " + names(tied(ranked)) + " within "
                + percent(TOO_CLOSE) : ranked.get(0).name() + " gives the shortest step";
    }

    private List<Finding> findings() {
        List<TransportRun> ranked = fastest();
        if (ranked.size() < 2) {
            return List.of();
        }
        TransportRun first = ranked.get(0);
        TransportRun last = ranked.get(ranked.size() - 1);
        List<TransportRun> tied = tied(ranked);
        String span = " The slowest is " + last.name() + " with " + seconds(last) + ", "
                + percent(stepSeconds(last) / stepSeconds(first) - 1) + " more.";
        if (tied.size() > 1) {
            return List.of(Finding.note("EW-SELECT-002", job, "Too close to call between " + names(tied)
                    + ": their step times are within " + percent(TOO_CLOSE) + " of " + seconds(first) + "." + span,
                    "Decide between them by lock-in, management and price; the step time does not."));
        }
        return List.of(Finding.note("EW-SELECT-001", job, first.name() + " gives the shortest step on this design, "
                + seconds(first) + ", " + percent(stepSeconds(ranked.get(1)) / stepSeconds(first) - 1)
                + " ahead of " + ranked.get(1).name() + "." + span, ""));
    }

    private List<TransportRun> tied(List<TransportRun> ranked) {
        double limit = stepSeconds(ranked.get(0)) * (1 + TOO_CLOSE);
        return ranked.stream().filter(run -> stepSeconds(run) <= limit).toList();
    }

    private String seconds(TransportRun run) {
        return Quantity.format(stepSeconds(run), Dimension.TIME);
    }

    private static String names(List<TransportRun> runs) {
        return String.join(", ", runs.stream().map(TransportRun::name).toList());
    }

    private static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.1f\u2009%%", 100 * fraction);
    }
}
