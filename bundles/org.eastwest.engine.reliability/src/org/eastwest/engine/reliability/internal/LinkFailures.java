// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;

/**
 * What a failed or flapping link does, by the strategies of the transport: how soon its packets take another path,
 * whether connections live that long, and what bandwidth is left until it is repaired.
 */
final class LinkFailures {
    /** A NIC has one link, whose failure stops the job. */
    static final String SINGLE_LINK = "EW-RELIABILITY-006";
    /** Connections break before their packets take another path. */
    static final String BREAKS = "EW-RELIABILITY-007";
    private static final double SECONDS_OF_A_MONTH = 365.25 * 86_400 / 12;
    private static final List<Table.Column> COLUMNS = List.of(new Table.Column("where", "Links", null),
            new Table.Column("links", "Of the job", Unit.COUNT),
            new Table.Column("per_month", "Failures a month", Unit.RATIO),
            new Table.Column("failed", "Failed at a time", Unit.RATIO), new Table.Column("effect", "Effect", null),
            new Table.Column("stall_s", "Traffic stops for", Unit.SECOND),
            new Table.Column("left", "Bandwidth left", Unit.FRACTION));

    private final JobSnapshot job;
    private final Optional<FabricSizing> sizing;
    private final Optional<Transport> transport;
    private final Units units;
    private final Facts facts;
    private final RecordingTrace trace;
    private final Optional<FabricSnapshot> fabric;
    private final double linkRate;

    LinkFailures(JobSnapshot job, Optional<FabricSnapshot> fabric, Optional<FabricSizing> sizing,
            Optional<Transport> transport, Units units, Facts facts, RecordingTrace trace) {
        this.job = job;
        this.fabric = fabric;
        this.sizing = sizing;
        this.transport = transport;
        this.units = units;
        this.facts = facts;
        this.trace = trace;
        linkRate = facts.expected().stream()
                .filter(c -> c.scope() == org.eastwest.spi.hardware.FailureCause.Scope.LINK)
                .mapToDouble(org.eastwest.spi.hardware.FailureCause::perUnitPerSecond).sum();
        if (known()) {
            record();
        }
    }

    private boolean known() {
        return sizing.isPresent() && transport.isPresent() && linkRate > 0;
    }

    private void record() {
        trace.input("link_rate", "Failures of a link in a second", linkRate, Unit.PER_SECOND,
                Source.catalog("failures.csv, causes counted by link"));
        trace.input("job_links", "Links of the job", units.hostLinks() + units.uplinks(), Unit.COUNT,
                Source.assumption("the job's share of the links of the compute fabric"));
        trace.formula("link_failures", "Link failures that the job sees in a month", perMonth(units.hostLinks()
                + units.uplinks()), Unit.RATIO, "{link_rate} x {job_links} x seconds of a month",
                Source.assumption("all links fail at the same rate"));
        facts.record(trace, reroute());
        trace.formula("stall", "Time until packets avoid a failed link", stall(), Unit.SECOND,
                "{" + reroute().replace('-', '_') + "}", Source.assumption(perPacket()
                        ? "the path is chosen for each packet" : "the path is chosen for each flow"));
    }

    private static String often(long times) {
        return times == 1 ? "once" : times + " times";
    }

    private double perMonth(double links) {
        return linkRate * links * SECONDS_OF_A_MONTH;
    }

    private boolean perPacket() {
        return !(transport.orElseThrow().loadBalancing() instanceof LoadBalancing.FlowHash);
    }

    private String reroute() {
        return perPacket() ? "reroute-per-packet" : "reroute-per-flow";
    }

    private double stall() {
        return facts.value(reroute());
    }

    /** Time that a connection keeps trying, seconds. */
    private double patience() {
        return facts.value("retries") * transport.orElseThrow().lossRecovery().timeoutSeconds();
    }

    private boolean breaks() {
        return patience() > 0 && stall() > patience();
    }

    List<Metric> metrics() {
        return known() ? List.of(Metric.of("link_failures_per_month", job.id(), trace.get("link_failures")),
                Metric.of("link_stall_s", job.id(), trace.get("stall"))) : List.of();
    }

    Optional<Table> table() {
        if (!known()) {
            return Optional.empty();
        }
        List<List<Table.Cell>> rows = new ArrayList<>();
        rows.add(row("server to leaf", units.hostLinks(), units.survivesLink()
                ? "its NIC goes on with the ports of the other planes, and all wait for it" : "the job stops",
                units.survivesLink() ? stall() : Double.NaN,
                units.survivesLink() ? (units.ports() - 1.0) / units.ports() : 0));
        int uplinks = sizing.orElseThrow().tiers().get(0).upPorts();
        if (units.uplinks() > 0 && uplinks > 0) {
            rows.add(row("above the leaf", units.uplinks(), breaks() ? "connections break and the job stops"
                    : "flows take the other uplinks of the leaf", stall(), (uplinks - 1.0) / uplinks));
        }
        return Optional.of(new Table("link_failures", job.id(), "What a failed link does", COLUMNS, rows));
    }

    private List<Table.Cell> row(String where, double links, String effect, double stall, double left) {
        return List.of(Table.text(where), Table.number(Math.rint(links)), Table.number(perMonth(links)),
                Table.number(linkRate * links * facts.value("link-repair-time")), Table.text(effect),
                Table.number(stall), Table.number(left));
    }

    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        if (known() && !units.survivesLink() && perMonth(units.hostLinks()) >= 1) {
            findings.add(Finding.note(SINGLE_LINK, fabric.orElseThrow().id(), "Each NIC hangs on one link: a failed one"
                    + " stops job '" + job.name() + "', about " + often(Math.round(perMonth(units.hostLinks())))
                    + " a month.", "Split the NICs into ports on several planes."));
        }
        if (known() && breaks()) {
            findings.add(Finding.warning(BREAKS, fabric.orElseThrow().id(), "Packets take another path "
                    + Saving.time(stall()) + " after a link failed, and connections break after "
                    + Saving.time(patience()) + ".", "Raise the retransmission timeout of the transport, or choose the"
                            + " path for each packet."));
        }
        return findings;
    }
}
