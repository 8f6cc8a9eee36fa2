// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * A topology in one line, as the command line takes it: {@code leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s}. Keys
 * of all kinds: hosts, rate, planes, latency (of a link), domain and domain-rate (endpoints of a scale-up domain and
 * their rate into it), breakout and uplink-breakout (links that a switch port is broken out into on either side). Of
 * leaf-spine: down, up, uplink-rate, spines. Of the others: radix (ports of a switch, before they are broken out),
 * oversubscription, spine-oversubscription, tiers, rails, reserved. A port has the rate of a link times breakout, so
 * that {@code rate=400Gb/s,breakout=2,uplink-breakout=1} gives uplinks of 800 Gb/s.
 */
public final class TopologySpec {
    private static final Map<String, TopologyKind> KINDS = kinds();
    private static final List<String> COMMON = List.of("hosts", "rate", "planes", "latency", "domain", "domain-rate",
            "breakout", "uplink-breakout");
    private static final List<String> OF_LEAF_SPINE = List.of("down", "up", "uplink-rate", "spines");
    private static final List<String> OF_PLAN = List.of("radix", "oversubscription", "spine-oversubscription", "tiers",
            "rails", "reserved");
    private static final int MOST = 10_000_000;
    /** Ports of a leaf in each direction. */
    private static final int MOST_PORTS = 65_536;
    /** Links of a switch port. */
    private static final int MOST_BREAKOUT = 64;
    private static final double MOST_BYTES_PER_SECOND = 1e15 / 8;
    private static final double MOST_LATENCY_SECONDS = 1;
    /** Directed links that are followed one by one: those of 262,144 endpoints below three tiers, with room. */
    private static final double MOST_LINKS = 1e8;
    /** More are not followed one by one in a time that one waits for: half a minute at flow level. */
    private static final int MOST_HOSTS = 262_144;
    /** Of a directed link and of a node in a topology's arrays, and of a link in the routes to one destination. */
    private static final int BYTES_OF_LINK = 32;
    private static final int BYTES_OF_NODE = 16;

    private final String text;
    private final String kind;
    private final Map<String, String> values = new LinkedHashMap<>();

    private TopologySpec(String text) {
        this.text = text;
        int colon = text.indexOf(':');
        kind = (colon < 0 ? text : text.substring(0, colon)).strip();
        if (!kind.equals("leaf-spine") && !KINDS.containsKey(kind)) {
            Set<String> all = new TreeSet<>(KINDS.keySet());
            all.add("leaf-spine");
            throw wrong("'" + kind + "' is no kind of topology; use one of " + String.join(", ", all));
        }
        for (String part : colon < 0 ? new String[0] : text.substring(colon + 1).split(",")) {
            take(part.strip());
        }
    }

    private static Map<String, TopologyKind> kinds() {
        Map<String, TopologyKind> kinds = new LinkedHashMap<>();
        Arrays.stream(TopologyKind.values()).filter(k -> k != TopologyKind.EXPLICIT).forEach(k -> kinds.put(k.id(), k));
        kinds.put("rail", TopologyKind.RAIL_OPTIMISED);
        return kinds;
    }

    /**
     * @throws IllegalArgumentException with what is wrong about it, and what is right
     */
    public static Topology topology(String text) {
        TopologySpec spec = new TopologySpec(text);
        requireExpandable(spec.sizing());
        return spec.topology();
    }

    /**
     * How large it is; nothing is expanded.
     *
     * @throws IllegalArgumentException with what is wrong about it, and what is right
     */
    public static FabricSizing sizing(String text) {
        return new TopologySpec(text).sizing();
    }

    /**
     * @throws IllegalArgumentException when it is too large to follow every link, with the memory that would take
     */
    public static void requireExpandable(FabricSizing sizing) {
        long endpoints = sizing.plan().endpoints();
        double links = 2.0 * sizing.cables().keySet().stream().mapToLong(sizing::links).sum();
        if (endpoints > MOST_HOSTS || links > MOST_LINKS) {
            double bytes = links * BYTES_OF_LINK + (endpoints + sizing.switches()) * (double) BYTES_OF_NODE;
            throw new IllegalArgumentException(String.format(Locale.ROOT, "%,d endpoints with %,.0f cables are counted,"
                    + " but their links are not followed one by one: these alone would take %s of memory, the routes"
                    + " many times that. Give at most %,d endpoints, such as one pod or a fabric of the same shape.",
                    endpoints, links / 2, Quantity.plain(Quantity.format(bytes, Dimension.SIZE)), MOST_HOSTS));
        }
    }

    private void take(String part) {
        int equals = part.indexOf('=');
        String key = (equals < 0 ? part : part.substring(0, equals)).strip();
        List<String> own = kind.equals("leaf-spine") ? OF_LEAF_SPINE : OF_PLAN;
        if (equals < 0 || !COMMON.contains(key) && !own.contains(key)) {
            throw wrong("'" + part + "' is no KEY=VALUE of " + kind + "; its keys are " + String.join(", ", COMMON)
                    + ", " + String.join(", ", own));
        }
        if (values.put(key, part.substring(equals + 1).strip()) != null) {
            throw wrong("'" + key + "' is given twice");
        }
    }

    private Topology topology() {
        return kind.equals("leaf-spine") ? leafSpine().topology() : Expansion.of(planned(), latencies(), scaleUp());
    }

    private FabricSizing sizing() {
        latencies();
        scaleUp();
        return kind.equals("leaf-spine") ? leafSpine().sizing() : planned();
    }

    private ScaleUp scaleUp() {
        return new ScaleUp((int) number("domain", 0, 0, 100_000), rate("domain-rate", 450e9));
    }

    private Latencies latencies() {
        if (!values.containsKey("latency")) {
            return Latencies.DEFAULT;
        }
        double seconds = quantity("latency", Dimension.TIME);
        if (seconds > MOST_LATENCY_SECONDS) {
            throw wrong("latency=" + values.get("latency") + ": give at most 1 s");
        }
        return Latencies.of(seconds);
    }

    private LeafSpine leafSpine() {
        int hosts = (int) number("hosts", -1, 1, MOST);
        int down = (int) number("down", -1, 1, MOST_PORTS);
        int up = (int) number("up", down, 1, MOST_PORTS);
        int spines = (int) number("spines", up, 1, up);
        double rate = rate("rate", 50e9);
        return new LeafSpine(hosts, down, up, spines, (int) number("planes", 1, 1, 64), rate,
                rate("uplink-rate", rate * breakout() / uplinkBreakout()), latencies(), scaleUp(), breakout(),
                uplinkBreakout());
    }

    private int breakout() {
        return (int) number("breakout", 1, 1, MOST_BREAKOUT);
    }

    private int uplinkBreakout() {
        return (int) number("uplink-breakout", breakout(), 1, MOST_BREAKOUT);
    }

    private FabricSizing planned() {
        TopologyKind topology = KINDS.get(kind);
        boolean byRail = topology == TopologyKind.RAIL_OPTIMISED || topology == TopologyKind.RAIL_ONLY;
        Map<TierKind, Double> oversubscription = new EnumMap<>(TierKind.class);
        oversubscription.put(TierKind.LEAF, ratio("oversubscription"));
        oversubscription.put(TierKind.SPINE, ratio("spine-oversubscription"));
        FabricPlan plan = new FabricPlan(topology, number("hosts", -1, 1, MOST),
                (int) number("reserved", 0, 0, 100_000), byRail ? (int) number("rails", 8, 1, 256) : 1,
                Map.of(TierKind.LEAF, (int) number("radix", -1, 2, 100_000)), rate("rate", 50e9),
                (int) number("tiers", 0, 1, 3), (int) number("planes", 1, 1, 64), oversubscription, Map.of(), 0, 0);
        FabricSizing sizing = new Fabrics().size(plan.brokenOut(breakout(), uplinkBreakout()));
        if (!sizing.buildable()) {
            throw wrong(sizing.findings().get(0).message());
        }
        return sizing;
    }

    private long number(String key, long standard, long smallest, long largest) {
        String value = values.get(key);
        if (value == null && standard >= 0) {
            return standard;
        }
        if (value == null) {
            throw wrong("'" + key + "' is missing: " + kind + ":" + key + "=NUMBER");
        }
        if (!value.matches("[0-9]{1,9}") || Long.parseLong(value) < smallest || Long.parseLong(value) > largest) {
            throw wrong(String.format(Locale.ROOT, "%s=%s: give a number from %d to %d", key, value, smallest,
                    largest));
        }
        return Long.parseLong(value);
    }

    private double rate(String key, double standard) {
        double rate = values.containsKey(key) ? positive(key, quantity(key, Dimension.BANDWIDTH)) : standard;
        if (rate > MOST_BYTES_PER_SECOND) {
            throw wrong(key + "=" + values.get(key) + ": give at most 1 Pb/s");
        }
        return rate;
    }

    private double ratio(String key) {
        return values.containsKey(key) ? positive(key, quantity(key, Dimension.RATIO)) : 1;
    }

    private double positive(String key, double value) {
        if (!(value > 0)) {
            throw wrong(key + "=" + values.get(key) + ": give a value above 0");
        }
        return value;
    }

    private double quantity(String key, Dimension dimension) {
        try {
            double value = Quantity.parse(values.get(key), dimension).value();
            if (value < 0) {
                throw wrong(key + "=" + values.get(key) + ": give no negative value");
            }
            return value;
        } catch (org.eastwest.quantity.QuantityFormatException unreadable) {
            throw wrong(key + ": " + unreadable.getMessage());
        }
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("Topology '" + text + "': " + what + (what.endsWith(".") ? "" : "."));
    }
}
