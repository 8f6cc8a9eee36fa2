// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.NicRole;

/** The bandwidth that checkpoints ask of storage, and whether the storage fabric carries it. */
final class Storage {
    /** The storage fabric is too slow for the checkpoints. */
    static final String TOO_SLOW = "EW-RELIABILITY-003";
    /** There is no storage fabric. */
    static final String NONE = "EW-RELIABILITY-004";
    /** Rate of a storage port where the design has none, bytes per second per direction. */
    private static final double USUAL_PORT = 50e9;

    private final DesignSnapshot design;
    private final JobSnapshot job;
    private final RecordingTrace trace;
    private final double needed;
    private final Optional<Double> offered;

    Storage(DesignSnapshot design, JobSnapshot job, FabricModel fabrics, Facts facts, Saving saving,
            RecordingTrace trace) {
        this.design = design;
        this.job = job;
        this.trace = trace;
        needed = needed(facts, saving);
        Optional<FabricSnapshot> fabric = design.fabric(FabricRole.STORAGE)
                .filter(f -> groups().stream().anyMatch(g -> g.nics(NicRole.STORAGE).isPresent()));
        Optional<FabricPlan> plan = fabric.map(f -> fabrics.plan(design.cluster(), f));
        offered = plan.map(p -> offered(fabric.get(), p));
        ports(plan);
    }

    private double needed(Facts facts, Saving saving) {
        double share = facts.record(trace, "checkpoint-write-share");
        double read = facts.record(trace, "checkpoint-read-time");
        double write = trace.formula("checkpoint_write", "Bandwidth that writing a checkpoint needs",
                saving.bytes() / (share * saving.interval()), Unit.BYTE_PER_SECOND,
                "{checkpoint_bytes} / ({checkpoint_write_share} x {interval})",
                Source.assumption("written beside training, before the next one begins"));
        double back = trace.formula("checkpoint_read", "Bandwidth that reading a checkpoint needs",
                saving.bytes() / read, Unit.BYTE_PER_SECOND, "{checkpoint_bytes} / {checkpoint_read_time}",
                Source.assumption("read once, and spread to the replicas over the compute fabric"));
        return trace.formula("storage_needed", "Bandwidth that storage must have", Math.max(write, back),
                Unit.BYTE_PER_SECOND, "max({checkpoint_write}, {checkpoint_read})",
                Source.assumption("writing and reading do not coincide"));
    }

    private double offered(FabricSnapshot fabric, FabricPlan plan) {
        double share = job.plan().ranks() / (double) groups().stream().mapToLong(ServerGroupSnapshot::gpus).sum();
        double rate = groups().stream().mapToDouble(g -> g.nics(NicRole.STORAGE)
                .map(n -> g.count() * n.perServer() * n.bytesPerSecond()).orElse(0.0)).sum() * share;
        trace.input("storage_nics", "Rate of the storage NICs of the job's servers", rate, Unit.BYTE_PER_SECOND,
                Source.design("cluster." + design.cluster().id()));
        trace.input("storage_oversubscription", "Oversubscription of the storage leaves",
                plan.oversubscription(TierKind.LEAF), Unit.RATIO,
                Source.design("scenario.fabric." + fabric.id() + ".tiers"));
        return trace.formula("storage_offered", "Bandwidth of the storage fabric for this job",
                rate / plan.oversubscription(TierKind.LEAF), Unit.BYTE_PER_SECOND,
                "{storage_nics} / {storage_oversubscription}",
                Source.assumption("line rate; what the storage itself can do is not modelled"));
    }

    private void ports(Optional<FabricPlan> plan) {
        double rate = plan.map(FabricPlan::linkBytesPerSecond).orElse(USUAL_PORT);
        trace.input("storage_port", "Rate of a storage port", rate, Unit.LINE_RATE, plan.isPresent()
                ? Source.design("scenario.fabric.storage.linkRate") : Source.assumption("400 Gb/s"));
        trace.formula("storage_ports", "Ports that storage needs into its fabric", Math.ceil(needed / rate), Unit.COUNT,
                "ceil({storage_needed} / {storage_port})", Source.assumption("without reserve"));
    }

    private List<ServerGroupSnapshot> groups() {
        return design.cluster().groups().stream().filter(g -> job.groupIds().contains(g.id())).toList();
    }

    List<Metric> metrics() {
        List<Metric> metrics = new ArrayList<>(List.of(
                Metric.of("checkpoint_write_bytes_per_second", job.id(), trace.get("checkpoint_write")),
                Metric.of("checkpoint_read_bytes_per_second", job.id(), trace.get("checkpoint_read")),
                Metric.of("storage_ports", job.id(), trace.get("storage_ports"))));
        offered.ifPresent(o -> metrics.add(Metric.of("storage_bytes_per_second", job.id(),
                trace.get("storage_offered"))));
        return metrics;
    }

    List<Finding> findings() {
        if (offered.isEmpty()) {
            return List.of(Finding.note(NONE, job.id(), "The design has no storage fabric; the checkpoints of job '"
                    + job.name() + "' need " + rate(needed) + ".", "Give storage at least "
                            + ports((long) trace.get("storage_ports").value())
                            + " of 400 Gb/s in a fabric of its own."));
        }
        return offered.get() >= needed ? List.of() : List.of(Finding.warning(TOO_SLOW, job.id(),
                "The storage fabric gives job '" + job.name() + "' " + rate(offered.get())
                        + ", and its checkpoints need " + rate(needed) + ".", "Add storage NICs, lower the"
                        + " oversubscription, or read checkpoints more slowly (checkpoint-read-time of"
                        + " assumptions.csv)."));
    }

    private static String ports(long count) {
        return count + (count == 1 ? " port" : " ports");
    }

    private static String rate(double bytesPerSecond) {
        return Quantity.plain(Quantity.format(bytesPerSecond, Dimension.BANDWIDTH));
    }
}
