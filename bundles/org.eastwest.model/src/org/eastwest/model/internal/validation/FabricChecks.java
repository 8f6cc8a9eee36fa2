// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.emf.ecore.EReference;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.FabricRole;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.ParameterOverride;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.Tier;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;

/** What must hold in a fabric. */
record FabricChecks(Report report) {
    void check(Fabric fabric) {
        checkTiers(fabric);
        checkSwitches(fabric);
        checkSwitchTypes(fabric);
        checkPriorities(fabric);
        checkParameters(fabric);
        if (fabric.getTopology() == Topology.MULTI_PLANE && fabric.getPlanes() == 1) {
            report.add(DesignConstraint.ONE_PLANE, fabric, DesignPackage.Literals.FABRIC__PLANES,
                    DesignPath.of(fabric) + " is multi-plane and has one plane.",
                    "Set planes to 2 or more, or choose another topology.");
        }
        if (fabric.getRole() == FabricRole.COMPUTE && isEmpty(fabric.getTransport())) {
            report.add(DesignConstraint.TRANSPORT_MISSING, fabric, DesignPackage.Literals.FABRIC__TRANSPORT,
                    DesignPath.of(fabric) + " carries the traffic of the GPUs and has no transport.",
                    "Choose one, for instance ib-ndr or spectrum-x.");
        }
    }

    private void checkTiers(Fabric fabric) {
        Set<TierKind> kinds = EnumSet.noneOf(TierKind.class);
        Set<TierKind> used = tiers(fabric.getTopology());
        for (Tier tier : fabric.getTiers()) {
            if (tier.getKind() != null && !kinds.add(tier.getKind())) {
                report.add(DesignConstraint.TIER_TWICE, tier, DesignPackage.Literals.TIER__KIND,
                        DesignPath.of(fabric) + " has a second " + tier.getKind() + " tier.", "Keep one of them.");
            } else if (!used.contains(tier.getKind())) {
                report.add(DesignConstraint.TIER_UNUSED, tier, DesignPackage.Literals.TIER__KIND,
                        DesignPath.of(fabric) + " is " + fabric.getTopology() + ", which has no " + tier.getKind()
                        + " tier.",
                        "Remove the tier, or choose another topology.");
            }
        }
    }

    /** The tiers a topology may have; a fat tree takes two or three as its size asks. */
    private static Set<TierKind> tiers(Topology topology) {
        return switch (topology) {
            case RAIL_ONLY -> EnumSet.of(TierKind.LEAF);
            case TWO_TIER_FAT_TREE, DRAGONFLY_PLUS -> EnumSet.of(TierKind.LEAF, TierKind.SPINE);
            case FAT_TREE, THREE_TIER_FAT_TREE, RAIL_OPTIMISED, MULTI_PLANE, EXPLICIT -> EnumSet.allOf(TierKind.class);
        };
    }

    private void checkSwitches(Fabric fabric) {
        boolean explicit = fabric.getTopology() == Topology.EXPLICIT;
        if (explicit && fabric.getSwitches().isEmpty()) {
            report.add(DesignConstraint.SWITCHES_MISSING, fabric, DesignPackage.Literals.FABRIC__SWITCHES,
                    DesignPath.of(fabric) + " is explicit and lists no switches.",
                    "Add switches and links, or choose another topology.");
        } else if (explicit && fabric.getSwitches().stream().allMatch(s -> s.getEndpoints() == 0)) {
            report.add(DesignConstraint.NO_ENDPOINTS, fabric, DesignPackage.Literals.FABRIC__SWITCHES,
                    "No switch of " + DesignPath.of(fabric) + " takes endpoints.",
                    "Set endpoints of the switches that servers are connected to.");
        } else if (!explicit && !(fabric.getSwitches().isEmpty() && fabric.getLinks().isEmpty())) {
            report.add(DesignConstraint.SWITCHES_UNUSED, fabric, DesignPackage.Literals.FABRIC__SWITCHES,
                    DesignPath.of(fabric) + " lists single switches or links and is " + fabric.getTopology() + ".",
                    "Remove them, or choose the topology explicit.");
        }
    }

    private void checkSwitchTypes(Fabric fabric) {
        if (!isEmpty(fabric.getSwitchType())) {
            return;
        }
        if (fabric.getTopology() == Topology.EXPLICIT) {
            List<String> without = fabric.getSwitches().stream().filter(s -> isEmpty(s.getSwitchType()))
                    .map(Switch::getId).limit(5).toList();
            if (!without.isEmpty()) {
                typeMissing(fabric, "the switches " + without);
            }
            return;
        }
        Set<TierKind> without = EnumSet.of(TierKind.LEAF);
        if (fabric.getTopology() != Topology.RAIL_ONLY) {
            without.add(TierKind.SPINE);
        }
        if (fabric.getTopology() == Topology.THREE_TIER_FAT_TREE) {
            without.add(TierKind.CORE);
        }
        fabric.getTiers().stream().filter(tier -> !isEmpty(tier.getSwitchType())).map(Tier::getKind)
                .forEach(without::remove);
        if (!without.isEmpty()) {
            typeMissing(fabric, "the tiers " + without);
        }
    }

    private void typeMissing(Fabric fabric, String which) {
        report.add(DesignConstraint.SWITCH_TYPE_MISSING, fabric, DesignPackage.Literals.FABRIC__SWITCH_TYPE,
                DesignPath.of(fabric) + " has no switchType, nor do " + which + ".", "Choose a switch of the catalog.");
    }

    private void checkPriorities(Fabric fabric) {
        List<Integer> priorities = fabric.getLosslessPriorities();
        if (priorities != null && (new HashSet<>(priorities).size() < priorities.size()
                || priorities.stream().anyMatch(priority -> priority < 0 || priority > 7))) {
            report.add(DesignConstraint.PRIORITY, fabric, DesignPackage.Literals.FABRIC__LOSSLESS_PRIORITIES,
                    DesignPath.of(fabric) + " has the lossless priorities " + priorities + ".",
                    "Give each once, from 0 to 7.");
        }
    }

    private void checkParameters(Fabric fabric) {
        Set<String> names = new HashSet<>();
        for (ParameterOverride parameter : fabric.getParameters()) {
            if (!isEmpty(parameter.getName()) && !names.add(parameter.getName())) {
                report.add(DesignConstraint.PARAMETER_TWICE, parameter, DesignPackage.Literals.PARAMETER_OVERRIDE__NAME,
                        DesignPath.of(fabric) + " overrides the parameter " + parameter.getName() + " twice.",
                        "Keep one of them.");
            }
        }
    }

    void check(Link link) {
        if (link.getFrom() == null || link.getTo() == null) {
            return;
        }
        if (link.getFrom() == link.getTo()) {
            report.add(DesignConstraint.LINK_LOOP, link, DesignPackage.Literals.LINK__TO, DesignPath.of(link)
                    + " leads from the switch " + link.getFrom().getId() + " to itself.", "Choose another end.");
        }
        checkEnd(link, link.getFrom());
        checkEnd(link, link.getTo());
    }

    private void checkEnd(Link link, Switch end) {
        if (end.eContainer() instanceof Fabric && end.eContainer() != link.eContainer()) {
            EReference feature = end == link.getFrom() ? DesignPackage.Literals.LINK__FROM
                    : DesignPackage.Literals.LINK__TO;
            report.add(DesignConstraint.LINK_FOREIGN, link, feature, DesignPath.of(link) + " leads to the switch "
                    + end.getId() + " of " + DesignPath.of(end.eContainer()) + ".",
                    "Choose a switch of its own fabric.");
        }
    }

    private static boolean isEmpty(String text) {
        return text == null || text.isEmpty();
    }
}
