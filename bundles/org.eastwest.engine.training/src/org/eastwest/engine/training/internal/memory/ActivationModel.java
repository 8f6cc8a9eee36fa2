// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import org.eastwest.engine.training.internal.compute.Attention;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Bytes that a layer keeps of one micro-batch for backward, tensor by tensor. For a GPT layer in 16 bits they are those
 * of Korthikanti et al. (arXiv 2205.05198, section 4 and Table 2), {@code s b h (10 + 24/t + 5 a s/(h t))} under TP;
 * for other layers the tensors that Megatron-LM with TransformerEngine keeps. Inputs of linear layers are kept in the
 * precision they multiply in; selective recompute in 8 bits also keeps what fused attention gives and what the
 * activation takes in those only (arXiv 2412.19437, section 3.3.3). The router's weights multiply inside an expert,
 * whose output need not be kept. The output of a stage is free once it is sent, as in Megatron-LM and in the run of
 * Llama 3 405B (arXiv 2407.21783, section 3.3.2); the next stage keeps it as its input.
 */
final class ActivationModel {
    /** Bytes of an element in 16 bits. */
    private static final double E = 2;
    /** Bytes of an element in fp32. */
    private static final double FP32 = 4;

    private final ModelShape shape;
    private final Training run;
    private final PlanSnapshot plan;
    private final Slice slice;
    private final double operand;

    ActivationModel(ModelShape shape, Training run, PlanSnapshot plan, Slice slice) {
        this.shape = shape;
        this.run = run;
        this.plan = plan;
        this.slice = slice;
        this.operand = run.precision().bytes();
    }

    /** One value for each token and hidden column, as norms and residuals are spread, 16 bits. */
    private double residual() {
        return E * slice.tokens() * shape.hidden() / slice.spread();
    }

    /** One value for each token and hidden column of the whole micro-batch, 16 bits. */
    private double whole() {
        return E * slice.tokens() * shape.hidden();
    }

    /** The input of a layer, all that full recompute keeps of it. */
    double input() {
        return residual();
    }

    /** A dense layer, without recompute or with selective recompute. */
    double dense(Recompute recompute) {
        return attention(recompute) + feedForward(recompute);
    }

    /** A layer with routed experts, without recompute or with selective recompute. */
    double moe(Recompute recompute) {
        return attention(recompute) + experts(recompute);
    }

    private double attention(Recompute recompute) {
        boolean selective = recompute == Recompute.SELECTIVE;
        boolean mla = Attention.mla(shape);
        double t = slice.tokens();
        double value = slice.heads() * shape.headDimension();
        double kept = norm(recompute) + mask();
        if (mla) {
            kept += lowRank(selective && run.flashAttention());
        }
        if (!(selective && run.flashAttention() && mla)) {
            kept += projected(value);
        }
        if (run.flashAttention()) {
            // The sums of the softmax in fp32, and the output that fused attention keeps in 16 bits.
            kept += t * slice.heads() * FP32 + (operand < E && !selective ? E * t * value : 0);
        } else if (!selective) {
            kept += t * slice.heads() * run.sequenceLength() * (dropout() ? 2 * E + 1 : E);
        }
        if (plan.cp() > 1 && run.flashAttention()) {
            // TransformerEngine 2.8 and later keeps the output on both sides of the exchange.
            kept += E * t * value;
        }
        return kept + operand * t * value;
    }

    /** Queries, keys and values. */
    private double projected(double value) {
        return Attention.mla(shape)
                ? E * slice.tokens() * (2 * slice.heads() * Attention.keyDimension(shape) + value)
                : E * slice.tokens() * (slice.heads() + 2 * slice.kvHeads()) * shape.headDimension();
    }

    /** MLA's compressed queries, keys and values, and their norms' outputs, which selective recompute makes again. */
    private double lowRank(boolean again) {
        double ranks = shape.queryLoraRank() + shape.kvLoraRank();
        double elements = slice.tokens() / slice.spread();
        return elements * (E * (ranks + shape.ropeDimension()) + (again ? 0 : operand * ranks));
    }

    private double feedForward(Recompute recompute) {
        return norm(recompute) + mask() + slice.tokens() * columns(slice.feedForward(), recompute);
    }

    /** The router keeps logits and probabilities in fp32; experts what they are sent. */
    private double experts(Recompute recompute) {
        double row = operand * shape.hidden() + columns(slice.expertColumns(), recompute);
        return norm(recompute) + mask() + slice.tokens() * columns(slice.shared(), recompute)
                + slice.tokens() / slice.spread() * shape.experts() * 2 * FP32 + slice.routedRows() * row;
    }

    /** The input of the norm, and its output, which is the input of linear layers. */
    private double norm(Recompute recompute) {
        double elements = slice.tokens() * shape.hidden();
        double output = recompute == Recompute.SELECTIVE && run.flashAttention() ? 0 : operand;
        // Inputs that backward does not gather again are kept whole.
        return E * elements / slice.spread() + output * elements / (plan.regather() ? slice.spread() : 1);
    }

    /** Input and output of the activation, a token. */
    private double columns(double columns, Recompute recompute) {
        double inputs = (shape.gatedFeedForward() ? 2 : 1) * columns;
        return recompute == Recompute.SELECTIVE && run.flashAttention() ? operand * inputs
                : E * inputs + operand * columns;
    }

    private boolean dropout() {
        return !shape.gatedFeedForward();
    }

    /** Dropout's mask, one byte an element. */
    private double mask() {
        return dropout() ? slice.tokens() * shape.hidden() / slice.spread() : 0;
    }

    /**
     * What backward of the last layer needs beside all that is kept. At the activation: the gradients of its output and
     * of its input, when what the second linear layer kept is free again. With routed experts, before that: the
     * gradient of what the experts gave, on both sides of the all-to-all. Or, later, what attention needs.
     */
    double inBackward(boolean moe, Recompute recompute) {
        boolean again = recompute == Recompute.SELECTIVE && run.flashAttention();
        double column = E * (shape.gatedFeedForward() ? 3 : 2) - (again ? 0 : operand);
        double rows = slice.routedRows();
        double widest = moe ? Math.max(2 * E * rows * shape.hidden(), column * rows * slice.expertColumns())
                : column * slice.tokens() * slice.feedForward();
        return Math.max(widest, gatheredContext()) + residual();
    }

    /**
     * Keys and values of all CP ranks with their gradients, both for as long as attention of a layer is in backward,
     * where they are gathered before it, 16 bits.
     */
    private double gatheredContext() {
        return plan.cp() > 1 && plan.contextExchange() == ContextExchange.ALL_GATHER
                ? 2 * E * plan.cp() * slice.tokens() * Attention.exchangedWidth(shape, slice) : 0;
    }

    /**
     * What the loss and backward of the output layer need: the logits, which a fused loss turns into their gradient in
     * place in 16 bits, an unfused one with a copy in fp32; the last norm's input and output; the gradient of the
     * output layer's input, with sequence parallelism beside the gathered input and before and after its
     * reduce-scatter.
     */
    double head() {
        double logits = slice.tokens() * slice.vocabulary() * (fused() ? E : E + FP32);
        double gathered = slice.spread() > 1 ? whole() + residual() : 0;
        return logits + whole() + gathered + 2 * residual();
    }

    /** True when the kernels are TransformerEngine's, which fused attention comes with. */
    boolean fused() {
        return run.flashAttention();
    }
}
