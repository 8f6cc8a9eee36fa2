// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What plans of a space differ in. */
enum Dimension {
    GPUS("gpus", true, "placed"), TP("tp", true), CP("cp", true), PP("pp", true, "even"), DP("dp", true),
    EP("ep", true),
    MICRO_BATCH("microbatch", true), VIRTUAL_STAGES("virtual", true), ZERO("zero", true),
    RECOMPUTE("recompute", false, "none", "selective", "full"),
    /** {@code all-reduce}: stages send everything; {@code scattered}: each GPU its share; {@code sequence}. */
    TP_COMMUNICATION("tp-communication", false, "all-reduce", "scattered", "sequence"),
    REGATHER("regather", false, "on", "off"), TP_OVERLAP("tp-overlap", false, "none", "ring", "pipelined"),
    SCHEDULE("schedule", false, "1f1b", "gpipe", "zero-bubble", "zero-bubble-v", "dual-pipe"),
    /** {@code orders}: every order that places ranks differently; {@code tiers}: which of two tiers carries each. */
    PLACEMENT("placement", false, "orders", "tiers"), DP_OVERLAP("dp-overlap", false, "on", "off"),
    PP_OVERLAP("pp-overlap", false, "on", "off"), CP_OVERLAP("cp-overlap", false, "on", "off"),
    EP_OVERLAP("ep-overlap", false, "on", "off");

    /** Every value that makes sense. */
    static final String AUTO = "auto";
    /** What the design has. */
    static final String DESIGN = "design";

    private final String word;
    private final boolean numbers;
    private final List<String> words;

    Dimension(String word, boolean numbers, String... words) {
        this.word = word;
        this.numbers = numbers;
        this.words = List.of(words);
    }

    String word() {
        return word;
    }

    boolean numbers() {
        return numbers;
    }

    /** Its values that are no numbers, besides {@link #DESIGN}. */
    List<String> words() {
        return words;
    }

    static Optional<Dimension> of(String word) {
        return Arrays.stream(values()).filter(d -> d.word.equals(word)).findFirst();
    }

    static String all() {
        return Arrays.stream(values()).map(Dimension::word).collect(Collectors.joining(", "));
    }
}
