// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Floating point operations of a step over the whole job.
 *
 * @param model    what the model needs, causal attention counted by half: 6 FLOP for each active weight that multiplies
 *                 and token, and three times the attention scores of forward
 * @param hardware with what the recompute of the run adds
 */
public record TrainingFlop(double model, double hardware) {
    private static final Source SOURCE = Source.literature("6 FLOP a parameter and token, 12 L h s of attention halved "
            + "by the causal mask (Narayanan et al. SC21; arXiv 2204.02311 appendix B; arXiv 2407.21783 Table 4); "
            + "recompute adds a forward (arXiv 2205.05198)");

    public static TrainingFlop of(ModelShape shape, Training run, Scope scope) {
        double weights = matmulWeights(shape);
        double head = shape.embeddingParameters();
        double keys = Attention.meanKeys(shape, run.sequenceLength());
        double attention = 2 * keys * shape.heads() * (Attention.keyDimension(shape) + Attention.valueDimension(shape))
                * shape.layers();
        double tokens = run.tokens();
        double model = 3 * tokens * (2 * (weights + head) + attention);
        double again = switch (run.recompute()) {
            case NONE -> 0;
            // With fused attention, norms and activation are recomputed, which multiply no matrices.
            case SELECTIVE -> run.flashAttention() ? 0 : attention;
            case FULL -> 2 * weights + attention;
        };
        TrainingFlop flop = new TrainingFlop(model, model + tokens * again);
        if (scope.recording()) {
            scope.derived("step_tokens", "tokens in a step", tokens, Unit.COUNT, "sequence_length * global_batch",
                    SOURCE);
            scope.input("layer_weights", "weights that multiply a token in all layers", weights, Unit.COUNT,
                    shape.provenance().source());
            scope.derived("head_weights", "weights of the output layer", head, Unit.COUNT, "vocabulary * hidden",
                    SOURCE);
            scope.derived("mean_keys", "keys a query looks at, mean", keys, Unit.COUNT,
                    shape.slidingWindow() > 0 && shape.windowEvery() > 0
                            ? "mean(sequence_length / 2, sliding_window)" : "sequence_length / 2", SOURCE);
            scope.derived("attention_flop", "attention of a token in forward", attention, Unit.FLOP,
                    "2 * mean_keys * heads * (key_dimension + value_dimension) * layers", SOURCE);
            scope.derived("model_flop", "FLOP the model needs in a step", model, Unit.FLOP,
                    "3 * step_tokens * (2 * (layer_weights + head_weights) + attention_flop)", SOURCE);
            scope.derived("hardware_flop", "FLOP of a step with recompute", flop.hardware(), Unit.FLOP,
                    run.recompute() == Recompute.FULL
                            ? "model_flop + step_tokens * (2 * layer_weights + attention_flop)"
                            : flop.hardware() > model ? "model_flop + step_tokens * attention_flop" : "model_flop",
                    SOURCE);
        }
        return flop;
    }

    /** Weights of all layers that multiply one token; norms and the input embedding multiply none. */
    private static double matmulWeights(ModelShape shape) {
        double attention = shape.attentionParameters();
        double dense = attention + shape.feedForwardParameters(shape.feedForward());
        double moe = attention + shape.feedForwardParameters(shape.sharedExpertFeedForward())
                + (double) shape.hidden() * shape.experts()
                + shape.topK() * (double) shape.feedForwardParameters(shape.expertFeedForward());
        return (shape.layers() - shape.moeLayers()) * dense + shape.moeLayers() * moe;
    }
}
