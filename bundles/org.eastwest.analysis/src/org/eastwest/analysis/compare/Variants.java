// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.decision.DesignVariant;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * Makes variants of one design. Beside the attributes of the design it changes three things that are none: its size,
 * with the parts that this takes its transport, and the size of messages that its GPUs exchange. Each design is read
 * once. Not thread-safe.
 */
public final class Variants {
    /** The number of GPUs: servers in proportion, data parallelism and global batch with them. */
    public static final String GPUS = "gpus";
    /** The transport of the compute fabric, with switches and NICs that carry it. */
    public static final String TRANSPORT = "transport";
    /**
     * The size of a message: instead of the design's jobs all its GPUs exchange messages of this size, in collectives
     * and in independent flows.
     */
    public static final String MESSAGE_SIZE = "messageSize";
    private static final double LARGEST_MESSAGE = 1e15;

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
     * @param changes values by PATH, {@link #GPUS}, {@link #TRANSPORT} or {@link #MESSAGE_SIZE}
     * @throws IllegalArgumentException when a number of GPUs or a size is none, or there is no such transport
     */
    public Variant with(Map<String, String> changes) {
        Map<String, String> rest = new LinkedHashMap<>(changes);
        String gpus = rest.remove(GPUS);
        String transport = rest.remove(TRANSPORT);
        String message = rest.remove(MESSAGE_SIZE);
        OptionalDouble bytes = message == null ? OptionalDouble.empty() : OptionalDouble.of(size(message));
        OptionalLong size = gpus == null ? OptionalLong.empty() : OptionalLong.of(count(gpus));
        if (transport != null && transports.find(transport).isEmpty()) {
            throw new IllegalArgumentException("There is no transport '" + transport + "'. Use one of "
                    + String.join(", ", transports.all().stream().map(t -> t.info().id()).toList()) + ".");
        }
        Variant read = known.computeIfAbsent(rest, attributes);
        Variant made = read.design().isEmpty() || size.isEmpty() && transport == null ? read
                : made(read.design().get(), size, transport == null ? "" : transport);
        return bytes.isEmpty() ? made : new Variant(made.design().map(d -> messages(d, bytes.getAsDouble())),
                made.reason());
    }

    /** One message of each GPU at a time. */
    private static DesignSnapshot messages(DesignSnapshot design, double bytes) {
        long gpus = design.cluster().gpus();
        PlanSnapshot plan = new PlanSnapshot(1, 1, 1, 1, 1, 1, 1, 0, false,
                PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD, List.of(ParallelDimension.values()));
        JobSnapshot job = new JobSnapshot("messages", "Messages of one size", new Workload.IndependentFlows("messages",
                (int) Math.min(Integer.MAX_VALUE, gpus), bytes, 1), plan,
                design.cluster().groups().stream().map(ServerGroupSnapshot::id).toList(), gpus);
        return design.with(design.cluster(), design.fabrics(), List.of(job));
    }

    private Variant made(DesignSnapshot design, OptionalLong gpus, String transport) {
        DesignVariant variant = adviser.variant(design, gpus, transport, transports, parts);
        return variant.reason().isEmpty() ? Variant.of(variant.design()) : Variant.impossible(variant.reason());
    }

    private static double size(String text) {
        double value;
        try {
            value = Quantity.parse(text, Dimension.SIZE).value();
        } catch (IllegalArgumentException none) {
            value = Double.NaN;
        }
        if (!(value >= 1 && value <= LARGEST_MESSAGE)) {
            throw new IllegalArgumentException("'" + text + "' is no size of a message from 1 B to 1 PB; write it with"
                    + " a unit, such as 4 MiB.");
        }
        return value;
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
