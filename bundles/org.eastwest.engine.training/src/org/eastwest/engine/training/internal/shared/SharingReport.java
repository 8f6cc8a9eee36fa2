// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.engine.training.internal.shared.JobTraffic.Send;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot.Isolation;

/** Metrics, tables and findings about jobs that share a fabric. */
final class SharingReport {
    private static final double WORTH_TELLING = 1.01;
    private static final double WORTH_WARNING = 1.05;
    /** Jobs up to which it is found out which of them slows which. */
    private static final int MOST_PAIRS = 6;
    private static final Source MAX_MIN = Source.literature("max-min fair rates of the single flows on the single links"
            + " (Bertsekas and Gallager, Data Networks, 1992, section 6.5.2); the slowest flow counts");
    private static final Source STEP = Source.assumption("step of the plan whose groups get these shares of the lines"
            + " of their NICs, instead of what the even load of all endpoints leaves");

    private final String scenario;
    private final List<JobTraffic> jobs;
    private final Neighbours neighbours;
    private final Isolation isolation;
    private final List<Remedies.Row> remedies;
    private final List<Metric> metrics = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<List<Table.Cell>> summary = new ArrayList<>();

    /** What a job becomes; steps are NaN for what is no training. */
    private record Outcome(double collective, double alone, double beside, double always, Optional<JobTraffic> by,
            double bySlowdown) {
        double step() {
            return beside / alone;
        }
    }

    SharingReport(String scenario, List<JobTraffic> jobs, Neighbours neighbours, Isolation isolation,
            List<Remedies.Row> remedies) {
        this.scenario = scenario;
        this.jobs = jobs;
        this.neighbours = neighbours;
        this.isolation = isolation;
        this.remedies = remedies;
    }

    AnalysisResult result() {
        for (int i = 0; i < jobs.size(); i++) {
            JobTraffic job = jobs.get(i);
            Outcome outcome = outcome(job);
            record(job, outcome);
            summary.add(List.of(Table.text(job.job().name()), Table.number(job.job().gpus()),
                    Table.number(job.busy()), Table.number(outcome.collective()), Table.number(outcome.alone()),
                    Table.number(outcome.beside()), Table.number(outcome.step()),
                    Table.text(outcome.by().map(b -> b.job().name()).orElse("-"))));
            tell(i, outcome);
        }
        if (findings.isEmpty()) {
            findings.add(Finding.note(SharingCode.APART, scenario, "The " + jobs.size() + " jobs do not slow one"
                    + " another on the compute fabric: no link that a flow of one needs is full with flows of another.",
                    ""));
        }
        return new AnalysisResult(metrics, List.of(), List.of(), List.of(jobsTable(), collectives(), kinds()),
                findings);
    }

    private Outcome outcome(JobTraffic job) {
        double collective = neighbours.slowdown(job);
        boolean pairs = jobs.size() <= MOST_PAIRS && collective > WORTH_TELLING;
        Optional<JobTraffic> by = !pairs ? Optional.empty() : jobs.stream().filter(j -> j != job)
                .max(Comparator.comparingDouble(j -> neighbours.slowdown(job, j)));
        double bySlowdown = by.map(b -> neighbours.slowdown(job, b)).orElse(collective);
        if (job.study().isEmpty()) {
            return new Outcome(collective, Double.NaN, Double.NaN, Double.NaN, by, bySlowdown);
        }
        return new Outcome(collective, neighbours.step(job, 0).seconds(),
                neighbours.step(job, neighbours.othersBusy(job)).seconds(), neighbours.step(job, 1).seconds(), by,
                bySlowdown);
    }

    private void record(JobTraffic job, Outcome outcome) {
        RecordingTrace trace = new RecordingTrace();
        List<String> alone = new ArrayList<>();
        List<String> beside = new ArrayList<>();
        for (int i = 0; i < job.sends().size(); i++) {
            Send send = job.sends().get(i);
            alone.add("alone_" + (i + 1));
            beside.add("beside_" + (i + 1));
            trace.input(alone.get(i), "Share of a NIC's line that the " + send.what() + " gets alone",
                    neighbours.alone(send).slowest(), Unit.FRACTION, MAX_MIN);
            trace.input(beside.get(i), "Share that it gets while every other job sends what takes most of its step",
                    neighbours.beside(send).slowest(), Unit.FRACTION, MAX_MIN);
        }
        slowdown(trace, outcome, alone, beside);
        add(job, "shared_collective_slowdown", trace.get("collective_slowdown"), Optional.empty());
        if (job.study().isEmpty()) {
            return;
        }
        trace.input("others_busy", "Share of the time in which another job sends", neighbours.othersBusy(job),
                Unit.FRACTION, Source.assumption("time of the collectives that leave scale-up domains over the step,"
                        + " jobs independent of one another; flows and inference services send always"));
        trace.derived("alone_step", "Step time alone on the fabric", outcome.alone(), Unit.SECOND,
                "step time with " + (alone.isEmpty() ? "no traffic on the fabric" : String.join(", ", alone)), STEP,
                alone.toArray(String[]::new));
        List<String> inputs = new ArrayList<>(alone);
        inputs.addAll(beside);
        inputs.add("others_busy");
        trace.derived("shared_step", "Step time beside the other jobs", outcome.beside(), Unit.SECOND,
                "step time with 1 / ((1 - others_busy) / alone + others_busy / beside) of each line", STEP,
                inputs.toArray(String[]::new));
        trace.derived("step_slowdown", "Slowdown of the step by the other jobs", outcome.step(), Unit.RATIO,
                "shared_step / alone_step", STEP, "shared_step", "alone_step");
        add(job, "alone_step_time_s", trace.get("alone_step"), Optional.empty());
        add(job, "shared_step_time_s", trace.get("shared_step"), band(outcome.alone(), outcome.beside(),
                outcome.always()));
        add(job, "shared_step_slowdown", trace.get("step_slowdown"), band(1, outcome.step(),
                outcome.always() / outcome.alone()));
    }

    private static void slowdown(RecordingTrace trace, Outcome outcome, List<String> alone, List<String> beside) {
        String label = "Slowdown of its slowest traffic while the other jobs send";
        if (alone.isEmpty()) {
            trace.input("collective_slowdown", label, outcome.collective(), Unit.RATIO,
                    Source.assumption("the job sends nothing over the compute fabric"));
            return;
        }
        List<String> ratios = new ArrayList<>();
        List<String> inputs = new ArrayList<>(alone);
        inputs.addAll(beside);
        for (int i = 0; i < alone.size(); i++) {
            ratios.add(alone.get(i) + " / " + beside.get(i));
        }
        trace.derived("collective_slowdown", label, outcome.collective(), Unit.RATIO,
                "max(1, " + String.join(", ", ratios) + ")", MAX_MIN, inputs.toArray(String[]::new));
    }

    /** From never to always others at the same time; empty where that makes no difference. */
    private static Optional<Band> band(double never, double value, double always) {
        return always > never ? Optional.of(new Band(Math.min(never, value), Math.max(always, value)))
                : Optional.empty();
    }

    private void add(JobTraffic job, String id, Derivation derivation, Optional<Band> band) {
        metrics.add(new Metric(id, job.job().id(), derivation.label(), derivation.value(), derivation.unit(), band,
                derivation));
    }

    private void tell(int number, Outcome outcome) {
        if (outcome.collective() <= WORTH_TELLING) {
            return;
        }
        JobTraffic job = jobs.get(number);
        boolean step = !Double.isNaN(outcome.step());
        String message = (outcome.by().isPresent() ? "Job '" + outcome.by().get().job().name() + "' slows job '"
                : "The other jobs slow job '") + job.job().name() + "': its slowest traffic takes "
                + percent(outcome.by().isPresent() ? outcome.bySlowdown() : outcome.collective())
                + " longer while it sends"
                + (outcome.by().isPresent() && outcome.bySlowdown() < outcome.collective() - 0.005
                        ? ", " + percent(outcome.collective()) + " beside all others" : "")
                + (step ? "; the step takes " + percent(outcome.step()) + " longer" : "") + ".";
        boolean warn = step ? outcome.step() > WORTH_WARNING : outcome.collective() > 2;
        findings.add(warn ? Finding.warning(SharingCode.SLOWED, job.job().id(), message, remedy(number))
                : Finding.note(SharingCode.SLOWED, job.job().id(), message, remedy(number)));
    }

    /** What gives its slowest NIC more than it has now beside the others, the best first. */
    private String remedy(int number) {
        double now = neighbours.slowest(jobs.get(number));
        List<String> better = remedies.stream().filter(r -> !r.advice().isEmpty()
                && r.slowest(number) > now * WORTH_TELLING)
                .sorted(Comparator.comparingDouble((Remedies.Row r) -> -r.slowest(number)))
                .map(r -> r.advice() + " (" + share(r.slowest(number)) + ")").toList();
        return better.isEmpty() ? "Place each job on whole leaves or pods, build the fabric with less oversubscription,"
                + " or keep collectives below one leaf." : sentence(String.join(", or ", better), now);
    }

    private static String sentence(String words, double now) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1)
                + "; in brackets what its slowest NIC then gets of its line beside the other jobs, instead of "
                + share(now) + ".";
    }

    private static String share(double ofLine) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * ofLine);
    }

    private static String percent(double ratio) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * (ratio - 1));
    }

    private Table jobsTable() {
        return new Table("shared_jobs", scenario, "Jobs on one fabric, isolation: " + Remedies.word(isolation),
                List.of(new Table.Column("job", "Job", null), new Table.Column("gpus", "GPUs", Unit.COUNT),
                        new Table.Column("busy", "Time in which it sends", Unit.FRACTION),
                        new Table.Column("collective_slowdown", "Slowest traffic beside the others, over alone",
                                Unit.RATIO),
                        new Table.Column("alone_step_time_s", "Step alone", Unit.SECOND),
                        new Table.Column("shared_step_time_s", "Step beside the others", Unit.SECOND),
                        new Table.Column("step_slowdown", "Slowdown of the step", Unit.RATIO),
                        new Table.Column("by", "Slowed most by", null)), summary);
    }

    private Table collectives() {
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (JobTraffic job : jobs) {
            for (Send send : job.sends()) {
                rows.add(List.of(Table.text(job.job().name()), Table.text(send.what()),
                        Table.number(neighbours.alone(send).slowest()), Table.number(neighbours.beside(send).slowest()),
                        Table.number(neighbours.slowdown(send)), Table.number(neighbours.alone(send).mean()),
                        Table.number(neighbours.beside(send).mean())));
            }
        }
        return new Table("shared_collectives", scenario, "Traffic of each job alone and beside the others, as shares of"
                + " a NIC's line", List.of(new Table.Column("job", "Job", null),
                        new Table.Column("traffic", "Traffic", null),
                        new Table.Column("alone", "Slowest NIC, alone", Unit.FRACTION),
                        new Table.Column("beside", "Slowest NIC, beside the others", Unit.FRACTION),
                        new Table.Column("slowdown", "Slowdown", Unit.RATIO),
                        new Table.Column("alone_mean", "Mean NIC, alone", Unit.FRACTION),
                        new Table.Column("beside_mean", "Mean NIC, beside the others", Unit.FRACTION)), rows);
    }

    /** Slowdown of each job's slowest traffic under other ways to keep jobs apart. */
    private Table kinds() {
        List<Table.Column> columns = new ArrayList<>();
        columns.add(new Table.Column("isolation", "Way to keep jobs apart", null));
        for (int i = 0; i < jobs.size(); i++) {
            String name = jobs.get(i).job().name();
            columns.add(new Table.Column("slowdown_" + (i + 1), name + ", slowdown", Unit.RATIO));
            columns.add(new Table.Column("slowest_" + (i + 1), name + ", slowest NIC beside the others",
                    Unit.FRACTION));
        }
        columns.add(new Table.Column("note", "Note", null));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Remedies.Row remedy : remedies) {
            List<Table.Cell> row = new ArrayList<>();
            row.add(Table.text(remedy.name()));
            for (int i = 0; i < jobs.size(); i++) {
                row.add(Table.number(remedy.slowdown(i)));
                row.add(Table.number(remedy.slowest(i)));
            }
            row.add(Table.text(remedy.note()));
            rows.add(row);
        }
        return new Table("isolation_kinds", scenario, "What would keep the jobs apart: slowdown of each job's slowest"
                + " traffic, and what its slowest NIC gets of its line",
                columns, rows);
    }
}
