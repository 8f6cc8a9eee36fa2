// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

/**
 * Why a plan is none for its job, in the order in which it is checked.
 *
 * @since 1.0
 */
public enum Refusal {
    /** It needs more GPUs than are placed. */
    GPUS("gpus", "the plan needs more GPUs than are placed", "Place more GPUs."),
    /** TP does not divide the attention heads. */
    HEADS("heads", "TP does not divide the attention heads", "Allow other values of tp."),
    /** More stages, virtual ones included, than layers. */
    LAYERS("layers", "the pipeline has more stages, virtual ones included, than the model has layers",
            "Allow smaller values of pp or virtual."),
    /** DP x micro-batch does not divide the global batch. */
    BATCH("batch", "DP x micro-batch does not divide the global batch",
            "Choose a global batch that DP divides, or allow other values of dp and microbatch."),
    /** EP does not fit the experts, or the ranks of TP, CP and DP. */
    EXPERTS("experts", "EP does not fit the experts or the ranks of TP, CP and DP", "Allow other values of ep."),
    /** The schedule cannot work through these stages and micro-batches. */
    SCHEDULE("schedule", "the pipeline schedule cannot work through these stages and micro-batches",
            "Allow other schedules, fewer virtual stages or more micro-batches."),
    /** A dimension is to stay in the scale-up domain and does not fit, or is to leave it and cannot. */
    PLACEMENT("placement", "the dimensions do not fit the tier that is to carry them",
            "Allow other placements, or smaller values of the dimensions that stay in the scale-up domain."),
    /** The fullest GPU needs more memory than the limit. */
    MEMORY("memory", "the fullest GPU needs more memory than it may use",
            "Use more GPUs or GPUs with more memory, allow recompute and higher ZeRO stages, or lower the margin."),
    /** There is no finite time or memory: a fact about the hardware is missing. */
    NO_RESULT("no-result", "a fact about the hardware is missing, so that there is no finite time or memory",
            "Complete the catalog rows of the parts in use, or use others.");

    private final String word;
    private final String meaning;
    private final String remedy;

    Refusal(String word, String meaning, String remedy) {
        this.word = word;
        this.meaning = meaning;
        this.remedy = remedy;
    }

    /** The word of JSON and tables. */
    public String word() {
        return word;
    }

    /** What it means, as the rest of a sentence. */
    public String meaning() {
        return meaning;
    }

    /** What to do about it when nothing else is left. */
    public String remedy() {
        return remedy;
    }
}
