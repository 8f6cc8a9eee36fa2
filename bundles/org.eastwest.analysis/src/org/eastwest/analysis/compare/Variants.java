// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Function;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.decision.DesignVariant;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * Makes variants of one design. Beside the attributes of the design it changes two things that are none: its size and,
 * with the parts that this takes, its transport. Each design is read once. Not thread-safe.
 */
public final class Variants {
    /** The number of GPUs: servers in proportion, data parallelism and global batch with them. */
    public static final String GPUS = "gpus";
    /** The transport of the compute fabric, with switches and NICs that carry it. */
    public static final String TRANSPORT = "transport";

    private final Function<Map<String, String>, Variant> attributes;
    private final Adviser adviser;
    private final TransportRegistry transports;
    private final KnownParts parts;
    private final Map<Map<String, String>, Variant> known = new HashMap<>();

    /**
     * @param attributes gives the design with some attributes changed, by PATH
     * @param adviser    changes size and transport
     * @param parts      of the catalog
     */
    public Variants(Function<Map<String, String>, Variant> attributes, Adviser adviser, TransportRegistry transports,
            KnownParts parts) {
        this.attributes = Objects.requireNonNull(attributes, "attributes");
        this.adviser = Objects.requireNonNull(adviser, "adviser");
        this.transports = Objects.requireNonNull(transports, "transports");
        this.parts = Objects.requireNonNull(parts, "parts");
    }

    /**
     * The design with these changes.
     *
     * @param changes values by PATH, {@link #GPUS} or {@link #TRANSPORT}
     * @throws IllegalArgumentException when a number of GPUs is none, or there is no such transport
     */
    public Variant with(Map<String, String> changes) {
        Map<String, String> rest = new LinkedHashMap<>(changes);
        String gpus = rest.remove(GPUS);
        String transport = rest.remove(TRANSPORT);
        OptionalLong size = gpus == null ? OptionalLong.empty() : OptionalLong.of(count(gpus));
        if (transport != null && transports.find(transport).isEmpty()) {
            throw new IllegalArgumentException("There is no transport '" + transport + "'. Use one of "
                    + String.join(", ", transports.all().stream().map(t -> t.info().id()).toList()) + ".");
        }
        Variant read = known.computeIfAbsent(rest, attributes);
        return read.design().isEmpty() || size.isEmpty() && transport == null ? read
                : made(read.design().get(), size, transport == null ? "" : transport);
    }

    private Variant made(DesignSnapshot design, OptionalLong gpus, String transport) {
        DesignVariant variant = adviser.variant(design, gpus, transport, transports, parts);
        return variant.reason().isEmpty() ? Variant.of(variant.design()) : Variant.impossible(variant.reason());
    }

    private static long count(String text) {
        double value = Double.NaN;
        try {
            value = Quantity.parse(text, Dimension.COUNT).value();
        } catch (IllegalArgumentException none) {
            value = Double.NaN;
        }
        if (!(value >= 1 && value <= Integer.MAX_VALUE)) {
            throw new IllegalArgumentException("'" + text + "' is no number of GPUs from 1 to " + Integer.MAX_VALUE
                    + ".");
        }
        return Math.round(value);
    }
}
