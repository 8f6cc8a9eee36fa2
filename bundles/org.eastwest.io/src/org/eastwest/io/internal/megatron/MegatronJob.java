// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal.megatron;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.io.internal.megatron.Arguments.Argument;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.exchange.ImportException;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.spi.exchange.ImportNote.Kind;
import org.eastwest.spi.exchange.ImportRequest;
import org.eastwest.spi.exchange.ImportedDesign;
import org.eastwest.spi.exchange.ImportedDesign.JobKind;
import org.eastwest.spi.exchange.Setting;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.Provenance;

/** A training job of Megatron-LM's arguments. Defaults are Megatron-LM's. */
final class MegatronJob {
    private static final String JOB = "pretraining";
    private static final String PLAN = "job." + JOB + ".plan.";
    private static final String RUN = "job." + JOB + ".workload.";
    private static final int GPUS_PER_SERVER = 8;
    /** {@code ([0]*3+[1]*58)}: so many dense layers, then those with experts. */
    private static final Pattern DENSE_FIRST = Pattern.compile("\\(?\\[0\\]\\*(\\d+)\\+\\[1\\]\\*(\\d+)\\)?");

    private final Arguments arguments;
    private final ImportRequest request;
    private final List<Setting> settings = new ArrayList<>();
    private final List<ImportNote> notes = new ArrayList<>();
    private final Set<String> read = new HashSet<>();

    MegatronJob(Arguments arguments, ImportRequest request) {
        this.arguments = arguments;
        this.request = request;
    }

    ImportedDesign design() throws ImportException {
        ModelShape shape = shape();
        int tp = plan("tensor-model-parallel-size", "tp");
        int pp = plan("pipeline-model-parallel-size", "pp");
        int cp = plan("context-parallel-size", "cp");
        plan("expert-model-parallel-size", "ep");
        int dp = dataParallel((long) tp * pp * cp);
        stages(shape, pp);
        parallelism();
        batch(dp);
        precision();
        memory();
        overlap();
        List<ImportedDesign.ServerGroup> servers = new ArrayList<>();
        List<ImportedDesign.Fabric> fabrics = new ArrayList<>();
        if (!request.template()) {
            machine((long) tp * pp * cp * dp, servers, fabrics);
        }
        arguments.all().stream().filter(a -> !read.contains(a.name())).forEach(a -> note(Kind.IGNORED, a,
                "it has no place in a design"));
        notes.sort(Comparator.comparingInt(ImportNote::line));
        return new ImportedDesign("", "", servers, fabrics, List.of(new ImportedDesign.Job(JOB, "Pre-training",
                JobKind.TRAINING, Optional.of(shape))), settings, notes);
    }

    private void set(String path, Object value) {
        settings.add(new Setting(path, value.toString()));
    }

    private void note(Kind kind, Argument argument, String detail) {
        notes.add(new ImportNote(kind, argument.line(), argument.text(), detail));
    }

    private void assumed(String what, String detail) {
        notes.add(new ImportNote(Kind.ASSUMED, 0, what, detail));
    }

    private Optional<Argument> take(String name, String meaning) {
        Optional<Argument> found = arguments.find(name);
        found.filter(a -> read.add(a.name())).ifPresent(a -> note(Kind.UNDERSTOOD, a, meaning));
        return found;
    }

    private boolean flag(String name, String meaning) {
        return take(name, meaning).isPresent();
    }

    private int number(String name, int otherwise, String meaning) throws ImportException {
        Optional<Argument> found = take(name, meaning);
        return found.isPresent() ? found.get().number() : otherwise;
    }

    private int required(String name, String meaning) throws ImportException {
        if (!arguments.has(name)) {
            throw new ImportException(0, "There is no --" + name, "Add it: without it the model has no shape.");
        }
        return number(name, 0, meaning);
    }

    private ModelShape shape() throws ImportException {
        int layers = required("num-layers", "layers of the model");
        int hidden = required("hidden-size", "hidden size of the model");
        int heads = required("num-attention-heads", "attention heads of the model");
        boolean gated = flag("swiglu", "gated feed-forward layers");
        boolean latent = flag("multi-latent-attention", "multi-head latent attention");
        boolean grouped = flag("group-query-attention", "grouped-query attention");
        int feedForward = number("ffn-hidden-size", gated ? hidden * 8 / 3 / 64 * 64 : 4 * hidden,
                "size of the feed-forward layer");
        int kvHeads = grouped ? number("num-query-groups", 1, "key and value heads") : heads;
        int experts = number("num-experts", 0, "routed experts a layer");
        return new ModelShape(JOB, "", layers, hidden, heads, kvHeads, headDimension(hidden, heads, latent),
                feedForward, number("vocab-size", 0, "vocabulary"),
                latent ? ModelShape.Attention.MLA : kvHeads < heads ? ModelShape.Attention.GQA
                        : ModelShape.Attention.MHA,
                window(), windowEvery(),
                number("q-lora-rank", 0, "rank of the query"),
                latent ? number("kv-lora-rank", 512, "rank of keys and values") : 0,
                latent ? number("qk-pos-emb-head-dim", 64, "rotary part of a head") : 0, experts,
                experts > 0 ? number("moe-router-topk", 2, "experts a token visits") : 0,
                experts > 0 ? number("moe-shared-expert-intermediate-size", 0, "size of the shared experts") : 0,
                experts > 0 ? number("moe-ffn-hidden-size", feedForward, "size of an expert") : 0,
                experts > 0 ? denseFirst(layers) : 0, gated,
                experts > 0 ? number("moe-router-num-groups", 0, "groups of experts") : 0,
                experts > 0 ? number("moe-router-group-topk", 0, "groups that a token visits") : 0,
                new Provenance("import", request.fileName(), "high", "the imported file", ""));
    }

    private int headDimension(int hidden, int heads, boolean latent) throws ImportException {
        if (latent) {
            number("v-head-dim", 128, "size of the value of a head");
            return number("qk-head-dim", 128, "size of a head");
        }
        return number("kv-channels", Math.max(1, hidden / heads), "size of a head");
    }

    private int windowEvery() throws ImportException {
        return arguments.has("window-size") ? number("window-attn-skip-freq", 1, "which layers have the window") : 0;
    }

    /** {@code --window-size 127,0}: tokens before and after a token; a design counts the token itself too. */
    private int window() throws ImportException {
        Optional<Argument> found = take("window-size", "sliding window of attention");
        if (found.isEmpty()) {
            return 0;
        }
        String before = found.get().value().replaceAll("[()\\s]", "").split(",", 2)[0];
        try {
            return Math.max(0, Integer.parseInt(before) + 1);
        } catch (NumberFormatException noNumber) {
            throw new ImportException(found.get().line(), "--window-size is '" + found.get().value()
                    + "'", "Write the tokens before and after, such as 127,0.", noNumber);
        }
    }

    private int denseFirst(int layers) throws ImportException {
        Optional<Argument> found = arguments.find("moe-layer-freq");
        if (found.isEmpty()) {
            return 0;
        }
        read.add("moe-layer-freq");
        String value = String.join("", found.get().values());
        Matcher dense = DENSE_FIRST.matcher(value);
        if (dense.matches() && Long.parseLong(dense.group(1)) + Long.parseLong(dense.group(2)) == layers) {
            note(Kind.UNDERSTOOD, found.get(), "first layers without experts");
            return Integer.parseInt(dense.group(1));
        }
        if (!value.equals("1")) {
            note(Kind.IGNORED, found.get(), "experts in every layer: a design may leave them out of the first layers "
                    + "alone");
        }
        return 0;
    }

    private int plan(String argument, String attribute) throws ImportException {
        int degree = number(argument, 1, attribute.toUpperCase(java.util.Locale.ROOT) + " of the plan");
        set(PLAN + attribute, degree);
        return degree;
    }

    private int dataParallel(long inside) throws ImportException {
        Optional<Long> world = worldSize();
        if (world.isEmpty()) {
            assumed("DP", "1: the file tells no world size");
            set(PLAN + "dp", 1);
            return 1;
        }
        if (world.get() % inside != 0) {
            throw new ImportException(0, "The world size " + world.get() + " is no multiple of TP x PP x CP = "
                    + inside,
                    "Correct the number of nodes or GPUs a node, or the parallel sizes.");
        }
        long dp = world.get() / inside;
        if (dp > Integer.MAX_VALUE) {
            throw new ImportException(0, "The world size " + world.get() + " is too large",
                    "Give at most " + Integer.MAX_VALUE + " GPUs.");
        }
        set(PLAN + "dp", dp);
        return (int) dp;
    }

    private Optional<Long> worldSize() throws ImportException {
        Optional<Argument> nodes = launch("nnodes", "nodes", "NNODES", "NUM_NODES");
        Optional<Argument> each = launch("nproc-per-node", "GPUs of a node", "GPUS_PER_NODE", "NPROC_PER_NODE");
        if (nodes.isPresent() && each.isPresent()) {
            return Optional.of((long) nodes.get().number() * each.get().number());
        }
        Optional<Argument> told = launch("world-size", "GPUs of the job", "WORLD_SIZE");
        return told.isPresent() ? Optional.of((long) told.get().number()) : Optional.empty();
    }

    private Optional<Argument> launch(String argument, String meaning, String... variables) {
        Optional<Argument> found = take(argument, meaning);
        for (String variable : variables) {
            if (found.isEmpty()) {
                found = arguments.variable(variable).filter(a -> a.values().get(0).matches("\\d+"));
                found.ifPresent(a -> notes.add(new ImportNote(Kind.UNDERSTOOD, a.line(), a.name() + "="
                        + a.values().get(0), meaning)));
            }
        }
        return found;
    }

    private void stages(ModelShape shape, int pp) throws ImportException {
        flag("account-for-embedding-in-pipeline-split", "the first stage has fewer layers");
        flag("account-for-loss-in-pipeline-split", "the last stage has fewer layers");
        int virtual = number("num-virtual-stages-per-pipeline-rank", 1, "virtual stages of the plan");
        Optional<Argument> each = take("num-layers-per-virtual-pipeline-stage", "virtual stages of the plan");
        if (each.isPresent()) {
            int layers = each.get().number();
            if ((long) layers * pp > shape.layers()) {
                throw new ImportException(each.get().line(), each.get().text() + " with " + pp + " stages is more than "
                        + "the model's " + shape.layers() + " layers", "Give fewer layers or stages.");
            }
            virtual = shape.layers() / pp / layers;
        }
        set(PLAN + "virtualStages", virtual);
        set(PLAN + "schedule", virtual > 1 ? "interleaved" : "1f1b");
    }

    private void parallelism() throws ImportException {
        set(PLAN + "sequenceParallelism", flag("sequence-parallel", "sequence parallelism of the plan"));
        set(PLAN + "order", flag("use-tp-pp-dp-mapping", "PP inside of DP") ? "TP CP PP DP" : "TP CP DP PP");
        Optional<Argument> exchange = arguments.find("cp-comm-type");
        if (exchange.isPresent()) {
            read.add("cp-comm-type");
            String type = exchange.get().value();
            boolean known = type.equals("p2p") || type.equals("allgather");
            note(known ? Kind.UNDERSTOOD : Kind.IGNORED, exchange.get(), known ? "exchange of CP"
                    : "a ring takes its place: designs know p2p and allgather");
            set(PLAN + "contextExchange", type.equals("allgather") ? "all-gather" : "ring");
        }
    }

    private void batch(int dp) throws ImportException {
        int micro = number("micro-batch-size", 1, "micro-batch of the plan");
        set(PLAN + "microBatch", micro);
        if (!arguments.has("global-batch-size")) {
            assumed("global batch", "a micro-batch for each rank of DP, as Megatron-LM does");
        }
        set(RUN + "globalBatch", number("global-batch-size", Math.multiplyExact(micro, dp), "sequences in a step"));
        Optional<Argument> longest = take("max-position-embeddings", "the longest sequence");
        set(RUN + "sequenceLength", arguments.has("seq-length") || longest.isEmpty()
                ? required("seq-length", "tokens of a sequence") : longest.get().number());
    }

    private void precision() throws ImportException {
        boolean half = flag("fp16", "precision of the matrix products");
        boolean brain = flag("bf16", "precision of the matrix products");
        boolean eight = flag("fp8-format", "precision of the matrix products");
        boolean four = flag("fp4-format", "precision of the matrix products");
        if (!half && !brain && !eight && !four) {
            assumed("precision", "bf16: the file asks for fp32, which no design trains in");
        }
        set(RUN + "precision", four ? "fp4" : eight ? "fp8" : half ? "fp16" : "bf16");
        boolean full = flag("accumulate-allreduce-grads-in-fp32", "gradients in fp32");
        boolean reduced = flag("grad-reduce-in-bf16", "gradients in bf16");
        set(RUN + "gradientPrecision", full || !half && !reduced ? "fp32" : half && !reduced ? "fp16" : "bf16");
    }

    private void memory() throws ImportException {
        boolean selective = flag("recompute-activations", "recompute of attention");
        Optional<Argument> granularity = take("recompute-granularity", "what backward recomputes");
        if (granularity.isPresent() && !Set.of("full", "selective").contains(granularity.get().value())) {
            throw new ImportException(granularity.get().line(), granularity.get().text() + " is unknown",
                    "Use full or selective.");
        }
        flag("recompute-method", "whole layers");
        set(RUN + "recompute", granularity.isPresent() ? granularity.get().value() : selective ? "selective" : "none");
        boolean distributed = flag("use-distributed-optimizer", "ZeRO stage 1");
        boolean sharded = flag("use-torch-fsdp2", "ZeRO stage 3");
        Optional<Argument> strategy = take("data-parallel-sharding-strategy", "what ZeRO divides");
        String divided = strategy.isPresent() ? strategy.get().value() : "";
        set(PLAN + "zeroStage", sharded || divided.equals("optim_grads_params") ? 3 : divided.equals("optim_grads") ? 2
                : distributed || divided.equals("optim") ? 1 : 0);
        Optional<Argument> optimizer = take("optimizer", "the optimizer");
        if (optimizer.isPresent() && optimizer.get().value().equals("sgd")) {
            set(RUN + "optimizer", "sgd-momentum");
        }
        Optional<Argument> attention = take("attention-backend", "whether attention writes the score matrix");
        flag("use-flash-attn", "attention never writes the score matrix");
        set(RUN + "flashAttention", attention.isEmpty() || !Set.of("unfused", "local").contains(
                attention.get().value()));
    }

    private void overlap() {
        set(RUN + "overlapData", flag("overlap-grad-reduce", "DP communication hides behind compute"));
        flag("overlap-param-gather", "DP communication hides behind compute");
        set(RUN + "overlapTensor", flag("tp-comm-overlap", "TP communication hides behind compute"));
        set(RUN + "overlapExpert", flag("overlap-moe-expert-parallel-comm", "EP communication hides behind compute"));
        set(RUN + "overlapPipeline", !flag("no-overlap-p2p-communication", "PP sends do not hide behind compute"));
        flag("moe-token-dispatcher-type", "experts exchange tokens");
        flag("untie-embeddings-and-output-weights", "embedding and output have weights of their own");
    }

    /** Servers and a fabric that hold the job, as the template ib-1k has them. */
    private void machine(long gpus, List<ImportedDesign.ServerGroup> servers, List<ImportedDesign.Fabric> fabrics) {
        long count = (gpus + GPUS_PER_SERVER - 1) / GPUS_PER_SERVER;
        servers.add(new ImportedDesign.ServerGroup("servers", "Servers", "dgx-h100", Math.toIntExact(count)));
        fabrics.add(new ImportedDesign.Fabric("compute", "Compute", FabricRole.COMPUTE, "qm9700", List.of(),
                List.of()));
        set("fabric.compute.topology", "rail-optimised");
        set("fabric.compute.transport", "ib-ndr");
        assumed("servers", count + " dgx-h100: the file tells only the job");
        assumed("compute fabric", "rail-optimised of qm9700 with ib-ndr: the file tells only the job");
    }
}
