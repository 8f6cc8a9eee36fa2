// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.fabric.Breakout;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;

/** What can be wrong about a plan. Its findings name no element: a plan does not know which fabric it is of. */
final class SizingFindings {
    /** Endpoints that are neither there nor plausible. */
    static final String ENDPOINTS = "EW-SIZING-001";
    /** No switch port for a link. */
    static final String RADIX = "EW-SIZING-002";
    /** A value of the plan that makes no sense. */
    static final String VALUE = "EW-SIZING-003";
    /** More endpoints than the tiers can join. */
    static final String CAPACITY = "EW-SIZING-004";
    /** Ports, switches or pods that the design fixes do not fit together. */
    static final String FIXED = "EW-SIZING-005";
    /** Built with another oversubscription than asked for. */
    static final String OVERSUBSCRIPTION = "EW-SIZING-006";
    /** Drawn switches and links that make no fabric. */
    static final String DRAWING = "EW-SIZING-007";

    /** Bounds within which all products of counts fit a {@code long}. */
    private static final long MOST_ENDPOINTS = 1_000_000_000L;
    private static final int MOST_PORTS = 65_536;
    private static final int MOST_BREAKOUT = 1_024;
    private static final int MOST_PLANES = 1_024;
    private static final double MOST_OVERSUBSCRIPTION = 1e6;

    private SizingFindings() {
    }

    /** What makes the plan senseless whatever its topology; empty when it can be tried. */
    static List<Finding> check(FabricPlan plan) {
        List<Finding> findings = new ArrayList<>();
        if (plan.endpoints() < 1 || plan.endpoints() > MOST_ENDPOINTS) {
            findings.add(error(ENDPOINTS, "A plane of the fabric has to join " + count(plan.endpoints())
                    + " endpoints; it can be 1 to " + count(MOST_ENDPOINTS) + ".",
                    "Give the servers NICs of the fabric's role."));
        }
        if (!(plan.linkBytesPerSecond() > 0 && Double.isFinite(plan.linkBytesPerSecond()))) {
            findings.add(error(VALUE, "The rate of a link is " + plan.linkBytesPerSecond() + " B/s.",
                    "Give the fabric a link rate above 0."));
        } else if (plan.switches().isEmpty()) {
            Stream.of(TierKind.values()).filter(t -> t == TierKind.LEAF || plan.radix().containsKey(t))
                    .filter(t -> plan.radix(t) < 2).map(t -> tooFewPorts(plan, t)).forEach(findings::add);
        }
        for (TierKind tier : TierKind.values()) {
            within(findings, "number of ports of a " + tier.word() + " switch", plan.radix().getOrDefault(tier, 0), 0,
                    MOST_PORTS);
            within(findings, "fixed number of " + tier.word() + " switches",
                    plan.fixedSwitches().getOrDefault(tier, 0), 0, MOST_ENDPOINTS);
            double oversubscription = plan.oversubscription(tier);
            if (!(oversubscription > 0 && oversubscription <= MOST_OVERSUBSCRIPTION)) {
                findings.add(error(VALUE, "The oversubscription of the " + tier.word() + " tier is "
                        + oversubscription + ":1.", "Choose one above 0, usually 1 or more."));
            }
        }
        plan.breakouts().forEach((tier, breakout) -> breakout(findings, tier, breakout));
        within(findings, "number of planes", plan.planes(), 1, MOST_PLANES);
        within(findings, "number of ports a NIC is split into", plan.nicPorts(), 1, MOST_PLANES);
        within(findings, "number of tiers", plan.tiers(), 0, TierKind.values().length);
        within(findings, "number of rails", plan.railCount(), 1, MOST_PORTS);
        within(findings, "number of reserved ports", plan.reservedPorts(), 0, MOST_ENDPOINTS);
        within(findings, "number of endpoints of a pod", plan.podEndpoints(), 0, MOST_ENDPOINTS);
        within(findings, "number of leaf ports towards servers", plan.leafDownPorts(), 0, MOST_PORTS);
        return findings;
    }

    private static Finding tooFewPorts(FabricPlan plan, TierKind tier) {
        return error(RADIX, "The " + tier.word() + " switches have "
                + Amounts.of(plan.radix(tier), "port", "ports") + " for links of "
                + Quantity.formatBits(plan.downlinkBytesPerSecond(tier))
                + ": no type of switch is chosen, or its ports are slower than the link.",
                "Choose a switch whose ports are as fast as the link, or split the NICs over more planes.");
    }

    private static void breakout(List<Finding> findings, TierKind tier, Breakout breakout) {
        String each = " that a port of a " + tier.word() + " switch is broken out into";
        within(findings, "number of ports of a " + tier.word() + " switch", breakout.ports(), 2, MOST_PORTS);
        within(findings, "number of links towards the servers" + each, breakout.down(), 1, MOST_BREAKOUT);
        if (!(breakout.uplinkBytesPerSecond() > 0 && Double.isFinite(breakout.uplinkBytesPerSecond()))) {
            findings.add(error(VALUE, "The rate of an uplink of the " + tier.word() + " tier is "
                    + breakout.uplinkBytesPerSecond() + " B/s.", "Give the tier an uplink rate above 0."));
        } else if (breakout.up() < 1) {
            findings.add(error(RADIX, "A port of a " + tier.word() + " switch is slower than its uplinks of "
                    + Quantity.formatBits(breakout.uplinkBytesPerSecond()) + ".",
                    "Lower the uplink rate of the tier, or choose a faster switch."));
        } else {
            within(findings, "number of uplinks" + each, breakout.up(), 1, MOST_BREAKOUT);
        }
    }

    private static void within(List<Finding> findings, String what, long value, long least, long most) {
        if (value < least || value > most) {
            findings.add(error(VALUE, "The " + what + " is " + count(value) + "; it can be " + count(least) + " to "
                    + count(most) + ".", "Choose a value in that range."));
        }
    }

    static Finding tooMany(FabricPlan plan, String tiers, long most) {
        Map<TierKind, Integer> radix = plan.radix();
        return error(CAPACITY, Amounts.of(plan.endpoints(), "endpoint", "endpoints") + " a plane" + reserved(plan)
                + " are more than " + tiers + " of switches can join: with "
                + Amounts.of(radix.getOrDefault(TierKind.LEAF, 0), "port", "ports") + " a leaf it is " + count(most) + ".",
                "Add a tier or planes, choose a switch with more ports, "
                + "or accept oversubscription.");
    }

    private static String reserved(FabricPlan plan) {
        return plan.reservedPorts() == 0 ? ""
                : " and " + Amounts.of(plan.reservedPorts(), "reserved port", "reserved ports");
    }

    static Finding fixed(String message, String remedy) {
        return error(FIXED, message, remedy);
    }

    static Finding oversubscribed(TierKind tier, double built, double asked) {
        return Finding.warning(OVERSUBSCRIPTION, "", "The number of switches that the design fixes above the "
                + tier.word() + " tier leaves it an oversubscription of " + Quantity.formatToOne(built)
                + " instead of " + Quantity.formatToOne(asked) + ".", "Fix more switches, or none.");
    }

    static Finding error(String code, String message, String remedy) {
        return Finding.error(code, "", message, remedy);
    }

    static String count(long number) {
        return Amounts.of(number);
    }
}
