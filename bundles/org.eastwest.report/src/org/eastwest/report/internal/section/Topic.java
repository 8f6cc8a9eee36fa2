// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.List;
import java.util.Set;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Table;

/** What has a section of its own, whatever element it is about. */
public enum Topic {
    /** How the fabric behaves when it is full. */
    CONGESTION("congestion", "Congestion and deadlock", Set.of("pause_cascade", "loss_step"),
            Set.of("load_balance_slowdown", "incast_fan_in", "p999_hit_probability", "slowest_over_mean_delay",
                    "loss_time_s", "loss_step_quantile_s", "loss_timeout_probability", "cyclic_buffers", "pause_hop_s",
                    "pause_hops", "paused_links", "victim_share", "victim_share_until_slowed", "visible_burst_s",
                    "pfc_headroom_bytes", "pfc_headroom_share", "pfc_xoff_bytes"),
            List.of("loss.", "incast.", "bandwidth_over_queue_pairs", "uplink_load")),
    /** What stops a job, and what is left of the time. */
    FAILURES("failures", "Failures and goodput", Set.of("failures", "link_failures"),
            Set.of("job_mtbf_s", "checkpoint_bytes", "checkpoint_interval_s", "checkpoint_interval_young_s", "goodput",
                    "goodput_partial_restart", "spare_servers", "checkpoint_write_bytes_per_second",
                    "checkpoint_read_bytes_per_second", "storage_ports", "link_failures_per_month", "link_stall_s"),
            List.of("goodput")),
    /** Jobs that share links. */
    SHARING("shared-jobs", "Jobs on one fabric", Set.of("shared_jobs", "shared_collectives", "isolation_kinds"),
            Set.of(), List.of("shared")),
    /** What requests wait for as more of them come. */
    SERVING("serving", "Service under load", Set.of(), Set.of(), List.of("ttft_", "tpot_")),
    /** Collectives of one message size, the contrast to independent flows. */
    MESSAGES("messages", "Collectives and the size of messages", Set.of(), Set.of(),
            List.of("all_reduce_", "all_to_all_"));

    private final String anchor;
    private final String title;
    private final Set<String> tables;
    private final Set<String> metrics;
    private final List<String> curves;

    Topic(String anchor, String title, Set<String> tables, Set<String> metrics, List<String> curves) {
        this.anchor = anchor;
        this.title = title;
        this.tables = tables;
        this.metrics = metrics;
        this.curves = curves;
    }

    /** Anchor of its section. */
    public String anchor() {
        return anchor;
    }

    /** Heading of its section. */
    public String title() {
        return title;
    }

    /** True when the section shows this table. */
    public boolean has(Table table) {
        return tables.contains(table.id());
    }

    /** True when the section shows this metric. */
    public boolean has(Metric metric) {
        return metrics.contains(metric.id());
    }

    /** True when the section shows this curve. */
    public boolean has(Series series) {
        return curves.stream().anyMatch(series.id()::startsWith);
    }

    /** True when some topic shows it, so that the section of its element need not. */
    public static boolean any(Table table) {
        return List.of(values()).stream().anyMatch(t -> t.has(table));
    }

    /** As {@link #any(Table)}. */
    public static boolean any(Metric metric) {
        return List.of(values()).stream().anyMatch(t -> t.has(metric));
    }
}
