// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.View;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * A fabric at every level: overview, one pod, one switch. Ids: {@code fabric.ID}, {@code /pod1}, {@code /leaf17},
 * {@code /burst}.
 */
public final class FabricViews {
    private static final String PREFIX = "fabric.";

    private static final String BURST = "burst";
    private static final int NO_BURST = -1;

    private final DesignSnapshot design;
    private final FabricModel model;
    private final Marks marks;
    private final Traffic traffic;
    private final Map<String, List<String>> cycles;
    private final UnaryOperator<String> transports;

    /**
     * @param cycles     links of a cycle of buffers by the id of their fabric, such as leaf3-spine1
     * @param transports names of transports by their ids
     */
    public FabricViews(DesignSnapshot design, FabricModel model, AnalysisResult result, Marks marks,
            Map<String, List<String>> cycles, UnaryOperator<String> transports) {
        this.design = design;
        this.model = model;
        this.marks = marks;
        this.traffic = new Traffic(design, model, result);
        this.cycles = Map.copyOf(cycles);
        this.transports = transports;
    }

    /** Ids of the views at the top: the fabric, and, where an analysis tells of it, what a burst does to it. */
    public List<String> ids(FabricSnapshot fabric) {
        return hops(fabric) > 0 ? List.of(id(fabric), id(fabric) + "/" + BURST) : List.of(id(fabric));
    }

    /** Hops that pauses spread within a burst; 0 where there are none. */
    private int hops(FabricSnapshot fabric) {
        return fabric.topology() == TopologyKind.EXPLICIT ? 0 : (int) marks.metric("pause_hops", fabric.id(), 0);
    }

    public static String id(FabricSnapshot fabric) {
        return PREFIX + fabric.id();
    }

    /** Ids of one view of each further level. */
    public List<String> examples(FabricSnapshot fabric) {
        Layout layout = layout(fabric);
        List<String> ids = new ArrayList<>();
        if (!layout.drawn() && layout.sizing().buildable()) {
            ids.add(id(fabric) + "/pod1");
            layout.sizing().tiers().forEach(t -> ids.add(id(fabric) + "/" + t.kind().word() + "1"));
        }
        return ids;
    }

    public Optional<View> view(String id) {
        for (FabricSnapshot fabric : design.fabrics()) {
            String own = id(fabric);
            if (id.equals(own)) {
                return Optional.of(overview(fabric));
            }
            if (id.startsWith(own + "/")) {
                return part(fabric, id, id.substring(own.length() + 1));
            }
        }
        return Optional.empty();
    }

    private Optional<View> part(FabricSnapshot fabric, String id, String part) {
        Layout layout = layout(fabric);
        if (layout.drawn() || !layout.sizing().buildable()) {
            return Optional.empty();
        }
        if (part.equals(BURST)) {
            return hops(fabric) > 0 ? Optional.of(burst(fabric, layout, id)) : Optional.empty();
        }
        Optional<Long> pod = index(part, "pod", layout.pods());
        if (pod.isPresent()) {
            return Optional.of(new PodView(layout, marks, results(layout, NO_BURST)).view(id, pod.get()));
        }
        for (FabricSizing.Tier tier : layout.sizing().tiers()) {
            Optional<Long> index = index(part, tier.kind().word(), layout.aPlane(tier));
            if (index.isPresent()) {
                return Optional.of(new SwitchView(layout, marks, new FaultMarks(layout)).view(id, tier.kind(), index.get()));
            }
        }
        return Optional.empty();
    }

    private FabricView overview(FabricSnapshot fabric) {
        Layout layout = layout(fabric);
        return layout.drawn() ? new DrawnView(layout, marks, cycles.getOrDefault(fabric.id(), List.of()))
                .view(id(fabric)) : new OverviewView(layout, marks, results(layout, NO_BURST)).view(id(fabric));
    }

    private FabricView burst(FabricSnapshot fabric, Layout layout, String id) {
        FabricView view = new OverviewView(layout, marks, results(layout, hops(fabric))).view(id);
        view.setName(fabric.name() + " after a burst to one port");
        view.setDetail(Make.some((long) marks.metric("paused_links", fabric.id(), 0), "link", "links")
                + " paused, " + Quantity.formatPercent(marks.metric("victim_share", fabric.id(), 0))
                + " of the other flows stand still");
        return view;
    }

    private LinkResults results(Layout layout, int pauses) {
        return new LinkResults(layout, traffic, new FaultMarks(layout),
                cycles.getOrDefault(layout.fabric().id(), List.of()), pauses);
    }

    private Layout layout(FabricSnapshot fabric) {
        return new Layout(design.cluster(), fabric, model.size(model.plan(design.cluster(), fabric)),
                transports.apply(fabric.transportId()));
    }

    /** The number after a word, 1 to the largest. */
    private static Optional<Long> index(String part, String word, long largest) {
        if (!part.matches(word + "[1-9][0-9]{0,8}")) {
            return Optional.empty();
        }
        long index = Long.parseLong(part.substring(word.length()));
        return index <= largest ? Optional.of(index) : Optional.empty();
    }

    static boolean railed(TopologyKind topology) {
        return topology == TopologyKind.RAIL_OPTIMISED || topology == TopologyKind.RAIL_ONLY;
    }

    static String plural(TierKind tier) {
        return switch (tier) {
            case LEAF -> "leaves";
            case SPINE -> "spines";
            case CORE -> "cores";
        };
    }
}
