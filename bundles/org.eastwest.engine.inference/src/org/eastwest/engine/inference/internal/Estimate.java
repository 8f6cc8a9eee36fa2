// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import org.eastwest.spi.design.Workload.Inference;

/**
 * What a service achieves on some GPUs and links.
 *
 * @param replica    one copy of the model
 * @param service    what is asked of it
 * @param prefill    of one prompt
 * @param decode     step of a full batch, its sequences half way through their answers
 * @param cacheBytes KV cache of a prompt, all GPUs
 * @param transfer   of that cache to another replica; nothing unless disaggregated
 * @param load       of the replicas
 * @param replicas   number of replicas
 */
record Estimate(Replica replica, Inference service, Phase prefill, Phase decode, double cacheBytes,
        Network.Cost transfer, Load load, int replicas) {
    static Estimate of(Replica replica, Inference service, int replicas, Gpu gpu, Network network) {
        Phase prefill = replica.prefill(1, service.promptTokens(), gpu, network);
        Phase decode = replica.decode(service.concurrency(), service.promptTokens() + service.outputTokens() / 2.0, gpu,
                network);
        Load load = Load.of(service.requestsPerSecond(), replicas, service.disaggregated(), prefill.seconds(),
                service.outputTokens() * decode.seconds() / service.concurrency());
        Network.Cost transfer = load.disaggregated() ? network.send(replica.cacheOnGpu(service.promptTokens()))
                : Network.Cost.NONE;
        return new Estimate(replica, service, prefill, decode, replica.cacheBytesPerToken() * service.promptTokens(),
                transfer, load, replicas);
    }

    /** Mean time to the first token, seconds; NaN when overloaded. */
    double ttft() {
        return load.meanWait() + unloaded();
    }

    /** Time to the first token that 99 of 100 requests stay below, seconds. */
    double tailTtft() {
        return load.tailWait() + unloaded();
    }

    private double unloaded() {
        return prefill.seconds() + transfer.seconds() + decode.seconds();
    }

    /** Time per output token, seconds; NaN when overloaded and prefill comes between. */
    double tpot() {
        return load.stretched(decode.seconds());
    }

    /** Output tokens per second and GPU at the most requests that the service can answer. */
    double perGpu() {
        return load.maximumPerSecond() * service.outputTokens() / (replicas * replica.gpus());
    }
}
