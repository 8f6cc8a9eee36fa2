// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Cost;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.Routing;
import org.eastwest.engine.training.internal.compute.Attention;
import org.eastwest.engine.training.internal.compute.BlockTimes;
import org.eastwest.engine.training.internal.compute.Slice;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Schedules;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.ContextExchange;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.eastwest.spi.design.PlanSnapshot.TensorOverlap;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.hardware.ModelShape;

/** What one layer, or one micro-batch, communicates under a plan, and how much of it compute hides. */
final class Communication {
    /** Bytes of an element of activations. */
    private static final double E = 2;
    /** Parts of a micro-batch that pipelined TP overlap works on (Transformer Engine's default, num_splits). */
    private static final int PARTS = 4;
    private static final Source TENSOR = Source.literature("Megatron-LM: all-reduce after each row-parallel layer, "
            + "under sequence parallelism all-gather before and reduce-scatter after; backward hides that of the "
            + "input's gradient behind the gradient of the weights, and gathers the input once more behind the "
            + "gradient of the input (arXiv 1909.08053; arXiv 2205.05198, section 4.2.2)");
    private static final Source WHOLE = Source.literature("Megatron-LM as in the domain, but whole: TP leaves the "
            + "scale-up domain, and multiplications take and give pieces through buffers in the memory of their peers, "
            + "which need the scale-up fabric (TransformerEngine, comm_gemm_overlap)");
    private static final Source CONTEXT = Source.literature("ring attention: cp - 1 exchanges of keys and values "
            + "beside attention in forward, twice the bytes in backward (arXiv 2310.01889)");
    private static final Source GATHERED = Source.literature("keys and values of all CP ranks are gathered before "
            + "attention, which nothing hides (arXiv 2407.21783, section 3.3.2); backward gathers them again and "
            + "reduce-scatters their gradients (Transformer Engine, cp_comm_type all_gather)");
    private static final Source EXPERT = Source.literature("dispatch and combine, forward and backward: four "
            + "all-to-alls of tokens x top-k (arXiv 2101.03961; arXiv 2412.19437, section 3.2)");
    private static final Source PIPELINE = Source.literature("activations to the next stage and gradients back, each "
            + "GPU of a TP group its share (Narayanan et al. SC21, arXiv 2104.04473, section 4.1)");

    private final ModelShape shape;
    private final Training run;
    private final PlanSnapshot plan;
    private final Slice slice;
    private final Collectives collectives;
    private final Software software;
    private final Group tensor;
    private final Group context;
    private final Group pipeline;
    private final Group experts;
    private final Scope scope;
    private Sharing sharing;
    private double exposedBackward;

    Communication(Training run, PlanSnapshot plan, Slice slice, Placement placement, Collectives collectives,
            Software software, Scope scope) {
        this.software = software;
        this.shape = run.model();
        this.run = run;
        this.plan = plan;
        this.slice = slice;
        this.collectives = collectives;
        this.tensor = placement.tensor();
        this.context = placement.context();
        this.pipeline = placement.pipeline();
        this.experts = placement.experts();
        this.scope = scope;
        if (scope.recording()) {
            sharing();
        }
    }

    /** What the collectives of TP take, all-gathers or all-reduces: whole, and a part of pipelined ones. */
    private record Sharing(Cost whole, Cost part) {
    }

    /** Once, and only where it is needed. */
    private Sharing sharing() {
        if (sharing == null) {
            sharing = computedSharing();
        }
        return sharing;
    }

    private Sharing computedSharing() {
        double bytes = slice.tokens() * shape.hidden() * E;
        Scope own = scope.in("tp");
        own.derived("bytes", "activations of a micro-batch", bytes, Unit.BYTE, "tokens * hidden * 2", TENSOR);
        Cost whole = shared(bytes, own);
        Cost part = pipelined() ? shared(bytes / PARTS, own.in("part")) : Cost.NOTHING;
        own.input("phi", "share of hidden time by which it slows compute", Overlap.contention(tensor), Unit.FRACTION,
                Overlap.CONTENTION);
        return new Sharing(whole, part);
    }

    /** True when TP communication hides in pieces behind the multiplications that wait for it or make it. */
    private boolean inPieces() {
        return run.overlapTensor() && !tensor.crosses();
    }

    private Source overlapSource() {
        return run.overlapTensor() && tensor.crosses() ? WHOLE : TENSOR;
    }

    private boolean pipelined() {
        return inPieces() && plan.tensorOverlap() == TensorOverlap.PIPELINED && plan.tp() > 1;
    }

    /** One TP communication of activations, or of a part of them. */
    private Cost shared(double bytes, Scope own) {
        return plan.sequenceParallelism() ? collectives.gather(Collective.ALL_GATHER, tensor, bytes, own)
                : collectives.allReduce(tensor, bytes, own);
    }

    /** TP communication of half a layer, whose linear layers {@code block} has. */
    Exposure tensor(BlockTimes block, Scope own) {
        if (plan.tp() <= 1) {
            return Exposure.NONE;
        }
        return plan.sequenceParallelism() ? gathered(block, own) : reduced(block, own);
    }

    private Exposure gathered(BlockTimes block, Scope own) {
        double c = sharing().whole().seconds();
        double phi = Overlap.contention(tensor);
        double forward = exposed(c, block.column().forward(), phi) + exposed(c, block.row().forward(), phi);
        boolean full = run.recompute() == Recompute.FULL;
        double again = full ? 1 : 0;
        // What is kept whole need not be gathered again; full recompute gathers whatever it computes.
        boolean regather = full || plan.regather();
        double backward = exposed(c, block.row().inputGradient(), phi)
                + (regather ? Overlap.beside(c, block.column().inputGradient(), phi) : 0)
                + Overlap.beside(c, block.column().weightGradient(), phi);
        double exposed = (1 + again) * forward + backward;
        if (own.recording()) {
            String waiting = inPieces()
                    ? (again > 0 ? "2 * " : "") + "(" + chunked("column_forward") + " + " + chunked("row_forward")
                    + ") + "
                            + chunked("row_input") : (again > 0 ? "5" : "3") + " * tp_seconds";
            own.derived("tp_exposed", "TP communication that is exposed", exposed, Unit.SECOND,
                    waiting + (regather ? " + " + beside("column_input") : "") + " + " + beside("column_weight"),
                    overlapSource());
        }
        return communication(3 + 2 * again, regather ? 2 : 1, exposed);
    }

    /** {@code waiting} collectives that multiplications wait for, which may be in parts, and others that are not. */
    private Exposure communication(double waiting, double others, double exposed) {
        Cost whole = sharing().whole();
        return pipelined() ? Exposure.of(sharing().part(), waiting * PARTS, exposed).plus(Exposure.of(whole, others, 0))
                : Exposure.of(whole, waiting + others, exposed);
    }

    private double exposed(double communication, double window, double phi) {
        if (pipelined()) {
            return Overlap.chunked(PARTS * sharing().part().seconds(), window, PARTS, phi);
        }
        return inPieces() ? Overlap.chunked(communication, window, plan.tp(), phi) : communication;
    }

    private String chunked(String window) {
        String time = pipelined() ? PARTS + " * tp_part_seconds" : "tp_seconds";
        return "(" + time + " - (1 - tp_phi) * min(" + time + ", " + window + ") * (1 - 1 / "
                + (pipelined() ? PARTS : "tp") + "))";
    }

    private static String beside(String window) {
        return "(tp_seconds - (1 - tp_phi) * min(tp_seconds, " + window + "))";
    }

    private Exposure reduced(BlockTimes block, Scope own) {
        double c = sharing().whole().seconds();
        double again = run.recompute() == Recompute.FULL ? 1 : 0;
        double phi = Overlap.contention(tensor);
        // A ring cannot pass on sums that are not made yet; parts of the micro-batch can be reduced one by one.
        double forward = pipelined() ? exposed(c, block.row().forward(), phi) : c;
        boolean beside = software.fusedBackward();
        double exposed = (1 + again) * forward
                + (beside ? Overlap.beside(c, block.column().weightGradient(), phi) : c);
        if (own.recording()) {
            own.derived("tp_exposed", "TP communication that is exposed", exposed, Unit.SECOND,
                    (again > 0 ? "2 * " : "") + (pipelined() ? chunked("row_forward") : "tp_seconds") + " + "
                            + (beside ? beside("column_weight") : "tp_seconds"), overlapSource());
        }
        return communication(1 + again, 1, exposed);
    }

    /** TP communication of the input embedding or of the output layer, which nothing hides. */
    Exposure tensorEnd() {
        if (plan.tp() <= 1) {
            return Exposure.NONE;
        }
        Cost whole = sharing().whole();
        return Exposure.of(whole, tensorEndTimes(), tensorEndTimes() * whole.seconds());
    }

    /** Collectives of {@link #tensorEnd}. */
    double tensorEndTimes() {
        return plan.sequenceParallelism() ? 2 : 1;
    }

    /** CP communication of a layer. */
    Exposure context(BlockTimes attention) {
        if (plan.cp() <= 1) {
            return Exposure.NONE;
        }
        Scope own = scope.in("cp");
        boolean ring = plan.contextExchange() == ContextExchange.RING;
        double bytes = slice.tokens() * Attention.exchangedWidth(shape, slice) * E;
        own.derived("bytes", "keys and values of a micro-batch", bytes, Unit.BYTE, Attention.mla(shape)
                ? "tokens * local_heads * (key_dimension + value_dimension) * 2"
                : "tokens * 2 * local_kv_heads * head_dimension * 2", ring ? CONTEXT : GATHERED);
        return ring ? ringed(attention, bytes, own) : gatheredContext(bytes, own);
    }

    private Exposure ringed(BlockTimes attention, double bytes, Scope own) {
        Cost forward = collectives.sendReceive(context, bytes, own);
        Cost backward = collectives.sendReceive(context, 2 * bytes, own.in("backward"));
        double phi = Overlap.contention(context);
        double steps = plan.cp() - 1.0;
        double windowForward = run.overlapContext() ? attention.coreForward() / plan.cp() : 0;
        double windowBackward = run.overlapContext() ? attention.coreBackward() / plan.cp() : 0;
        double again = run.recompute() == Recompute.FULL ? 1 : 0;
        double exposed = steps * ((1 + again) * Overlap.beside(forward.seconds(), windowForward, phi)
                + Overlap.beside(backward.seconds(), windowBackward, phi));
        if (scope.recording()) {
            own.input("phi", "share of hidden time by which it slows compute", phi, Unit.FRACTION, Overlap.CONTENTION);
            own.derived("window_forward", "attention beside one exchange, forward", windowForward, Unit.SECOND,
                    run.overlapContext() ? "attention_core_forward / cp" : "0", CONTEXT);
            own.derived("window_backward", "attention beside one exchange, backward", windowBackward, Unit.SECOND,
                    run.overlapContext() ? "attention_core_backward / cp" : "0", CONTEXT);
            own.derived("exposed", "CP communication of a layer that is exposed", exposed, Unit.SECOND, "(cp - 1) * ("
                    + (again > 0 ? "2 * " : "") + "(seconds - (1 - phi) * min(seconds, window_forward)) + "
                    + "backward_seconds - (1 - phi) * min(backward_seconds, window_backward))", CONTEXT);
        }
        return Exposure.of(forward, steps * (1 + again), exposed).plus(Exposure.of(backward, steps, 0));
    }

    /** Gathers all keys and values before attention, and again in backward, whose gradients it reduce-scatters. */
    private Exposure gatheredContext(double bytes, Scope own) {
        double whole = plan.cp() * bytes;
        Cost gather = collectives.gather(Collective.ALL_GATHER, context, whole, whole(own.in("gather"), whole));
        Cost reduce = collectives.gather(Collective.REDUCE_SCATTER, context, whole, whole(own.in("reduce"), whole));
        // Backward gathers them again instead of keeping them; full recompute before that.
        int gathers = run.recompute() == Recompute.FULL ? 3 : 2;
        double exposed = gathers * gather.seconds() + reduce.seconds();
        own.derived("exposed", "CP communication of a layer that is exposed", exposed, Unit.SECOND,
                gathers + " * gather_seconds + reduce_seconds", GATHERED);
        return Exposure.of(gather, gathers, exposed).plus(Exposure.of(reduce, 1, 0));
    }

    private static Scope whole(Scope own, double bytes) {
        own.derived("bytes", "keys and values of all CP ranks", bytes, Unit.BYTE, "cp * cp_bytes", GATHERED);
        return own;
    }

    /** What {@link #experts} leaves exposed in backward, seconds. */
    double expertsExposedBackward() {
        return exposedBackward;
    }

    /** EP communication of a layer with routed experts. */
    Exposure experts(double windowForward, double windowBackward) {
        if (plan.ep() <= 1) {
            return Exposure.NONE;
        }
        Scope own = scope.in("ep");
        double narrow = Math.min(E, Math.max(1, run.precision().bytes()));
        Cost combine;
        Cost dispatch;
        if (!software.sentOnce()) {
            double copies = slice.routedRows() * shape.hidden();
            own.derived("bytes", "copies of tokens for the experts, as the busiest GPU has them", copies * E, Unit.BYTE,
                    "routed_rows * hidden * 2", EXPERT);
            combine = collectives.allToAll(experts, copies * E, own);
            dispatch = collectives.allToAll(experts, copies * narrow, own.in("dispatch"));
        } else {
            double once = slice.routedRows() / shape.topK() * shape.hidden();
            own.derived("bytes", "tokens for the experts, as the busiest GPU has them", once * E, Unit.BYTE,
                    "routed_rows / top_k * hidden * 2", EXPERT);
            Routing routing = Routing.of(shape);
            combine = collectives.routeTokens(experts, once * E, routing, own);
            dispatch = collectives.routeTokens(experts, once * narrow, routing, own.in("dispatch"));
        }
        boolean hidden = run.overlapExpert() || plan.schedule() == Schedule.DUAL_PIPE;
        double phi = Overlap.routing(experts, software);
        double again = run.recompute() == Recompute.FULL ? 1 : 0;
        double forward = dispatch.seconds() + combine.seconds();
        double backward = 2 * combine.seconds() + again * forward;
        exposedBackward = hidden ? Overlap.beside(backward, windowBackward, phi) : backward;
        double exposed = (hidden ? Overlap.beside(forward, windowForward, phi) : forward) + exposedBackward;
        if (scope.recording()) {
            own.input("phi", "share of hidden time by which it slows compute", phi, Unit.FRACTION, Overlap.CONTENTION);
            own.derived("forward", "dispatch and combine, forward", forward, Unit.SECOND, "dispatch_seconds + seconds",
                    EXPERT);
            own.derived("backward", "dispatch and combine, backward", backward, Unit.SECOND,
                    again > 0 ? "2 * seconds + forward" : "2 * seconds", EXPERT);
            own.derived("exposed", "EP communication of a layer that is exposed", exposed, Unit.SECOND, hidden
                    ? "forward - (1 - phi) * min(forward, moe_layer_forward) + backward - (1 - phi) * min(backward, "
                    + "moe_layer_backward)"
                    : "forward + backward", EXPERT);
        }
        return Exposure.of(dispatch, 1 + again, exposed).plus(Exposure.of(combine, 3 + again, 0));
    }

    /** PP communication of a step: both ways, every micro-batch and every chunk of a stage; what is exposed is open. */
    Exposure pipeline(double microBatches) {
        Scope own = scope.in("pp");
        boolean whole = sendsWhole();
        double share = sendBytes();
        own.derived("bytes", "what a GPU sends of the activations between stages", share, Unit.BYTE,
                whole ? "tokens * hidden * 2" : "tokens * hidden * 2 / tp", PIPELINE);
        Cost send = collectives.sendReceive(pipeline, share, own);
        // Without sequence parallelism every GPU of the next stage needs all of it.
        Cost spread = plan.sequenceParallelism() || whole ? Cost.NOTHING
                : collectives.gather(Collective.ALL_GATHER, tensor, share * plan.tp(), own.in("gather"));
        own.input("phi", "share of hidden time by which it slows compute", sendContention(), Unit.FRACTION,
                Overlap.CONTENTION);
        own.derived("transfer", "a send to the next stage", send.seconds() + spread.seconds(), Unit.SECOND,
                spread == Cost.NOTHING ? "seconds" : "seconds + gather_seconds", PIPELINE);
        double sends = 2 * microBatches * Schedules.chunks(plan);
        return Exposure.of(send, sends, 0).plus(Exposure.of(spread, sends, 0));
    }

    private boolean sendsWhole() {
        return !plan.sequenceParallelism() && !plan.scatteredSends();
    }

    /** What a GPU sends of the activations of a micro-batch between stages. */
    private double sendBytes() {
        return slice.tokens() * shape.hidden() * E / (sendsWhole() ? 1 : plan.tp());
    }

    /** Bytes that a GPU sends through the compute fabric for each send of {@link #pipeline}. */
    double sendScaleOutBytes() {
        double sent = pipeline.crosses() ? sendBytes() : 0;
        return plan.sequenceParallelism() || sendsWhole() || !tensor.crosses() ? sent
                : sent + collectives.gather(Collective.ALL_GATHER, tensor, sendBytes() * plan.tp(), Scope.NONE)
                        .scaleOutBytes();
    }

    /** Share of its hidden time by which a send between stages slows compute. */
    double sendContention() {
        return Overlap.contention(pipeline);
    }
}
