// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.ModelShape;

/**
 * One copy of a model on tp x pp x cp GPUs, and what its phases cost. Experts are spread over ep GPUs, which may belong
 * to several replicas.
 *
 * @param model     shape of the model
 * @param precision of weights and matrix multiplications
 * @param tp        tensor parallelism
 * @param pp        pipeline stages
 * @param cp        context parallelism, which splits prefill
 * @param ep        GPUs that share the routed experts
 */
record Replica(ModelShape model, Precision precision, int tp, int pp, int cp, int ep) {
    /** Activations are sent in 16 bits. */
    private static final double ACTIVATION_BYTES = 2;

    Replica(ModelShape model, Precision precision, PlanSnapshot plan) {
        this(model, precision, plan.tp(), plan.pp(), plan.cp(), plan.ep());
    }

    long gpus() {
        return (long) tp * pp * cp;
    }

    /** Bytes of an element of the KV cache: 16 bits, or 8 where the weights have 8 or fewer. */
    double cacheElementBytes() {
        return precision.bytes() < 2 ? 1 : 2;
    }

    /** Bytes of the KV cache that one token adds, over all layers (GQA, arXiv 2305.13245; MLA, arXiv 2405.04434). */
    double cacheBytesPerToken() {
        return model.layers() * cacheElements() * cacheElementBytes();
    }

    private double cacheElements() {
        return model.attention() == ModelShape.Attention.MLA ? model.kvLoraRank() + model.ropeDimension()
                : 2.0 * model.kvHeads() * model.headDimension();
    }

    /** GPUs of a stage that the cache of one sequence is split over: heads are split, a latent vector is not. */
    private double cacheSplit() {
        double heads = model.attention() == ModelShape.Attention.MLA ? 1 : Math.min(tp, model.kvHeads());
        return heads * cp;
    }

    /** Bytes of the cache of one sequence on one GPU. */
    double cacheOnGpu(double tokens) {
        return cacheBytesPerToken() * cachedTokens(tokens) / tokens / cacheSplit() / pp * tokens;
    }

    /** Tokens that a layer keeps on average: with a sliding window some layers keep the window alone. */
    private double cachedTokens(double tokens) {
        if (model.slidingWindow() <= 0 || model.windowEvery() <= 0) {
            return tokens;
        }
        double windowed = 1.0 / model.windowEvery();
        return windowed * Math.min(tokens, model.slidingWindow()) + (1 - windowed) * tokens;
    }

    /** Bytes of the weights on one GPU. */
    double weightsOnGpu() {
        return (sharedWeights() + expertWeights()) / pp;
    }

    /** Bytes of the weights that every token passes through, on one GPU, of all stages. */
    private double sharedWeights() {
        double layers = (model.layers() - model.moeLayers()) * (double) model.denseLayerParameters()
                + model.moeLayers() * (double) model.moeLayerSharedParameters();
        return (layers + 2.0 * model.embeddingParameters()) * precision.bytes() / tp;
    }

    /** Bytes of the routed experts on one GPU, of all stages. */
    private double expertWeights() {
        return model.moeLayers() * (double) model.experts() * model.feedForwardParameters(model.expertFeedForward())
                * precision.bytes() / Math.max(tp, ep);
    }

    /**
     * Prefill of a batch of prompts.
     *
     * @param prompts in one batch
     * @param tokens  of each
     */
    Phase prefill(double prompts, double tokens, Gpu gpu, Network network) {
        double all = prompts * tokens;
        double flop = 2.0 * (model.activeParameters() - 2.0 * model.embeddingParameters()) * all
                + 2.0 * model.embeddingParameters() * prompts + attention(all * cachedTokens(tokens) / 2);
        double memory = (sharedWeights() + touched(all) * expertWeights()) / gpu.memoryPerSecond();
        return new Phase(flop / (tp * cp) / gpu.flopPerSecond(), memory,
                communication(all / cp, 1, network), model.layers() * gpu.layerSeconds());
    }

    /**
     * A step that gives each sequence of a batch one token; its parts follow each other through the stages.
     *
     * @param sequences in the batch
     * @param tokens    that each has behind it
     */
    Phase decode(double sequences, double tokens, Gpu gpu, Network network) {
        double part = sequences / pp;
        double flop = 2.0 * (model.activeParameters() - model.embeddingParameters()) * part
                + attention(part * cachedTokens(tokens));
        double memory = (sharedWeights() + touched(part) * expertWeights() + part * cacheOnGpu(tokens) * pp)
                / gpu.memoryPerSecond();
        return new Phase(flop / (tp * cp) / gpu.flopPerSecond(), memory, communication(part, 1, network),
                model.layers() * gpu.layerSeconds());
    }

    /** FLOP of scores and weighted sums over this many pairs of tokens, all layers and heads. */
    private double attention(double pairs) {
        return 4.0 * pairs * model.heads() * model.headDimension() * model.layers();
    }

    /** Share of the experts that at least one of these tokens visits, with those of the other replicas. */
    private double touched(double tokens) {
        if (!model.moe()) {
            return 0;
        }
        double together = tokens * Math.max(1, (double) ep / (tp * cp));
        return 1 - Math.pow(1 - (double) model.topK() / model.experts(), together);
    }

    /** Two all-reduces of TP in a layer, dispatch and combine of EP in a layer with experts, sends between stages. */
    private Network.Cost communication(double tokens, double count, Network network) {
        double bytes = tokens * model.hidden() * ACTIVATION_BYTES;
        Network.Cost tensor = network.allReduce(tp, bytes).times(2.0 * model.layers() * count);
        Network.Cost experts = model.moe() && ep > 1
                ? network.exchange(ep, dispatched(tokens / tp)).and(network.exchange(ep, combined(tokens / tp)))
                        .times(model.moeLayers() * count) : Network.Cost.NONE;
        Network.Cost stages = network.stage((long) tp * cp, bytes / tp).times((pp - 1) * count);
        return tensor.and(experts).and(stages);
    }

    /** Bytes that a rank sends to the experts of its tokens. */
    double dispatched(double tokens) {
        return tokens * model.topK() * model.hidden() * Math.min(ACTIVATION_BYTES, Math.max(1, precision.bytes()));
    }

    /** Bytes that come back, in 16 bits. */
    double combined(double tokens) {
        return tokens * model.topK() * model.hidden() * ACTIVATION_BYTES;
    }
}
