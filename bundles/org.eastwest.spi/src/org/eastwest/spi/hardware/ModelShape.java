// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * The shape of a transformer.
 *
 * @param id                 catalog id, or id of the design element that describes it
 * @param name               for people
 * @param layers             transformer blocks
 * @param hidden             hidden size
 * @param heads              attention heads
 * @param kvHeads            key and value heads (GQA); equal to {@code heads} for MHA
 * @param headDimension      size of one head
 * @param feedForward        size of the dense feed-forward layer
 * @param vocabulary         vocabulary size
 * @param attention          kind of attention
 * @param slidingWindow      tokens of the sliding window; 0 when every layer attends to everything
 * @param windowEvery        every how many layers the window applies; 0 when there is none
 * @param queryLoraRank      MLA rank of the query projection; 0 when none
 * @param kvLoraRank         MLA rank of the compressed keys and values; 0 when none
 * @param ropeDimension      MLA's decoupled rotary part per head; 0 when none
 * @param experts            routed experts a layer; 0 for a dense model
 * @param topK               routed experts a token visits
 * @param sharedExpertFeedForward feed-forward size of the shared experts together; 0 when none
 * @param expertFeedForward  feed-forward size of one routed expert
 * @param denseFirstLayers   first layers that are dense in a MoE model
 * @param gatedFeedForward   true for a gated feed-forward layer (three matrices), false for two
 * @param expertGroups       groups of equally many experts, whose choice the router limits; 0 when it does not
 * @param groupsPerToken     groups that the experts of one token come from, 1 to {@code expertGroups}; 0 when there are
 *                           none (node-limited routing, arXiv 2412.19437, section 2.1.2)
 * @param provenance         where the shape comes from
 * @since 1.0
 */
public record ModelShape(String id, String name, int layers, int hidden, int heads, int kvHeads, int headDimension,
        int feedForward, int vocabulary, Attention attention, int slidingWindow, int windowEvery, int queryLoraRank,
        int kvLoraRank, int ropeDimension, int experts, int topK, int sharedExpertFeedForward, int expertFeedForward,
        int denseFirstLayers, boolean gatedFeedForward, int expertGroups, int groupsPerToken, Provenance provenance) {
    /** A shape whose router chooses freely among all experts. */
    public ModelShape(String id, String name, int layers, int hidden, int heads, int kvHeads, int headDimension,
            int feedForward, int vocabulary, Attention attention, int slidingWindow, int windowEvery,
            int queryLoraRank, int kvLoraRank, int ropeDimension, int experts, int topK, int sharedExpertFeedForward,
            int expertFeedForward, int denseFirstLayers, boolean gatedFeedForward, Provenance provenance) {
        this(id, name, layers, hidden, heads, kvHeads, headDimension, feedForward, vocabulary, attention,
                slidingWindow, windowEvery, queryLoraRank, kvLoraRank, ropeDimension, experts, topK,
                sharedExpertFeedForward, expertFeedForward, denseFirstLayers, gatedFeedForward, 0, 0, provenance);
    }

    /** Multi-head, grouped-query and multi-head latent attention. */
    public enum Attention {
        MHA, GQA, MLA
    }

    public boolean moe() {
        return experts > 0;
    }

    /**
     * The most stages, virtual ones included, that a pipeline cuts it into: one for each layer, one for the embedding
     * and one for the output layer and the loss. Llama 3 405B is trained so: 126 layers on 128 stages
     * (arXiv 2407.21783, section 3.3.2).
     *
     * @since 1.0
     */
    public long mostStages() {
        return layers + 2L;
    }

    /** Layers with routed experts. */
    public int moeLayers() {
        return moe() ? layers - denseFirstLayers : 0;
    }

    /**
     * Parameters of one block's attention. MHA and GQA: q, k, v and output projections. MLA (DeepSeek-V2,
     * arXiv 2405.04434, section 2.1): down and up projections of the query and of the joint key and value, the
     * decoupled rotary parts, and the output projection.
     */
    public long attentionParameters() {
        long h = hidden;
        long width = (long) heads * headDimension;
        if (attention == Attention.MLA) {
            long query = queryLoraRank > 0
                    ? h * queryLoraRank + (long) queryLoraRank * heads * (headDimension + ropeDimension)
                    : h * heads * (headDimension + ropeDimension);
            return query + h * (kvLoraRank + ropeDimension) + 2L * kvLoraRank * width + width * h;
        }
        return 2 * h * width + 2 * h * kvHeads * headDimension;
    }

    /** Parameters of a feed-forward layer of this width. */
    public long feedForwardParameters(int width) {
        return (gatedFeedForward ? 3L : 2L) * hidden * width;
    }

    /** Parameters of one embedding or output matrix. */
    public long embeddingParameters() {
        return (long) vocabulary * hidden;
    }

    /** Parameters of one dense block, attention and feed-forward with the two norms' weights. */
    public long denseLayerParameters() {
        return attentionParameters() + feedForwardParameters(feedForward) + 2L * hidden;
    }

    /** Parameters of one MoE block without its routed experts: attention, shared experts, router, norms. */
    public long moeLayerSharedParameters() {
        return attentionParameters() + feedForwardParameters(sharedExpertFeedForward) + (long) hidden * experts
                + 2L * hidden;
    }

    /** All parameters, with untied input and output embeddings. */
    public long parameters() {
        long moe = moeLayers();
        return (layers - moe) * denseLayerParameters()
                + moe * (moeLayerSharedParameters() + experts * feedForwardParameters(expertFeedForward))
                + 2 * embeddingParameters() + hidden;
    }

    /** Parameters that one token passes through; equal to {@link #parameters()} for a dense model. */
    public long activeParameters() {
        long moe = moeLayers();
        return (layers - moe) * denseLayerParameters()
                + moe * (moeLayerSharedParameters() + topK * feedForwardParameters(expertFeedForward))
                + 2 * embeddingParameters() + hidden;
    }
}
