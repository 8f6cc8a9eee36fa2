// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

/**
 * How training code runs layers with experts and sharded weights; others do not feel it.
 *
 * @param captured  true when whole layers are captured in graphs, token counts stay on the GPU and routing is fused
 *                  with what is beside it; false when the host launches kernel by kernel and waits for the counts
 * @param sentOnce  true when a token is sent once to a GPU or domain however many of its experts are there (DeepEP,
 *                 HybridEP); false when a copy is sent for every expert
 * @param flattened true when ZeRO stage 3 gathers and reduces a layer at once (FSDP), false when it does so tensor by
 *                 tensor (DeepSpeed as published)
 * @param fusedBackward true when backward reduces the gradient of a layer's input over TP beside the gradient of its
 *                 weights, and adds the latter where it is multiplied (Megatron-LM since 2022); false when it waits for
 *                 the reduction, and adds in a pass of its own
 * @param ownAttention true when fused attention is written for the generation of the GPU (cuDNN's of
 *                 TransformerEngine); false when it is FlashAttention-2, written for Ampere, which PyTorch calls
 */
public record Software(boolean captured, boolean sentOnce, boolean flattened, boolean fusedBackward,
        boolean ownAttention) {
    /** What Megatron Core does today. */
    public static final Software CURRENT = new Software(true, true, true, true, true);
    /**
     * FlashAttention-2 with heads of 128 on an H100, forward and backward, FLOP per second: "up to 335 TFLOP/s",
     * without its new instructions (arXiv 2307.08691, section 4.1); 35 % of the peak (arXiv 2407.08608).
     */
    private static final double FLASH_2 = 335e12;

    /** What fused attention sustains, of what that for the GPU's own generation does, FLOP per second. */
    double attention(double own) {
        return ownAttention ? own : Math.min(own, FLASH_2);
    }
}
