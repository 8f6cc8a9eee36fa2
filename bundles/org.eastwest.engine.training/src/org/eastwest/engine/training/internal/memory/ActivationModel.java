// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import org.eastwest.engine.training.internal.compute.Attention;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Bytes that a layer keeps of one micro-batch for backward, tensor by tensor. For a GPT layer in 16 bits they are those
 * of Korthikanti et al. (arXiv 2205.05198, section 4 and Table 2), {@code s b h (10 + 24/t + 5 a s/(h t))} under TP;
 * for other layers the tensors that they have. Inputs of linear layers are kept in the precision they multiply in;
 * selective recompute in 8 bits also keeps what fused attention gives and what the activation takes in those only
 * (arXiv 2412.19437, section 3.3.3). The router's weights multiply inside an expert, whose output need not be kept.
 */
final class ActivationModel {
    /** Bytes of an element in 16 bits. */
    private static final double E = 2;

    private final ModelShape shape;
    private final Training run;
    private final Slice slice;
    private final double operand;

    ActivationModel(ModelShape shape, Training run, Slice slice) {
        this.shape = shape;
        this.run = run;
        this.slice = slice;
        this.operand = run.precision().bytes();
    }

    /** The input of a layer, all that full recompute keeps of it. */
    double input() {
        return E * slice.tokens() * shape.hidden() / slice.spread();
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
        double t = slice.tokens();
        double value = slice.heads() * shape.headDimension();
        double kept = norm(recompute) + mask();
        double projected = Attention.mla(shape)
                ? E * t * (2 * slice.heads() * Attention.keyDimension(shape) + value)
                : E * t * (slice.heads() + 2 * slice.kvHeads()) * shape.headDimension();
        if (Attention.mla(shape)) {
            kept += E * t * (shape.queryLoraRank() + shape.kvLoraRank() + shape.ropeDimension()) / slice.spread();
        }
        if (!(selective && run.flashAttention() && Attention.mla(shape))) {
            kept += projected;
        }
        if (run.flashAttention()) {
            // The sums of the softmax in fp32, and the output that fused attention keeps in 16 bits.
            kept += t * slice.heads() * 4 + (operand < E && !selective ? E * t * value : 0);
        } else if (!selective) {
            kept += t * slice.heads() * run.sequenceLength() * (dropout() ? 2 * E + 1 : E);
        }
        return kept + operand * t * value;
    }

    private double feedForward(Recompute recompute) {
        return norm(recompute) + mask() + slice.tokens() * columns(slice.feedForward(), recompute);
    }

    private double experts(Recompute recompute) {
        double row = operand * shape.hidden() + columns(slice.expertColumns(), recompute);
        return norm(recompute) + mask() + slice.tokens() * columns(slice.shared(), recompute)
                + slice.tokens() / slice.spread() * shape.experts() * 4 + slice.routedRows() * row;
    }

    /** The input of the norm, and its output, which is the input of linear layers. */
    private double norm(Recompute recompute) {
        double elements = slice.tokens() * shape.hidden() / slice.spread();
        return elements * (recompute == Recompute.SELECTIVE && run.flashAttention() ? E : E + operand);
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

    /** What backward of one layer writes before the next can reuse it: the gradients of its widest tensors. */
    double inBackward(boolean moe) {
        double wide = shape.gatedFeedForward() ? 3 : 2;
        double columns = moe ? slice.tokens() * slice.shared() + slice.routedRows() * slice.expertColumns()
                : slice.tokens() * slice.feedForward();
        return E * (wide * columns + 2 * slice.tokens() * shape.hidden());
    }

    /** Logits in 16 bits, and in fp32 where the loss and their gradient need them. */
    double logits() {
        return slice.tokens() * slice.vocabulary() * (E + 4);
    }
}
