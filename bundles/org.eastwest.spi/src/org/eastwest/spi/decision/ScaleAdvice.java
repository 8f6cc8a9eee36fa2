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
 * @param unused      criteria that do not count because a value is unknown, with the reason, by id
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
}
