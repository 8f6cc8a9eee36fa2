// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;

/** How often to save a job, and its goodput: with restarts of the whole job, and with partial restarts. */
final class Saving {
    /** Failures take much of the time. */
    static final String LOW_GOODPUT = "EW-RELIABILITY-002";
    /** Below this share of the time it is worth telling. */
    private static final double WORTH_TELLING = 0.85;
    private static final double WEIGHT_BYTES = 2;
    private static final Source YOUNG = Source.literature("Young 1974, A first order approximation to the optimum"
            + " checkpoint interval");
    private static final Source DALY = Source.literature("Daly 2006, A higher order estimate of the optimum checkpoint"
            + " interval, equation 37");
    private static final Source FIRST_ORDER = Source.literature("first order in checkpoint interval and restart over"
            + " MTBF (Young 1974); the upper end of the band counts repeated failures (Daly 2006)");

    private final JobSnapshot job;
    private final Failures failures;
    private final RecordingTrace trace;
    private final Checkpointing whole;
    private final Checkpointing partial;
    private final double bytes;
    private final double interval;

    Saving(JobSnapshot job, Training run, Facts facts, Failures failures, RecordingTrace trace) {
        this.job = job;
        this.failures = failures;
        this.trace = trace;
        whole = new Checkpointing(facts.record(trace, "checkpoint-stall"), facts.record(trace, "restart-time"));
        partial = new Checkpointing(facts.record(trace, "partial-checkpoint-stall"),
                facts.record(trace, "partial-restart-time"));
        bytes = bytes(run);
        interval = intervals();
        goodputs();
    }

    private double bytes(Training run) {
        trace.input("parameters", "Parameters of " + run.model().name(), run.model().parameters(), Unit.COUNT,
                run.model().provenance().source());
        trace.input("state", "Optimizer state of a parameter", run.optimizer().stateBytesPerParameter(), Unit.BYTE,
                Source.design("job." + job.id() + ".workload.optimizer"));
        return trace.formula("checkpoint_bytes", "Size of a checkpoint",
                run.model().parameters() * (WEIGHT_BYTES + run.optimizer().stateBytesPerParameter()), Unit.BYTE,
                "{parameters} x (2 + {state})", Source.assumption("weights in 16 bits and the state of the optimizer"));
    }

    private double intervals() {
        double mtbf = failures.mtbf();
        trace.formula("young", "Checkpoint interval after Young", whole.young(mtbf), Unit.SECOND,
                "sqrt(2 x {checkpoint_stall} x {mtbf})", YOUNG);
        trace.formula("interval", "Checkpoint interval after Daly", whole.daly(mtbf), Unit.SECOND,
                "{young} x (1 + sqrt({checkpoint_stall} / (2 x {mtbf})) / 3 + {checkpoint_stall} / (18 x {mtbf}))"
                        + " - {checkpoint_stall}", DALY);
        trace.formula("partial_interval", "Interval of checkpoints into memory after Daly", partial.daly(mtbf),
                Unit.SECOND, "the same with {partial_checkpoint_stall} and {mtbf}", DALY);
        return whole.daly(mtbf);
    }

    private void goodputs() {
        trace.formula("goodput", "Useful share of the time, whole job restarted", goodput(whole), Unit.FRACTION,
                "1 - {checkpoint_stall} / {interval} - {interval} / (2 x {mtbf}) - {restart_time} / {mtbf}",
                FIRST_ORDER);
        trace.formula("partial_goodput", "Useful share of the time, failed part replaced by a hot spare",
                goodput(partial), Unit.FRACTION, "1 - {partial_checkpoint_stall} / {partial_interval}"
                        + " - {partial_interval} / (2 x {mtbf}) - {partial_restart_time} / {mtbf}", FIRST_ORDER);
    }

    private double goodput(Checkpointing checkpointing) {
        return goodput(checkpointing, failures.mtbf());
    }

    private static double goodput(Checkpointing checkpointing, double mtbf) {
        return checkpointing.goodput(mtbf, checkpointing.daly(mtbf));
    }

    /** Bytes of a checkpoint. */
    double bytes() {
        return bytes;
    }

    /** Seconds between checkpoints. */
    double interval() {
        return interval;
    }

    Checkpointing whole() {
        return whole;
    }

    Checkpointing partial() {
        return partial;
    }

    List<Metric> metrics() {
        return List.of(Metric.of("checkpoint_bytes", job.id(), trace.get("checkpoint_bytes")),
                Metric.of("checkpoint_interval_s", job.id(), trace.get("interval")),
                Metric.of("checkpoint_interval_young_s", job.id(), trace.get("young")),
                banded("goodput", "goodput", whole), banded("goodput_partial_restart", "partial_goodput", partial));
    }

    /** From the rate that another operator counted to the goodput that counts repeated failures. */
    private Metric banded(String id, String node, Checkpointing checkpointing) {
        Derivation derivation = trace.get(node);
        double mtbf = failures.mtbf();
        double[] ends = {derivation.value(), goodput(checkpointing, failures.otherMtbf()),
                checkpointing.exactGoodput(mtbf, checkpointing.daly(mtbf))};
        Band band = new Band(java.util.Arrays.stream(ends).min().getAsDouble(),
                Math.min(1, java.util.Arrays.stream(ends).max().getAsDouble()));
        return new Metric(id, job.id(), derivation.label(), derivation.value(), derivation.unit(), Optional.of(band),
                derivation);
    }

    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        double useful = goodput(whole);
        if (useful < WORTH_TELLING) {
            findings.add(Finding.warning(LOW_GOODPUT, job.id(), "Failures leave job '" + job.name() + "' "
                    + percent(useful) + " of the time: it is stopped every " + time(failures.mtbf())
                    + " and a restart takes " + time(whole.restartSeconds()) + ".",
                    "Keep checkpoints in the memory of neighbours and replace the failed part by a hot spare: that"
                            + " leaves " + percent(goodput(partial)) + "."));
        }
        return findings;
    }

    static String percent(double fraction) {
        return Quantity.plain(Quantity.formatPercent(fraction));
    }

    static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }
}
