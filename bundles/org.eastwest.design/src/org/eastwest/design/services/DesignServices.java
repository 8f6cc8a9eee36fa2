// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.NicRole;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** What the diagrams of a design ask; stateless. */
public final class DesignServices {
    public EObject eastwestSelf(EObject self) {
        return self;
    }

    public String eastwestClusterTitle(Scenario scenario) {
        Cluster cluster = scenario.getCluster();
        return cluster == null ? "Cluster" : eastwestName(cluster);
    }

    public String eastwestFabricTitle(Fabric fabric) {
        return eastwestName(fabric);
    }

    private static String eastwestName(NamedElement element) {
        return text(element.getName()).isEmpty() ? text(element.getId()) : element.getName();
    }

    public List<ServerGroup> eastwestServerGroups(Scenario scenario) {
        return scenario.getCluster() == null ? List.of() : scenario.getCluster().getServerGroups();
    }

    /** Where a new server group goes: the cluster of the scenario, from whatever was clicked on. */
    public Cluster eastwestClusterOf(EObject clicked) {
        return clicked instanceof Scenario scenario ? scenario.getCluster()
                : clicked instanceof Cluster cluster ? cluster
                        : clicked.eContainer() == null ? null : eastwestClusterOf(clicked.eContainer());
    }

    /** Where new NICs go. */
    public ServerGroup eastwestGroupOf(EObject clicked) {
        return clicked instanceof ServerGroup group ? group
                : clicked.eContainer() == null ? null : eastwestGroupOf(clicked.eContainer());
    }

    public Design eastwestDesignOf(EObject element) {
        return EcoreUtil.getRootContainer(element) instanceof Design design ? design : null;
    }

    public Fabric eastwestFabricOf(EObject element) {
        return element instanceof Fabric fabric ? fabric
                : element.eContainer() == null ? null : eastwestFabricOf(element.eContainer());
    }

    /** An identifier that no element of the design has yet, by the class of the element. */
    public String eastwestNewId(EObject element) {
        Set<String> taken = new HashSet<>();
        EcoreUtil.getRootContainer(element).eAllContents().forEachRemaining(one -> {
            if (one instanceof NamedElement named && one != element) {
                taken.add(named.getId());
            }
        });
        String stem = stem(element);
        String id = stem;
        for (int number = 2; taken.contains(id); number++) {
            id = stem + "-" + number;
        }
        return id;
    }

    private static String stem(EObject element) {
        return element instanceof ServerGroup ? "servers" : element.eClass().getName().toLowerCase(Locale.ROOT);
    }

    public String eastwestGroupLabel(ServerGroup group) {
        return eastwestName(group) + String.format(Locale.ROOT, " x %,d", group.getCount());
    }

    public String eastwestGroupTooltip(ServerGroup group) {
        return PartsCatalog.server(group).map(s -> s.name() + ", " + s.gpus() + " GPUs each; " + s.path())
                .orElse("The catalog has no server type '" + text(group.getServerType()) + "'.");
    }

    /** True when the catalog has the type of the servers. */
    public boolean eastwestHasServerType(ServerGroup group) {
        return PartsCatalog.server(group).isPresent();
    }

    /** True when a fabric takes these NICs. */
    public boolean eastwestHasFabric(NicGroup nics) {
        return !eastwestFabricsOf(nics).isEmpty();
    }

    /** The GPUs of a scale-up domain. */
    public String eastwestDomainLabel(ServerGroup group) {
        return PartsCatalog.gpu(group).map(gpu -> domainGpus(group) + " x " + gpu.name() + "\n"
                + Quantity.formatBinary(gpu.memoryBytes()) + " each").orElse("GPUs");
    }

    /** What joins the GPUs of a scale-up domain. */
    public String eastwestScaleUpName(ServerGroup group) {
        return PartsCatalog.gpu(group).map(gpu -> gpu.scaleUpTechnology() + "\n" + domainGpus(group)
                + " GPUs in a domain").orElse("Scale-up domain");
    }

    public String eastwestDomainTooltip(ServerGroup group) {
        return "Scale-up domain of " + domainGpus(group) + " GPUs: " + bandwidth(scaleUp(group))
                + " per GPU per direction inside, " + bandwidth(scaleOut(group)) + " outside";
    }

    public int eastwestScaleUpWidth(ServerGroup group) {
        return LineWidth.of(scaleUp(group));
    }

    public String eastwestScaleUpLabel(ServerGroup group) {
        return bandwidth(scaleUp(group)) + " per GPU";
    }

    /** The NICs that continue the way of a scale-up domain's bytes. */
    public List<NicGroup> eastwestEastWestNics(ServerGroup group) {
        return group.getNics().stream().filter(n -> n.getRole() == NicRole.EAST_WEST).toList();
    }

    /** Bandwidth per GPU outside of the scale-up domain, with the step down to it. */
    public String eastwestAttachmentLabel(ServerGroup group) {
        double outside = scaleOut(group);
        return outside > 0 && scaleUp(group) > 0 ? bandwidth(outside) + " per GPU\ncliff "
                + Quantity.formatToOne(scaleUp(group) / outside) : "";
    }

    public int eastwestAttachmentWidth(ServerGroup group) {
        return LineWidth.of(scaleOut(group));
    }

    private static int domainGpus(ServerGroup group) {
        return group.getScaleUpDomainSize() != null ? group.getScaleUpDomainSize()
                : PartsCatalog.server(group).map(ServerSpec::scaleUpDomainGpus).orElse(0);
    }

    private static double scaleUp(ServerGroup group) {
        return PartsCatalog.server(group).map(ServerSpec::scaleUpBytesPerSecond).orElse(0.0);
    }

    /** Bandwidth of the east-west NICs per GPU. */
    private static double scaleOut(ServerGroup group) {
        int gpus = PartsCatalog.server(group).map(ServerSpec::gpus).orElse(0);
        if (gpus == 0) {
            return 0;
        }
        return group.getNics().isEmpty() ? typeNics(group) * typeRate(group) / gpus : group.getNics().stream()
                .filter(n -> n.getRole() == NicRole.EAST_WEST).mapToDouble(n -> perServer(n) * rate(n)).sum() / gpus;
    }

    public String eastwestNicLabel(NicGroup nics) {
        return nicLabel(perServer(nics), PartsCatalog.nic(nics), nics.getRole(), rate(nics));
    }

    public String eastwestNicTooltip(NicGroup nics) {
        return perServer(nics) + " NICs in each server, " + Quantity.formatBits(rate(nics)) + " per direction each, "
                + nics.getPortsPerNic() + (nics.getPortsPerNic() == 1 ? " port" : " ports");
    }

    public int eastwestNicWidth(NicGroup nics) {
        return LineWidth.of(rate(nics));
    }

    public String eastwestNicRateLabel(NicGroup nics) {
        return links(servers(nics) * perServer(nics), rate(nics));
    }

    /** The group itself where its servers have the NICs of their type, as nothing says otherwise. */
    public List<ServerGroup> eastwestTypeNics(ServerGroup group) {
        return group.getNics().isEmpty() && typeNics(group) > 0 ? List.of(group) : List.of();
    }

    public String eastwestTypeNicLabel(ServerGroup group) {
        return nicLabel(typeNics(group), PartsCatalog.typeNic(group), NicRole.EAST_WEST, typeRate(group));
    }

    public String eastwestTypeNicTooltip(ServerGroup group) {
        return typeNics(group) + " NICs in each server, " + Quantity.formatBits(typeRate(group))
                + " per direction each: those of the server type, as the design names none";
    }

    public int eastwestTypeNicWidth(ServerGroup group) {
        return LineWidth.of(typeRate(group));
    }

    public String eastwestTypeNicRateLabel(ServerGroup group) {
        return links((long) group.getCount() * typeNics(group), typeRate(group));
    }

    /** The fabrics that the NICs of the server type reach. */
    public List<Fabric> eastwestComputeFabrics(ServerGroup group) {
        return fabrics(group, NicRole.EAST_WEST);
    }

    private static int typeNics(ServerGroup group) {
        return PartsCatalog.server(group).map(ServerSpec::computeNics).orElse(0);
    }

    private static double typeRate(ServerGroup group) {
        return PartsCatalog.server(group).map(ServerSpec::nicBytesPerSecond).orElse(0.0);
    }

    private static String nicLabel(int count, Optional<NicSpec> type, NicRole role, double bytesPerSecond) {
        return count + " x " + type.map(NicSpec::name).orElse("NIC") + "\n" + role.getLiteral() + ", "
                + Quantity.formatBits(bytesPerSecond);
    }

    private static String links(long count, double bytesPerSecond) {
        return String.format(Locale.ROOT, "%,d x ", count) + Quantity.formatBits(bytesPerSecond);
    }

    private static long servers(NicGroup nics) {
        return nics.eContainer() instanceof ServerGroup group ? group.getCount() : 1;
    }

    private static int perServer(NicGroup nics) {
        return nics.getCountPerServer() != null ? nics.getCountPerServer()
                : nics.eContainer() instanceof ServerGroup group
                        ? PartsCatalog.server(group).map(ServerSpec::computeNics).orElse(1) : 1;
    }

    private static double rate(NicGroup nics) {
        return nics.getRate() != null ? nics.getRate() : nics.eContainer() instanceof ServerGroup group
                ? PartsCatalog.server(group).map(ServerSpec::nicBytesPerSecond).orElse(0.0) : 0;
    }

    /** The fabrics that NICs of this role reach, in the scenarios with their cluster. */
    public List<Fabric> eastwestFabricsOf(NicGroup nics) {
        return nics.eContainer() instanceof ServerGroup group ? fabrics(group, nics.getRole()) : List.of();
    }

    private List<Fabric> fabrics(ServerGroup group, NicRole role) {
        Design design = eastwestDesignOf(group);
        return design == null ? List.of() : design.getScenarios().stream()
                .filter(s -> s.getCluster() == group.eContainer()).flatMap(s -> s.getFabrics().stream())
                .filter(f -> eastwestNicRole(f) == role).distinct().toList();
    }

    /** The role of the NICs of a fabric. */
    public NicRole eastwestNicRole(Fabric fabric) {
        FabricRole role = fabric.getRole();
        return switch (role) {
            case COMPUTE -> NicRole.EAST_WEST;
            case STORAGE -> NicRole.STORAGE;
            case NORTH_SOUTH -> NicRole.NORTH_SOUTH;
            case MANAGEMENT -> NicRole.MANAGEMENT;
        };
    }

    public String eastwestFabricLabel(Fabric fabric) {
        return eastwestName(fabric) + "\n" + (text(fabric.getTransport()).isEmpty() ? ""
                : TransportNames.of(fabric.getTransport()) + ", ")
                + fabric.getTopology().getLiteral();
    }

    public String eastwestFabricTooltip(Fabric fabric) {
        return eastwestName(fabric) + ": role " + fabric.getRole().getLiteral()
                + (fabric.getLinkRate() == null ? "" : ", links of " + Quantity.formatBits(fabric.getLinkRate())
                        + " per direction");
    }

    /** True where the user draws switches and links. */
    public boolean eastwestIsDrawn(Fabric fabric) {
        return fabric.getTopology() == Topology.EXPLICIT;
    }

    public String eastwestSwitchLabel(Switch drawn) {
        return eastwestName(drawn) + (drawn.getEndpoints() > 0
                ? String.format(Locale.ROOT, "\n%,d endpoints", drawn.getEndpoints()) : "");
    }

    public String eastwestSwitchTooltip(Switch drawn) {
        return drawn.getTier().getLiteral() + (text(drawn.getSwitchType()).isEmpty() ? "" : ", "
                + drawn.getSwitchType());
    }

    public boolean eastwestIsSpineSwitch(Switch drawn) {
        return drawn.getTier() == TierKind.SPINE;
    }

    public boolean eastwestIsCoreSwitch(Switch drawn) {
        return drawn.getTier() == TierKind.CORE;
    }

    /** The links that end at a switch. */
    public List<Link> eastwestLinksOf(Switch drawn) {
        return drawn.eContainer() instanceof Fabric fabric ? fabric.getLinks().stream()
                .filter(l -> l.getFrom() == drawn || l.getTo() == drawn).toList() : List.of();
    }

    public String eastwestDrawnLinkLabel(Link link) {
        return link.getCount() + " x " + (linkRate(link) > 0 ? Quantity.formatBits(linkRate(link)) : "link");
    }

    public int eastwestDrawnLinkWidth(Link link) {
        return LineWidth.of(linkRate(link));
    }

    private static double linkRate(Link link) {
        return link.getRate() != null ? link.getRate()
                : link.eContainer() instanceof Fabric fabric && fabric.getLinkRate() != null ? fabric.getLinkRate() : 0;
    }

    private static String bandwidth(double bytesPerSecond) {
        return Quantity.format(bytesPerSecond, org.eastwest.quantity.Dimension.BANDWIDTH);
    }

    private static String text(String text) {
        return text == null ? "" : text;
    }
}
