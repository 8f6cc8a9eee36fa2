// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.eastwest.model.view.Element;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Severity;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;
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

    private sealed interface Fault {
        record Switch(String name) implements Fault {
        }

        /** Parallel links between two nodes; a rate of 0 when they have failed. */
        record Between(String pair, double bytesPerSecond) implements Fault {
            String one() {
                return pair.substring(0, pair.indexOf('-')).strip();
            }

            String other() {
                return pair.substring(pair.indexOf('-') + 1).strip();
            }

            /** Names that were drawn may hold hyphens themselves. */
            boolean joins(String a, String b) {
                return pair.equals(a + "-" + b) || pair.equals(b + "-" + a);
            }
        }

        /** A module at the end of the node named first, with all links of its port; a rate of 0 when it has failed. */
        record Optic(Between link) implements Fault {
        }

        record Plane(String number) implements Fault {
        }

        record RandomLinks(double share) implements Fault {
        }
    }

    private final Layout layout;
    private final List<Fault> faults;

    FaultMarks(Layout layout) {
        this.layout = layout;
        this.faults = layout.fabric().faults().stream().flatMap(f -> read(f).stream()).toList();
    }

    /** What is not understood was refused when the faults were given. */
    private static Optional<Fault> read(String fault) {
        int colon = fault.indexOf(':');
        String what = fault.substring(colon + 1).strip();
        return switch (colon < 0 ? "" : fault.substring(0, colon).strip()) {
            case "switch" -> Optional.of(new Fault.Switch(what));
            case "plane" -> Optional.of(new Fault.Plane(what));
            case "link" -> between(what, 0);
            case "rate" -> what.lastIndexOf('=') < 0 ? Optional.empty() : between(what.substring(0,
                    what.lastIndexOf('=')), quantity(what.substring(what.lastIndexOf('=') + 1), Dimension.BANDWIDTH));
            case "optic" -> between(what.replaceFirst("=[^=]*$", ""), what.indexOf('=') < 0 ? 0 : quantity(what.substring(
                    what.lastIndexOf('=') + 1), Dimension.BANDWIDTH)).map(f -> new Fault.Optic((Fault.Between) f));
            case "random-links" -> Optional.of(new Fault.RandomLinks(quantity(what, Dimension.RATIO)));
            default -> Optional.empty();
        };
    }

    private static Optional<Fault> between(String pair, double bytesPerSecond) {
        return pair.indexOf('-') < 0 ? Optional.empty() : Optional.of(new Fault.Between(pair.strip(), bytesPerSecond));
    }

    private static double quantity(String text, Dimension dimension) {
        try {
            return Quantity.parse(text, dimension).value();
        } catch (QuantityFormatException unreadable) {
            return 0;
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
        List<String> failed = faults.stream().filter(Fault.Switch.class::isInstance).map(f -> ((Fault.Switch) f).name)
                .filter(among).distinct().toList();
        if (!failed.isEmpty()) {
            failed(element, String.join(", ", failed) + (failed.size() == 1 ? " has failed" : " have failed"));
        }
    }

    /** Marks what stands for all planes. */
    void markPlanes(Element element) {
        long failed = faults.stream().filter(Fault.Plane.class::isInstance).distinct().count();
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
        for (Fault fault : faults) {
            if (fault instanceof Fault.Between b && joins(upper, lower, b)) {
                if (b.bytesPerSecond > 0) {
                    slow.add(parallel(upper.tier, lower.tier) + " at " + Quantity.formatBits(b.bytesPerSecond));
                } else {
                    failed += parallel(upper.tier, lower.tier);
                }
            } else if (fault instanceof Fault.Optic o && joins(upper, lower, o.link)) {
                long links = Math.min(all, served(o, upper, between));
                if (o.link.bytesPerSecond > 0) {
                    slow.add(links + " at " + Quantity.formatBits(o.link.bytesPerSecond / links));
                } else {
                    failed += links;
                }
            } else {
                failed += failed(fault, upper, lower, parts, all);
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

    private long served(Fault.Optic optic, Switches upper, CableClass between) {
        OpticalModules ends = layout.sizing().plan().optics(between);
        return Math.max(1, has(upper, optic.link.one()) ? ends.upper() : ends.lower());
    }

    /** Marks links that were drawn between two nodes of these ids. */
    void markDrawn(Link link, String one, String other) {
        for (Fault fault : faults) {
            if (fault instanceof Fault.Switch s && (s.name.equals(one) || s.name.equals(other))
                    || fault instanceof Fault.Between b && b.joins(one, other) && b.bytesPerSecond == 0) {
                tell(link, LinkState.FAILED, Severity.ERROR, "failed");
            } else if (fault instanceof Fault.Optic o && o.link.joins(one, other)) {
                tell(link, LinkState.SLOW, Severity.WARNING, o.link.bytesPerSecond > 0 ? "a module at "
                        + Quantity.formatBits(o.link.bytesPerSecond) : "a module has failed");
            } else if (fault instanceof Fault.Between b && b.joins(one, other)) {
                tell(link, LinkState.SLOW, Severity.WARNING, "at " + Quantity.formatBits(b.bytesPerSecond));
            }
        }
    }

    private static void tell(Link link, LinkState state, Severity severity, String message) {
        link.setState(state);
        link.setSeverity(severity);
        link.setMessage(message);
        link.setTooltip(link.getTooltip() + "; " + message);
    }

    private long failed(Fault fault, Switches upper, Switches lower, int parts, long all) {
        if (fault instanceof Fault.Switch s) {
            boolean above = has(upper, s.name);
            return above || has(lower, s.name) ? links(above ? upper.tier : lower.tier, above,
                    above && upper.tier != TierKind.LEAF ? parts : 1) : 0;
        }
        if (fault instanceof Fault.Plane) {
            return all / layout.planes();
        }
        return fault instanceof Fault.RandomLinks r && lower.tier != null ? Math.round(r.share * all) : 0;
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
        return between(link, 0).filter(f -> f instanceof Fault.Between b && joins(upper, lower, b)).isPresent();
    }

    private boolean joins(Switches upper, Switches lower, Fault.Between b) {
        return has(upper, b.one()) && has(lower, b.other()) || has(upper, b.other()) && has(lower, b.one());
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
