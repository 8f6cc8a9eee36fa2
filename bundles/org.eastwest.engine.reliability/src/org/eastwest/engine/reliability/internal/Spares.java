// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;

/** Servers to keep ready, so that a job need not wait for repairs. */
final class Spares {
    /** Fewer servers are free than repairs need. */
    static final String TOO_FEW = "EW-RELIABILITY-005";
    private static final double GPUS_OF_A_SERVER = 8;

    private final DesignSnapshot design;
    private final JobSnapshot job;
    private final RecordingTrace trace;
    private final int needed;

    Spares(DesignSnapshot design, JobSnapshot job, Facts facts, Failures failures, RecordingTrace trace) {
        this.design = design;
        this.job = job;
        this.trace = trace;
        double repair = facts.record(trace, "repair-time");
        double confidence = facts.record(trace, "spare-confidence");
        double mean = failures.repairsPerSecond() * repair;
        trace.input("repair_rate", "Interruptions a second that take a server out of use",
                failures.repairsPerSecond(), Unit.PER_SECOND,
                Source.assumption("causes of the table that need repair"));
        trace.formula("in_repair", "Servers in repair, on average", mean, Unit.RATIO, "{repair_rate} x {repair_time}",
                Source.literature("Little's law"));
        needed = quantile(mean, confidence);
        trace.formula("spare_servers", "Spare servers to keep ready", needed, Unit.COUNT,
                "quantile {spare_confidence} of Poisson({in_repair})",
                Source.assumption("failures are independent: servers in repair are Poisson distributed"));
    }

    /** Smallest n with P(Poisson(mean) <= n) at least this probability. */
    static int quantile(double mean, double probability) {
        double term = Math.exp(-mean);
        double sum = term;
        int n = 0;
        while (sum < probability && n < 10 * mean + 100) {
            n++;
            term *= mean / n;
            sum += term;
        }
        return n;
    }

    List<Metric> metrics() {
        return List.of(Metric.of("spare_servers", job.id(), trace.get("spare_servers")));
    }

    List<Finding> findings() {
        long free = design.cluster().gpus() - design.jobs().stream().mapToLong(j -> j.plan().ranks()).sum();
        double servers = Math.max(0, Math.floor(free / GPUS_OF_A_SERVER));
        return servers >= needed ? List.of() : List.of(Finding.note(TOO_FEW, job.id(), "Job '" + job.name()
                + "' should have " + needed + " spare " + (needed == 1 ? "server" : "servers") + " of eight GPUs, and "
                + ((long) servers == 0 ? "none is" : (long) servers == 1 ? "one is" : (long) servers + " are")
                + " free: it waits for repairs, or goes on with fewer replicas.",
                "Add servers, or lower the data parallelism."));
    }
}
