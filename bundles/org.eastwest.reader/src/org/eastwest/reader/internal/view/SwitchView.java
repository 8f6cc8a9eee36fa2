// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.model.view.FabricLevel;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Port;
import org.eastwest.model.view.PortDirection;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/** One switch with its ports, and what they lead to. */
final class SwitchView {
    /** Squares at a switch that are still told apart. */
    private static final int MOST_SQUARES = 64;

    private final Layout layout;
    private final Marks marks;
    private final FaultMarks faults;
    private final FabricView view = ViewFactory.eINSTANCE.createFabricView();

    SwitchView(Layout layout, Marks marks, FaultMarks faults) {
        this.layout = layout;
        this.marks = marks;
        this.faults = faults;
    }

    FabricView view(String id, TierKind kind, long number) {
        FabricSizing.Tier tier = layout.sizing().tier(kind).orElseThrow();
        Make.named(view, id, layout.fabric().name() + ", " + kind.word() + " " + number, layout.switchType(kind));
        view.setLevel(FabricLevel.SWITCH);
        marks.mark(view, layout.fabric().id());
        Thing box = Make.thing(Layout.thing(kind), id + "/switch", capital(kind.word()) + " " + number,
                (layout.switchType(kind).isEmpty() ? "" : layout.switchType(kind) + "\n") + ports(tier), 1);
        box.setTooltip(tier.radix() + " ports of "
                + rates(tier.kind()) + " per direction");
        marks.mark(box, layout.fabric().id());
        faults.mark(box, new FaultMarks.Switches(kind, n -> n == number));
        view.getThings().add(box);
        addPorts(box, tier);
        addPeers(box, tier, id);
        return view;
    }

    /** One square for each port, or, of a switch with very many, for some that lead the same way. */
    private void addPorts(Thing box, FabricSizing.Tier tier) {
        int together = together(tier);
        for (int first = 1; first <= tier.radix();) {
            PortDirection direction = first <= tier.downPorts() ? PortDirection.DOWN
                    : first <= tier.downPorts() + tier.upPorts() ? PortDirection.UP : PortDirection.FREE;
            int end = direction == PortDirection.DOWN ? tier.downPorts()
                    : direction == PortDirection.UP ? tier.downPorts() + tier.upPorts() : tier.radix();
            int last = Math.min(end, first + together - 1);
            Port made = ViewFactory.eINSTANCE.createPort();
            Make.named(made, box.getId() + "/port" + first, Integer.toString(first), "");
            made.setDirection(direction);
            made.setBytesPerSecond(rate(tier.kind(), direction));
            made.setTooltip((first == last ? "Port " + first : "Ports " + first + " to " + last) + ", "
                    + direction.getLiteral());
            box.getPorts().add(made);
            first = last + 1;
        }
    }

    private double rate(TierKind kind, PortDirection direction) {
        FabricPlan plan = layout.sizing().plan();
        return direction == PortDirection.UP ? plan.uplinkBytesPerSecond(kind) : plan.downlinkBytesPerSecond(kind);
    }

    private String rates(TierKind kind) {
        String down = Quantity.formatBits(rate(kind, PortDirection.DOWN));
        String up = Quantity.formatBits(rate(kind, PortDirection.UP));
        return down.equals(up) ? down : down + " down and " + up + " up";
    }

    private static int together(FabricSizing.Tier tier) {
        return Math.max(1, -Math.floorDiv(-tier.radix(), MOST_SQUARES));
    }

    /** {@code ports 1 to 32 down, 33 to 64 up}. */
    private static String ports(FabricSizing.Tier tier) {
        int used = tier.downPorts() + tier.upPorts();
        return "ports 1 to " + tier.downPorts() + " down" + (tier.upPorts() == 0 ? ""
                : ", " + (tier.downPorts() + 1) + " to " + used + " up")
                + (used < tier.radix() ? ", " + (tier.radix() - used) + " free" : "")
                + (together(tier) > 1 ? "; a square is up to " + together(tier) + " ports" : "");
    }

    private void addPeers(Thing box, FabricSizing.Tier tier, String id) {
        if (tier.upPorts() > 0) {
            TierKind above = tier.kind() == TierKind.LEAF ? TierKind.SPINE : TierKind.CORE;
            long peers = layout.sizing().tier(above).map(t -> Math.min(tier.upPorts(), layout.joinsPods(above)
                    ? layout.aPlane(t) : layout.aPod(above))).orElse(1L);
            Thing up = Make.thing(Layout.thing(above), id + "/up", capital(FabricViews.plural(above)),
                    each(tier.upPorts(), peers), peers);
            up.setOpens(FabricViews.id(layout.fabric()) + "/" + above.word() + "1");
            view.getThings().add(up);
            view.getLinks().add(Make.link(LinkKind.SCALE_OUT, up, box, tier.upPorts(),
                    rate(tier.kind(), PortDirection.UP)));
        }
        Thing down;
        if (tier.kind() == TierKind.LEAF) {
            down = Make.thing(ThingKind.SERVER, id + "/down", "Server NICs", "", tier.downPorts());
        } else {
            TierKind below = tier.kind() == TierKind.SPINE ? TierKind.LEAF : TierKind.SPINE;
            long all = layout.sizing().tier(below).map(layout::aPlane).orElse(1L);
            long peers = Math.min(tier.downPorts(), layout.joinsPods(tier.kind()) ? all : layout.aPod(below));
            down = Make.thing(Layout.thing(below), id + "/down", capital(FabricViews.plural(below)),
                    each(tier.downPorts(), peers), peers);
            down.setOpens(FabricViews.id(layout.fabric()) + "/" + below.word() + "1");
        }
        view.getThings().add(down);
        view.getLinks().add(Make.link(LinkKind.SCALE_OUT, box, down, tier.downPorts(),
                rate(tier.kind(), PortDirection.DOWN)));
    }

    private static String each(int ports, long peers) {
        List<String> words = new ArrayList<>();
        if (peers > 0 && ports % peers == 0) {
            words.add(Make.some(ports / peers, "link", "links") + " each");
        }
        return String.join(", ", words);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + word.substring(1);
    }
}
