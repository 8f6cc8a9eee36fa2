// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.eastwest.model.view.ClusterView;
import org.eastwest.model.view.LinkKind;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.hardware.NicRole;

/** The whole cluster: server groups with their scale-up domains, NICs by role, fabrics; the cliff between them. */
public final class ClusterViews {
    public static final String ID = "cluster";

    private final DesignSnapshot design;
    private final FabricModel model;
    private final Marks marks;
    private final UnaryOperator<String> transports;

    /**
     * @param transports names of transports by their ids
     */
    public ClusterViews(DesignSnapshot design, FabricModel model, Marks marks, UnaryOperator<String> transports) {
        this.design = design;
        this.model = model;
        this.marks = marks;
        this.transports = transports;
    }

    public ClusterView view() {
        ClusterView view = Make.named(ViewFactory.eINSTANCE.createClusterView(), ID, design.cluster().name(),
                Make.some(design.cluster().gpus(), "GPU", "GPUs") + " in "
                        + Make.some(design.cluster().servers(), "server", "servers"));
        marks.mark(view, design.cluster().id());
        Map<FabricRole, Thing> fabrics = new HashMap<>();
        for (FabricSnapshot fabric : design.fabrics()) {
            Thing thing = fabric(fabric);
            view.getThings().add(thing);
            fabrics.put(fabric.role(), thing);
        }
        for (ServerGroupSnapshot group : design.cluster().groups()) {
            addGroup(view, group, fabrics);
        }
        return view;
    }

    private Thing fabric(FabricSnapshot fabric) {
        FabricSizing sizing = model.size(model.plan(design.cluster(), fabric));
        Thing thing = Make.thing(ThingKind.FABRIC, FabricViews.id(fabric) + "/all", fabric.name(),
                Make.words(transports.apply(fabric.transportId()), Make.some(sizing.switches(), "switch", "switches")),
                1);
        thing.setOpens(FabricViews.id(fabric));
        thing.setTooltip(fabric.name() + ": " + fabric.topology().id() + ", bisection "
                + Make.rate(sizing.bisectionBytesPerSecond()) + " per direction");
        marks.mark(thing, fabric.id());
        return thing;
    }

    private void addGroup(ClusterView view, ServerGroupSnapshot group, Map<FabricRole, Thing> fabrics) {
        String id = ID + "/" + group.id();
        Place place = Make.place(PlaceKind.SERVER_GROUP, id, group.name(), group.type().name().equals(group.name())
                ? "" : group.type().name(), group.count());
        place.setOpens(RackViews.id(group));
        marks.mark(place, group.id());
        view.getPlaces().add(place);
        Thing gpus = addDomain(view, place, group);
        for (NicGroupSnapshot nics : group.nics()) {
            Thing nic = Make.thing(ThingKind.NIC, id + "/" + nics.id(), nics.type().name(),
                    word(nics.role()) + ", " + nics.perServer() + " per server",
                    (long) nics.perServer() * group.count());
            nic.setTooltip(nics.type().name() + ": " + Quantity.formatBits(nics.bytesPerSecond())
                    + " per direction each");
            marks.mark(nic, nics.id());
            place.getThings().add(nic);
            if (nics.role() == NicRole.EAST_WEST) {
                view.getLinks().add(Make.link(LinkKind.ATTACHMENT, gpus, nic,
                        (long) nics.perServer() * group.count(), nics.bytesPerSecond()));
            }
            Thing fabric = fabrics.get(role(nics.role()));
            if (fabric != null) {
                view.getLinks().add(Make.link(LinkKind.SCALE_OUT, fabric, nic,
                        (long) nics.perServer() * group.count() * nics.ports(),
                        nics.bytesPerSecond() / nics.ports()));
            }
        }
    }

    private Thing addDomain(ClusterView view, Place place, ServerGroupSnapshot group) {
        long domains = Make.perPart(group.gpus(), group.scaleUpDomainGpus());
        String id = place.getId() + "/domain";
        Place domain = Make.place(PlaceKind.SCALE_UP_DOMAIN, id, "Scale-up domain",
                cliff(group), domains);
        domain.setTooltip("GPUs joined by " + group.gpu().scaleUpTechnology() + "; " + cliff(group)
                + ": scale-up over scale-out bandwidth per GPU per direction");
        Thing gpus = Make.thing(ThingKind.GPU, id + "/gpus", group.gpu().name(),
                Quantity.formatBinary(group.gpu().memoryBytes()), group.scaleUpDomainGpus());
        Thing fabric = Make.thing(ThingKind.SCALE_UP_SWITCH, id + "/switch", group.gpu().scaleUpTechnology(),
                "scale-up", 1);
        domain.getThings().add(fabric);
        domain.getThings().add(gpus);
        place.getPlaces().add(domain);
        view.getLinks().add(Make.link(LinkKind.SCALE_UP, fabric, gpus, group.scaleUpDomainGpus(),
                group.type().scaleUpBytesPerSecond()));
        return gpus;
    }

    private static String cliff(ServerGroupSnapshot group) {
        double scaleOut = group.scaleOutBytesPerSecondPerGpu();
        return scaleOut > 0 ? "cliff " + Quantity.formatToOne(group.type().scaleUpBytesPerSecond() / scaleOut)
                : "no scale-out NICs";
    }

    private static FabricRole role(NicRole role) {
        return switch (role) {
            case EAST_WEST -> FabricRole.COMPUTE;
            case STORAGE -> FabricRole.STORAGE;
            case NORTH_SOUTH -> FabricRole.NORTH_SOUTH;
            default -> FabricRole.MANAGEMENT;
        };
    }

    private static String word(NicRole role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
