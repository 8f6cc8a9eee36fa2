// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

/** How TP communicates: the values of {@link Dimension#TP_COMMUNICATION}. */
enum TpCommunication {
    /** All-reduces; every GPU sends all activations to the next stage. */
    ALL_REDUCE("all-reduce"),
    /** All-reduces; every GPU sends its share to the next stage, which gathers. */
    SCATTERED("scattered"),
    /** Sequence parallelism: reduce-scatters and all-gathers. */
    SEQUENCE("sequence");

    private final String word;

    TpCommunication(String word) {
        this.word = word;
    }

    static TpCommunication of(String word) {
        for (TpCommunication value : values()) {
            if (value.word.equals(word)) {
                return value;
            }
        }
        throw new IllegalArgumentException(word);
    }

    static TpCommunication of(boolean sequenceParallelism, boolean scatteredSends) {
        return sequenceParallelism ? SEQUENCE : scatteredSends ? SCATTERED : ALL_REDUCE;
    }

    String word() {
        return word;
    }
}
