// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eastwest.engine.training.internal.calibration.StepConstants;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/**
 * Compute time of a layer, kernel by kernel, from the sizes of its tensors. Blocks with an ungated feed-forward layer
 * are taken to be GPT's (dropout, learned positions), those with a gated one Llama's (no dropout, rotary positions).
 * Attention that writes its scores works on whole matrices; fused attention skips what a causal mask hides.
 */
public final class LayerModel {
    /** Bytes of an element of activations and of 16-bit operands. */
    private static final double E = 2;
    /** Fused attention's backward over its forward: five matrix products, one of them recomputed, for two. */
    private static final double FUSED_BACKWARD = 2.5;
    /** Half a tile of keys. */
    private static final double DIAGONAL = 64;
    /**
     * An exponential costs as much as products of a head of this size: FlashAttention-3 reaches 0.75 of the rate with
     * heads of 64 that it has with 128 (arXiv 2407.08608, figure 5).
     */
    private static final double EXPONENTIAL = 64;
    private static final Source KERNELS = Source.literature("operations of a transformer layer as Korthikanti et al. "
            + "(arXiv 2205.05198, section 4) list them; recompute as there, with fused attention norms and activation "
            + "(arXiv 2412.19437, section 3.2.3)");

    private final ModelShape shape;
    private final Training run;
    private final GpuRates rates;
    private final Software software;
    private final StepConstants constants;
    private final Kernels kernels;

    /**
     * @param software how kernels reach the GPU
     */
    public LayerModel(ModelShape shape, Training run, GpuRates rates, Software software, StepConstants constants) {
        this.shape = shape;
        this.run = run;
        this.rates = rates;
        this.software = software;
        this.constants = constants;
        this.kernels = new Kernels(rates, constants);
    }

    /** Records the constants that all layers share. */
    public void record(Scope scope) {
        kernels.record(scope);
    }

    /** Attention with its norm and residual. */
    public BlockTimes attention(Slice slice, Scope scope) {
        double width = slice.heads() * shape.headDimension();
        LinearTimes inner = LinearTimes.NONE;
        LinearTimes column;
        if (Attention.mla(shape)) {
            inner = latents(slice, scope);
            column = expansions(slice, scope);
        } else {
            column = linear("qkv", "query, key and value projection", slice.tokens(), "tokens",
                    (slice.heads() + 2 * slice.kvHeads()) * shape.headDimension(),
                    "(local_heads + 2 * local_kv_heads) * head_dimension", shape.hidden(), "hidden", 1, scope);
        }
        LinearTimes row = linear("projection", "attention output projection", slice.tokens(), "tokens", shape.hidden(),
                "hidden", width, "local_heads * head_dimension", 1, scope);
        double coreForward = run.flashAttention() ? fusedForward(slice) : scoresForward(slice);
        double coreBackward = run.flashAttention() ? fusedBackward(slice) : scoresBackward(slice);
        Stream norm = normForward(slice);
        double columns = (slice.heads() + 2 * slice.kvHeads()) * shape.headDimension();
        Stream streamForward = norm.plus(residualForward(slice)).plus(rotation(slice)).plus(cast(slice, width));
        Stream streamBackward = normBackward(slice).plus(residualBackward(slice)).plus(rotation(slice))
                .plus(cast(slice, columns));
        double selective = !run.flashAttention() ? coreForward
                : kernels.stream(norm) + (Attention.mla(shape) ? column.forward() : 0);
        return block(new Parts(column, row, inner, coreForward, coreBackward, streamForward, streamBackward, selective,
                Attention.mla(shape) ? "kv_up query_up" : "qkv", "projection"), slice, scope);
    }

    /** MLA's down projections, which every GPU of a TP group does for its tokens. */
    private LinearTimes latents(Slice slice, Scope scope) {
        double tokens = slice.tokens() / slice.spread();
        LinearTimes keyValue = linear("kv_down", "compressed keys and values", tokens, "tokens / spread",
                shape.kvLoraRank() + shape.ropeDimension(), "kv_rank + rope_dimension", shape.hidden(), "hidden", 1,
                scope);
        return shape.queryLoraRank() <= 0 ? keyValue : keyValue.plus(linear("query_down", "compressed query", tokens,
                "tokens / spread", shape.queryLoraRank(), "query_rank", shape.hidden(), "hidden", 1, scope));
    }

    private LinearTimes expansions(Slice slice, Scope scope) {
        LinearTimes keyValue = linear("kv_up", "keys and values from their latents", slice.tokens(), "tokens",
                slice.heads() * 2 * shape.headDimension(), "local_heads * 2 * head_dimension", shape.kvLoraRank(),
                "kv_rank", 1, scope);
        boolean compressed = shape.queryLoraRank() > 0;
        return keyValue.plus(linear("query_up", "queries", slice.tokens(), "tokens",
                slice.heads() * Attention.keyDimension(shape), "local_heads * (head_dimension + rope_dimension)",
                compressed ? shape.queryLoraRank() : shape.hidden(), compressed ? "query_rank" : "hidden", 1, scope));
    }

    /** The feed-forward half of a dense layer with its norm and residual. */
    public BlockTimes feedForward(Slice slice, Scope scope) {
        LinearTimes column = up(slice.tokens(), slice.feedForward(), "columns", 1, "tokens", scope);
        LinearTimes row = down(slice.tokens(), slice.feedForward(), "columns", 1, "tokens", scope);
        return feed(slice, slice.feedForward(), column, row, LinearTimes.NONE, Stream.NONE, Stream.NONE, "up", "down",
                scope);
    }

    /** The feed-forward half of a layer with routed experts: router, permutation, routed and shared experts. */
    public BlockTimes experts(Slice slice, Scope scope) {
        double tokens = slice.tokens() / slice.spread();
        LinearTimes inner = sixteenBit("router", "router", tokens, "tokens / spread", shape.experts(), "experts",
                shape.hidden(), "hidden", scope);
        LinearTimes column = LinearTimes.NONE;
        LinearTimes row = LinearTimes.NONE;
        List<String> parallel = new ArrayList<>();
        if (slice.shared() > 0) {
            column = up(slice.tokens(), slice.shared(), "shared_columns", 1, "tokens", scope.in("shared"));
            row = down(slice.tokens(), slice.shared(), "shared_columns", 1, "tokens", scope.in("shared"));
            parallel.add("shared");
        }
        double rows = slice.routedRows() / slice.localExperts();
        LinearTimes up = up(rows, slice.expertColumns(), "expert_columns", slice.localExperts(),
                "routed_rows / local_experts", scope.in("routed"));
        LinearTimes down = down(rows, slice.expertColumns(), "expert_columns", slice.localExperts(),
                "routed_rows / local_experts", scope.in("routed"));
        if (slice.expertColumns() < shape.expertFeedForward()) {
            column = column.plus(up);
            row = row.plus(down);
            parallel.add("routed");
        } else {
            inner = inner.plus(up).plus(down);
        }
        // Sorting tokens by GPU and then by expert, and back.
        boolean eager = !software.captured();
        double passes = constants.routingPasses() + (eager ? constants.eagerPasses() : 0);
        Stream permutation = Stream.of(passes / 2, passes * slice.routedRows() * shape.hidden() * E);
        Stream routing = permutation.plus(Stream.of(3, 3 * tokens * shape.experts() * 4));
        double activated = slice.routedRows() * slice.expertColumns() * E;
        return feed(slice, slice.shared(), column, row, inner, routing.plus(activationForward(activated)),
                routing.plus(activationBackward(activated)), named(parallel, "_up"), named(parallel, "_down"), scope);
    }

    private static String named(List<String> parts, String ending) {
        return parts.stream().map(p -> p + ending).collect(Collectors.joining(" "));
    }

    private BlockTimes feed(Slice slice, double columns, LinearTimes column, LinearTimes row, LinearTimes inner,
            Stream moreForward, Stream moreBackward, String columnNames, String rowNames, Scope scope) {
        double activated = slice.tokens() * columns * E;
        Stream cheap = normForward(slice).plus(activationForward(activated));
        Stream streamForward = cheap.plus(residualForward(slice)).plus(cast(slice, columns)).plus(moreForward);
        Stream streamBackward = normBackward(slice).plus(residualBackward(slice)).plus(activationBackward(activated))
                .plus(cast(slice, upFactor() * columns)).plus(moreBackward);
        double selective = run.flashAttention() ? kernels.stream(cheap) : 0;
        return block(new Parts(column, row, inner, 0, 0, streamForward, streamBackward, selective, columnNames,
                rowNames),
                slice, scope);
    }

    private double upFactor() {
        return shape.gatedFeedForward() ? 2 : 1;
    }

    private LinearTimes up(double rows, double columns, String columnsName, double batch, String rowsFormula,
            Scope scope) {
        return linear("up", shape.gatedFeedForward() ? "gate and up projection" : "up projection", rows, rowsFormula,
                upFactor() * columns, shape.gatedFeedForward() ? "2 * " + columnsName : columnsName, shape.hidden(),
                "hidden", batch, scope);
    }

    private LinearTimes down(double rows, double columns, String columnsName, double batch, String rowsFormula,
            Scope scope) {
        return linear("down", "down projection", rows, rowsFormula, shape.hidden(), "hidden", columns, columnsName,
                batch,
                scope);
    }

    /** The output layer with the loss, on the last stage. */
    public BlockTimes head(Slice slice, Scope scope) {
        LinearTimes logits = sixteenBit("logits", "output layer", slice.tokens(), "tokens", slice.vocabulary(),
                "local_vocabulary", shape.hidden(), "hidden", scope);
        double scores = slice.tokens() * slice.vocabulary();
        // Logits become fp32, are read for the loss, and their gradient is written in 16 bits.
        Stream forward = Stream.of(2, scores * (E + 4 + 4));
        Stream backward = Stream.of(scores * (4 + E));
        return block(new Parts(logits, LinearTimes.NONE, LinearTimes.NONE, 0, 0, forward, backward, 0, "logits", ""),
                slice,
                scope);
    }

    /** The input embedding, on the first stage. */
    public BlockTimes embedding(Slice slice, Scope scope) {
        double activations = activations(slice);
        return block(new Parts(LinearTimes.NONE, LinearTimes.NONE, LinearTimes.NONE, 0, 0, Stream.of(2 * activations),
                Stream.of(5 * activations), 0, "", ""), slice, scope);
    }

    /** A block's kernels; the names of its column and row layers are for the record. */
    private record Parts(LinearTimes column, LinearTimes row, LinearTimes inner, double coreForward,
            double coreBackward,
            Stream streamForward, Stream streamBackward, double selective, String columnNames, String rowNames) {
    }

    private BlockTimes block(Parts parts, Slice slice, Scope scope) {
        double streamForward = kernels.stream(parts.streamForward());
        double forward = parts.column().forward() + parts.row().forward() + parts.inner().forward()
                + parts.coreForward() + streamForward;
        // Embedding and output layer belong to no layer and are not recomputed.
        double recompute = switch (parts.rowNames().isEmpty() && parts.inner() == LinearTimes.NONE ? Recompute.NONE
                : run.recompute()) {
            case NONE -> 0;
            case SELECTIVE -> parts.selective();
            case FULL -> forward;
        };
        BlockTimes times = new BlockTimes(parts.column(), parts.row(), parts.inner(), parts.coreForward(),
                parts.coreBackward(), streamForward, kernels.stream(parts.streamBackward()), recompute);
        if (scope.recording()) {
            record(times, parts, slice, scope);
        }
        return times;
    }

    private void record(BlockTimes times, Parts parts, Slice slice, Scope scope) {
        LinearTimes linear = times.column().plus(times.row()).plus(times.inner());
        scope.derived("linear_forward", "matrix multiplications, forward", linear.forward(), Unit.SECOND,
                scope.sum("forward"), Kernels.MATMUL);
        scope.derived("linear_input", "matrix multiplications, gradients of inputs", linear.inputGradient(),
                Unit.SECOND,
                scope.sum("input_gradient"), Kernels.MATMUL);
        scope.derived("linear_weight", "matrix multiplications, gradients of weights", linear.weightGradient(),
                Unit.SECOND, scope.sum("weight_gradient"), Kernels.MATMUL);
        recordWindows(times, parts, scope);
        recordCore(times, slice, scope);
        recordStream("stream_forward", "forward", times.streamForward(), parts.streamForward(), scope);
        recordStream("stream_backward", "backward", times.streamBackward(), parts.streamBackward(), scope);
        scope.derived("forward", "forward of a micro-batch", times.forward(), Unit.SECOND,
                "linear_forward + core_forward + stream_forward", KERNELS);
        scope.derived("input_gradient", "backward of a micro-batch without gradients of weights", times.inputGradient(),
                Unit.SECOND, "linear_input + core_backward + stream_backward", KERNELS);
        scope.derived("weight_gradient", "gradients of weights of a micro-batch", times.weightGradient(), Unit.SECOND,
                "linear_weight", KERNELS);
        scope.derived("recomputed", "computed once more in backward, recompute "
                + run.recompute().name().toLowerCase(Locale.ROOT), times.recompute(), Unit.SECOND,
                recomputeFormula(times), KERNELS);
        scope.derived("seconds", "compute of a micro-batch, forward and backward", times.total(), Unit.SECOND,
                "forward + input_gradient + weight_gradient + recomputed", KERNELS);
    }

    private String recomputeFormula(BlockTimes times) {
        if (times.recompute() == 0) {
            return "0";
        }
        return run.recompute() == Recompute.FULL ? "forward" : run.flashAttention() ? "part(stream_forward)"
                + (Attention.mla(shape) && times.coreForward() > 0 ? " + column_forward" : "") : "core_forward";
    }

    /** Times behind which TP communication can hide. */
    private static void recordWindows(BlockTimes times, Parts parts, Scope scope) {
        window("column_forward", "column-parallel layers, forward", times.column().forward(), parts.columnNames(),
                "_forward", scope);
        window("column_input", "column-parallel layers, gradients of inputs", times.column().inputGradient(),
                parts.columnNames(), "_input_gradient", scope);
        window("column_weight", "column-parallel layers, gradients of weights", times.column().weightGradient(),
                parts.columnNames(), "_weight_gradient", scope);
        window("row_forward", "row-parallel layers, forward", times.row().forward(), parts.rowNames(), "_forward",
                scope);
        window("row_input", "row-parallel layers, gradients of inputs", times.row().inputGradient(), parts.rowNames(),
                "_input_gradient", scope);
    }

    private static void window(String id, String label, double value, String names, String ending, Scope scope) {
        if (!names.isEmpty()) {
            scope.derived(id, label, value, Unit.SECOND, names.replace(" ", ending + " + ") + ending, Kernels.MATMUL);
        }
    }

    private static void recordStream(String id, String when, double seconds, Stream stream, Scope scope) {
        scope.input(id + "_kernels", "kernels that pass over memory, " + when, stream.kernels(), Unit.COUNT, KERNELS);
        scope.derived(id + "_bytes", "bytes that norm, residual, activation and casts read and write, " + when,
                stream.bytes(), Unit.BYTE, "bytes(tokens, hidden, spread)", KERNELS);
        scope.derived(id, "norm, residual, activation and other passes over memory, " + when, seconds, Unit.SECOND,
                id + "_kernels * kernel_overhead + " + id + "_bytes / memory_rate", Kernels.STREAM);
    }

    private void recordCore(BlockTimes times, Slice slice, Scope scope) {
        if (times.coreForward() == 0) {
            scope.input("core_forward", "attention scores: none here", 0, Unit.SECOND, KERNELS);
            scope.input("core_backward", "attention scores: none here", 0, Unit.SECOND, KERNELS);
            return;
        }
        if (run.flashAttention()) {
            scope.input("half_tile", "keys of the tile on the diagonal that the mask hides", DIAGONAL, Unit.COUNT,
                    KERNELS);
            scope.derived("fused_flop", "fused attention in forward", fusedFlop(slice), Unit.FLOP,
                    "2 * tokens * (mean_keys + half_tile) * local_heads * (key_dimension + value_dimension)", KERNELS);
            scope.input("head_share", "rate with heads of this size over that with heads of 128", headShare(),
                    Unit.RATIO, KERNELS);
            scope.derived("core_forward", "fused attention, forward", times.coreForward(), Unit.SECOND,
                    "kernel_overhead + fused_flop / (attention_forward_rate * head_share)", KERNELS);
            scope.input("fused_backward", "fused attention's backward over its forward", FUSED_BACKWARD, Unit.RATIO,
                    KERNELS);
            scope.derived("core_backward", "fused attention, backward", times.coreBackward(), Unit.SECOND,
                    "kernel_overhead + fused_backward * fused_flop / (attention_backward_rate * head_share)", KERNELS);
            return;
        }
        scope.derived("scores", "attention scores of a micro-batch", scores(slice), Unit.COUNT,
                "micro_batch * local_heads * queries * sequence_length", KERNELS);
        scope.derived("core_forward", "attention that writes its scores, forward: 2 products a head",
                times.coreForward(),
                Unit.SECOND, "matmul(scores, key_dimension, value_dimension, sixteen_bit_rate) + bytes(scores) / "
                        + "memory_rate",
                KERNELS);
        scope.derived("core_backward", "attention that writes its scores, backward: 4 products a head",
                times.coreBackward(), Unit.SECOND, "matmul(scores, key_dimension, value_dimension, sixteen_bit_rate) + "
                        + "bytes(scores) / memory_rate",
                KERNELS);
    }

    private double activations(Slice slice) {
        return slice.tokens() * shape.hidden() * E;
    }

    private boolean dropout() {
        return !shape.gatedFeedForward();
    }

    private Stream normForward(Slice slice) {
        return Stream.of(2 * activations(slice) / slice.spread());
    }

    private Stream normBackward(Slice slice) {
        return Stream.of(3 * activations(slice) / slice.spread());
    }

    /** Adds the block to the residual; dropout also writes, and later reads, its mask of one byte. */
    private Stream residualForward(Slice slice) {
        return Stream.of((dropout() ? 3.5 : 3) * activations(slice) / slice.spread());
    }

    private Stream residualBackward(Slice slice) {
        return Stream.of((dropout() ? 2.5 : 2) * activations(slice) / slice.spread());
    }

    private Stream activationForward(double bytes) {
        return Stream.of((shape.gatedFeedForward() ? 3 : 2) * bytes);
    }

    private Stream activationBackward(double bytes) {
        return Stream.of((shape.gatedFeedForward() ? 5 : 3) * bytes);
    }

    /** Rotary positions of queries and keys. */
    private Stream rotation(Slice slice) {
        return shape.gatedFeedForward() ? Stream.of(2 * E * slice.tokens() * (slice.heads() + slice.kvHeads())
                * (Attention.mla(shape) ? shape.ropeDimension() : shape.headDimension())) : Stream.NONE;
    }

    /**
     * Casts of the two linear layers' operands to 8 or 4 bits: read in 16 bits, written twice in 8, once transposed.
     */
    private Stream cast(Slice slice, double columns) {
        return narrow() ? Stream.of(2, slice.tokens() * (shape.hidden() / slice.spread() + columns) * (E + 2))
                : Stream.NONE;
    }

    private boolean narrow() {
        return run.precision() == Precision.FP8 || run.precision() == Precision.FP4;
    }

    private double fusedFlop(Slice slice) {
        // The tile on the diagonal is computed whole.
        double keys = Math.min(run.sequenceLength(), Attention.meanKeys(shape, run.sequenceLength()) + DIAGONAL);
        return 2 * slice.tokens() * keys * slice.heads()
                * (Attention.keyDimension(shape) + Attention.valueDimension(shape));
    }

    private double fusedForward(Slice slice) {
        return kernels.attention(fusedFlop(slice), software.attention(rates.attentionForward()) * headShare());
    }

    private double fusedBackward(Slice slice) {
        return kernels.attention(FUSED_BACKWARD * fusedFlop(slice),
                software.attention(rates.attentionBackward()) * headShare());
    }

    /** Smaller heads do fewer products for each exponential. */
    private double headShare() {
        double size = (Attention.keyDimension(shape) + Attention.valueDimension(shape)) / 2;
        return size / (size + EXPONENTIAL) * (128 + EXPONENTIAL) / 128;
    }

    private double scores(Slice slice) {
        return slice.sequences() * slice.heads() * slice.queries() * run.sequenceLength();
    }

    private double scoresForward(Slice slice) {
        double s = run.sequenceLength();
        double passes = kernels.stream(Stream.of(scores(slice) * 2 * E).plus(mask(slice)));
        return product(slice, slice.queries(), s, Attention.keyDimension(shape))
                + product(slice, slice.queries(), Attention.valueDimension(shape), s) + passes;
    }

    private double scoresBackward(Slice slice) {
        double s = run.sequenceLength();
        double q = slice.queries();
        double passes = kernels.stream(Stream.of(scores(slice) * 3 * E).plus(mask(slice)));
        return product(slice, q, s, Attention.valueDimension(shape)) + product(slice, s,
                Attention.valueDimension(shape), q)
                + product(slice, q, Attention.keyDimension(shape), s)
                + product(slice, s, Attention.keyDimension(shape), q) + passes;
    }

    /** Dropout of the scores: read, write, and a mask of one byte. */
    private Stream mask(Slice slice) {
        return dropout() ? Stream.of(scores(slice) * (2 * E + 1)) : Stream.NONE;
    }

    /** A matrix product for every head. */
    private double product(Slice slice, double m, double n, double k) {
        double batch = slice.sequences() * slice.heads();
        return kernels.matmul(m, n, k, batch, batch * (m * k + k * n + m * n) * E, rates.sixteenBit());
    }

    private LinearTimes linear(String id, String label, double m, String mFormula, double n, String nFormula, double k,
            String kFormula, double batch, Scope scope) {
        return linear(id, label, m, mFormula, n, nFormula, k, kFormula, batch, run.precision().bytes(), rates.linear(),
                "matmul_rate", scope);
    }

    /** Bytes of a gradient that a multiplication reads and writes: it adds to what earlier micro-batches left. */
    private double gradientPasses() {
        return software.fusedBackward() ? 2.0 * run.gradientBytes() : E;
    }

    /** What adding gradients after the multiplication reads and writes. */
    private Stream added(double gradients) {
        return software.fusedBackward() ? Stream.NONE : Stream.of(gradients * (E + 2.0 * run.gradientBytes()));
    }

    private LinearTimes sixteenBit(String id, String label, double m, String mFormula, double n, String nFormula,
            double k, String kFormula, Scope scope) {
        return linear(id, label, m, mFormula, n, nFormula, k, kFormula, 1, E, rates.sixteenBit(), "sixteen_bit_rate",
                scope);
    }

    private LinearTimes linear(String id, String label, double m, String mFormula, double n, String nFormula, double k,
            String kFormula, double batch, double operand, double rate, String rateId, Scope scope) {
        double forward = kernels.matmul(m, n, k, batch, batch * ((m * k + k * n) * operand + m * n * E), rate);
        double inputGradient = kernels.matmul(m, k, n, batch, batch * ((m * n + k * n) * operand + m * k * E), rate);
        double weightGradient = kernels.matmul(k, n, m, batch, batch * ((m * k + m * n) * operand
                + k * n * gradientPasses()), rate) + kernels.stream(added(batch * k * n));
        if (scope.recording()) {
            Scope own = scope.in(id);
            own.derived("m", label + ": rows", m, Unit.COUNT, mFormula, KERNELS);
            own.derived("n", label + ": columns", n, Unit.COUNT, nFormula, KERNELS);
            own.derived("k", label + ": summed over", k, Unit.COUNT, kFormula, KERNELS);
            own.input("batch", label + ": matrices", batch, Unit.COUNT, KERNELS);
            own.input("operand_bytes", "bytes of an operand's element", operand, Unit.BYTE, KERNELS);
            String formula = "kernel_overhead + 2 * waves(tiles(m, n) * batch, multiprocessors) * (k + tile_fill) / "
                    + rateId + " + shown_traffic * batch * bytes(m, n, k, operand_bytes) / memory_rate";
            own.derived("forward", label + ", forward", forward, Unit.SECOND, formula, Kernels.MATMUL);
            own.derived("input_gradient", label + ", gradient of the input", inputGradient, Unit.SECOND, formula,
                    Kernels.MATMUL);
            own.derived("weight_gradient", label + ", gradient of the weights", weightGradient, Unit.SECOND,
                    software.fusedBackward() ? formula : formula + " + kernel_overhead + added_bytes / memory_rate",
                    Kernels.MATMUL);
        }
        return new LinearTimes(forward, inputGradient, weightGradient);
    }
}
