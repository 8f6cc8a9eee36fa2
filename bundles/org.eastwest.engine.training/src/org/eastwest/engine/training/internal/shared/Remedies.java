// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;

/** Other ways to keep jobs apart, each computed as the design's own. */
final class Remedies {
    /** Computes what jobs do to one another. */
    interface Question {
        Neighbours of(List<JobTraffic> jobs, Transport transport, Isolation isolation);
    }

    /**
     * One way.
     *
     * @param name       for people
     * @param advice     what to do for it
     * @param neighbours what then happens; empty where it cannot be
     * @param moved      the jobs as they then stand
     * @param note       why it cannot be, or what it needs; may be empty
     */
    record Row(String name, String advice, Optional<Neighbours> neighbours, List<JobTraffic> moved, String note) {
        /** Slowdown of the job with this number. */
        double slowdown(int job) {
            return neighbours.map(n -> n.slowdown(moved.get(job))).orElse(Double.NaN);
        }

        /** What the slowest of its NICs gets beside the other jobs, as a share of its line. */
        double slowest(int job) {
            return neighbours.map(n -> n.slowest(moved.get(job))).orElse(Double.NaN);
        }
    }

    private final List<JobTraffic> jobs;
    private final FabricSizing sizing;
    private final Transport transport;
    private final Isolation isolation;
    private final Question question;
    private final List<Row> rows = new ArrayList<>();

    Remedies(List<JobTraffic> jobs, FabricSizing sizing, Transport transport, Isolation isolation, Question question) {
        this.jobs = jobs;
        this.sizing = sizing;
        this.transport = transport;
        this.isolation = isolation;
        this.question = question;
    }

    /** All ways, the design's own among them; one with too many flows to follow is named alone. */
    List<Row> rows(Neighbours own) {
        for (Isolation kind : Isolation.values()) {
            if (kind == isolation) {
                rows.add(new Row(word(kind), "", Optional.of(own), jobs, "as designed"));
            } else {
                other(kind);
            }
        }
        adaptive();
        wholeLeaves();
        return rows;
    }

    private Row computed(String name, String advice, List<JobTraffic> who, Transport how, Isolation kind, String note) {
        try {
            return new Row(name, advice, Optional.of(question.of(who, how, kind)), who, note);
        } catch (SimulationLimitException tooLarge) {
            return new Row(name, "", Optional.empty(), jobs, "not computed: " + tooLarge.getMessage() + "; ask about a"
                    + " smaller part of the fabric, such as one pod");
        }
    }

    private void other(Isolation kind) {
        int classes = transport.flowControl().classes();
        if (kind == Isolation.PRIORITIES && classes < 2) {
            rows.add(impossible(kind, "the transport has " + classes(classes)));
        } else if (kind == Isolation.PLANES && sizing.plan().planes() < 2) {
            rows.add(impossible(kind, "the fabric has one plane"));
        } else {
            rows.add(computed(word(kind), "set the isolation of the fabric to " + word(kind), jobs, transport, kind,
                    kind == Isolation.PLANES ? "each job has the bandwidth of its planes alone" : ""));
        }
    }

    private Row impossible(Isolation kind, String why) {
        return new Row(word(kind), "", Optional.empty(), jobs, why);
    }

    private void adaptive() {
        LoadBalancing now = transport.loadBalancing();
        boolean evenly = now instanceof LoadBalancing.AdaptivePerPacket
                || now instanceof LoadBalancing.Spraying spraying && spraying.adaptive();
        if (!evenly) {
            rows.add(computed("adaptive routing", "route adaptively", jobs,
                    transport.withLoadBalancing(new LoadBalancing.AdaptivePerPacket()), isolation, ""));
        }
        if (now instanceof LoadBalancing.FlowHash) {
            rows.add(computed("packet spraying", "spray packets", jobs,
                    transport.withLoadBalancing(new LoadBalancing.Spraying(FabricTransport.DEFAULT_SPRAY_WINDOW)),
                    isolation, ""));
        }
    }

    /** Every job begins with a leaf, or a group of leaves where each takes a rail. */
    private void wholeLeaves() {
        boolean inRails = sizing.plan().topology() == TopologyKind.RAIL_OPTIMISED
                || sizing.plan().topology() == TopologyKind.RAIL_ONLY;
        long block = sizing.leafGroupEndpoints() * (inRails ? sizing.plan().railCount() : 1);
        long next = 0;
        List<JobTraffic> moved = new ArrayList<>();
        for (JobTraffic job : jobs) {
            Optional<int[]> span = job.span();
            if (span.isEmpty()) {
                moved.add(job);
                continue;
            }
            moved.add(job.moved((int) (next - span.get()[0])));
            long size = span.get()[1] - span.get()[0] + 1L;
            next += (size + block - 1) / block * block;
        }
        boolean fits = moved.stream().allMatch(j -> j.span().map(s -> s[1] < sizing.plan().endpoints()).orElse(true));
        String name = inRails ? "jobs on whole groups of leaves" : "jobs on whole leaves";
        rows.add(fits ? computed(name, "place each job on leaves of its own", moved, transport, isolation, "")
                : new Row(name, "", Optional.empty(), jobs, "they do not fit the fabric so"));
    }

    static String word(Isolation kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    static String classes(int classes) {
        return classes == 1 ? "one priority or virtual lane" : classes + " priorities or virtual lanes";
    }
}
