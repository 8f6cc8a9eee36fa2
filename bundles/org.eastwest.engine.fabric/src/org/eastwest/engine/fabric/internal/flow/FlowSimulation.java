// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.simulation.SimulationResult.Completion;

/** One simulation at flow level. */
final class FlowSimulation {
    /** Flows up to which every end of a flow changes the rates of the others at once. */
    private static final int EXACT_FLOWS = 2048;
    /** Beyond: changes of rates less apart than this share of the time so far happen together. */
    private static final double WINDOW = 0.01;
    /** Flows of an all-to-all that are followed one by one. */
    private static final long SINGLE_FLOWS = 100_000;
    private static final int BYTES_OF_FLOW = 80;
    private static final int BYTES_OF_ENTRY = 24;

    /** A minimal frame, as the packet simulator has it. */
    private static final int ACKNOWLEDGEMENT_BYTES = 64;

    private final SimulationRequest request;
    private final Topology topology;
    private final Progress progress;
    private final WireCost wire;
    private final Ways ways;
    private final boolean throughRails;
    private final Routing routing;
    private final double[] capacity;
    private final Map<Integer, PathFinder> finders = new HashMap<>();

    FlowSimulation(SimulationRequest request, Topology topology, Progress progress) {
        this.request = request;
        this.topology = topology;
        this.progress = progress;
        wire = new WireCost(request.transport());
        ways = Ways.of(request.transport().loadBalancing(), request.seed());
        throughRails = request.settings().getOrDefault(FlowLevelSimulator.THROUGH_RAILS, 0.0) > 0;
        routing = Routing.upDown(topology);
        capacity = IntStream.range(0, topology.links()).mapToDouble(l -> topology.rate(l) * wire.utilisation())
                .toArray();
    }

    SimulationResult messages(Messages messages) {
        checkMemory(messages);
        Times times = times(messages, new int[] {0, messages.count()}, null);
        double[] ended = times.ended(0, messages.count());
        return new SimulationResult(Completion.of(ended), ended.length, times.steps(), times.findings());
    }

    /**
     * Steps that are alike and follow one another: each begins when the one before is delivered, and the last one ends
     * with its acknowledgements.
     *
     * @param messages of one step
     */
    SimulationResult steps(Messages messages, long count) {
        checkMemory(messages);
        Times times = times(messages, new int[] {0, messages.count()}, null);
        double[] ended = times.ended(0, messages.count());
        double step = Arrays.stream(times.delivered()).filter(s -> !Double.isNaN(s)).max().orElse(0);
        double[] whole = Arrays.stream(ended).max().stream().map(last -> step * (count - 1) + last).toArray();
        return new SimulationResult(Completion.of(whole), ended.length * count, times.steps(), times.findings());
    }

    /**
     * When messages ended.
     *
     * @param delivered    from the start of each to its last byte at the receiver; NaN of one without a way
     * @param acknowledged the same to the acknowledgement at the sender, as the packet simulator counts
     * @param steps        changes of rates
     * @param findings     about messages without a way
     */
    record Times(double[] delivered, double[] acknowledged, long steps, List<Finding> findings) {
        /** Of the messages from one to another that ended. */
        double[] ended(int from, int to) {
            return Arrays.stream(acknowledged, from, to).filter(s -> !Double.isNaN(s)).toArray();
        }

        long count(int from, int to) {
            return ended(from, to).length;
        }
    }

    /**
     * @param first of each job its first message, then the number of all
     * @param kept  what keeps the jobs apart; null for one traffic alone
     */
    Times times(Messages messages, int[] first, JobsOnFabric kept) {
        int each = ways.flowsOfMessage();
        PathTable paths = new PathTable(Math.multiplyExact(messages.count(), each));
        boolean[] cutOff = new boolean[messages.count()];
        double[] latency = new double[messages.count()];
        double[] back = new double[messages.count()];
        int[] priority = new int[messages.count() * each];
        for (int job = 0; job + 1 < first.length; job++) {
            PathFinder finder = finder(kept == null ? JobsOnFabric.ANY_PLANE : kept.plane(job));
            finder.find(messages, first[job], first[job + 1], paths, m -> cutOff[m] = true);
            Arrays.fill(priority, first[job] * each, first[job + 1] * each, kept == null ? 0 : kept.priority(job));
            for (int m = first[job]; m < first[job + 1]; m++) {
                latency[m] = cutOff[m] ? Double.NaN : latency(finder, messages, m);
                back[m] = cutOff[m] ? Double.NaN : acknowledgement(finder, messages, m);
            }
        }
        double[] bytes = new double[paths.flows()];
        double[] start = new double[paths.flows()];
        for (int f = 0; f < bytes.length; f++) {
            int m = f / each;
            double rtt = wire.lossless() ? 0 : 2 * latency[m];
            bytes[f] = cutOff[m] ? 0 : wire.bytes(messages.bytes(m), rtt, capacityOf(messages, m)) / each;
            start[f] = messages.start(m);
        }
        FluidRun run = new FluidRun(PriorityShares.of(paths, capacity, priority), bytes, start,
                bytes.length > EXACT_FLOWS ? WINDOW : 0, request.events());
        double[] ends = run.run(progress);
        double[] seconds = IntStream.range(0, messages.count()).mapToDouble(m -> cutOff[m] ? Double.NaN
                : IntStream.range(m * each, (m + 1) * each).mapToDouble(f -> ends[f]).max().orElse(0)
                        - messages.start(m) + latency[m]).toArray();
        long lost = IntStream.range(0, cutOff.length).filter(m -> cutOff[m]).count();
        double[] acknowledged = IntStream.range(0, seconds.length).mapToDouble(m -> seconds[m] + back[m]).toArray();
        return new Times(seconds, acknowledged, run.steps(),
                FlowLevelSimulator.unreachable(lost, lost == 0 ? "" : example(messages, cutOff)));
    }

    /** Of one plane, from 0, or of all of them. */
    private PathFinder finder(int plane) {
        return finders.computeIfAbsent(plane, p -> new PathFinder(p < 0 ? routing
                : Routing.upDown(Faults.onlyPlane(topology, p)), ways, throughRails));
    }

    /** The longest latency of some messages, seconds; 0 when none has a way. */
    double longest(Messages messages, int from, int to, int plane) {
        PathFinder finder = finder(plane);
        return IntStream.range(from, to).mapToDouble(m -> latency(finder, messages, m)).filter(Double::isFinite).max()
                .orElse(0);
    }

    private String example(Messages messages, boolean[] cutOff) {
        int m = IntStream.range(0, cutOff.length).filter(i -> cutOff[i]).findFirst().orElseThrow();
        return ", such as that from " + topology.label(messages.source(m)) + " to "
                + topology.label(messages.destination(m));
    }

    private double latency(PathFinder finder, Messages messages, int m) {
        return finder.latency(messages.source(m), messages.destination(m), wire.packetBytes(messages.bytes(m)));
    }

    /** Of the last packet, back over as many links. */
    private double acknowledgement(PathFinder finder, Messages messages, int m) {
        return finder.latency(messages.source(m), messages.destination(m), ACKNOWLEDGEMENT_BYTES);
    }

    private double rtt(PathFinder finder, Messages messages, int m) {
        return wire.lossless() ? 0 : 2 * latency(finder, messages, m);
    }

    private double capacityOf(Messages messages, int m) {
        return capacity[topology.firstLink(messages.source(m))];
    }

    private void checkMemory(Messages messages) {
        if (messages.count() > 0) {
            checkMemory(messages.count(), messages.source(0), messages.destination(0));
        }
    }

    /** Before so many messages are laid out, of which one goes from here to there. */
    void checkMemory(long messages, int source, int destination) {
        long perFlow = 6;
        if (ways instanceof Ways.Spread) {
            Messages first = new Messages(1);
            first.add(source, destination, 1, 0);
            perFlow = Math.max(6, new PathFinder(routing, ways, throughRails).find(first, m -> { }).size());
        }
        double bytes = (double) messages * ways.flowsOfMessage()
                * (BYTES_OF_FLOW + perFlow * BYTES_OF_ENTRY);
        if (bytes > request.memoryBytes()) {
            throw new SimulationLimitException(String.format(Locale.ROOT, "%,d messages with %,d flows each over about"
                    + " %,d links take %.0f MiB, more than the %.0f MiB allowed; allow more memory, or use fewer"
                    + " messages or queue pairs.", messages, ways.flowsOfMessage(), perFlow, bytes / (1 << 20),
                    request.memoryBytes() / (double) (1 << 20)));
        }
    }

    /**
     * @param bytes payload from each endpoint to each other
     */
    SimulationResult allToAll(double bytes) {
        long pairs = (long) topology.endpoints() * (topology.endpoints() - 1);
        boolean spread = ways instanceof Ways.Spread;
        if (throughRails || !spread && pairs * ways.flowsOfMessage() <= SINGLE_FLOWS) {
            Messages messages = new Messages((int) Math.min(pairs, Integer.MAX_VALUE / 8));
            TrafficMatrices.allToAll(messages, TrafficMatrices.members(0, topology.endpoints(), 1),
                    bytes * (topology.endpoints() - 1));
            return messages(messages);
        }
        KindFlows flows = new KindFlows(routing, Spreading.of(request.transport().loadBalancing()));
        Messages farthest = new Messages(1);
        farthest.add(0, topology.endpoints() - 1, bytes, 0);
        PathFinder finder = new PathFinder(routing, new Ways.Spread(Spreading.EVENLY), false);
        double latency = latency(finder, farthest, 0) + acknowledgement(finder, farthest, 0);
        double onWire = wire.bytes(bytes, rtt(finder, farthest, 0), capacityOf(farthest, 0));
        WeightedTimes times;
        double lost = 0;
        long steps = 1;
        if (spread) {
            SpreadAllToAll run = new SpreadAllToAll(flows, capacity, onWire, request.events());
            times = run.run(progress);
            lost = run.unreachable();
            steps = run.steps();
        } else {
            boolean[] byHash = new boolean[topology.links()];
            for (int link = 0; link < byHash.length; link++) {
                byHash[link] = hashed(link);
            }
            times = new HashedAllToAll(flows, capacity, onWire, ways.flowsOfMessage(), request.seed()).run(byHash);
            lost = pairs - flows.domainPairs() - times.total();
        }
        if (flows.domainPairs() > 0) {
            double peers = flows.domainPairs() / topology.endpoints();
            times.add(onWire * peers / capacity[topology.scaleUpLink(0)], flows.domainPairs());
        }
        return new SimulationResult(times.completion(t -> t + latency), Math.round(times.total()), steps,
                FlowLevelSimulator.unreachable(lost, ""));
    }

    /** True where a hash decides which flows a link carries. */
    private boolean hashed(int link) {
        int endpoint = topology.isEndpoint(topology.from(link)) ? topology.from(link)
                : topology.isEndpoint(topology.to(link)) ? topology.to(link) : -1;
        if (endpoint < 0) {
            return true;
        }
        int ports = topology.firstLink(endpoint + 1) - topology.firstLink(endpoint);
        return ports - (topology.scaleUpLink(endpoint) < 0 ? 0 : 1) > 1;
    }
}
