// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;

/** Candidates side by side for one training job, or for the fabric alone where there is no job. */
final class Comparison {
    /** Which transport is best. */
    static final String BEST = "EW-SELECTION-001";
    /** The best ones differ by less than the model can tell. */
    static final String TOO_CLOSE = "EW-SELECTION-002";
    /** An engine or a transport failed. */
    static final String FAILED = "EW-SELECTION-003";
    /** Nothing could be compared. */
    static final String NOTHING = "EW-SELECTION-004";

    /** Share of the step below which a difference decides nothing: an assumption. */
    private static final double TOO_CLOSE_SHARE = 0.02;

    private final FabricSnapshot compute;
    private final JobSnapshot job;
    private final List<Candidate> candidates;
    private final String element;
    private final List<Candidate> ranked;

    /**
     * @param job the job that decides; null to compare by bandwidth
     */
    Comparison(FabricSnapshot compute, JobSnapshot job, List<Candidate> candidates) {
        this.compute = compute;
        this.job = job;
        this.candidates = candidates;
        element = job == null ? compute.id() : job.id();
        ranked = candidates.stream().filter(c -> cost(c) > 0).sorted(Comparator.comparingDouble(this::cost)).toList();
    }

    AnalysisResult result() {
        List<Finding> findings = new ArrayList<>();
        candidates.stream().flatMap(c -> c.result().findings().stream())
                .filter(f -> f.code().equals(FAILED)).distinct().forEach(findings::add);
        verdict().ifPresent(findings::add);
        return new AnalysisResult(ownSlowdown(), List.of(), List.of(), List.of(table()), findings);
    }

    /** What is compared, the less the better: seconds of a step, or seconds a byte; NaN when unknown. */
    private double cost(Candidate candidate) {
        return job == null ? 1 / candidate.value("effective_bytes_per_second", compute.id())
                : candidate.value("step_time_s", job.id());
    }

    private boolean claimed(Candidate candidate) {
        return job == null ? candidate.claim("effective_bytes_per_second", compute.id())
                : candidate.claim("step_time_s", job.id());
    }

    private double slowdown(Candidate candidate) {
        return ranked.isEmpty() ? Double.NaN : cost(candidate) / cost(ranked.get(0));
    }

    private Table table() {
        List<Table.Column> columns = List.of(column("transport", "Transport", null), column("name", "Name", null),
                column("step_time_s", "Step time", Unit.SECOND),
                column("exposed_communication_s", "Exposed communication", Unit.SECOND),
                column("effective_bytes_per_second", "Effective bandwidth of a NIC across leaves",
                        Unit.BYTE_PER_SECOND),
                column("latency_s", "Latency across leaves", Unit.SECOND), column("mfu", "MFU", Unit.FRACTION),
                column("slowdown", "Slowdown against the best", Unit.RATIO),
                column("parts_fit", "Runs on the design's parts", null), column("lock_in", "Lock-in", Unit.FRACTION),
                column("management", "Management plane", null), column("vendors", "Vendors", null));
        return new Table("transports", element, title(), columns, candidates.stream().map(this::row).toList());
    }

    private static Table.Column column(String id, String label, Unit unit) {
        return new Table.Column(id, label, unit);
    }

    private List<Table.Cell> row(Candidate c) {
        String of = job == null ? "" : job.id();
        return List.of(Table.text(c.info().id()), Table.text(c.info().name()), cell(c, "step_time_s", of),
                cell(c, "exposed_communication_s", of), cell(c, "effective_bytes_per_second", compute.id()),
                cell(c, "latency_s", compute.id()), cell(c, "mfu", of),
                new Table.Number(slowdown(c), claimed(c)), Table.text(c.fit()),
                Table.number(c.info().lockIn()), Table.text(String.join(", ", c.info().managementPlanes())),
                Table.text(String.join(", ", c.info().vendors())));
    }

    private static Table.Cell cell(Candidate candidate, String metric, String of) {
        return new Table.Number(candidate.value(metric, of), candidate.claim(metric, of));
    }

    private String title() {
        String of = job == null ? "Transports on " + compute.name() : "Transports for " + job.name();
        return best().map(b -> of + ": " + (rivals(b).isEmpty() ? b.info().name() + " is fastest"
                : "too close to call")).orElse(of);
    }

    /**
     * The fastest whose figure rests on no vendor's claim; when all rest on one, as on a claimed rate of the GPU, none
     * has an advantage of it.
     */
    private Optional<Candidate> best() {
        return ranked.stream().filter(c -> !claimed(c)).findFirst().or(() -> ranked.stream().findFirst());
    }

    /** Others within the share that decides nothing. */
    private List<Candidate> rivals(Candidate best) {
        return ranked.stream().filter(c -> c != best && claimed(c) == claimed(best)
                && cost(c) - cost(best) < TOO_CLOSE_SHARE * cost(best)).toList();
    }

    private Optional<Finding> verdict() {
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(best().map(this::verdict).orElseGet(() -> Finding.warning(NOTHING, element,
                "No transport could be compared" + reason() + ".", "Solve what the other analyses report first.")));
    }

    private String reason() {
        return candidates.stream().flatMap(c -> c.result().findings().stream())
                .filter(f -> f.severity() == Severity.ERROR).findFirst().map(f -> ": " + f.message().replaceAll("\\.$", ""))
                .orElse("");
    }

    private Finding verdict(Candidate best) {
        List<Candidate> rivals = rivals(best);
        if (rivals.isEmpty()) {
            return Finding.note(BEST, element, best.info().name() + " is fastest on this design: " + figure(best)
                    + others(best) + claimNote(best) + fitNote(best), remedy(best));
        }
        List<String> names = new ArrayList<>(List.of(best.info().name()));
        rivals.forEach(r -> names.add(r.info().name()));
        double gap = cost(rivals.get(rivals.size() - 1)) / cost(best) - 1;
        return Finding.note(TOO_CLOSE, element, "Too close to call: " + String.join(", ", names) + " differ by "
                + percent(gap) + (job == null ? "" : " of the step") + ", less than the " + percent(TOO_CLOSE_SHARE)
                + " that decides. " + best.info().name() + " reaches " + figure(best) + others(best) + claimNote(best)
                + fitNote(best), "Decide between them by parts at hand, lock-in, management plane and price.");
    }

    private String others(Candidate best) {
        List<Candidate> slower = ranked.stream().filter(c -> cost(c) >= cost(best) * (1 + TOO_CLOSE_SHARE)).toList();
        List<String> all = slower.stream().map(c -> c.info().name() + " " + percent(cost(c) / cost(best) - 1) + " slower")
                .toList();
        return all.isEmpty() ? "." : "; " + String.join(", ", all) + ".";
    }

    private String claimNote(Candidate best) {
        List<String> claimed = ranked.stream().filter(c -> cost(c) < cost(best)).map(c -> c.info().name()).toList();
        return claimed.isEmpty() ? "" : " " + String.join(", ", claimed)
                + " would be faster by figures that rest on a vendor's claim, which decides nothing.";
    }

    private static String fitNote(Candidate best) {
        return best.fits() ? "" : " It needs other parts than the design has: "
                + best.compatibility().stream().filter(f -> f.severity() == Severity.ERROR).findFirst()
                        .map(Finding::message).orElse("");
    }

    private static String remedy(Candidate best) {
        if (best.own()) {
            return "";
        }
        return best.fits() ? "Set the transport of the compute fabric to " + best.info().id() + "."
                : "Choose NICs and switches that run it, and compare price and power as well.";
    }

    private String figure(Candidate candidate) {
        return job == null ? Quantity.plain(Quantity.format(1 / cost(candidate), Dimension.BANDWIDTH)) + " of a NIC"
                : "a step of " + Quantity.plain(Quantity.format(cost(candidate), Dimension.TIME));
    }

    private static String percent(double share) {
        return Quantity.plain(Quantity.formatPercent(share));
    }

    /** How far the design's own transport is behind, explained by both figures. */
    private List<Metric> ownSlowdown() {
        Optional<Candidate> own = candidates.stream().filter(Candidate::own).filter(c -> cost(c) > 0).findFirst();
        if (own.isEmpty() || best().isEmpty() || job == null) {
            return List.of();
        }
        RecordingTrace trace = new RecordingTrace();
        trace.input("step_own", "Step time with " + own.get().info().name(), cost(own.get()), Unit.SECOND,
                Source.assumption("as the training engine computes it"));
        trace.input("step_best", "Step time with " + best().get().info().name(), cost(best().get()), Unit.SECOND,
                Source.assumption("as the training engine computes it"));
        trace.derived("slowdown", "Step with the design's transport over the best compared one",
                cost(own.get()) / cost(best().get()), Unit.RATIO, "step_own / step_best",
                Source.assumption("both on the same design"), "step_own", "step_best");
        return List.of(Metric.of("transport_slowdown", element, trace.get("slowdown")));
    }
}
