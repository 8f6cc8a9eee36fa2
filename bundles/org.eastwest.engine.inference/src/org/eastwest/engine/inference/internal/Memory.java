// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import java.util.List;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Workload.Inference;

/** What weights and KV cache take of a GPU. */
final class Memory {
    private final double usable;
    private final double bytes;
    private final double mostSequences;
    private final RecordingTrace trace;

    /**
     * @param usable bytes for weights and cache on a GPU
     */
    Memory(Replica replica, Inference service, double usable, RecordingTrace trace) {
        this.usable = usable;
        this.trace = trace;
        double tokens = service.promptTokens() + (double) service.outputTokens();
        trace.input("tokens", "Tokens of a whole sequence", tokens, Unit.COUNT, Source.design("workload."
                + service.id() + ".promptTokens + outputTokens"));
        trace.input("concurrency", "Sequences in flight in a replica", service.concurrency(), Unit.COUNT,
                Source.design("workload." + service.id() + ".concurrency"));
        trace.input("cache_token", "KV cache of a token, all layers", replica.cacheBytesPerToken(), Unit.BYTE,
                Source.literature("2 x layers x KV heads x head dimension x bytes (arXiv 2305.13245); with MLA layers x"
                        + " (latent + rotary) x bytes (arXiv 2405.04434); shape: "
                        + service.model().provenance().source().text()));
        double sequence = trace.formula("cache_sequence", "KV cache of a sequence on a GPU", replica.cacheOnGpu(tokens),
                Unit.MEMORY_BYTE, "{cache_token} x {tokens}, split over heads and stages",
                Source.assumption("heads are split over TP as far as there are, layers over stages"));
        double weights = trace.input("weights", "Weights on a GPU", replica.weightsOnGpu(), Unit.MEMORY_BYTE,
                Source.assumption("layers over stages, matrices over TP, experts over EP"));
        bytes = trace.formula("inference_memory", "Memory of a GPU for weights and KV cache",
                weights + service.concurrency() * sequence, Unit.MEMORY_BYTE,
                "{weights} + {concurrency} x {cache_sequence}", Source.assumption("every sequence at its full length"));
        mostSequences = trace.formula("most_sequences", "Most sequences in flight that fit in a replica",
                Math.max(0, Math.floor((usable - weights) / sequence)), Unit.COUNT,
                "floor(({usable_memory} - {weights}) / {cache_sequence})", Source.assumption("at their full length"));
    }

    double usable() {
        return usable;
    }

    double bytes() {
        return bytes;
    }

    double mostSequences() {
        return mostSequences;
    }

    boolean fits() {
        return bytes <= usable;
    }

    List<Metric> metrics(String job) {
        return List.of(Metric.of("kv_cache_bytes_per_token", job, trace.get("cache_token")),
                Metric.of("inference_memory_bytes", job, trace.get("inference_memory")),
                Metric.of("maximum_concurrency", job, trace.get("most_sequences")));
    }
}
