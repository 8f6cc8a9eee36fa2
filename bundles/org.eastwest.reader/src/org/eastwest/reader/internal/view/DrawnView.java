// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.FabricLevel;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;

/** A fabric whose switches and links a user drew: exactly those. */
final class DrawnView {
    private final Layout layout;
    private final Marks marks;
    private final List<String> cycle;
    private final FaultMarks faults;

    /**
     * @param cycle links of a cycle of buffers by the names of their ends
     */
    DrawnView(Layout layout, Marks marks, List<String> cycle) {
        this.layout = layout;
        this.marks = marks;
        this.cycle = cycle;
        this.faults = new FaultMarks(layout);
    }

    FabricView view(String id) {
        FabricSnapshot fabric = layout.fabric();
        FabricView view = Make.named(ViewFactory.eINSTANCE.createFabricView(), id, fabric.name(),
                Make.words(layout.transport(), "as drawn", Make.some(fabric.switches().size(), "switch", "switches")));
        view.setLevel(FabricLevel.OVERVIEW);
        marks.mark(view, fabric.id());
        Map<String, Element> ends = new HashMap<>();
        for (FabricSnapshot.Node node : fabric.switches()) {
            Thing thing = Make.thing(Layout.thing(node.tier()), id + "/" + node.id(), node.id(),
                    node.type() == null ? "" : node.type().name(), 1);
            add(view, ends, thing, node.id());
        }
        for (ServerGroupSnapshot group : layout.cluster().groups()) {
            Thing thing = Make.thing(ThingKind.SERVER, id + "/" + group.id(), group.name(), group.type().name(),
                    group.count());
            add(view, ends, thing, group.id());
        }
        Map<Set<String>, Integer> parallel = new HashMap<>();
        for (FabricSnapshot.Link link : fabric.links()) {
            Element from = ends.get(link.from());
            Element to = ends.get(link.to());
            if (from != null && to != null) {
                int until = parallel.merge(new TreeSet<>(List.of(link.from(), link.to())), link.count(), Integer::sum);
                view.getLinks().add(link(view, from, to, link, until - link.count()));
            }
        }
        return view;
    }

    private Link link(FabricView view, Element from, Element to, FabricSnapshot.Link drawn, int before) {
        Link link = Make.link(LinkKind.SCALE_OUT, to, from, drawn.count(), drawn.bytesPerSecond());
        long same = view.getLinks().stream().filter(l -> l.getSource() == to && l.getTarget() == from).count();
        link.setId(same == 0 ? link.getId() : link.getId() + "#" + (same + 1));
        faults.markDrawn(link, drawn, before);
        link.setCyclic(cycle.contains(drawn.from() + "-" + drawn.to())
                || cycle.contains(drawn.to() + "-" + drawn.from()));
        return link;
    }

    private void add(FabricView view, Map<String, Element> ends, Thing thing, String designElement) {
        marks.mark(thing, designElement);
        faults.markDrawn(thing, designElement);
        view.getThings().add(thing);
        ends.put(designElement, thing);
    }
}
