// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The advice at one size.
 *
 * @param gpus        GPUs of the design at this size
 * @param changes     what was changed to reach it, one sentence each; empty for the design as it is
 * @param ranking     every installed transport, best first; those that are not possible last
 * @param unused      criteria that do not count because the values of too many transports are unknown, with the
 *                    reason, by id
 * @param physics     which is best by what engines compute
 * @param decision    which is best by all criteria
 * @param networks    InfiniBand or Ethernet: the best transport of each against the other
 * @param sensitivity what changes the ranking, and what does not
 * @param split       which dimensions belong inside the scale-up domain; empty without a training job, or not asked for
 * @param flows       mean against slowest on the same fabric, by transport
 * @since 1.0
 */
public record ScaleAdvice(long gpus, List<String> changes, List<Candidate> ranking, Map<String, String> unused,
        Verdict physics, Verdict decision, Verdict networks, List<Sensitivity> sensitivity,
        Optional<SplitAdvice> split, List<FlowContrast> flows) {
    public ScaleAdvice {
        changes = List.copyOf(changes);
        ranking = List.copyOf(ranking);
        unused = java.util.Collections.unmodifiableMap(new TreeMap<>(unused));
        Objects.requireNonNull(physics, "physics");
        Objects.requireNonNull(decision, "decision");
        Objects.requireNonNull(networks, "networks");
        sensitivity = List.copyOf(sensitivity);
        Objects.requireNonNull(split, "split");
        flows = List.copyOf(flows);
    }

    /**
     * Share of the weight of these criteria that counts: that of those which are known of enough transports.
     *
     * @param criteria with the weights in use
     * @return 0 to 1; 1 where nothing has a weight
     * @since 1.1
     */
    public double weightCounted(List<Criterion> criteria) {
        double all = criteria.stream().mapToDouble(Criterion::weight).sum();
        return all == 0 ? 1 : criteria.stream().filter(c -> !unused.containsKey(c.id())).mapToDouble(Criterion::weight)
                .sum() / all;
    }
}
