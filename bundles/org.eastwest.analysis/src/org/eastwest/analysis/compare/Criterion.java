// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.Arrays;
import java.util.Optional;

/** Metrics that decide between designs, and which way is better; the most important first. */
public enum Criterion {
    STEP_TIME("step_time_s", false), MFU("mfu", true), EXPOSED("exposed_fraction", false),
    GOODPUT("goodput", true), MTBF("job_mtbf_s", true), BANDWIDTH("effective_bytes_per_second", true),
    LATENCY("latency_s", false), SWITCHES("switches", false), NETWORK_POWER("network_power_w", false),
    POWER("equipment_power_w", false), NETWORK_COST("network_cost_usd", false), COST("cost_usd", false),
    FIRST_TOKEN("ttft_s", false), TOKEN("tpot_s", false), TOKENS("output_tokens_per_second_per_gpu", true);

    private final String metric;
    private final boolean moreIsBetter;

    Criterion(String metric, boolean moreIsBetter) {
        this.metric = metric;
        this.moreIsBetter = moreIsBetter;
    }

    /** Id of the metric. */
    public String metric() {
        return metric;
    }

    public boolean moreIsBetter() {
        return moreIsBetter;
    }

    public static Optional<Criterion> of(String metric) {
        return Arrays.stream(values()).filter(c -> c.metric.equals(metric)).findFirst();
    }
}
