// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.ValidatedStack;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.CableSpec;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.SwitchSpec;

/** Whether NICs, cables and switches of a fabric fit one another. */
final class FabricRules {
    private final ClusterSnapshot cluster;
    private final Catalog catalog;
    private final Findings findings;

    FabricRules(ClusterSnapshot cluster, Catalog catalog, Findings findings) {
        this.cluster = cluster;
        this.catalog = catalog;
        this.findings = findings;
    }

    void check(FabricSnapshot fabric) {
        checkSwitches(fabric);
        checkCables(fabric);
        for (ServerGroupSnapshot group : cluster.groups()) {
            group.nics(fabric.role().nicRole()).ifPresent(n -> {
                checkPlanes(fabric, group, n);
                checkNic(fabric, group, n);
                checkStack(fabric, n);
            });
        }
        checkManagementPlane(fabric);
    }

    private static List<SwitchSpec> switches(FabricSnapshot fabric) {
        Stream<SwitchSpec> types = fabric.topology() == TopologyKind.EXPLICIT
                ? fabric.switches().stream().map(FabricSnapshot.Node::type)
                : Stream.concat(Stream.ofNullable(fabric.switchType(TierKind.LEAF)),
                        fabric.tiers().stream().map(t -> fabric.switchType(t.kind())));
        return types.filter(t -> t != null).distinct().toList();
    }

    private void checkSwitches(FabricSnapshot fabric) {
        List<SwitchSpec> types = switches(fabric);
        if (fabric.topology() == TopologyKind.EXPLICIT) {
            types.forEach(t -> checkLink(fabric, t, "links", fabric.linkBytesPerSecond()));
        } else {
            checkTiers(fabric);
        }
        List<LinkProtocol> protocols = types.stream().map(SwitchSpec::protocol).distinct().toList();
        if (protocols.size() > 1) {
            findings.add(ReaderCode.MIXED_PROTOCOLS.at(fabric.id(), "The switches of '" + fabric.id()
                    + "' speak different protocols: " + types.stream().map(t -> t.name() + " "
                            + Words.word(t.protocol())).collect(Collectors.joining(", ")) + ".",
                    "Use switches of one protocol in all tiers."));
        }
    }

    private void checkLink(FabricSnapshot fabric, SwitchSpec type, String links, double rate) {
        if (rate > type.portBytesPerSecond() * Rules.ROUNDING) {
            findings.add(ReaderCode.LINK_OVER_SWITCH.at(fabric.id(), "The " + links + " of '" + fabric.id()
                    + "' run at " + Words.rate(rate) + ", but a port of " + type.name() + " at "
                    + Words.rate(type.portBytesPerSecond()) + ".", "Lower linkRate, uplinkRate or the rate of the "
                    + "NICs, split the NICs into ports, or choose a faster switch."));
        }
    }

    /** From the leaf up: the uplinks of a tier are the links below the next. */
    private void checkTiers(FabricSnapshot fabric) {
        double below = fabric.linkBytesPerSecond();
        Set<SwitchSpec> slow = new HashSet<>();
        String links = "links";
        for (TierKind tier : TierKind.values()) {
            SwitchSpec type = fabric.switchType(tier);
            FabricSnapshot.Tier said = fabric.tier(tier).orElse(null);
            double up = fabric.uplinkBytesPerSecond(tier, below);
            if (type != null && slow.add(type)) {
                checkLink(fabric, type, links, below);
            }
            if (said != null) {
                checkUplinks(fabric, said, type, below, up);
            }
            if (up != below) {
                links = "uplinks of the " + tier.word() + " tier";
                slow.clear();
            }
            below = up;
        }
    }

    private void checkUplinks(FabricSnapshot fabric, FabricSnapshot.Tier tier, SwitchSpec type, double below,
            double up) {
        String uplinks = "uplinks of the " + tier.kind().word() + " tier";
        if (up * Rules.ROUNDING < below) {
            findings.add(ReaderCode.UPLINK_UNDER_LINK.at(fabric.id(), "The " + uplinks + " of '" + fabric.id()
                    + "' run at " + Words.rate(up) + ", slower than the links of " + Words.rate(below) + " below: a "
                    + "flow at full rate fits none of them.", "Break the uplink ports out into fewer links, or leave "
                    + "uplinkRate unset and state how much less the uplinks carry as oversubscription."));
        }
        if (type != null) {
            if (up != below) {
                checkLink(fabric, type, uplinks, up);
            }
            checkBreakout(fabric, tier, type, "towards the servers", tier.breakout(), below);
            checkBreakout(fabric, tier, type, "to the next tier", tier.uplinkBreakout(), up);
        }
    }

    private void checkBreakout(FabricSnapshot fabric, FabricSnapshot.Tier tier, SwitchSpec type, String where,
            int breakout, double rate) {
        int most = type.linksPerPort(rate);
        if (breakout > most && most > 0) {
            findings.add(ReaderCode.BREAKOUT.at(fabric.id(), "A port " + where + " of the " + tier.kind().word()
                    + " tier of '" + fabric.id() + "' is to be broken out into " + breakout + " links of "
                    + Words.rate(rate) + ", but a port of " + type.name() + ", " + Words.rate(type.portBytesPerSecond())
                    + (type.mostSplitPorts() == 0 ? "" : ", with at most " + type.mostSplitPorts()
                            + " broken-out ports a switch") + ", takes " + most + ".",
                    "Break it out into " + most + ", lower the rate of the links, or choose another switch."));
        }
    }

    private void checkCables(FabricSnapshot fabric) {
        double rate = fabric.linkBytesPerSecond();
        checkCable(fabric, "between servers and leaves", fabric.hostCable(), fabric.hostCableMetres(), rate);
        for (TierKind kind : TierKind.values()) {
            double up = fabric.uplinkBytesPerSecond(kind, rate);
            fabric.tier(kind).ifPresent(t -> checkCable(fabric, "above the " + kind.word() + " tier", t.cable(),
                    t.cableMetres(), up));
            rate = up;
        }
    }

    private void checkCable(FabricSnapshot fabric, String where, CableSpec cable, double metres, double rate) {
        if (cable == null) {
            return;
        }
        String the = "The cables " + where + " of '" + fabric.id() + "', " + cable.id() + ", ";
        if (metres > cable.reachMetres()) {
            findings.add(ReaderCode.CABLE_TOO_LONG.at(fabric.id(), the + "are " + Words.metres(metres)
                    + " long, but reach " + Words.metres(cable.reachMetres()) + ".",
                    "Use a cable of longer reach, such as " + longer(metres) + ", or shorten the way."));
        }
        if (rate > cable.bytesPerSecond() * Rules.ROUNDING) {
            findings.add(ReaderCode.CABLE_TOO_SLOW.at(fabric.id(), the + "carry " + Words.rate(cable.bytesPerSecond())
                    + ", less than a link of " + Words.rate(rate) + ".",
                    "Use a faster cable."));
        }
    }

    private String longer(double metres) {
        List<String> reaching = catalog.cables().all().stream().filter(c -> c.reachMetres() >= metres)
                .map(CableSpec::id).toList();
        return reaching.isEmpty() ? "none of the catalog" : String.join(", ", reaching);
    }

    private void checkPlanes(FabricSnapshot fabric, ServerGroupSnapshot group, NicGroupSnapshot nics) {
        if (fabric.planes() > nics.ports()) {
            findings.add(ReaderCode.PLANES_OVER_PORTS.at(fabric.id(), "Fabric '" + fabric.id() + "' has "
                    + fabric.planes() + " planes, but a NIC of '" + group.id() + "' has " + nics.ports()
                    + (nics.ports() == 1 ? " port" : " ports") + " to reach them.", "Set portsPerNic to "
                    + fabric.planes() + ", or use fewer planes."));
        } else if (nics.ports() % fabric.planes() != 0) {
            findings.add(ReaderCode.PLANES_UNEVEN.at(fabric.id(), "The " + nics.ports() + " ports of a NIC of '"
                    + group.id() + "' do not spread evenly over the " + fabric.planes() + " planes of '" + fabric.id()
                    + "'.", "Set portsPerNic to a multiple of " + fabric.planes() + "."));
        }
    }

    private void checkNic(FabricSnapshot fabric, ServerGroupSnapshot group, NicGroupSnapshot nics) {
        Optional<LinkProtocol> protocol = switches(fabric).stream().map(SwitchSpec::protocol).findFirst();
        if (protocol.isEmpty()) {
            return;
        }
        String the = "The NIC for " + Words.word(nics.role()) + " of '" + group.id() + "', " + nics.type().name() + ", ";
        if (!nics.type().speaks(protocol.get())) {
            findings.add(ReaderCode.NIC_PROTOCOL.at(group.id(), the + "does not speak " + Words.word(protocol.get())
                    + ", as the switches of '" + fabric.id() + "' do; it speaks "
                    + String.join(", ", nics.type().protocols()) + ".", "Choose another nicType or switchType."));
            return;
        }
        checkRates(fabric, group, nics, protocol.get(), the);
    }

    private void checkRates(FabricSnapshot fabric, ServerGroupSnapshot group, NicGroupSnapshot nics,
            LinkProtocol protocol, String the) {
        double total = nics.type().totalBytesPerSecond(protocol);
        double port = nics.type().portBytesPerSecond(protocol);
        double used = nics.bytesPerSecond() / nics.ports();
        if (nics.bytesPerSecond() > total * Rules.ROUNDING) {
            findings.add(ReaderCode.NIC_OVER_ITS_RATE.at(group.id(), the + "is to run at "
                    + Words.rate(nics.bytesPerSecond()) + ", but does at most " + Words.rate(total) + " of "
                    + Words.word(protocol) + ".", "Lower its rate, or choose a faster nicType."
                    + Words.bitsHint(nics.bytesPerSecond(), total)));
        } else if (used > port * Rules.ROUNDING) {
            findings.add(ReaderCode.NIC_PORT_OVER_ITS_RATE.at(group.id(), the + "is to run a port at "
                    + Words.rate(used) + ", but its " + Words.word(protocol) + " ports do at most " + Words.rate(port)
                    + " each.", "Set portsPerNic to " + (int) Math.ceil(nics.bytesPerSecond() / port / Rules.ROUNDING)
                    + " and give the fabric as many planes, or lower the rate."));
        } else if (fabric.linkBytesPerSecond() > used * Rules.ROUNDING) {
            findings.add(ReaderCode.LINK_OVER_NIC.at(fabric.id(), "The links of '" + fabric.id() + "' are to run at "
                    + Words.rate(fabric.linkBytesPerSecond()) + ", but a NIC port of '" + group.id() + "' at "
                    + Words.rate(used) + ".", "Leave linkRate unset, or raise the rate of the NICs."
                    + Words.bitsHint(fabric.linkBytesPerSecond(), used)));
        } else if (used > fabric.linkBytesPerSecond() * Rules.ROUNDING) {
            findings.add(ReaderCode.LINK_UNDER_NIC.at(fabric.id(), "A NIC port of '" + group.id() + "' could run at "
                    + Words.rate(used) + ", but the links of '" + fabric.id() + "' run at "
                    + Words.rate(fabric.linkBytesPerSecond()) + ".", "Raise linkRate, or lower the rate of the NICs."));
        }
    }

    /** Requirement C-25: what a vendor validated is a fact of the catalog; anything else may work. */
    private void checkStack(FabricSnapshot fabric, NicGroupSnapshot nics) {
        List<ValidatedStack> stacks = catalog.validatedStacks().all().stream()
                .filter(s -> s.transportId().equals(fabric.transportId())).toList();
        for (SwitchSpec type : stacks.isEmpty() ? List.<SwitchSpec>of() : switches(fabric)) {
            if (stacks.stream().noneMatch(s -> s.switchFamily().equals(type.family())
                    && s.nicId().equals(nics.type().id()))) {
                findings.add(ReaderCode.UNVALIDATED_STACK.at(fabric.id(), "Nobody has validated " + fabric.transportId()
                        + " on " + type.name() + " with " + nics.type().name() + ".", "Validated are "
                        + stacks.stream().map(ValidatedStack::name).collect(Collectors.joining("; ")) + "."));
            }
        }
    }

    private void checkManagementPlane(FabricSnapshot fabric) {
        catalog.managementPlanes().find(fabric.managementPlane()).ifPresent(plane -> switches(fabric).stream()
                .filter(s -> !plane.protocols().contains(s.protocol())).findFirst()
                .ifPresent(s -> findings.add(ReaderCode.MANAGEMENT_PLANE_PROTOCOL.at(fabric.id(), plane.name()
                        + " does not manage " + Words.word(s.protocol()) + " switches such as the " + s.name()
                        + " of '" + fabric.id() + "'.", "Choose a managementPlane for "
                        + Words.word(s.protocol()) + ": " + catalog.managementPlanes().all().stream()
                                .filter(m -> m.protocols().contains(s.protocol())).map(m -> m.id())
                                .collect(Collectors.joining(", ")) + "."))));
    }
}
