// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.eastwest.spi.design.Workload.Inference;

/**
 * What a service achieves on some GPUs and links.
 *
 * @param replica    one copy of the model
 * @param service    what is asked of it
 * @param prefill    of one prompt
 * @param decode     step of a full batch, its sequences half way through their answers
 * @param steps      seconds of the step of a batch of so many sequences
 * @param cacheBytes KV cache of a prompt, all GPUs
 * @param transfer   of that cache to another replica; nothing unless disaggregated
 * @param load       of the replicas
 * @param occupancy  of a decoding replica; null when overloaded
 * @param jitter     of the GPUs of a replica
 * @param replicas   number of replicas
 */
record Estimate(Replica replica, Inference service, Phase prefill, Phase decode, IntToDoubleFunction steps,
        double cacheBytes, Network.Cost transfer, Load load, Occupancy occupancy, Jitter jitter, int replicas) {
    /** Half of all keep to it. */
    static final double MEDIAN = 0.5;
    /** One in a hundred does not keep to it. */
    static final double TAIL = 0.99;

    static Estimate of(Replica replica, Inference service, int replicas, Gpu gpu, Network network, double spread) {
        double tokens = service.promptTokens() + service.outputTokens() / 2.0;
        Phase prefill = replica.prefill(1, service.promptTokens(), gpu, network);
        Phase decode = replica.decode(service.concurrency(), tokens, gpu, network);
        Network.Cost transfer = service.disaggregated() && replicas > 1
                ? network.send(replica.cacheOnGpu(service.promptTokens())) : Network.Cost.NONE;
        Load load = Load.of(service.requestsPerSecond(), replicas, service.disaggregated(), prefill.seconds(),
                service.outputTokens() * decode.seconds() / service.concurrency(), transfer.bandwidth());
        IntToDoubleFunction steps = remembered(n -> replica.decode(n, tokens, gpu, network).seconds());
        return new Estimate(replica, service, prefill, decode, steps,
                replica.cacheBytesPerToken() * service.promptTokens(), transfer, load,
                occupancy(load, service, steps), new Jitter(replica.gpus(), spread), replicas);
    }

    /** The same service under other requests. */
    Estimate at(double requestsPerSecond) {
        Load other = load.at(requestsPerSecond);
        return new Estimate(replica, service, prefill, decode, steps, cacheBytes, transfer, other,
                occupancy(other, service, steps), jitter, replicas);
    }

    private static Occupancy occupancy(Load load, Inference service, IntToDoubleFunction steps) {
        if (load.overloaded()) {
            return null;
        }
        Interruptions between = load.interruptions();
        IntToDoubleFunction stretched = n -> between.stretched(steps.applyAsDouble(n));
        return load.known() ? Occupancy.of(load.perDecodeReplica() * service.outputTokens(), service.outputTokens(),
                service.concurrency(), stretched) : Occupancy.full(service.concurrency());
    }

    private static IntToDoubleFunction remembered(IntToDoubleFunction function) {
        Map<Integer, Double> known = new HashMap<>();
        return n -> known.computeIfAbsent(n, function::applyAsDouble);
    }

    boolean overloaded() {
        return load.overloaded();
    }

    /** All that a request waits for before its first token. */
    Waits waits() {
        return new Waits(List.of(load.prefillWait(), load.transferWait(), occupancy.place()));
    }

    /** Mean time to the first token, seconds; NaN when overloaded. */
    double ttft() {
        return overloaded() ? Double.NaN : waits().mean() + unloaded();
    }

    /** Time to the first token that this share of the requests stays below, seconds; NaN when overloaded. */
    double ttft(double share) {
        return overloaded() ? Double.NaN : waits().quantile(share) + unloaded() * jitter.factor(share);
    }

    private double unloaded() {
        return prefill.seconds() + transfer.seconds() + step();
    }

    /** Decode step that tokens see, mean, seconds; NaN when overloaded. */
    double step() {
        return overloaded() ? Double.NaN : occupancy.mean(steps);
    }

    /** Time per output token, mean, with the prefills that come between; NaN when overloaded. */
    double tpot() {
        return overloaded() ? Double.NaN : load.interruptions().stretched(step());
    }

    /** Time that this share of the tokens comes within after the one before, seconds; NaN when overloaded. */
    double tpot(double share) {
        if (overloaded()) {
            return Double.NaN;
        }
        Interruptions between = load.interruptions();
        return jitter.factor(share) * occupancy.quantile(share, decode.seconds(),
                (n, seconds) -> between.beyond(steps.applyAsDouble(n), seconds));
    }

    /** Output tokens per second and GPU at the most requests that the service can answer. */
    double perGpu() {
        return load.maximumPerSecond() * service.outputTokens() / (replicas * replica.gpus());
    }
}
