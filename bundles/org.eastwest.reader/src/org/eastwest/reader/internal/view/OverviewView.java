// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.model.view.FabricLevel;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.internal.view.FaultMarks.Switches;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/** A generated fabric as groups: planes, pods, tiers, rails, with their counts. */
final class OverviewView {
    private final Layout layout;
    private final Marks marks;
    private final LinkResults results;
    private final FabricView view = ViewFactory.eINSTANCE.createFabricView();

    OverviewView(Layout layout, Marks marks, LinkResults results) {
        this.layout = layout;
        this.marks = marks;
        this.results = results;
    }

    FabricView view(String id) {
        FabricSizing sizing = layout.sizing();
        Make.named(view, id, layout.fabric().name(), Make.words(layout.transport(),
                layout.fabric().topology().id(), Make.some(sizing.switches(), "switch", "switches")));
        view.setLevel(FabricLevel.OVERVIEW);
        marks.mark(view, layout.fabric().id());
        if (!sizing.buildable()) {
            return view;
        }
        Place plane = Make.place(PlaceKind.PLANE, id + "/plane",
                layout.planes() > 1 ? "Plane" : layout.fabric().name(),
                Make.some(layout.endpoints(), "endpoint", "endpoints"), layout.planes());
        marks.mark(plane, layout.fabric().id());
        results.faults().markPlanes(plane);
        view.getPlaces().add(plane);
        Thing top = null;
        for (FabricSizing.Tier tier : sizing.tiers()) {
            if (layout.joinsPods(tier.kind())) {
                top = tier(id, tier, layout.aPlane(tier));
                results.faults().mark(top, Switches.all(tier.kind()));
                plane.getThings().add(top);
            }
        }
        addPod(id, plane, top);
        return view;
    }

    private void addPod(String id, Place plane, Thing top) {
        Place pod = Make.place(PlaceKind.POD, id + "/pod", layout.pods() > 1 ? "Pod" : "Servers and leaves",
                Make.some(layout.serversInPod(), "server", "servers"), layout.pods());
        pod.setOpens(fabricId() + "/pod1");
        plane.getPlaces().add(pod);
        List<Thing> leaves = leaves(id);
        pod.getThings().addAll(leaves);
        Thing servers = Make.thing(ThingKind.SERVER, id + "/servers", "Servers", layout.nics(),
                layout.serversInPod());
        pod.getThings().add(servers);
        for (Thing leaf : leaves) {
            view.getLinks().add(links(leaf, servers, CableClass.HOST_LEAF, leaves));
        }
        Thing spine = top;
        if (layout.sizing().tier(TierKind.SPINE).isPresent() && !layout.joinsPods(TierKind.SPINE)) {
            spine = tier(id, layout.sizing().tier(TierKind.SPINE).get(), layout.aPod(TierKind.SPINE));
            results.faults().mark(spine, Switches.all(TierKind.SPINE));
            pod.getThings().add(0, spine);
            if (top != null) {
                view.getLinks().add(links(top, spine, CableClass.SPINE_CORE, leaves));
            } else {
                spine.setTooltip(spine.getTooltip() + "; " + Make.some(layout.sizing().links(CableClass.GLOBAL),
                        "global link", "global links") + " between the groups");
            }
        }
        if (spine != null) {
            for (Thing leaf : leaves) {
                view.getLinks().add(links(spine, leaf, CableClass.LEAF_SPINE, leaves));
            }
        }
    }

    private List<Thing> leaves(String id) {
        FabricSizing.Tier tier = layout.sizing().tier(TierKind.LEAF).orElseThrow();
        int rails = layout.rails();
        if (rails == 1) {
            Thing all = tier(id, tier, layout.aPod(TierKind.LEAF));
            results.faults().mark(all, Switches.all(TierKind.LEAF));
            return List.of(all);
        }
        List<Thing> leaves = new ArrayList<>();
        for (int rail = 1; rail <= rails; rail++) {
            Thing leaf = tier(id + "/rail" + rail, tier, Make.perPart(layout.aPod(TierKind.LEAF), rails));
            leaf.setName("Rail " + rail);
            leaf.setOpens(fabricId() + "/leaf" + rail);
            results.faults().mark(leaf, rail(rail));
            leaves.add(leaf);
        }
        return leaves;
    }

    private Thing tier(String id, FabricSizing.Tier tier, long count) {
        String word = tier.kind().word();
        String plural = FabricViews.plural(tier.kind());
        Thing thing = Make.thing(Layout.thing(tier.kind()), id + "/" + word,
                plural.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + plural.substring(1),
                Make.ports(tier.downPorts(), tier.upPorts()), count);
        thing.setOpens(fabricId() + "/" + word + "1");
        thing.setTooltip(Make.some(tier.switches(), word, plural) + " in all"
                + (layout.switchType(tier.kind()).isEmpty() ? "" : ", " + layout.switchType(tier.kind()))
                + "; of " + tier.radix() + " ports each, "
                + Make.ports(tier.downPorts(), tier.upPorts()));
        marks.mark(thing, layout.fabric().id());
        return thing;
    }

    /** Links between two tiers; those at leaves are drawn apart for each of {@code leaves}. */
    private Link links(Thing upper, Thing lower, CableClass between, List<Thing> leaves) {
        int parts = between == CableClass.SPINE_CORE ? 1 : leaves.size();
        Link link = Make.link(LinkKind.SCALE_OUT, upper, lower, Make.perPart(layout.linksInPod(between), parts),
                layout.sizing().plan().bytesPerSecond(between));
        link.setCables(Make.perPart(layout.cablesInPod(between), parts));
        TierKind tier = between == CableClass.LEAF_SPINE ? TierKind.LEAF
                : between == CableClass.SPINE_CORE ? TierKind.SPINE : null;
        double ratio = tier == null ? 1 : layout.sizing().tier(tier).map(FabricSizing.Tier::oversubscription)
                .orElse(1.0);
        link.setOversubscription(ratio);
        link.setDetail(ratio > 1 ? Quantity.formatToOne(ratio) : "");
        link.setTooltip(link.getTooltip() + ", " + Make.some(link.getCables(), "cable", "cables")
                + (ratio > 1 ? ", oversubscribed " + Quantity.formatToOne(ratio) : ""));
        link.setDesignElement(layout.fabric().id());
        results.put(link, switches(upper, leaves), switches(lower, leaves), between, parts);
        return link;
    }

    private Switches switches(Thing thing, List<Thing> leaves) {
        return switch (thing.getKind()) {
            case LEAF -> leaves.size() == 1 ? Switches.all(TierKind.LEAF) : rail(leaves.indexOf(thing) + 1);
            case SPINE -> Switches.all(TierKind.SPINE);
            case CORE -> Switches.all(TierKind.CORE);
            default -> Switches.SERVERS;
        };
    }

    /** The leaves of one rail; leaf j of a group takes rail j. */
    private Switches rail(int rail) {
        return new Switches(TierKind.LEAF, n -> (n - 1) % layout.rails() + 1 == rail);
    }

    private String fabricId() {
        return FabricViews.id(layout.fabric());
    }
}
