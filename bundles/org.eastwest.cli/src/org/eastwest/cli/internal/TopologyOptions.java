// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** A fabric described by options instead of a design. */
final class TopologyOptions {
    private static final long MOST_ENDPOINTS = 10_000_000;
    private static final double MOST_BYTES_PER_SECOND = 1e15 / 8;
    private static final int MOST_PORTS = 100_000;
    private static final int MOST_BREAKOUT = 64;

    @Option(names = "--kind", required = true, paramLabel = "KIND", converter = KindConverter.class, description =
            "fat-tree (two or three tiers as needed), fat-tree-2, fat-tree-3, rail-optimised, rail-only, multi-plane "
            + "or dragonfly-plus.")
    private TopologyKind kind;

    @Option(names = "--endpoints", required = true, paramLabel = "N", description = "NICs to connect.")
    private long endpoints;

    @Option(names = "--radix", required = true, paramLabel = "R", description = "Ports of a switch at the link rate, "
            + "or, with --breakout, before they are broken out.")
    private int radix;

    @Option(names = "--rate", required = true, paramLabel = "B", converter = RateConverter.class, description =
            "Rate of a link per direction, such as 400Gb/s.")
    private Double rate;

    @Option(names = "--tiers", paramLabel = "T", description = "Tiers of switches, 2 or 3; as many as needed unless "
            + "told otherwise.")
    private int tiers;

    @Option(names = "--planes", paramLabel = "P", description = "Disjoint planes, each with all endpoints. Default: 1.")
    private int planes = 1;

    @Option(names = "--rails", paramLabel = "N", description = "NICs of one server, for the rail topologies. "
            + "Default: 8.")
    private int rails = 8;

    @Option(names = "--oversubscription", paramLabel = "O", converter = RatioConverter.class, description =
            "Downlink over uplink capacity of the leaf, such as 7:1. Default: 1:1.")
    private Double oversubscription = 1.0;

    @Option(names = "--spine-oversubscription", paramLabel = "O", converter = RatioConverter.class, description =
            "The same of the spine, in three tiers. Default: 1:1.")
    private Double spineOversubscription = 1.0;

    @Option(names = "--breakout", paramLabel = "N", description = "Links of the link rate that a switch port towards "
            + "the NICs is broken out into. Default: 1.")
    private int breakout = 1;

    @Option(names = "--uplink-breakout", paramLabel = "N", description = "The same of a port between switches; 1 makes "
            + "uplinks as fast as a whole port. Default: as --breakout.")
    private int uplinkBreakout;

    @Option(names = "--reserved-ports", paramLabel = "N", description = "Leaf ports kept for management. Default: 0.")
    private int reservedPorts;

    /**
     * The plan these options describe.
     *
     * @throws CommandFailure when a value is out of range
     */
    FabricPlan plan() {
        inRange("--endpoints", endpoints, 1, MOST_ENDPOINTS);
        inRange("--radix", radix, 2, MOST_PORTS);
        inRange("--planes", planes, 1, 64);
        inRange("--rails", rails, 1, 256);
        inRange("--reserved-ports", reservedPorts, 0, MOST_PORTS);
        inRange("--breakout", breakout, 1, MOST_BREAKOUT);
        inRange("--uplink-breakout", uplinkBreakout, 0, MOST_BREAKOUT);
        if (tiers != 0) {
            inRange("--tiers", tiers, 2, 3);
        }
        positive("--rate", rate);
        if (rate > MOST_BYTES_PER_SECOND) {
            throw CommandFailure.unusable("--rate: give at most 1 Pb/s.");
        }
        positive("--oversubscription", oversubscription);
        positive("--spine-oversubscription", spineOversubscription);
        boolean byRail = kind == TopologyKind.RAIL_OPTIMISED || kind == TopologyKind.RAIL_ONLY;
        return new FabricPlan(kind, endpoints, reservedPorts, byRail ? rails : 1, Map.of(TierKind.LEAF, radix), rate,
                tiers, planes, oversubscriptions(), Map.of(), 0, 0)
                .brokenOut(breakout, uplinkBreakout == 0 ? breakout : uplinkBreakout);
    }

    private Map<TierKind, Double> oversubscriptions() {
        Map<TierKind, Double> byTier = new EnumMap<>(TierKind.class);
        byTier.put(TierKind.LEAF, oversubscription);
        byTier.put(TierKind.SPINE, spineOversubscription);
        return byTier;
    }

    private static void inRange(String option, long value, long smallest, long largest) {
        if (value < smallest || value > largest) {
            throw CommandFailure.unusable(option + " " + value + ": give a number from " + smallest + " to " + largest
                    + ".");
        }
    }

    private static void positive(String option, double value) {
        if (!(value > 0)) {
            throw CommandFailure.unusable(option + ": give a value above 0.");
        }
    }

    /** Reads a topology by its word. */
    static final class KindConverter implements ITypeConverter<TopologyKind> {
        @Override
        public TopologyKind convert(String text) {
            return Arrays.stream(TopologyKind.values()).filter(k -> k != TopologyKind.EXPLICIT)
                    .filter(k -> k.id().equals(text)).findFirst()
                    .orElseThrow(() -> new picocli.CommandLine.TypeConversionException("'" + text
                            + "' is no topology; use one of " + Arrays.stream(TopologyKind.values())
                            .filter(k -> k != TopologyKind.EXPLICIT).map(TopologyKind::id)
                            .collect(Collectors.joining(", "))));
        }
    }

    /** Reads a bandwidth with its unit. */
    static final class RateConverter implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            return quantity(text, Dimension.BANDWIDTH);
        }
    }

    /** Reads a ratio such as 7:1. */
    static final class RatioConverter implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            return quantity(text, Dimension.RATIO);
        }
    }

    private static double quantity(String text, Dimension dimension) {
        try {
            return Quantity.parse(text, dimension).value();
        } catch (IllegalArgumentException wrong) {
            throw new picocli.CommandLine.TypeConversionException(wrong.getMessage());
        }
    }
}
