// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.UnusableCellException;

/**
 * What a row says of its run in words. A missing cell says nothing; one that says anything unknown is an
 * {@link UnusableCellException}, never a guess.
 */
record RunCells(MeasuredRow row) {
    private static final Pattern ZERO_STAGE = Pattern.compile("(?:zero|stage)[ _-]?(?:stage)?[ _-]?([0-3])(?!\\d)");
    private static final Pattern RANKS = Pattern.compile("(\\d+)(?:\\s*\\(.*)?");
    private static final Pattern SIXTEEN_BITS = Pattern.compile("(?:fp|float|half|amp|f)[ -]?16|half|16-mixed");
    private static final List<String> YES = List.of("y", "yes", "true", "on", "1");
    private static final List<String> NO = List.of("n", "no", "false", "off", "0");

    /** Number format of the linear layers. */
    Optional<Precision> precision() {
        String text = words("precision");
        if (row.missing("precision")) {
            return Optional.empty();
        }
        if (text.contains("fp4")) {
            return Optional.of(Precision.FP4);
        }
        if (text.contains("fp8") || text.contains("float8")) {
            return Optional.of(Precision.FP8);
        }
        if (text.contains("bf16") || text.contains("bfloat16")) {
            return Optional.of(Precision.BF16);
        }
        if (SIXTEEN_BITS.matcher(text).find()) {
            return Optional.of(Precision.FP16);
        }
        throw row.unusable("precision", "is no precision that can be evaluated",
                "Write bf16, fp16, fp8 or fp4, also as MXFP8 or NVFP4, or leave the cell empty.");
    }

    /** What is computed again in backward. */
    Optional<Recompute> recompute() {
        String text = words("recompute");
        if (text.isEmpty() || text.matches("n/?a|-|unknown")) {
            return Optional.empty();
        }
        if (text.startsWith("none") || NO.contains(text)) {
            return Optional.of(Recompute.NONE);
        }
        if (text.contains("full") || text.contains("uniform") || text.contains("block")) {
            return Optional.of(Recompute.FULL);
        }
        if (text.contains("selective") || text.contains("attention") || text.contains("norm")) {
            return Optional.of(Recompute.SELECTIVE);
        }
        throw row.unusable("recompute", "is no kind of recompute",
                "Write none, selective or full, or leave the cell empty.");
    }

    Optional<Boolean> sequenceParallelism() {
        String text = words("sequence_parallel");
        if (row.missing("sequence_parallel")) {
            return Optional.empty();
        }
        if (YES.contains(text) || NO.contains(text)) {
            return Optional.of(YES.contains(text));
        }
        throw row.unusable("sequence_parallel", "is neither y nor n", "Write y or n, or leave the cell empty.");
    }

    /** ZeRO stage that the cell of FSDP names; empty when weights are not sharded and nothing more is said. */
    OptionalInt zeroStage() {
        String text = words("FSDP");
        if (row.missing("FSDP") || NO.contains(text) || text.startsWith("ddp")) {
            return OptionalInt.empty();
        }
        Matcher stage = ZERO_STAGE.matcher(text);
        if (stage.find()) {
            return OptionalInt.of(Integer.parseInt(stage.group(1)));
        }
        Matcher ranks = RANKS.matcher(text);
        if (ranks.matches()) {
            // A number of ranks that share the weights.
            return ranks.group(1).matches("0*1?") ? OptionalInt.empty() : OptionalInt.of(3);
        }
        return OptionalInt.of(fsdp() ? 3 : sharded(text));
    }

    /**
     * Whether it ran with FSDP, in PyTorch's words: of 2022 and later, which gathers the next weights while it computes
     * and scatters gradients behind backward (arXiv 2304.11277, section 3.3), in programs with fused attention.
     */
    boolean fsdp() {
        String text = words("FSDP");
        return text.startsWith("full") || text.startsWith("hybrid") || text.startsWith("hsdp")
                || text.startsWith("fsdp") || YES.contains(text);
    }

    /** Which of optimizer state, gradients and weights a text says to be sharded, and does not say not to be. */
    private int sharded(String text) {
        String told = text.replaceAll("[^,;]*\\bnot\\b[^,;]*", "");
        if (told.contains("shard")) {
            List<String> kept = List.of("optim", "grad", "param|weight");
            for (int stage = kept.size(); stage > 0; stage--) {
                if (Pattern.compile(kept.get(stage - 1)).matcher(told).find()) {
                    return stage;
                }
            }
        }
        throw row.unusable("FSDP", "tells no way of sharding",
                "Write 0, the number of ranks that share the weights, or ZeRO-1, ZeRO-2 or ZeRO-3.");
    }

    private String words(String column) {
        return row.text(column).toLowerCase(Locale.ROOT);
    }
}
