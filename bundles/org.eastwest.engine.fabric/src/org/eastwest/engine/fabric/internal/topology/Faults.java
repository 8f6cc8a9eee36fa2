// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;
import org.eastwest.spi.design.FabricFault;

/**
 * Applies what has failed or slowed down to a topology: {@code link:leaf3-spine1} (all parallel links between the two,
 * both directions), {@code link:leaf3-spine1#2} (the second of them), {@code switch:spine2}, {@code plane:1},
 * {@code rate:leaf3-spine1=200Gb/s} (each parallel link; {@code rate:leaf3-spine1#2=200Gb/s} one of them),
 * {@code random-links:3%} (of the cables between switches, drawn without replacement), {@code nic:host3} and
 * {@code gpu:host3} (all links of an endpoint to the fabric), {@code nic:host3=200Gb/s} (all of them together),
 * {@code optic:leaf3-host7} (the module at leaf3's end of that cable, with all links of its port),
 * {@code optic:leaf3-host7=400Gb/s} (all of them together). What has failed stays so, and what two faults slow down has
 * the lower of both rates.
 */
public final class Faults {
    private static final String FORMS = FabricFault.FORMS + ", nic:host3=200Gb/s, nic:host3 or gpu:host3";

    /** Neighbours that a message names. */
    private static final int TOLD = 8;

    /** Instead of the number of a parallel link. */
    private static final int ALL = 0;

    private final Topology topology;
    private final double[] rates;
    private final SplittableRandom random;

    private Faults(Topology topology, long seed) {
        this.topology = topology;
        rates = topology.rates();
        random = new SplittableRandom(seed);
    }

    /**
     * The topology after these faults, in any order; link and node numbers stay.
     *
     * @param seed of the random links
     * @throws IllegalArgumentException that names the fault and the remedy
     */
    public static Topology apply(Topology topology, List<String> faults, long seed) {
        if (faults.isEmpty()) {
            return topology;
        }
        Faults all = new Faults(topology, seed);
        faults.forEach(all::apply);
        return topology.withRates(all.rates);
    }

    /** The topology with one plane, from 0, and the others failed. */
    public static Topology onlyPlane(Topology topology, int plane) {
        Faults all = new Faults(topology, 0);
        for (int other = 1; other <= topology.planes(); other++) {
            if (other != plane + 1) {
                all.plane("plane:" + other, String.valueOf(other));
            }
        }
        return topology.withRates(all.rates);
    }

    private void apply(String fault) {
        int colon = fault.indexOf(':');
        String kind = colon < 0 ? "" : fault.substring(0, colon).strip();
        String what = fault.substring(colon + 1).strip();
        if (kind.equals("nic")) {
            nic(fault, what);
        } else if (kind.equals("gpu")) {
            endpoint(fault, what, 0);
        } else if (FabricFault.isOne(fault)) {
            apply(fault, FabricFault.parse(fault));
        } else {
            throw new IllegalArgumentException("'" + fault + "' is no fault; give " + FORMS + ".");
        }
    }

    private void apply(String fault, FabricFault what) {
        if (what instanceof FabricFault.Links links) {
            limit(fault, links(fault, links.between()), links.bytesPerSecond());
        } else if (what instanceof FabricFault.Optic optic) {
            optic(fault, optic);
        } else if (what instanceof FabricFault.Switch failed) {
            node(fault, failed.name());
        } else if (what instanceof FabricFault.Plane plane) {
            plane(fault, plane.number());
        } else if (what instanceof FabricFault.RandomLinks some) {
            randomLinks(some.share());
        }
    }

    private void limit(String fault, int[] links, double bytesPerSecond) {
        for (int link : links) {
            requireNotFaster(fault, "link", topology.rate(link), bytesPerSecond);
            set(link, bytesPerSecond);
        }
    }

    /** The module at the end of the node named first; its links carry so much together, each its part. */
    private void optic(String fault, FabricFault.Optic optic) {
        double bytesPerSecond = optic.bytesPerSecond();
        for (int link : links(fault, optic.between())) {
            int[] served = ofModule(fault, link);
            double healthy = Arrays.stream(served).mapToDouble(topology::rate).sum();
            requireNotFaster(fault, "module", healthy, bytesPerSecond);
            for (int one : served) {
                set(one, topology.rate(one) * bytesPerSecond / healthy);
            }
        }
    }

    /** The links of the module at the near end of this one: next to each other on their side of the node. */
    private int[] ofModule(String fault, int link) {
        int serves = topology.isScaleUp(link) ? 0 : topology.modules().serves(topology, link);
        if (serves == 0) {
            throw new IllegalArgumentException("'" + fault + "': " + (topology.isScaleUp(link)
                    ? "a scale-up domain has" : "this cable is copper and has") + " no optics; give link:"
                    + topology.linkLabel(link) + ".");
        }
        int node = topology.from(link);
        int[] like = IntStream.range(topology.firstLink(node), topology.firstLink(node + 1)).filter(other ->
                !topology.isScaleUp(other) && topology.isDown(other) == topology.isDown(link)
                        && topology.rate(other) == topology.rate(link)).toArray();
        int first = Arrays.binarySearch(like, link) / serves * serves;
        return Arrays.copyOfRange(like, first, Math.min(like.length, first + serves));
    }

    private int[] links(String fault, String between) {
        FabricFault.Ends ends = FabricFault.ends(between, name -> topology.node(name) >= 0)
                .orElseThrow(() -> noNodes(fault, between));
        return links(fault, topology.node(ends.one()), topology.node(ends.other()), ends.number());
    }

    private IllegalArgumentException noNodes(String fault, String between) {
        return new IllegalArgumentException("'" + fault + "' names no two nodes of this fabric"
                + (between.contains("#") ? ", or no number from 1 on after #" : "")
                + (fault.strip().startsWith("optic")
                ? "; name the one first whose module it is: optic:" + topology.label(topology.firstNode(Topology.LEAF))
                + "-" + topology.label(0) : "") + "; its endpoints are " + endpoints() + ", " + names());
    }

    /**
     * Links in the direction of the names; parallel ones are counted from 1 on, in the order in which the lower of the
     * two nodes has them.
     */
    private int[] links(String fault, int from, int to, int number) {
        int one = Math.min(from, to);
        int other = Math.max(from, to);
        int[] all = IntStream.range(topology.firstLink(one), topology.firstLink(one + 1))
                .filter(link -> topology.to(link) == other)
                .map(link -> from == one ? link : topology.reverse(link)).toArray();
        String labels = topology.label(one) + " and " + topology.label(other);
        if (all.length == 0) {
            throw new IllegalArgumentException("'" + fault + "': no link joins " + topology.label(from) + " and "
                    + topology.label(to) + "; those of " + topology.label(from) + " lead to " + neighbours(from)
                    + ".");
        }
        if (number > all.length) {
            throw new IllegalArgumentException("'" + fault + "': " + (all.length == 1 ? "one link joins " + labels
                    + "; give #1, or no number." : String.format(Locale.ROOT, "%,d links join %s; give #1 to #%d, or no"
                            + " number for all of them.", all.length, labels, all.length)));
        }
        return number == ALL ? all : new int[] {all[number - 1]};
    }

    private static void requireNotFaster(String fault, String part, double healthy, double bytesPerSecond) {
        if (bytesPerSecond > healthy * (1 + 1e-9)) {
            throw new IllegalArgumentException("'" + fault + "': the " + part + " has "
                    + Quantity.plain(Quantity.formatBits(healthy)) + "; give at most that.");
        }
    }

    private void set(int link, double bytesPerSecond) {
        rates[link] = Math.min(rates[link], bytesPerSecond);
        rates[topology.reverse(link)] = rates[link];
    }

    private void node(String fault, String name) {
        int node = topology.node(name);
        if (node < 0 || topology.isEndpoint(node)) {
            throw new IllegalArgumentException("'" + fault + "' names no switch of this fabric; " + names());
        }
        failAll(node);
    }

    private void failAll(int node) {
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            set(link, 0);
        }
    }

    private void nic(String fault, String what) {
        int equals = what.lastIndexOf('=');
        endpoint(fault, equals < 0 ? what : what.substring(0, equals).strip(),
                equals < 0 ? 0 : quantity(fault, what.substring(equals + 1), Dimension.BANDWIDTH));
    }

    /** All links of an endpoint to the fabric carry so much together, each its part. */
    private void endpoint(String fault, String name, double bytesPerSecond) {
        int node = topology.node(name);
        if (node < 0 || !topology.isEndpoint(node)) {
            throw new IllegalArgumentException("'" + fault + "' names no endpoint of this fabric; they are "
                    + endpoints() + ".");
        }
        double healthy = 0;
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            healthy += topology.isScaleUp(link) ? 0 : topology.rate(link);
        }
        requireNotFaster(fault, "NIC", healthy, bytesPerSecond);
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            if (!topology.isScaleUp(link)) {
                set(link, topology.rate(link) * bytesPerSecond / healthy);
            }
        }
    }

    private void plane(String fault, String number) {
        int plane = number.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(number) : 0;
        if (plane < 1 || plane > topology.planes()) {
            throw new IllegalArgumentException("'" + fault + "': the planes are 1 to " + topology.planes() + ".");
        }
        for (int node = topology.firstNode(Topology.LEAF); node < topology.firstNode(Topology.SCALE_UP); node++) {
            if (topology.plane(node) == plane - 1) {
                failAll(node);
            }
        }
    }

    private void randomLinks(double share) {
        int[] cables = cables(link -> !topology.isEndpoint(topology.from(link))
                && !topology.isEndpoint(topology.to(link)) && !topology.isScaleUp(link));
        int fail = (int) Math.round(share * cables.length);
        for (int i = 0; i < fail; i++) {
            int j = i + random.nextInt(cables.length - i);
            int cable = cables[j];
            cables[j] = cables[i];
            set(cable, 0);
        }
    }

    /** One direction of each cable. */
    private int[] cables(IntPredicate which) {
        int[] all = new int[topology.links() / 2];
        int count = 0;
        for (int link = 0; link < topology.links(); link++) {
            if (link < topology.reverse(link) && which.test(link)) {
                all[count++] = link;
            }
        }
        return Arrays.copyOf(all, count);
    }

    private static double quantity(String fault, String text, Dimension dimension) {
        try {
            double value = Quantity.parse(text, dimension).value();
            if (value < 0) {
                throw new IllegalArgumentException("'" + fault + "': give no negative value.");
            }
            return value;
        } catch (QuantityFormatException unreadable) {
            throw new IllegalArgumentException("'" + fault + "': " + unreadable.getMessage(), unreadable);
        }
    }

    private String endpoints() {
        return topology.label(0) + " to " + topology.label(topology.endpoints() - 1);
    }

    private String names() {
        StringBuilder text = new StringBuilder("its switches are ");
        for (int tier = Topology.LEAF; tier <= Topology.CORE; tier++) {
            int count = topology.count(tier);
            if (count > 0) {
                int first = topology.firstNode(tier);
                text.append(tier > Topology.LEAF ? ", " : "").append(topology.label(first))
                        .append(count > 1 ? " to " + topology.label(first + count - 1) : "");
            }
        }
        return text.append(".").toString();
    }

    private String neighbours(int node) {
        List<String> all = IntStream.range(topology.firstLink(node), topology.firstLink(node + 1)).map(topology::to)
                .distinct().limit(TOLD + 1).mapToObj(topology::label).toList();
        return String.join(", ", all.subList(0, Math.min(TOLD, all.size()))) + (all.size() > TOLD ? " and more" : "");
    }
}
