// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.fabric.FabricSharing.Load;
import org.eastwest.spi.fabric.FabricSharing.Loaded;
import org.eastwest.spi.fabric.FabricSharing.Rate;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;

/** One fabric that loads of several jobs share, followed flow by flow. Hashes are drawn several times. */
final class SharedFlows implements Loaded {
    /** Entries of paths, of all draws together, beyond which they are too many. */
    private static final long MOST_ENTRIES = 6_000_000;
    /** Flows of all draws, at which drawing once more tells nothing new. */
    private static final int DRAWN_FLOWS = 32_768;
    private static final int MOST_DRAWS = 16;
    /** Messages of all loads together that are spread over all ways: about 350 bytes each. */
    private static final long MOST_SPREAD = 1_000_000;

    private final Topology topology;
    private final Transport transport;
    private final Isolation isolation;
    private final long seed;
    private final List<Routing> routings = new ArrayList<>();
    private final double[] capacity;
    private final double[] line;
    private final Map<Load, List<PathTable>> known = new IdentityHashMap<>();
    private final Map<Load, SpreadRows> rows = new IdentityHashMap<>();
    private final Map<Integer, PathFinder> finders = new HashMap<>();
    private EndpointKinds kinds;

    SharedFlows(Topology topology, Transport transport, Isolation isolation, long seed) {
        this.topology = topology;
        this.transport = transport;
        this.isolation = isolation;
        this.seed = seed;
        capacity = IntStream.range(0, topology.links()).mapToDouble(topology::rate).toArray();
        line = IntStream.range(0, topology.endpoints()).mapToDouble(this::lineOf).toArray();
        if (isolation == Isolation.PLANES && topology.planes() < 2) {
            throw new IllegalArgumentException("Jobs are to have planes of their own, but the fabric has one plane.");
        }
        routings.add(Routing.upDown(topology));
        for (int plane = 0; isolation == Isolation.PLANES && plane < topology.planes(); plane++) {
            routings.add(Routing.upDown(Faults.onlyPlane(topology, plane)));
        }
    }

    /** Ports of a healthy endpoint carry alike: that of the fastest counts for those that have failed. */
    private double lineOf(int endpoint) {
        double fastest = 0;
        int ports = 0;
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (!topology.isScaleUp(link)) {
                fastest = Math.max(fastest, topology.rate(link));
                ports++;
            }
        }
        return fastest * ports;
    }

    @Override
    public List<Rate> rates(List<Load> together, Progress progress) {
        if (ways(0) instanceof Ways.Spread ways && !ways.drawn()) {
            return spreadRates(together, progress);
        }
        int draws = draws(together);
        double[] slowest = new double[together.size()];
        double[] mean = new double[together.size()];
        for (int draw = 0; draw < draws; draw++) {
            progress.check();
            List<PathTable> tables = new ArrayList<>();
            for (Load load : together) {
                tables.add(paths(load, draw, draws));
            }
            double[] rates = rates(together, tables);
            int first = 0;
            for (int i = 0; i < together.size(); i++) {
                Rate rate = ofLoad(together.get(i), rates, first);
                // A collective takes the inverse of its rate; times are what draws average.
                slowest[i] += rate.slowest() > 0 ? 1 / rate.slowest() : Double.POSITIVE_INFINITY;
                mean[i] += rate.mean();
                first += tables.get(i).flows();
            }
        }
        return IntStream.range(0, together.size()).mapToObj(i -> new Rate(draws / slowest[i], mean[i] / draws))
                .toList();
    }

    /** Nothing is drawn, and messages need not be followed over every link. */
    private List<Rate> spreadRates(List<Load> together, Progress progress) {
        if (together.stream().mapToLong(SharedFlows::messages).sum() > MOST_SPREAD) {
            throw tooMany(together.stream().max(Comparator.comparingLong(SharedFlows::messages)).orElseThrow(), 1);
        }
        List<SpreadRows> spread = new ArrayList<>();
        for (Load load : together) {
            progress.check();
            spread.add(rows.computeIfAbsent(load, l -> rows(l, progress)));
        }
        int flows = spread.stream().mapToInt(SpreadRows::flows).sum();
        PathTable all = new PathTable(flows);
        int[] classes = new int[flows];
        double[] most = together.stream().mapToDouble(l -> l.demand() < 1 ? l.demand() * ofFlow(l) : 0).toArray();
        double[] limits = Arrays.stream(most).anyMatch(m -> m > 0) ? Arrays.copyOf(capacity, capacity.length + flows)
                : capacity;
        SpreadRows.add(spread, all, load -> {
            classes[all.flows()] = classOf(together.get(load));
            if (most[load] > 0) {
                limits[capacity.length + all.flows()] = most[load];
                all.add(capacity.length + all.flows(), 1);
            }
        });
        double[] rates = rates(all, limits, classes);
        List<Rate> result = new ArrayList<>();
        int first = 0;
        for (int i = 0; i < together.size(); i++) {
            result.add(ofLoad(together.get(i), rates, first));
            first += spread.get(i).flows();
        }
        return result;
    }

    private SpreadRows rows(Load load, Progress progress) {
        kinds = kinds == null ? EndpointKinds.of(routings.get(0)) : kinds;
        return new SpreadRows(topology, kinds, messages(load, (int) messages(load)), finders.computeIfAbsent(
                isolation == Isolation.PLANES ? load.job() % topology.planes() : 0,
                plane -> new PathFinder(routing(load.job()), ways(0), false)), progress);
    }

    /** As many for every combination of loads, so that what differs is what they do to each other. */
    private int draws(List<Load> together) {
        boolean drawn = transport.loadBalancing() instanceof LoadBalancing.FlowHash
                || transport.loadBalancing() instanceof LoadBalancing.Spraying spray && ways(0) instanceof Ways.Spread s
                        && s.drawn();
        long flows = Math.max(1, together.stream().mapToLong(SharedFlows::messages).max().orElse(1)
                * ways(0).flowsOfMessage());
        return drawn ? (int) Math.max(1, Math.min(MOST_DRAWS, DRAWN_FLOWS / flows)) : 1;
    }

    private static long messages(Load load) {
        boolean all = load.pattern() == Traffic.Pattern.ALL_TO_ALL;
        return load.groups().stream().mapToLong(g -> all ? (long) g.length * (g.length - 1) : g.length).sum();
    }

    private Ways ways(int draw) {
        return Ways.of(transport.loadBalancing(), seed + draw);
    }

    private PathTable paths(Load load, int draw, int draws) {
        List<PathTable> tables = known.computeIfAbsent(load, l -> new ArrayList<>());
        while (tables.size() <= draw) {
            PathFinder finder = new PathFinder(routing(load.job()), ways(tables.size()), false);
            checkSize(load, finder, draws);
            tables.add(finder.find(messages(load, (int) messages(load)), m -> { }));
        }
        return tables.get(draw);
    }

    /** By the way from the first endpoint of a group to one in its middle. */
    private void checkSize(Load load, PathFinder finder, int draws) {
        int[] group = load.groups().get(0);
        Messages first = new Messages(1);
        first.add(group[0], group[group.length / 2], 1, 0);
        long each = Math.max(1, finder.find(first, m -> { }).size());
        if (each * messages(load) > MOST_ENTRIES / draws) {
            throw tooMany(load, each);
        }
    }

    private static SimulationLimitException tooMany(Load load, long links) {
        return new SimulationLimitException(String.format(Locale.ROOT, "the %,d messages of %s%s are more than can be"
                + " followed one by one", messages(load), load.name(),
                links > 1 ? ", over about " + links + " links each," : ""));
    }

    private static Messages messages(Load load, int expected) {
        Messages messages = new Messages(expected);
        for (int[] group : load.groups()) {
            if (load.pattern() == Traffic.Pattern.ALL_TO_ALL) {
                TrafficMatrices.allToAll(messages, group, 1);
            } else {
                TrafficMatrices.ring(messages, group, 1);
            }
        }
        return messages;
    }

    private Routing routing(int job) {
        return isolation == Isolation.PLANES ? routings.get(1 + job % topology.planes()) : routings.get(0);
    }

    private int classOf(Load load) {
        return isolation == Isolation.PRIORITIES ? load.job() % transport.flowControl().classes() : 0;
    }

    /** Rates of all flows; each load's demand is a link of its own for each of its flows. */
    private double[] rates(List<Load> together, List<PathTable> tables) {
        int flows = tables.stream().mapToInt(PathTable::flows).sum();
        PathTable all = new PathTable(flows);
        all.expect(tables.stream().mapToInt(PathTable::size).sum() + flows);
        int[] classes = new int[flows];
        double[] limits = capacity;
        int flow = 0;
        for (int i = 0; i < tables.size(); i++) {
            PathTable table = tables.get(i);
            Load load = together.get(i);
            boolean limited = load.demand() < 1;
            int own = limits.length;
            if (limited) {
                limits = Arrays.copyOf(limits, own + table.flows());
                Arrays.fill(limits, own, limits.length, load.demand() * ofFlow(load));
            }
            for (int f = 0; f < table.flows(); f++) {
                for (int entry = table.first(f); entry < table.first(f + 1); entry++) {
                    all.add(table.link(entry), table.share(entry));
                }
                if (limited && table.first(f) < table.first(f + 1)) {
                    all.add(own + f, 1);
                }
                all.endFlow();
                classes[flow++] = classOf(load);
            }
        }
        return rates(all, limits, classes);
    }

    private static double[] rates(PathTable all, double[] limits, int[] classes) {
        boolean[] active = new boolean[all.flows()];
        Arrays.fill(active, true);
        return PriorityShares.of(all, limits, classes).rates(active);
    }

    /** Line of an endpoint over the flows that it sends to the others of its group, bytes per second. */
    private double ofFlow(Load load) {
        int peers = load.pattern() == Traffic.Pattern.ALL_TO_ALL
                ? load.groups().stream().mapToInt(g -> g.length).min().orElse(2) - 1 : 1;
        double slowest = load.groups().stream().flatMapToInt(Arrays::stream).mapToDouble(e -> line[e]).min().orElse(0);
        return slowest / peers / ways(0).flowsOfMessage();
    }

    /** What endpoints get: of every group the one whose slowest flow is slowest, times its flows. */
    private Rate ofLoad(Load load, double[] rates, int first) {
        int each = ways(0).flowsOfMessage();
        boolean all = load.pattern() == Traffic.Pattern.ALL_TO_ALL;
        double slowest = Double.POSITIVE_INFINITY;
        double sum = 0;
        long endpoints = 0;
        int flow = first;
        for (int[] group : load.groups()) {
            int peers = all ? group.length - 1 : 1;
            for (int member : group) {
                double worst = Double.POSITIVE_INFINITY;
                double total = 0;
                for (int f = 0; f < peers * each; f++) {
                    // A failed link leaves a flow without way: it has no links and would be as fast as can be.
                    double rate = Double.isInfinite(rates[flow]) ? 0 : rates[flow];
                    worst = Math.min(worst, rate);
                    total += rate;
                    flow++;
                }
                slowest = Math.min(slowest, worst * peers * each / line[member]);
                sum += total / line[member];
                endpoints++;
            }
        }
        return endpoints == 0 ? new Rate(0, 0) : new Rate(slowest, sum / endpoints);
    }
}
