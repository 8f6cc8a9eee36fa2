// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

/**
 * What a search makes as small as it can. Plans that are equal in it are told apart by time, memory and bytes.
 *
 * @since 1.0
 */
public enum Objective {
    /** Step time. */
    TIME("time"),
    /** Memory of the fullest GPU: the margin that stays free becomes largest. */
    MEMORY_MARGIN("memory-margin"),
    /** Bytes that a GPU sends through the compute fabric in a step. */
    SCALE_OUT_BYTES("scale-out-bytes"),
    /** GPU seconds of a step: GPUs that the plan uses times step time. */
    COST("cost");

    private final String word;

    Objective(String word) {
        this.word = word;
    }

    /** The word of the command line. */
    public String word() {
        return word;
    }
}
