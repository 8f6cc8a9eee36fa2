// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.FabricLevel;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.reader.internal.view.FaultMarks.Switches;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;

/** One pod, switch by switch; where a tier has many, the first ones and the rest as a group. */
final class PodView {
    /** Switches of one tier or rail that are listed one by one. */
    private static final int LISTED = 16;

    private final Layout layout;
    private final Marks marks;
    private final LinkResults results;
    private final Map<Element, Switches> groups = new HashMap<>();
    private final FabricView view = ViewFactory.eINSTANCE.createFabricView();

    PodView(Layout layout, Marks marks, LinkResults results) {
        this.layout = layout;
        this.marks = marks;
        this.results = results;
    }

    FabricView view(String id, long pod) {
        Make.named(view, id, layout.fabric().name() + ", pod " + pod, layout.pods() == 1 ? "the only one"
                : "one of " + Make.some(layout.pods(), "pod", "pods"));
        view.setLevel(FabricLevel.POD);
        marks.mark(view, layout.fabric().id());
        List<Place> leaves = leaves(id, pod);
        FabricSizing.Tier spines = layout.sizing().tier(TierKind.SPINE).orElse(null);
        if (spines != null) {
            boolean shared = layout.joinsPods(TierKind.SPINE);
            long count = shared ? layout.aPlane(spines) : layout.aPod(TierKind.SPINE);
            Place place = tier(id, spines, shared ? 1 : (pod - 1) * count + 1, count, 1, "Spines");
            view.getPlaces().add(place);
            leaves.forEach(leaf -> view.getLinks().add(links(place, leaf, CableClass.LEAF_SPINE, leaves.size())));
        }
        view.getPlaces().addAll(leaves);
        Thing servers = Make.thing(ThingKind.SERVER, id + "/servers", "Servers", layout.nics(),
                layout.serversInPod());
        view.getThings().add(servers);
        leaves.forEach(leaf -> view.getLinks().add(links(leaf, servers, CableClass.HOST_LEAF, leaves.size())));
        return view;
    }

    private List<Place> leaves(String id, long pod) {
        FabricSizing.Tier tier = layout.sizing().tier(TierKind.LEAF).orElseThrow();
        int rails = layout.rails();
        long first = (pod - 1) * layout.aPod(TierKind.LEAF) + 1;
        List<Place> places = new ArrayList<>();
        for (int rail = 1; rail <= rails; rail++) {
            places.add(tier(rails > 1 ? id + "/rail" + rail : id, tier, first + rail - 1,
                    Make.perPart(layout.aPod(TierKind.LEAF), rails), rails, rails > 1 ? "Rail " + rail : "Leaves"));
        }
        return places;
    }

    /** Switches number {@code first}, {@code first + step} and so on. */
    private Place tier(String id, FabricSizing.Tier tier, long first, long count, int step, String name) {
        String word = tier.kind().word();
        Place place = Make.place(PlaceKind.TIER, id + "/" + word, name,
                Make.ports(tier.downPorts(), tier.upPorts()), 1);
        String fabric = FabricViews.id(layout.fabric());
        groups.put(place, switches(tier.kind(), first, count, step));
        results.faults().mark(place, switches(tier.kind(), first, count, step));
        // What stands for a whole tier goes by its own number, so that it is found again from the next level.
        long listed = count <= LISTED ? count : LISTED - 1;
        for (long i = 0; i < listed; i++) {
            long number = first + i * step;
            if (number > layout.aPlane(tier)) {
                return place;
            }
            Thing thing = Make.thing(Layout.thing(tier.kind()), id + "/" + word + number,
                    word.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + word.substring(1) + " " + number,
                    "", 1);
            thing.setOpens(fabric + "/" + word + number);
            thing.setTooltip(layout.switchType(tier.kind()) + " " + Make.ports(tier.downPorts(), tier.upPorts()));
            marks.mark(thing, layout.fabric().id());
            results.faults().mark(thing, new Switches(tier.kind(), n -> n == number));
            place.getThings().add(thing);
        }
        if (listed < count) {
            place.getThings().add(Make.thing(Layout.thing(tier.kind()), id + "/" + word + "-more",
                    Make.number(count - listed) + " more", "", count - listed));
        }
        return place;
    }

    private Link links(Place upper, Element lower, CableClass between, int parts) {
        Link link = Make.link(LinkKind.SCALE_OUT, upper, lower, Make.perPart(layout.linksInPod(between), parts),
                layout.sizing().plan().bytesPerSecond(between));
        link.setCables(Make.perPart(layout.cablesInPod(between), parts));
        link.setDesignElement(layout.fabric().id());
        results.put(link, groups.get(upper), groups.getOrDefault(lower, Switches.SERVERS), between,
                parts * (int) Math.min(Integer.MAX_VALUE / parts, layout.pods() * layout.planes()));
        return link;
    }

    private Switches switches(TierKind kind, long first, long count, int step) {
        return new Switches(kind, n -> n >= first && n < first + count * step && (n - first) % step == 0);
    }
}
