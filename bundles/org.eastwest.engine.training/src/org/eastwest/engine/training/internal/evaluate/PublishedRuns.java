// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eastwest.engine.training.internal.compute.GpuRates;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Optimizer;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;

/** Reads a row of {@code step_time.csv}: every way in which its run may have been made. */
final class PublishedRuns {
    /** Placement of Megatron-LM: pipeline stages outermost but for DP, whole experts innermost in DP. */
    private static final List<ParallelDimension> ORDER = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.EP, ParallelDimension.DP, ParallelDimension.PP);
    private static final Pattern ASYNCHRONOUS_TP = Pattern.compile("(?i)\\basync[ -]?tp\\b");
    private static final Pattern RELEASE = Pattern.compile("(\\d\\d\\.\\d\\d)(?:\\.\\d+)? NeMo");
    private static final double CAPTURED_FROM = 26.06;
    /** Tokens of a step beyond which numbers make no sense. */
    private static final double ABSURD = 1e12;
    private static final int MOST_VIRTUAL_STAGES = 4;
    private static final int[] MICRO_BATCHES = {1, 2, 4, 8, 16};

    private final MeasuredRow row;
    private final ModelShape shape;
    private final GpuSpec gpu;
    private final int gpus;
    private final RunCells cells;
    private final PublishedSettings settings;
    private final List<String> assumed = new ArrayList<>();

    PublishedRuns(MeasuredRow row, ModelShape shape, GpuSpec gpu, PublishedSettings settings) {
        this.settings = settings;
        this.row = row;
        this.shape = shape;
        this.gpu = gpu;
        this.cells = new RunCells(row);
        this.gpus = row.count("num_gpus", 0);
        if (gpus == 0) {
            throw new RefusedRow("the number of GPUs is missing");
        }
    }

    List<PublishedRun> all() {
        Precision precision = precision();
        boolean overlap = overlap();
        boolean flash = flash();
        List<PublishedRun> runs = new ArrayList<>();
        for (Degrees degrees : degrees()) {
            for (int batch : batches(degrees)) {
                for (int micro : microBatches(degrees, batch)) {
                    for (int virtual : virtualStages(degrees)) {
                        for (Recompute recompute : recomputes()) {
                            runs.add(run(degrees, batch, micro, virtual, recompute, precision, overlap, flash));
                        }
                    }
                }
            }
        }
        if (runs.isEmpty()) {
            throw new RefusedRow("no plan fits: TP x PP x DP x CP must give the " + gpus + " GPUs, TP divide the "
                    + shape.heads() + " heads, PP x virtual stages not exceed the " + shape.layers() + " layers and "
                    + "both ends, DP x micro-batch not exceed the global batch, which it divides where it is not "
                    + "told, and EP divide the experts and fit TP x CP x DP");
        }
        return runs;
    }

    private record Degrees(int tp, int pp, int dp, int cp, int ep) {
    }

    private List<Degrees> degrees() {
        int cp = row.count("CP", 1);
        int ep = row.count("EP", 1);
        List<Degrees> all = new ArrayList<>();
        for (int tp : values("TP", t -> t <= 8 && shape.heads() % t == 0)) {
            for (int pp : values("PP", p -> p <= shape.mostStages())) {
                long inner = (long) tp * pp * cp;
                int dp = row.count("DP", (int) (gpus / inner));
                Degrees degrees = new Degrees(tp, pp, dp, cp, ep);
                if (inner * dp == gpus && fits(degrees)) {
                    all.add(degrees);
                }
            }
        }
        return all;
    }

    private boolean fits(Degrees d) {
        return shape.heads() % d.tp() == 0 && d.pp() <= shape.mostStages() && (d.ep() == 1 || shape.moe()
                && shape.experts() % d.ep() == 0 && Placement.expertsFit(plan(d, 1, 1)));
    }

    /** The cell, or all powers of two that may be. */
    private int[] values(String column, IntPredicate plausible) {
        int told = row.count(column, 0);
        return told > 0 ? new int[] {told}
                : IntStream.iterate(1, i -> i <= gpus && i <= 64, i -> 2 * i).filter(plausible).toArray();
    }

    private int[] batches(Degrees d) {
        int told = row.count("global_batch", 0);
        return told > 0 ? new int[] {told} : new int[] {d.dp() * 16, d.dp() * 64};
    }

    private int[] microBatches(Degrees d, int batch) {
        int told = row.count("micro_batch", 0);
        return told > 0 ? (long) told * d.dp() > batch ? new int[0] : new int[] {told}
                : IntStream.of(MICRO_BATCHES).filter(m -> batch % (d.dp() * m) == 0).toArray();
    }

    private int[] virtualStages(Degrees d) {
        int told = row.count("interleave_virtual_stages", 0);
        if (told > 0 || d.pp() == 1 || row.text("interleave_virtual_stages").equalsIgnoreCase("n/a")) {
            int stages = d.pp() == 1 ? 1 : Math.max(1, told);
            return (long) d.pp() * stages > shape.mostStages() ? new int[0] : new int[] {stages};
        }
        if (deepSpeed()) {
            return new int[] {1};
        }
        int[] even = IntStream.rangeClosed(1, MOST_VIRTUAL_STAGES).filter(v -> v == 1 || even(d.pp() * v)).toArray();
        // Interleaved, but not told how often.
        boolean more = even.length > 1 && row.text("notes").toLowerCase(Locale.ROOT).contains("interleaved");
        return more ? Arrays.copyOfRange(even, 1, even.length) : even;
    }

    /** True when so many chunks hold as many layers each, or would if both embeddings counted as layers. */
    private boolean even(int chunks) {
        return shape.layers() % chunks == 0 || shape.mostStages() % chunks == 0;
    }

    private List<Recompute> recomputes() {
        return cells.recompute().map(List::of)
                .orElse(List.of(Recompute.NONE, Recompute.SELECTIVE, Recompute.FULL));
    }

    private Precision precision() {
        Optional<Precision> told = cells.precision();
        if (told.isEmpty()) {
            assumed.add("bf16");
        }
        Precision precision = told.orElse(Precision.BF16);
        if (Double.isNaN(GpuRates.peak(gpu, precision))) {
            throw new RefusedRow(gpu.name() + " does not compute in " + precision.name().toLowerCase(Locale.ROOT));
        }
        return precision;
    }

    /** Training code before Hopper hid no communication and wrote attention scores, unless the row says otherwise. */
    private boolean ampere() {
        return gpu.id().startsWith("a100");
    }

    /** What did on Ampere what is usual since Hopper. */
    private boolean ahead() {
        return row.text("notes").startsWith("MegaScale") || cells.fsdp();
    }

    private boolean overlap() {
        String notes = row.text("notes").toLowerCase(Locale.ROOT);
        if (notes.contains("overlap off")) {
            return false;
        }
        if (notes.contains("overlap on") || notes.contains("overlaps on") || notes.contains("param overlap")) {
            return true;
        }
        boolean hidden = !ampere() || ahead();
        assumed.add(!hidden ? "no overlap of communication" : hidesTensor() ? "communication overlaps"
                : "communication overlaps but for TP");
        return hidden;
    }

    /**
     * False for training code that cannot hide TP communication, whatever else it hides; PyTorch is late in that, which
     * it calls asynchronous TP.
     */
    private boolean hidesTensor() {
        boolean asynchronous = ASYNCHRONOUS_TP.matcher(row.text("notes")).find();
        return told("tensor_overlap").orElse(cells.fsdp() && !asynchronous ? 0 : 1) > 0;
    }

    private boolean flash() {
        boolean fused = !ampere() || ahead();
        if (!ownAttention()) {
            assumed.add("FlashAttention-2");
        } else if (ampere()) {
            assumed.add(fused ? "fused attention" : "attention writes its scores");
        }
        return fused;
    }

    /**
     * Whether it ran with DeepSpeed, whose pipeline does not interleave (microsoft/DeepSpeed@af8f259
     * runtime/pipe/schedule.py), on a Megatron-LM of 2021: backward there reduces over TP before it computes gradients
     * of weights (bigscience-workshop/Megatron-DeepSpeed@119a0d2 megatron/mpu/layers.py).
     */
    private boolean deepSpeed() {
        return (row.text("source") + " " + row.text("notes")).toLowerCase(Locale.ROOT).contains("deepspeed");
    }

    /** False for PyTorch's FSDP, which comes with FlashAttention-2; on Ampere that is what all others have too. */
    private boolean ownAttention() {
        return ampere() || !cells.fsdp();
    }

    /** What the publication says of a setting; empty when it says nothing. */
    private Optional<Integer> told(String setting) {
        return settings.of(row.text("source"), shape.id(), setting);
    }

    /** NeMo containers from 26.06 on capture layers with experts; what tells no release is taken as earlier. */
    private Software software() {
        Matcher release = RELEASE.matcher(row.text("source"));
        boolean nemo = release.find();
        return new Software(nemo && Double.parseDouble(release.group(1)) >= CAPTURED_FROM,
                nemo || told("sent_once").orElse(0) > 0, !ampere(),
                told("fused_backward").orElse(ampere() && deepSpeed() ? 0 : 1) > 0, ownAttention());
    }

    /**
     * As the row tells; else the optimizer's state alone is sharded, as Megatron-LM has it since Hopper. Pipelines keep
     * whole gradients until the last micro-batch even where they are sharded (torch.distributed.pipelining turns the
     * synchronisation of FSDP off until then; DeepSpeed refuses to combine them), which is what stage 1 does.
     */
    private int zero(Degrees d) {
        int stage = cells.zeroStage().orElse(d.dp() * d.cp() == 1 || ampere() && !row.text("notes").contains("dist")
                ? 0 : 1);
        return stage == 2 && d.pp() > 1 ? 1 : stage;
    }

    private boolean sequenceParallelism(Degrees d) {
        return d.tp() > 1 && cells.sequenceParallelism().orElse(!ampere());
    }

    private PlanSnapshot plan(Degrees d, int micro, int virtual) {
        return new PlanSnapshot(d.tp(), d.pp(), d.dp(), d.ep(), d.cp(), virtual, micro, zero(d),
                sequenceParallelism(d), schedule(virtual), ORDER, Set.of(), TensorOverlap.RING, true, true, 0,
                told("context_gathered").orElse(0) > 0 ? ContextExchange.ALL_GATHER : ContextExchange.RING);
    }

    private Schedule schedule(int virtual) {
        if (told("dual_pipe").orElse(0) > 0) {
            return Schedule.DUAL_PIPE;
        }
        return virtual > 1 ? Schedule.INTERLEAVED : Schedule.ONE_FORWARD_ONE_BACKWARD;
    }

    private PublishedRun run(Degrees d, int batch, int micro, int virtual, Recompute recompute, Precision precision,
            boolean overlap, boolean flash) {
        int sequence = row.count("seq_len", 2048);
        if ((double) sequence * batch > ABSURD) {
            throw new RefusedRow("its step has more than " + (long) ABSURD + " tokens");
        }
        Training training = new Training(row.text("case_id"), shape, sequence, batch, precision, 4,
                Optimizer.ADAM, recompute, flash, overlap && hidesTensor(), overlap, overlap && virtual > 1, false,
                overlap, 1);
        List<String> words = new ArrayList<>(assumed);
        guess("TP", "TP " + d.tp(), words);
        guess("PP", "PP " + d.pp(), words);
        guess("global_batch", "global batch " + batch, words);
        guess("micro_batch", "micro-batch " + micro, words);
        if (d.pp() > 1 && !row.text("interleave_virtual_stages").equalsIgnoreCase("n/a")) {
            guess("interleave_virtual_stages", "virtual stages " + virtual, words);
        }
        if (cells.zeroStage().orElse(0) == 2 && d.pp() > 1) {
            words.add("gradients reduced once a step");
        }
        ModelNames.assumed(shape, row).ifPresent(words::add);
        guess("seq_len", "sequences of " + training.sequenceLength() + " tokens", words);
        if (cells.recompute().isEmpty()) {
            words.add("recompute " + recompute.name().toLowerCase(Locale.ROOT));
        }
        return new PublishedRun(training, plan(d, micro, virtual), software(), String.join(", ", words));
    }

    private void guess(String column, String value, List<String> words) {
        if (row.missing(column)) {
            words.add(value);
        }
    }
}
