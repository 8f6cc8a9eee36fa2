// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;

/**
 * Applies what has failed or slowed down to a topology: {@code link:leaf3-spine1} (all parallel links between the two,
 * both directions), {@code link:leaf3-spine1#2} (the second of them), {@code switch:spine2}, {@code plane:1},
 * {@code rate:leaf3-spine1=200Gb/s} (each parallel link; {@code rate:leaf3-spine1#2=200Gb/s} one of them),
 * {@code random-links:3%} (of the cables between switches, drawn without replacement), {@code nic:host3} and
 * {@code gpu:host3} (all links of an endpoint to the fabric), {@code nic:host3=200Gb/s} (all of them together).
 */
public final class Faults {
    private static final String FORMS = "link:leaf3-spine1, link:leaf3-spine1#2 for one of parallel links,"
            + " switch:spine2, plane:1, rate:leaf3-spine1=200Gb/s,"
            + " random-links:3%, nic:host3=200Gb/s, nic:host3 or gpu:host3";

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
     * The topology after these faults, in their order; link and node numbers stay.
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
        String what = colon < 0 ? "" : fault.substring(colon + 1).strip();
        switch (colon < 0 ? "" : fault.substring(0, colon).strip()) {
            case "link" -> between(what, fault, 0);
            case "switch" -> node(fault, what);
            case "plane" -> plane(fault, what);
            case "rate" -> rate(fault, what);
            case "random-links" -> randomLinks(fault, what);
            case "nic" -> nic(fault, what);
            case "gpu" -> endpoint(fault, what, 0);
            default -> throw new IllegalArgumentException("'" + fault + "' is no fault; give " + FORMS + ".");
        }
    }

    private void rate(String fault, String what) {
        int equals = what.lastIndexOf('=');
        if (equals < 0) {
            throw new IllegalArgumentException("'" + fault + "' gives no rate, such as rate:leaf3-spine1=200Gb/s.");
        }
        between(what.substring(0, equals), fault, quantity(fault, what.substring(equals + 1), Dimension.BANDWIDTH));
    }

    /** Two names and a hyphen, and the number of a parallel link; names that were drawn may hold those themselves. */
    private void between(String pair, String fault, double bytesPerSecond) {
        int hash = pair.lastIndexOf('#');
        String number = hash < 0 ? "" : pair.substring(hash + 1).strip();
        if (joins(pair, ALL, fault, bytesPerSecond) || number.matches("[1-9][0-9]{0,8}")
                && joins(pair.substring(0, hash), Integer.parseInt(number), fault, bytesPerSecond)) {
            return;
        }
        throw new IllegalArgumentException("'" + fault + "' names no two nodes of this fabric"
                + (hash < 0 ? "" : ", or no number from 1 on after #") + "; " + names());
    }

    /** False when the pair is no two names. */
    private boolean joins(String pair, int number, String fault, double bytesPerSecond) {
        for (int dash = pair.indexOf('-'); dash >= 0; dash = pair.indexOf('-', dash + 1)) {
            int one = topology.node(pair.substring(0, dash).strip());
            int other = topology.node(pair.substring(dash + 1).strip());
            if (one >= 0 && other >= 0) {
                between(one, other, number, fault, bytesPerSecond);
                return true;
            }
        }
        return false;
    }

    /** Parallel links are counted from 1 on, in the order in which the lower of the two nodes has them. */
    private void between(int from, int to, int number, String fault, double bytesPerSecond) {
        int one = Math.min(from, to);
        int other = Math.max(from, to);
        int joined = 0;
        for (int link = topology.firstLink(one); link < topology.firstLink(one + 1); link++) {
            if (topology.to(link) == other && (++joined == number || number == ALL)) {
                requireNotFaster(fault, topology.rate(link), bytesPerSecond);
                set(link, bytesPerSecond);
            }
        }
        if (joined > 0 && joined < number) {
            throw new IllegalArgumentException("'" + fault + "': " + (joined == 1 ? "one link joins "
                    : joined + " links join ") + topology.label(one) + " and " + topology.label(other) + "; give "
                    + (joined == 1 ? "#1, or no number." : "#1 to #" + joined + ", or no number for all of them."));
        }
        if (joined == 0) {
            throw new IllegalArgumentException("'" + fault + "': no link joins " + topology.label(from) + " and "
                    + topology.label(to) + "; those of " + topology.label(from) + " lead to " + neighbours(from)
                    + ".");
        }
    }

    private static void requireNotFaster(String fault, double healthy, double bytesPerSecond) {
        if (bytesPerSecond > healthy * (1 + 1e-9)) {
            throw new IllegalArgumentException("'" + fault + "': the link has " + Quantity.format(healthy,
                    Dimension.BANDWIDTH) + "; give at most that.");
        }
    }

    private void set(int link, double bytesPerSecond) {
        rates[link] = bytesPerSecond;
        rates[topology.reverse(link)] = bytesPerSecond;
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
                    + topology.label(0) + " to " + topology.label(topology.endpoints() - 1) + ".");
        }
        double healthy = 0;
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            healthy += topology.isScaleUp(link) ? 0 : topology.rate(link);
        }
        requireNotFaster(fault, healthy, bytesPerSecond);
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

    private void randomLinks(String fault, String what) {
        double share = quantity(fault, what, Dimension.RATIO);
        if (!(share <= 1)) {
            throw new IllegalArgumentException("'" + fault + "': give a share up to 100 %.");
        }
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
        StringBuilder text = new StringBuilder();
        int before = -1;
        int told = 0;
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1) && told < 8; link++) {
            if (topology.to(link) != before) {
                before = topology.to(link);
                text.append(told++ > 0 ? ", " : "").append(topology.label(before));
            }
        }
        return text.append(told == 8 ? ", ..." : "").toString();
    }
}
