// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.Optional;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.PlaceKind;
import org.eastwest.model.view.RackView;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.ThingKind;
import org.eastwest.model.view.View;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.hardware.SwitchSpec;

/** Racks: one of the servers of a group, and one of each kind of switch. Ids: {@code rack.GROUP}. */
public final class RackViews {
    /** Height of a common rack (EIA-310 cabinets of DGX SuperPOD reference architectures). */
    private static final int RACK_UNITS = 48;
    private static final String PREFIX = "rack.";

    private final DesignSnapshot design;
    private final FabricModel model;
    private final Marks marks;

    public RackViews(DesignSnapshot design, FabricModel model, Marks marks) {
        this.design = design;
        this.model = model;
        this.marks = marks;
    }

    public static String id(ServerGroupSnapshot group) {
        return PREFIX + group.id();
    }

    public Optional<View> view(String id) {
        return design.cluster().groups().stream().filter(g -> id.equals(id(g))).findFirst().map(this::rack);
    }

    private View rack(ServerGroupSnapshot group) {
        int perRack = Math.max(1, Math.min(group.serversPerRack() > 0 ? group.serversPerRack() : 1, RACK_UNITS));
        RackView view = Make.named(ViewFactory.eINSTANCE.createRackView(), id(group), "Racks of " + group.name(),
                group.serversPerRack() > 0 ? Make.some(perRack, "server", "servers") + " a rack"
                        : "the design does not say how many servers stand in a rack");
        marks.mark(view, group.id());
        Place rack = Make.place(PlaceKind.RACK, id(group) + "/rack", "Server rack", power(group, perRack),
                Make.perPart(group.count(), perRack));
        marks.mark(rack, group.id());
        view.getPlaces().add(rack);
        addServers(rack, group, perRack);
        design.fabrics().forEach(f -> addSwitches(view, f));
        return view;
    }

    /** To scale where the catalog knows the height of a server, and as many fit; else they share the rack evenly. */
    private void addServers(Place rack, ServerGroupSnapshot group, int perRack) {
        int known = group.type().rackUnits();
        boolean toScale = known > 0 && known * perRack <= RACK_UNITS;
        int height = toScale ? known : Math.max(1, RACK_UNITS / perRack);
        if (toScale) {
            addFree(rack, RACK_UNITS - perRack * height);
        }
        for (int i = perRack; i >= 1; i--) {
            Thing server = Make.thing(ThingKind.SERVER, rack.getId() + "/server" + i, group.type().name() + " " + i,
                    Make.some(group.type().gpus(), "GPU", "GPUs"), 1);
            server.setRackUnits(height);
            server.setTooltip(group.type().name() + (toScale ? ", " + height + " U"
                    : "; heights are shared out evenly, not to scale"));
            marks.mark(server, group.id());
            rack.getThings().add(server);
        }
    }

    private static void addFree(Place rack, int units) {
        if (units > 0) {
            Thing free = Make.thing(ThingKind.EMPTY, rack.getId() + "/free", "Free",
                    units + " U for cables and patch panels", 1);
            free.setRackUnits(units);
            rack.getThings().add(free);
        }
    }

    private void addSwitches(RackView view, FabricSnapshot fabric) {
        FabricSizing sizing = model.size(model.plan(design.cluster(), fabric));
        for (FabricSizing.Tier tier : sizing.tiers()) {
            SwitchSpec type = fabric.switchType(tier.kind());
            int height = type == null || type.rackUnits() == 0 ? 1 : type.rackUnits();
            long aRack = Math.min(tier.switches(), Math.max(1, RACK_UNITS / 2 / height));
            String id = view.getId() + "/" + fabric.id() + "/" + tier.kind().word();
            Place rack = Make.place(PlaceKind.RACK, id, fabric.name() + ", " + FabricViews.plural(tier.kind()),
                    Make.some(tier.switches(), "switch", "switches"), Make.perPart(tier.switches(), aRack));
            rack.setOpens(FabricViews.id(fabric));
            marks.mark(rack, fabric.id());
            FaultMarks faults = new FaultMarks(new Layout(design.cluster(), fabric, sizing, fabric.transportId()));
            Thing stack = Make.thing(Layout.thing(tier.kind()), id + "/stack",
                    type == null ? tier.kind().word() : type.name(), height + " U each", aRack);
            stack.setRackUnits((int) (aRack * height));
            marks.mark(stack, fabric.id());
            faults.mark(stack, FaultMarks.Switches.all(tier.kind()));
            rack.getThings().add(stack);
            addFree(rack, RACK_UNITS - stack.getRackUnits());
            view.getPlaces().add(rack);
        }
    }

    private static String power(ServerGroupSnapshot group, int perRack) {
        double watts = group.type().maximumWatts();
        return Double.isNaN(watts) ? Make.some(perRack, "server", "servers")
                : Make.some(perRack, "server", "servers") + ", "
                        + Quantity.format(perRack * watts, Dimension.POWER) + " at most";
    }
}
