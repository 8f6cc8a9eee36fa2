// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;
import org.osgi.annotation.versioning.ProviderType;

/**
 * What has failed or slowed down in a fabric, read from its text, such as {@code link:leaf3-spine1}. Names of switches
 * and endpoints are those of the fabric, which alone knows whether it has them.
 *
 * @since 1.1
 */
@ProviderType
public sealed interface FabricFault permits FabricFault.Links, FabricFault.Optic, FabricFault.Switch,
        FabricFault.Plane, FabricFault.RandomLinks {
    /** What may be written, for messages. */
    String FORMS = "link:leaf3-spine1, link:leaf3-spine1#2 for one of parallel links, switch:spine2, plane:1,"
            + " rate:leaf3-spine1=200Gb/s, random-links:3%, optic:leaf3-host7, optic:leaf3-host7=200Gb/s";

    /**
     * Parallel links between two nodes, {@code link:leaf3-spine1} or {@code rate:leaf3-spine1=200Gb/s}, or one of them,
     * {@code link:leaf3-spine1#2}.
     *
     * @param between        the nodes; see {@link #ends}
     * @param bytesPerSecond what is left of the rate of each link, per direction; 0 when they have failed
     */
    record Links(String between, double bytesPerSecond) implements FabricFault {
    }

    /**
     * An optical module with all links that it serves: {@code optic:leaf3-host7} is leaf3's at the end of that cable.
     *
     * @param between        the node that has the module, and the other end; see {@link #ends}
     * @param bytesPerSecond what its links have left together, per direction; 0 when it has failed
     */
    record Optic(String between, double bytesPerSecond) implements FabricFault {
    }

    /** A switch, {@code switch:spine2}. */
    record Switch(String name) implements FabricFault {
    }

    /**
     * A plane, {@code plane:1}.
     *
     * @param number from 1, as written
     */
    record Plane(String number) implements FabricFault {
    }

    /**
     * Some of the cables between switches, {@code random-links:3%}.
     *
     * @param share of them, 0 to 1
     */
    record RandomLinks(double share) implements FabricFault {
    }

    /**
     * Two nodes and which of the links between them.
     *
     * @param one    named first
     * @param other  named last
     * @param number of a parallel link, from 1; 0 for all of them
     */
    record Ends(String one, String other, int number) {
        /** True when these are the two, in either direction. */
        public boolean join(String a, String b) {
            return one.equals(a) && other.equals(b) || one.equals(b) && other.equals(a);
        }
    }

    /** True when a text begins as a fault of a fabric does. */
    static boolean isOne(String text) {
        int colon = text.indexOf(':');
        return colon >= 0 && Set.of("link", "switch", "plane", "optic", "rate", "random-links")
                .contains(text.substring(0, colon).strip());
    }

    /**
     * Reads one.
     *
     * @throws IllegalArgumentException that names the fault and the remedy
     */
    static FabricFault parse(String text) {
        if (!isOne(text)) {
            throw new IllegalArgumentException("'" + text + "' is no fault; give " + FORMS + ".");
        }
        int colon = text.indexOf(':');
        String what = text.substring(colon + 1).strip();
        int equals = what.lastIndexOf('=');
        String before = equals < 0 ? what : what.substring(0, equals).strip();
        return switch (text.substring(0, colon).strip()) {
            case "link" -> new Links(what, 0);
            case "rate" -> new Links(before, equals < 0 ? noRate(text) : rate(text, what.substring(equals + 1)));
            case "optic" -> new Optic(before, equals < 0 ? 0 : rate(text, what.substring(equals + 1)));
            case "switch" -> new Switch(what);
            case "plane" -> new Plane(what);
            default -> new RandomLinks(share(text, what));
        };
    }

    /**
     * The nodes that a text names with a hyphen between them, and the number of a parallel link after a {@code #};
     * names that were drawn may hold both themselves.
     *
     * @param isNode knows the names of a fabric
     * @return empty when they are no two of them
     */
    static Optional<Ends> ends(String between, Predicate<String> isNode) {
        Optional<Ends> whole = ends(between, 0, isNode);
        int hash = between.lastIndexOf('#');
        String number = hash < 0 ? "" : between.substring(hash + 1).strip();
        return whole.isPresent() || !number.matches("[1-9][0-9]{0,8}") ? whole
                : ends(between.substring(0, hash), Integer.parseInt(number), isNode);
    }

    private static Optional<Ends> ends(String between, int number, Predicate<String> isNode) {
        for (int dash = between.indexOf('-'); dash >= 0; dash = between.indexOf('-', dash + 1)) {
            String one = between.substring(0, dash).strip();
            String other = between.substring(dash + 1).strip();
            if (isNode.test(one) && isNode.test(other)) {
                return Optional.of(new Ends(one, other, number));
            }
        }
        return Optional.empty();
    }

    private static double noRate(String fault) {
        throw new IllegalArgumentException("'" + fault + "' gives no rate, such as rate:leaf3-spine1=200Gb/s.");
    }

    private static double rate(String fault, String text) {
        return quantity(fault, text, Dimension.BANDWIDTH);
    }

    private static double share(String fault, String text) {
        double share = quantity(fault, text, Dimension.RATIO);
        if (!(share <= 1)) {
            throw new IllegalArgumentException("'" + fault + "': give a share up to 100 %.");
        }
        return share;
    }

    private static double quantity(String fault, String text, Dimension dimension) {
        try {
            double value = Quantity.parse(text, dimension).value();
            if (!(value >= 0)) {
                throw new IllegalArgumentException("'" + fault + "': give no negative value.");
            }
            return value;
        } catch (QuantityFormatException unreadable) {
            throw new IllegalArgumentException("'" + fault + "': " + unreadable.getMessage(), unreadable);
        }
    }
}
