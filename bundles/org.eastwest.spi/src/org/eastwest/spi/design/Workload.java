// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import org.eastwest.spi.hardware.ModelShape;
import org.osgi.annotation.versioning.ProviderType;

/**
 * What a job computes and sends.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface Workload {
    /** Id of the workload in the design. */
    String id();

    /** What backward recomputes instead of keeping. */
    enum Recompute {
        NONE, SELECTIVE, FULL
    }

    /** The optimizer, with the bytes of state it keeps a parameter besides weights and gradients. */
    enum Optimizer {
        /** fp32 master weight, first and second moment: 12 bytes (Rajbhandari 2020, section 3.1). */
        ADAM(12),
        /** fp32 master weight, both moments in bf16: 8 bytes (arXiv:2412.19437, section 3.3.3). */
        ADAM_BF16(8),
        /** fp32 master weight and momentum: 8 bytes. */
        SGD_MOMENTUM(8),
        /** fp32 master weight alone: 4 bytes. */
        SGD(4);

        private final int stateBytes;

        Optimizer(int stateBytes) {
            this.stateBytes = stateBytes;
        }

        public int stateBytesPerParameter() {
            return stateBytes;
        }
    }

    /**
     * A training run.
     *
     * @param id                  id of the workload
     * @param model               shape of the model
     * @param sequenceLength      tokens in a sequence
     * @param globalBatch         sequences in a step
     * @param precision           of the matrix multiplications
     * @param gradientBytes       bytes of a gradient element, kept and reduced: 4 (fp32) or 2
     * @param optimizer           the optimizer
     * @param recompute           what backward recomputes
     * @param flashAttention      true when attention never writes the score matrix
     * @param overlapTensor       true when TP communication hides behind matrix multiplications
     * @param overlapData         true when DP communication hides behind backward and forward
     * @param overlapPipeline     true when PP sends hide behind compute
     * @param overlapExpert       true when EP all-to-all hides behind compute
     * @param overlapContext      true when CP communication hides behind attention
     * @param expertLoadImbalance busiest over mean expert load, at least 1
     */
    record Training(String id, ModelShape model, int sequenceLength, int globalBatch, Precision precision,
            int gradientBytes, Optimizer optimizer, Recompute recompute, boolean flashAttention,
            boolean overlapTensor, boolean overlapData, boolean overlapPipeline, boolean overlapExpert,
            boolean overlapContext, double expertLoadImbalance) implements Workload {
        /** Tokens in a step. */
        public long tokens() {
            return (long) sequenceLength * globalBatch;
        }

        /** This run with other recompute and overlaps, in the order of the components. */
        public Training with(Recompute otherRecompute, boolean tensor, boolean data, boolean pipeline,
                boolean expert, boolean context) {
            return new Training(id, model, sequenceLength, globalBatch, precision, gradientBytes, optimizer,
                    otherRecompute, flashAttention, tensor, data, pipeline, expert, context, expertLoadImbalance);
        }
    }

    /**
     * An inference service.
     *
     * @param id                        id of the workload
     * @param model                     shape of the model
     * @param promptTokens              tokens of a prompt
     * @param outputTokens              tokens of an answer
     * @param requestsPerSecond         offered load; NaN when not given
     * @param concurrency               requests in flight in one replica
     * @param precision                 of the matrix multiplications
     * @param disaggregated             true when prefill and decode run on different servers
     * @param timeToFirstTokenSeconds   target; NaN when not given
     * @param timePerOutputTokenSeconds target; NaN when not given
     */
    record Inference(String id, ModelShape model, int promptTokens, int outputTokens, double requestsPerSecond,
            int concurrency, Precision precision, boolean disaggregated, double timeToFirstTokenSeconds,
            double timePerOutputTokenSeconds) implements Workload {
    }

    /**
     * Plain independent flows, the traffic of an ordinary data centre.
     *
     * @param id        id of the workload
     * @param flows     flows at a time
     * @param flowBytes size of a flow
     * @param load      offered load over line rate, 0 to 1
     */
    record IndependentFlows(String id, int flows, double flowBytes, double load) implements Workload {
    }
}
