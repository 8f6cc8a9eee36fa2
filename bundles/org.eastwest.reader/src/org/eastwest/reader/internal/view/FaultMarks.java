// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Severity;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.FabricFault;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.OpticalModules;
import org.eastwest.spi.fabric.TierKind;

/**
 * What has failed or slowed down in a fabric, put on the groups of switches and links that hold it. Names are those of
 * the fabric's faults: leaf3, counted from 1 over all planes.
 */
final class FaultMarks {
    /**
     * Switches of one tier that a diagram draws as one.
     *
     * @param tier    which; null for the servers
     * @param numbers which of a plane, from 1
     */
    record Switches(TierKind tier, LongPredicate numbers) {
        static final Switches SERVERS = new Switches(null, n -> true);

        static Switches all(TierKind tier) {
            return new Switches(tier, n -> true);
        }
    }

    private final Layout layout;
    private final List<FabricFault> faults;

    FaultMarks(Layout layout) {
        this.layout = layout;
        this.faults = layout.fabric().faults().stream().flatMap(FaultMarks::read).toList();
    }

    private static Stream<FabricFault> read(String fault) {
        try {
            return Stream.of(FabricFault.parse(fault));
        } catch (IllegalArgumentException unreadable) {
            // The engine that applies it tells what is wrong with it.
            return Stream.empty();
        }
    }

    /** Marks switches of which some have failed. */
    void mark(Element element, Switches switches) {
        markFailed(element, name -> has(switches, name));
    }

    /** Marks a switch that was drawn. */
    void markDrawn(Element element, String id) {
        markFailed(element, id::equals);
    }

    private void markFailed(Element element, Predicate<String> among) {
        List<String> failed = faults.stream().filter(FabricFault.Switch.class::isInstance)
                .map(f -> ((FabricFault.Switch) f).name()).filter(among).distinct().toList();
        if (!failed.isEmpty()) {
            failed(element, String.join(", ", failed) + (failed.size() == 1 ? " has failed" : " have failed"));
        }
    }

    /** Marks what stands for all planes. */
    void markPlanes(Element element) {
        long failed = faults.stream().filter(FabricFault.Plane.class::isInstance).distinct().count();
        if (failed > 0) {
            failed(element, failed + " of " + Make.some(layout.planes(), "plane", "planes")
                    + (failed == 1 ? " has failed" : " have failed"));
        }
    }

    private static void failed(Element element, String message) {
        element.setSeverity(Severity.ERROR);
        element.setMessage(message);
        element.setTooltip(element.getTooltip() == null || element.getTooltip().isEmpty() ? message
                : element.getTooltip() + "; " + message);
    }

    /**
     * Marks links of which some have failed or slowed down.
     *
     * @param parts groups that the links between the tiers are drawn as, beside pods and planes
     */
    void mark(Link link, Switches upper, Switches lower, CableClass between, int parts) {
        long all = Make.perPart(layout.sizing().links(between), parts);
        long failed = 0;
        List<String> slow = new ArrayList<>();
        for (FabricFault fault : faults) {
            long touched = Math.min(all, touched(fault, upper, lower, between));
            double left = left(fault, touched);
            if (touched > 0 && left > 0) {
                slow.add(touched + " at " + Quantity.formatBits(left));
            } else {
                failed += touched + failed(fault, upper, lower, parts, all);
            }
        }
        failed = Math.min(failed, all);
        if (failed > 0) {
            slow.add(0, Make.number(failed) + " of " + Make.number(all) + " failed");
        }
        if (!slow.isEmpty()) {
            boolean down = failed == all;
            tell(link, down ? LinkState.FAILED : LinkState.SLOW, down ? Severity.ERROR : Severity.WARNING,
                    String.join(", ", slow));
        }
    }

    /** Links between these that the fault names by their ends, or the module at one of those serves. */
    private long touched(FabricFault fault, Switches upper, Switches lower, CableClass between) {
        Optional<FabricFault.Ends> ends = ends(fault, upper, lower);
        if (ends.isEmpty()) {
            return 0;
        }
        if (fault instanceof FabricFault.Optic) {
            OpticalModules modules = layout.sizing().plan().optics(between);
            return Math.max(1, has(upper, ends.get().one()) ? modules.upper() : modules.lower());
        }
        return ends.get().number() > 0 ? 1 : parallel(upper.tier, lower.tier);
    }

    /** Rate that each of these links has left, per direction. */
    private static double left(FabricFault fault, long links) {
        return fault instanceof FabricFault.Links named ? named.bytesPerSecond()
                : fault instanceof FabricFault.Optic optic ? optic.bytesPerSecond() / links : 0;
    }

    /**
     * Marks links that were drawn.
     *
     * @param before parallel links of lines between the same two that were drawn before this one
     */
    void markDrawn(Link link, FabricSnapshot.Link drawn, int before) {
        for (FabricFault fault : faults) {
            Optional<FabricFault.Ends> ends = ends(fault, name -> name.equals(drawn.from()) || name.equals(drawn.to()))
                    .filter(e -> e.join(drawn.from(), drawn.to()))
                    .filter(e -> e.number() == 0 || e.number() > before && e.number() <= before + drawn.count());
            if (fault instanceof FabricFault.Switch s
                    && (s.name().equals(drawn.from()) || s.name().equals(drawn.to()))) {
                tell(link, LinkState.FAILED, Severity.ERROR, "failed");
            } else if (ends.isPresent()) {
                markDrawn(link, fault, drawn.count() > 1 && ends.get().number() > 0);
            }
        }
    }

    private static void markDrawn(Link link, FabricFault fault, boolean oneOfThem) {
        double left = left(fault, 1);
        boolean all = fault instanceof FabricFault.Links && !oneOfThem;
        String what = fault instanceof FabricFault.Optic ? "a module " : oneOfThem ? "one of them " : "";
        String state = left > 0 ? "at " + Quantity.formatBits(left) : what.isEmpty() ? "failed" : "has failed";
        boolean down = all && left == 0;
        tell(link, down ? LinkState.FAILED : LinkState.SLOW, down ? Severity.ERROR : Severity.WARNING, what + state);
    }

    private static void tell(Link link, LinkState state, Severity severity, String message) {
        link.setState(state);
        link.setSeverity(severity);
        link.setMessage(message);
        link.setTooltip(link.getTooltip() + "; " + message);
    }

    private long failed(FabricFault fault, Switches upper, Switches lower, int parts, long all) {
        if (fault instanceof FabricFault.Switch s) {
            boolean above = has(upper, s.name());
            return above || has(lower, s.name()) ? links(above ? upper.tier : lower.tier, above,
                    above && upper.tier != TierKind.LEAF ? parts : 1) : 0;
        }
        if (fault instanceof FabricFault.Plane) {
            return all / layout.planes();
        }
        return fault instanceof FabricFault.RandomLinks r && lower.tier != null ? Math.round(r.share() * all) : 0;
    }

    /** Links of one switch downwards or upwards, those of one of the parts. */
    private long links(TierKind tier, boolean down, int parts) {
        return layout.sizing().tier(tier).map(t -> Make.perPart(down ? t.downPorts() : t.upPorts(), parts)).orElse(0L);
    }

    /** Parallel links between a switch and one below it. */
    private long parallel(TierKind upper, TierKind lower) {
        Optional<FabricSizing.Tier> below = lower == null ? Optional.empty() : layout.sizing().tier(lower);
        if (below.isEmpty()) {
            return 1;
        }
        long reached = layout.joinsPods(upper) ? layout.sizing().tier(upper).map(layout::aPlane).orElse(1L)
                : layout.aPod(upper);
        return Math.max(1, below.get().upPorts() / Math.max(1, reached));
    }

    /** True when this link, such as leaf3-spine1, is among those between the groups, in either direction. */
    boolean joins(String link, Switches upper, Switches lower) {
        return ends(new FabricFault.Links(link, 0), upper, lower).isPresent();
    }

    private Optional<FabricFault.Ends> ends(FabricFault fault, Switches upper, Switches lower) {
        return ends(fault, name -> has(upper, name) || has(lower, name))
                .filter(e -> has(upper, e.one()) && has(lower, e.other())
                        || has(upper, e.other()) && has(lower, e.one()));
    }

    private static Optional<FabricFault.Ends> ends(FabricFault fault, Predicate<String> isNode) {
        return fault instanceof FabricFault.Links links ? FabricFault.ends(links.between(), isNode)
                : fault instanceof FabricFault.Optic optic ? FabricFault.ends(optic.between(), isNode)
                : Optional.empty();
    }

    private boolean has(Switches switches, String name) {
        String word = switches.tier == null ? "host" : switches.tier.word();
        if (!name.matches(word + "[1-9][0-9]{0,8}")) {
            return false;
        }
        if (switches.tier == null) {
            return true;
        }
        long number = Long.parseLong(name.substring(word.length()));
        long aPlane = Math.max(1, layout.sizing().tier(switches.tier).map(layout::aPlane).orElse(1L));
        return switches.numbers.test((number - 1) % aPlane + 1);
    }
}
