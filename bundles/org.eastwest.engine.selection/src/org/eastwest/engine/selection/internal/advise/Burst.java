// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessModel;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.Transport;

/**
 * What waiting instead of dropping does: cycles of buffers after two failed links that packets go round locally, and
 * flows that stand still in a burst. Looked at link by link, on a part of a large design.
 */
final class Burst {
    /** GPUs of a design that are looked at. */
    static final long MOST_GPUS = 1024;
    /** Two links of different leaves and spines: one alone closes no cycle (models (e); Tagger, CoNEXT 2017). */
    private static final List<String> FAULTS = List.of("link:leaf1-spine1", "link:leaf2-spine2");

    private final LosslessModel model;
    private final FabricModel fabrics;
    private final long seed;
    private final Progress progress;
    private final Map<SimulatedFabric.Designed, Raw> exposures = new ConcurrentHashMap<>();

    Burst(LosslessModel model, FabricModel fabrics, long seed, Progress progress) {
        this.model = model;
        this.fabrics = fabrics;
        this.seed = seed;
        this.progress = progress;
    }

    /**
     * Share of buffers on cycles, and share of other flows that stand still.
     *
     * @param exposure 0 to 1; 0 for a transport that drops
     * @param victims  0 to 1; 0 for a transport that drops
     */
    record Effect(Raw exposure, Raw victims) {
    }

    Effect of(DesignSnapshot design, Transport transport) {
        if (!transport.flowControl().lossless()) {
            Raw none = Raw.of(0, "it drops instead of waiting: nothing stands still, no buffer waits for another");
            return new Effect(none, none);
        }
        if (model == null) {
            Raw unknown = Raw.unknown("no engine looks at pauses");
            return new Effect(unknown, unknown);
        }
        DesignSnapshot part = Scaling.to(design, fabrics, Math.min(MOST_GPUS, design.cluster().gpus())).design();
        FabricSnapshot fabric = part.fabric(FabricRole.COMPUTE).orElseThrow();
        return new Effect(exposures.computeIfAbsent(links(part, fabric), f -> exposure(part, fabric, transport)),
                victims(part, fabric, transport));
    }

    /** What cycles depend on: the fabric without its transport. */
    private static SimulatedFabric.Designed links(DesignSnapshot design, FabricSnapshot fabric) {
        return new SimulatedFabric.Designed(design.cluster(), fabric.withTransport(""));
    }

    private Raw exposure(DesignSnapshot design, FabricSnapshot fabric, Transport transport) {
        try {
            LosslessAnswer answer = ask(design, fabric, FAULTS, transport, Detours.BOUNCE);
            return Raw.of((double) answer.cyclicBuffers() / Math.max(1, answer.buffers()), answer.cyclicBuffers()
                    + " of " + answer.buffers() + " buffers on cycles when " + String.join(" and ", FAULTS)
                    + " have failed and packets go round locally; none with valley-free routing");
        } catch (IllegalArgumentException noSuchLink) {
            return Raw.of(0, "the fabric has no two spines between which packets could bounce");
        }
    }

    /**
     * Nobody knows how many send to one port: the mean over doublings, from the usual burst to all. They send at line
     * rate until congestion control has slowed them down (models (f)), and whoever is in another virtual lane or
     * priority does not wait.
     */
    private Raw victims(DesignSnapshot design, FabricSnapshot fabric, Transport transport) {
        int classes = transport.flowControl().classes();
        try {
            List<LosslessAnswer> answers = senders(design.cluster().gpus()).mapToObj(senders -> ask(design, fabric,
                    List.of(), transport, Detours.VALLEY_FREE, senders)).toList();
            double share = answers.stream().mapToDouble(a -> a.slowed().victimShare()).average().orElse(0) / classes;
            return Raw.of(share, burst(transport, answers) + "; tenants share "
                    + among(transport.flowControl()));
        } catch (IllegalArgumentException wrong) {
            return Raw.unknown(wrong.getMessage());
        }
    }

    private static IntStream senders(long gpus) {
        int most = (int) Math.max(1, gpus - 1);
        return IntStream.concat(IntStream.iterate(LosslessQuestion.DEFAULT_SENDERS, n -> n < most, n -> 2 * n),
                IntStream.of(most));
    }

    private static String burst(Transport transport, List<LosslessAnswer> answers) {
        long calm = answers.stream().filter(answer -> answer.slowed().hops() == 0).count();
        return "bursts of " + LosslessQuestion.DEFAULT_SENDERS + " senders to one port up to all, "
                + Quantity.format(answers.get(0).slowed().seconds(), Dimension.TIME) + " until "
                + transport.congestionControl().name() + " slows them down: " + calm + " of " + answers.size()
                + " stop no link";
    }

    private static String among(FlowControl control) {
        boolean lanes = control instanceof FlowControl.Credits;
        return control.classes() == 1 ? lanes ? "one virtual lane" : "one lossless priority"
                : control.classes() + (lanes ? " virtual lanes" : " lossless priorities");
    }

    private LosslessAnswer ask(DesignSnapshot design, FabricSnapshot fabric, List<String> faults, Transport transport,
            Detours detours) {
        return ask(design, fabric, faults, transport, detours, LosslessQuestion.DEFAULT_SENDERS);
    }

    private LosslessAnswer ask(DesignSnapshot design, FabricSnapshot fabric, List<String> faults, Transport transport,
            Detours detours, int senders) {
        return model.examine(new LosslessQuestion(new SimulatedFabric.Designed(design.cluster(), fabric), faults,
                transport, detours, 1, senders, LosslessQuestion.DEFAULT_BURST_SECONDS, seed), progress);
    }
}
