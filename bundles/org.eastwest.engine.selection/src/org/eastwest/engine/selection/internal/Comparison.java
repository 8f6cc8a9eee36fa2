// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    /** Which transport is best. */
    static final String BEST = "EW-SELECT-001";
    /** The best ones are too close to call. */
    static final String TIED = "EW-SELECT-002";
    /** An engine failed with one of the transports. */
    static final String FAILED = "EW-SELECT-003";
    private static final List<Column> COLUMNS = List.of(new Column("transport", "Transport", null),
            new Column("step_time_s", "Step time", Unit.SECOND),
            new Column("slowdown", "Against the fastest", Unit.RATIO),
            new Column("exposed_communication_s", "Exposed communication", Unit.SECOND),
            new Column("mfu", "MFU", Unit.FRACTION),
            new Column("effective_bytes_per_second", "Effective bandwidth, all flows leave the leaf",
                    Unit.BYTE_PER_SECOND),
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
        Table table = new Table("transports", element(), title(), COLUMNS, runs.stream().map(this::row).toList());
        List<Finding> findings = new ArrayList<>();
        runs.stream().flatMap(run -> run.result().findings().stream()).filter(f -> f.code().equals(FAILED)).distinct()
                .forEach(findings::add);
        verdict().ifPresent(findings::add);
        return new AnalysisResult(List.of(), List.of(), List.of(), List.of(table), findings);
    }

    private String element() {
        return job.isEmpty() ? fabric.id() : job;
    }

    /** What decides, the less the better: the seconds of a step; without a job the seconds a byte takes. */
    private double cost(TransportRun run) {
        return job.isEmpty() ? 1 / run.value("effective_bytes_per_second", fabric.id())
                : run.value("step_time_s", job);
    }

    private boolean claim(TransportRun run) {
        return job.isEmpty() ? run.claim("effective_bytes_per_second", fabric.id()) : run.claim("step_time_s", job);
    }

    /** The runs that can be compared, fastest first; what its protocol cannot join is no rival. */
    private List<TransportRun> known() {
        return runs.stream().filter(run -> run.exceeded().isEmpty() && cost(run) > 0 && Double.isFinite(cost(run)))
                .sorted(Comparator.comparingDouble(this::cost)).toList();
    }

    /**
     * Those among which one can be best. A figure that rests on a vendor's claim does not win against figures that do
     * not; where all rest on one, such as a claimed rate of the GPU, none has an advantage of it.
     */
    private List<TransportRun> fastest() {
        List<TransportRun> unclaimed = known().stream().filter(run -> !claim(run)).toList();
        return unclaimed.isEmpty() ? known() : unclaimed;
    }

    private List<Cell> row(TransportRun run) {
        TransportInfo info = run.transport().info();
        double best = known().stream().mapToDouble(this::cost).findFirst().orElse(Double.NaN);
        return List.of(Table.text(info.name()), run.cell("step_time_s", job),
                new Table.Number(cost(run) / best, claim(run)), run.cell("exposed_communication_s", job),
                run.cell("mfu", job), run.cell("effective_bytes_per_second", fabric.id()),
                run.cell("latency_s", fabric.id()), Table.text(run.fits()), Table.number(info.lockIn()),
                Table.text(String.join(", ", info.managementPlanes())), Table.text(String.join(", ", info.vendors())),
                Table.text(info.id()));
    }

    private String title() {
        List<TransportRun> ranked = fastest();
        if (known().size() < 2) {
            return "Transports side by side";
        }
        return tied(ranked).size() > 1 ? "Too close to call: " + names(tied(ranked)) + " within "
                + percent(TOO_CLOSE) : ranked.get(0).name() + " gives " + superlative();
    }

    private Optional<Finding> verdict() {
        List<TransportRun> ranked = fastest();
        if (known().size() < 2) {
            return Optional.empty();
        }
        TransportRun first = ranked.get(0);
        List<TransportRun> tied = tied(ranked);
        if (tied.size() > 1) {
            return Optional.of(Finding.note(TIED, element(), "Too close to call between " + names(tied) + ": their "
                    + what() + "s are within " + percent(TOO_CLOSE) + " of " + figure(first) + "." + slowest(first)
                    + claimed(first) + otherParts(tied),
                    "Decide between them by lock-in, management and price; the " + what() + " does not."));
        }
        String lead = ranked.size() < 2 ? "" : ", " + percent(cost(ranked.get(1)) / cost(first) - 1) + " ahead of "
                + ranked.get(1).name();
        return Optional.of(Finding.note(BEST, element(), first.name() + " gives " + superlative() + " on this design, "
                + figure(first) + lead + "." + slowest(first) + claimed(first) + parts(first), ""));
    }

    private String slowest(TransportRun first) {
        TransportRun last = known().get(known().size() - 1);
        return last == first ? "" : " The slowest is " + last.name() + " with " + figure(last) + ".";
    }

    private String claimed(TransportRun first) {
        List<TransportRun> ahead = known().stream().filter(run -> cost(run) < cost(first)).toList();
        return ahead.isEmpty() ? "" : " Figures of " + names(ahead) + " rest on a vendor's claim and do not decide.";
    }

    private static String otherParts(List<TransportRun> runs) {
        List<TransportRun> others = runs.stream().filter(run -> run.parts().reasonAgainst().isPresent()).toList();
        return others.isEmpty() ? "" : " With other NICs or switches than the design's: " + names(others) + ".";
    }

    private static String parts(TransportRun first) {
        return first.parts().reasonAgainst().map(why -> " It needs other parts than the design's: " + why).orElse("");
    }

    private List<TransportRun> tied(List<TransportRun> ranked) {
        double limit = cost(ranked.get(0)) * (1 + TOO_CLOSE);
        return ranked.stream().filter(run -> cost(run) <= limit).toList();
    }

    private String what() {
        return job.isEmpty() ? "bandwidth" : "step time";
    }

    private String superlative() {
        return job.isEmpty() ? "the highest bandwidth" : "the shortest step";
    }

    private String figure(TransportRun run) {
        return job.isEmpty() ? Quantity.format(1 / cost(run), Dimension.BANDWIDTH)
                : Quantity.format(cost(run), Dimension.TIME);
    }

    private static String names(List<TransportRun> runs) {
        return String.join("; ", runs.stream().map(TransportRun::name).toList());
    }

    private static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.1f\u2009%%", 100 * fraction);
    }
}
