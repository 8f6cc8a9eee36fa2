// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/** One run of the packet simulator: flows over a fabric with a transport, on one thread, the same for the same seed. */
public final class PacketSimulation {
    private static final int EVENTS_IN_BUCKET = 4;
    private static final int EVENTS_OF_A_PACKET = 12;
    private static final int CANCEL_CHECK = 0xFFFF;
    private static final double SECONDS_PER_METRE = 5e-9;

    private final Topology topology;
    private final Transport transport;
    private final FlowSet flowSet;
    private final SimulationSettings settings;
    private final List<NetworkChange> changes;
    private double routedSince;
    private final FlowTable flows;
    private final LinkTable links;
    private final Packets packets;
    private final EventQueue events;
    private final Counters counters = new Counters();
    private final Paths paths;
    private final Buffers buffers;
    private final Switching switching;
    private final Sender sender;
    private final Receiver receiver;
    private final FlowEnds ends;
    private final Samples samples = new Samples();
    private final long limit;

    private PacketSimulation(Topology topology, Transport transport, FlowSet flowSet, SimulationSettings settings) {
        this.topology = topology;
        this.transport = transport;
        this.flowSet = flowSet;
        this.settings = settings;
        changes = new ArrayList<>(settings.changes());
        limit = LinkTable.picoseconds(settings.seconds());
        WireFormat wire = transport.wireFormat();
        CongestionAlgorithm algorithm = transport.congestionControl().algorithm();
        int pairs = transport.loadBalancing() instanceof LoadBalancing.FlowHash hash ? hash.queuePairs() : 1;
        requireMemory(flowBytes(pairs, algorithm));
        requireTime();
        Routing routing = Routing.upDown(topology);
        paths = new Paths(topology, routing, wire, flowSet);
        flows = new FlowTable(flowSet, wire, pairs, algorithm);
        links = new LinkTable(topology, priorities(), flowSet.equalPriorities(), algorithm.needsTelemetry());
        long left = settings.memoryBytes() - flows.bytes() - links.bytes();
        packets = new Packets(packetLimit(left, algorithm), algorithm.needsTelemetry());
        events = eventQueue();
        Context context = new Context(topology, routing, transport, flows, links, packets, events, counters,
                new Draws(settings.seed()), settings.seed(), paths.networkRoundTrip(), linksFail(),
                farther(routing));
        buffers = new Buffers(links, alpha(), bufferBytes(), headroom());
        if (transport.flowControl() instanceof FlowControl.BestEffort) {
            buffers.requireRoomFor(flows.fullBytes);
        }
        switching = new Switching(context, buffers);
        ends = new FlowEnds(flowSet, flows);
        sender = new Sender(context, switching, ends, paths);
        receiver = new Receiver(context, switching, sender, ends, paths);
        switching.connect(sender, receiver);
        ends.connect(sender);
    }

    /**
     * Runs until every flow has ended or nothing happens any more.
     *
     * @param progress told how many flows have ended, and asked whether to go on
     * @throws SimulationLimitException when it would take more memory, events or simulated time than the settings allow
     * @throws IllegalArgumentException when a flow has no way, or buffers are too small for the headroom of PFC
     */
    public static PacketResult run(Topology topology, Transport transport, FlowSet flows, SimulationSettings settings,
            Progress progress) {
        return new PacketSimulation(topology, transport, flows, settings).run(progress);
    }

    /** As {@link #run(Topology, Transport, FlowSet, SimulationSettings, Progress)}, with nobody watching. */
    public static PacketResult run(Topology topology, Transport transport, FlowSet flows,
            SimulationSettings settings) {
        return run(topology, transport, flows, settings, Progress.NONE);
    }

    /** A link that only slows down loses nothing. */
    private boolean linksFail() {
        return changes.stream().anyMatch(change -> IntStream.range(0, topology.links())
                .anyMatch(link -> topology.isUp(link) && !change.topology().isUp(link)));
    }

    private long flowBytes(int pairs, CongestionAlgorithm algorithm) {
        long count = 0;
        for (int f = 0; f < flowSet.size(); f++) {
            count += flowSet.bytes(f) / transport.wireFormat().mtuBytes() + pairs;
        }
        if (count > Integer.MAX_VALUE * 32L || (long) flowSet.size() * pairs > 1 << 27) {
            throw new SimulationLimitException("The flows have " + Amounts.of(count) + " packets, more than can be"
                    + " counted. Simulate smaller messages or fewer flows, or at flow level.");
        }
        return FlowTable.bytes((long) flowSet.size() * pairs, CongestionAlgorithm.OWN + algorithm.variables(), count);
    }

    private void requireMemory(long bytes) {
        if (bytes > settings.memoryBytes()) {
            throw new SimulationLimitException(String.format(Locale.ROOT, "The state of the flows would take %.0f MiB,"
                    + " and %.0f MiB are allowed.", bytes / 1048576.0, settings.memoryBytes() / 1048576.0)
                    + " Allow more memory, or simulate fewer flows, smaller messages or at flow level.");
        }
    }

    /** What an endpoint sends or receives must pass its links. */
    private void requireTime() {
        double[] sent = new double[topology.nodes()];
        double[] received = new double[topology.nodes()];
        for (int f = 0; f < flowSet.size(); f++) {
            sent[flowSet.source(f)] += flowSet.bytes(f);
            received[flowSet.destination(f)] += flowSet.bytes(f);
        }
        for (int e = 0; e < topology.endpoints(); e++) {
            double rate = 0;
            for (int link = topology.firstLink(e); link < topology.firstLink(e + 1); link++) {
                rate += topology.isUp(link) ? topology.rate(link) : 0;
            }
            double bytes = Math.max(sent[e], received[e]);
            if (rate > 0 && bytes / rate > settings.seconds()) {
                throw new SimulationLimitException(Quantity.plain(String.format(Locale.ROOT, "%s %s %s over links of"
                        + " %s: that takes %s, and at most %s are simulated packet by packet. Give it faster links or"
                        + " less to do, let it fail, or simulate at flow level.", topology.label(e),
                        sent[e] < received[e] ? "receives" : "sends", Quantity.format(bytes, Dimension.SIZE),
                        Quantity.formatBits(rate), Quantity.format(bytes / rate, Dimension.TIME),
                        Quantity.format(settings.seconds(), Dimension.TIME))));
            }
        }
    }

    private static int packetLimit(long bytes, CongestionAlgorithm algorithm) {
        return (int) Math.max(64, Math.min(Integer.MAX_VALUE / 2 / Packets.STRIDE >> 2,
                bytes / (Packets.bytesEach(algorithm.needsTelemetry()) + 40)));
    }

    private int priorities() {
        int most = 0;
        for (int f = 0; f < flowSet.size(); f++) {
            most = Math.max(most, flowSet.priority(f));
        }
        FlowControl flowControl = transport.flowControl();
        int offered = flowControl instanceof FlowControl.PriorityFlowControl pfc ? pfc.losslessPriorities()
                : flowControl instanceof FlowControl.Credits credits ? credits.virtualLanes() : 8;
        if (most >= offered) {
            throw new IllegalArgumentException("A flow has the priority " + most + ", and the transport has "
                    + offered + ", counted from 0. Give it a smaller one, or the transport more.");
        }
        return most + 1;
    }

    /** A bucket that holds a few events when all endpoints send. */
    private EventQueue eventQueue() {
        double packetsPerSecond = 0;
        double longest = 0;
        for (int link = 0; link < topology.links(); link++) {
            if (topology.alive(link)) {
                packetsPerSecond += topology.isEndpoint(topology.from(link)) && topology.isUp(link)
                        ? topology.rate(link) / flows.fullBytes : 0;
                longest = Math.max(longest, topology.latency(link) + flows.fullBytes / topology.rate(link));
            }
        }
        double active = Math.min(1, (double) flowSet.size() / topology.endpoints());
        double bucket = EVENTS_IN_BUCKET / (packetsPerSecond * active * EVENTS_OF_A_PACKET);
        return new EventQueue(Math.max(1, LinkTable.picoseconds(bucket)), LinkTable.picoseconds(1.2 * longest));
    }

    private double alpha() {
        return transport.flowControl() instanceof FlowControl.PriorityFlowControl pfc
                ? pfc.xoffShare() / Math.max(1e-9, 1 - pfc.xoffShare()) : settings.queueShare();
    }

    /** A switch keeps its buffer when its links fail or are slow. */
    private double[] bufferBytes() {
        double[] bytes = new double[topology.nodes()];
        for (int link = 0; link < topology.links(); link++) {
            bytes[topology.from(link)] += topology.builtRate(link) * settings.bufferSeconds();
        }
        return bytes;
    }

    private double[] headroom() {
        if (!(transport.flowControl() instanceof FlowControl.PriorityFlowControl pfc)) {
            return null;
        }
        double[] headroom = new double[topology.links()];
        for (int link = 0; link < headroom.length; link++) {
            double metres = topology.latency(link) / SECONDS_PER_METRE;
            headroom[link] = topology.alive(link)
                    ? pfc.headroom().bytes(topology.rate(link), metres, SECONDS_PER_METRE) : 0;
        }
        return headroom;
    }

    private PacketResult run(Progress progress) {
        scheduleStarts();
        for (long event = events.poll(); event != -1 && !ends.allFinished(); event = events.poll()) {
            counters.events++;
            if (events.beginsBucket()) {
                switching.lookAhead();
            }
            if ((counters.events & CANCEL_CHECK) == 0) {
                requireLimits();
                progress.report(1 - (double) ends.unfinished() / Math.max(1, flowSet.size()), "simulating packets");
                progress.check();
            }
            if (events.now() > limit) {
                throw new SimulationLimitException(Quantity.plain(String.format(Locale.ROOT, "After %s simulated, %,d"
                        + " of %,d flows have not ended. Look for a deadlock, for late starts, for timeouts that are too"
                        + " long or for slow links: the slowest one, %s, has %s. Simulate smaller messages, or at flow"
                        + " level.",
                        Quantity.format(settings.seconds(), Dimension.TIME), ends.unfinished(), flowSet.size(),
                        topology.linkLabel(slowest()), Quantity.formatBits(topology.rate(slowest())))));
            }
            handle(event);
        }
        return result();
    }

    private int slowest() {
        return IntStream.range(0, topology.links()).filter(topology::alive).boxed()
                .min(Comparator.comparingDouble(topology::rate)).orElseThrow();
    }

    private void scheduleStarts() {
        for (int row = 0; row < flows.size; row++) {
            int flow = flows.flow[row];
            boolean fed = flowSet.pieces(flow) > 1;
            if (!fed) {
                flows.allowAll(row);
            }
            double start = flowSet.startSeconds(flow);
            if (start < FlowSet.TRIGGERED) {
                events.add(LinkTable.picoseconds(start), Event.START, row, 0);
            }
        }
        for (int c = 0; c < changes.size(); c++) {
            NetworkChange change = changes.get(c);
            events.add(LinkTable.picoseconds(change.seconds()), Event.CHANGE, c, 0);
            events.add(LinkTable.picoseconds(change.seconds() + change.rerouteSeconds()), Event.REROUTE, c, 0);
        }
        if (settings.watch() != null) {
            events.add(0, Event.SAMPLE, 0, 0);
        }
    }

    private void handle(long event) {
        int index = EventQueue.index(event);
        switch (EventQueue.kind(event)) {
            case Event.ARRIVE -> switching.arrive(index);
            case Event.SERVE -> switching.wake(index);
            case Event.START -> sender.start(index);
            case Event.PACE -> sender.pace(index);
            case Event.TIMEOUT -> sender.timeout(index);
            case Event.TIMER -> sender.timer(index);
            case Event.PAUSE -> switching.pause(index);
            case Event.RESUME -> switching.resume(index);
            case Event.CREDIT -> switching.credit(index, EventQueue.amount(event));
            case Event.GRANT -> receiver.grant(index);
            case Event.CHANGE -> switching.change(changes.get(index).topology());
            case Event.REROUTE -> reroute(changes.get(index));
            default -> sample();
        }
    }

    /** Switches that have learnt of a later change do not go back to an earlier one. */
    private void reroute(NetworkChange change) {
        if (change.seconds() < routedSince) {
            return;
        }
        routedSince = change.seconds();
        Routing routing = Routing.upDown(change.topology());
        switching.routing(routing, farther(routing));
        paths.routing(routing);
        sender.reroute();
    }

    /** Null when switches choose no paths, know their own links only, or there is nothing to know. */
    private FartherLinks farther(Routing routing) {
        return transport.loadBalancing() instanceof LoadBalancing.AdaptivePerPacket switches
                && switches.knowsFartherLinks() ? FartherLinks.of(routing, flowSet) : null;
    }

    private void sample() {
        SimulationSettings.Watch watch = settings.watch();
        samples.add(LinkTable.seconds(events.now()), links.queuedData(watch.link()), counters.pauses,
                counters.dropped + counters.trimmed);
        if (events.size() > 0) {
            events.add(events.now() + LinkTable.picoseconds(watch.periodSeconds()), Event.SAMPLE, 0, 0);
        }
    }

    private void requireLimits() {
        if (counters.events > settings.events()) {
            throw new SimulationLimitException(Amounts.of(counters.events) + " events are more than the "
                    + Amounts.of(settings.events()) + " allowed; " + Amounts.of(ends.unfinished()) + " of "
                    + Amounts.of(flowSet.size(), "flow", "flows") + " have not ended."
                    + " Allow more events, or simulate smaller messages, fewer flows or at flow level.");
        }
        if (stateBytes() > settings.memoryBytes()) {
            throw new SimulationLimitException("The run takes more memory than the "
                    + settings.memoryBytes() / 1048576 + " MiB allowed."
                    + " Allow more memory, or simulate fewer flows, smaller messages or at flow level.");
        }
    }

    private long stateBytes() {
        return flows.bytes() + links.bytes() + packets.bytes() + events.bytes() + buffers.bytes() + sender.bytes()
                + receiver.bytes() + ends.bytes() + switching.bytes() + 29L * topology.links() + 4L * topology.nodes();
    }

    private PacketResult result() {
        long inFlight = packets.count(Packets.DATA);
        if (counters.sent != counters.delivered + counters.dropped + counters.trimmed + inFlight) {
            throw new IllegalStateException("packets are not conserved: " + counters.sent + " sent, "
                    + counters.delivered + " delivered, " + counters.dropped + " dropped, " + counters.trimmed
                    + " trimmed, " + inFlight + " in flight");
        }
        requireLineRate();
        double[] completion = new double[flowSet.size()];
        double[] end = new double[flowSet.size()];
        for (int f = 0; f < completion.length; f++) {
            completion[f] = ends.duration(f) < 0 ? Double.NaN : LinkTable.seconds(ends.duration(f));
            end[f] = ends.finishedAt(f) < 0 ? Double.NaN : LinkTable.seconds(ends.finishedAt(f));
        }
        return new PacketResult(completion, end, counters.sent, counters.delivered, counters.retransmitted,
                counters.discarded, counters.dropped, counters.droppedLossless, counters.trimmed, inFlight,
                counters.marked, counters.pauses, LinkTable.seconds(counters.pausedPicoseconds), counters.timeouts,
                counters.payloadDelivered, LinkTable.seconds(events.now()), counters.events, stateBytes(),
                links.sentBytes.clone(), samples);
    }

    /** No link may have carried more than its rate allows until the last packet on it had left. */
    private void requireLineRate() {
        if (!changes.isEmpty()) {
            return;
        }
        for (int link = 0; link < topology.links(); link++) {
            double most = links.busyUntil[link] / links.picosecondsPerByte[link];
            if (links.sentBytes[link] > most * (1 + 1e-6) + flows.fullBytes) {
                throw new IllegalStateException(topology.linkLabel(link) + " carried " + links.sentBytes[link]
                        + " bytes, and its rate allows " + most);
            }
        }
    }
}
