// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.eastwest.engine.fabric.internal.packet.Packets.DATA;
import static org.eastwest.engine.fabric.internal.packet.Packets.KIND;
import static org.eastwest.engine.fabric.internal.packet.Packets.LINK;
import static org.eastwest.engine.fabric.internal.packet.Packets.MARKED;
import static org.eastwest.engine.fabric.internal.packet.Packets.SIZE;
import static org.eastwest.engine.fabric.internal.packet.Packets.TRIMMED;

import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.EcnMarking;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;

/**
 * Links and output-queued switches: choice of the path, shared buffers, PFC, credits, marks, telemetry, trimming,
 * priorities. Control packets go first and are never stopped or dropped; beside very many of them data gets its turn.
 */
final class Switching {
    static final int CONTROL_BYTES = 64;
    private static final int CONTROL = 0;
    /**
     * Control packets in a row before data that waits: headers of trimmed packets would starve it else when hundreds of
     * senders meet (NDP, SIGCOMM 2017, and uet-htsim give headers and data turns of 10 to 1).
     */
    private static final int CONTROL_IN_A_ROW = 10;
    /** XON once the bytes of a link are this many packets below its threshold. */
    private static final int HYSTERESIS_PACKETS = 2;

    private final Topology topology;
    private final LinkTable links;
    private final Packets packets;
    private final EventQueue events;
    private final Counters counters;
    private final Draws draws;
    private final Buffers buffers;
    private final int hosts;
    private final int fullBytes;

    private final boolean pauses;
    private final boolean credits;
    private final boolean trims;
    private final boolean adaptive;
    private final boolean telemetry;
    private final long telemetryWindow;
    private final EcnMarking marking;
    private final double[] markFrom;
    private final double[] markAll;
    private final double[] queueLimit;
    private final int[] salt;
    /** By link: control packets since the last one of data. */
    private final byte[] controlInARow;

    /** Without meaning: what it sums up must be read. */
    private int seen;
    private Routing routing;
    /** Null when nothing is known of links farther on. */
    private FartherLinks farther;
    private Sender sender;
    private Receiver receiver;

    Switching(Context context, Buffers buffers) {
        topology = context.topology();
        links = context.links();
        packets = context.packets();
        events = context.events();
        counters = context.counters();
        draws = context.draws();
        routing = context.routing();
        farther = context.farther();
        fullBytes = context.flows().fullBytes;
        this.buffers = buffers;
        hosts = links.hosts;
        FlowControl flowControl = context.transport().flowControl();
        pauses = flowControl instanceof FlowControl.PriorityFlowControl;
        credits = flowControl instanceof FlowControl.Credits;
        trims = flowControl instanceof FlowControl.BestEffort best && best.trimming();
        adaptive = context.transport().loadBalancing() instanceof LoadBalancing.AdaptivePerPacket;
        telemetry = context.transport().congestionControl().algorithm().needsTelemetry();
        telemetryWindow = Math.max(1, LinkTable.picoseconds(context.networkRoundTrip()));
        marking = context.transport().congestionControl().marking().orElse(null);
        markFrom = new double[topology.links()];
        markAll = new double[topology.links()];
        queueLimit = new double[topology.links()];
        salt = new int[topology.nodes()];
        controlInARow = new byte[topology.links()];
        Draws salts = new Draws(context.seed());
        for (int node = 0; node < salt.length; node++) {
            salt[node] = (int) salts.nextLong();
        }
        for (int link = 0; link < topology.links(); link++) {
            setLimits(link, context.networkRoundTrip(), flowControl);
        }
        if (credits) {
            giveFirstCredits();
        }
    }

    void connect(Sender itsSender, Receiver itsReceiver) {
        sender = itsSender;
        receiver = itsReceiver;
    }

    /** Limits are whole packets, as switches count cells. */
    private void setLimits(int link, double roundTrip, FlowControl flowControl) {
        double rate = topology.rate(link);
        if (marking != null) {
            markFrom[link] = wholePackets(marking.measure().bytes(marking.minimum(), rate, roundTrip));
            markAll[link] = wholePackets(marking.measure().bytes(marking.maximum(), rate, roundTrip));
        }
        queueLimit[link] = flowControl instanceof FlowControl.BestEffort best
                ? wholePackets(best.queueLimitRoundTrips() * rate * roundTrip) : Double.POSITIVE_INFINITY;
    }

    private double wholePackets(double bytes) {
        return Double.isFinite(bytes) ? Math.ceil(bytes / fullBytes) * fullBytes : bytes;
    }

    private void giveFirstCredits() {
        for (int link = 0; link < topology.links(); link++) {
            int node = topology.to(link);
            if (node >= hosts) {
                int ports = topology.firstLink(node + 1) - topology.firstLink(node);
                long each = Math.max(2L * fullBytes,
                        Math.round(buffers.threshold(node) / ports / links.priorities));
                for (int p = 0; p < links.priorities; p++) {
                    links.credit[link * links.priorities + p] = each;
                }
            }
        }
    }

    void routing(Routing other, FartherLinks known) {
        routing = other;
        farther = known;
    }

    long bytes() {
        return farther == null ? 0 : farther.bytes();
    }

    /** Reads what the next events will ask for, so that the memory brings it for all of them at once. */
    void lookAhead() {
        int[] field = packets.field;
        int sum = seen;
        for (int i = events.ready() - 1; i >= 0; i--) {
            long event = events.ready(i);
            int kind = EventQueue.kind(event);
            if (kind == Event.ARRIVE) {
                sum += field[EventQueue.index(event)];
            } else if (kind == Event.SERVE) {
                int first = links.head[links.queue(EventQueue.index(event), 1)];
                sum += first >= 0 ? field[first] : 0;
            }
        }
        seen = sum;
    }

    /** A packet reaches the far end of its link. */
    void arrive(int packet) {
        int link = packets.field[packet + LINK];
        int node = topology.to(link);
        if (!links.isUp(link) || packets.has(packet, Packets.DOOMED)) {
            giveCreditOfLost(node, link, packet);
            lose(packet);
            return;
        }
        if (node < hosts) {
            deliver(packet);
        } else {
            forward(node, link, packet);
        }
    }

    private void deliver(int packet) {
        int kind = packets.field[packet + KIND];
        if (kind == DATA || kind == TRIMMED) {
            receiver.receive(packet);
        } else {
            sender.receive(packet);
        }
    }

    private void forward(int node, int from, int packet) {
        int out = choose(node, packet);
        if (out < 0 || !links.isUp(out)) {
            giveCreditBack(from, packet);
            lose(packet);
        } else if (packets.field[packet + KIND] == DATA) {
            enqueueData(node, from, out, packet);
        } else {
            enqueueControl(out, packet);
        }
    }

    /** The next link; negative when there is none. */
    int choose(int node, int packet) {
        int set = routing.next(node, packets.field[packet + Packets.DESTINATION]);
        int size = routing.size(set);
        if (size <= 1) {
            return size == 0 ? -1 : routing.link(set, 0);
        }
        if (adaptive && packets.field[packet + KIND] == DATA) {
            int known = farther == null ? -1 : farther.at(node, packets.field[packet + Packets.DESTINATION]);
            return known < 0 ? emptiest(set, size) : widest(set, size, known, packets.field[packet + SIZE]);
        }
        int hash = Draws.mix(packets.field[packet + Packets.PATH_KEY] ^ salt[node]);
        return routing.link(set, Draws.choose(hash, size));
    }

    /** The link whose queue it would leave first; any of them when several are equal. */
    private int emptiest(int set, int size) {
        int start = draws.nextInt(size);
        int best = -1;
        double shortest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            int at = start + i;
            int link = routing.link(set, at < size ? at : at - size);
            if (!links.isUp(link)) {
                continue;
            }
            double wait = wait(link);
            if (wait < shortest) {
                shortest = wait;
                best = link;
                if (wait == 0) {
                    break;
                }
            }
        }
        return best;
    }

    /** As {@link #emptiest}; what a link has had beyond the share of its way counts as waiting. */
    private int widest(int set, int size, int known, int bytes) {
        int start = draws.nextInt(size);
        int best = -1;
        double shortest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size; i++) {
            int at = start + i < size ? start + i : start + i - size;
            int link = routing.link(set, at);
            double wait = wait(link) + farther.ahead(known, at) * links.picosecondsPerByte[link];
            if (links.isUp(link) && wait < shortest) {
                shortest = wait;
                best = at;
            }
        }
        if (best < 0) {
            return -1;
        }
        farther.sent(known, size, best, bytes);
        return routing.link(set, best);
    }

    /** Picoseconds until a link has sent what waits before it. */
    private double wait(int link) {
        return Math.max(0, links.busyUntil[link] - events.now())
                + links.queuedData(link) * links.picosecondsPerByte[link];
    }

    void enqueueControl(int link, int packet) {
        links.append(links.queue(link, CONTROL), packet, packets.field[packet + SIZE], packets);
        kick(link);
    }

    private void enqueueData(int node, int from, int link, int packet) {
        int size = packets.field[packet + SIZE];
        int priority = packets.priority(packet);
        int queue = links.queue(link, 1 + priority);
        if (pauses) {
            if (!takeOrPause(node, from, priority, size)) {
                counters.droppedLossless++;
                drop(packet);
                return;
            }
        } else if (!credits) {
            if (links.queued[queue] + size > Math.min(queueLimit[link], buffers.threshold(node))) {
                overflow(link, packet);
                return;
            }
            buffers.take(node, size);
        }
        links.append(queue, packet, size, packets);
        kick(link);
    }

    private boolean takeOrPause(int node, int from, int priority, int size) {
        int at = from * links.priorities + priority;
        boolean room = buffers.takeProtected(node, from, priority, size, links.stopped[at]);
        if (!links.stopped[at] && buffers.held(from, priority) > buffers.threshold(node)) {
            links.stopped[at] = true;
            counters.pauses++;
            signal(from, priority, Event.PAUSE);
        }
        return room;
    }

    /** XOFF and XON travel back over the cable ahead of everything else. */
    private void signal(int link, int priority, int kind) {
        int back = topology.reverse(link);
        long sending = Math.round(CONTROL_BYTES * links.picosecondsPerByte[back]);
        events.add(events.now() + sending + links.latency[back], kind, link * links.priorities + priority, 0);
    }

    private void overflow(int link, int packet) {
        if (trims) {
            counters.trimmed++;
            packets.field[packet + KIND] = TRIMMED;
            packets.field[packet + SIZE] = CONTROL_BYTES;
            enqueueControl(link, packet);
        } else {
            drop(packet);
        }
    }

    private void drop(int packet) {
        counters.dropped++;
        packets.release(packet);
    }

    /** Lost with a link, or because no way leads on. */
    private void lose(int packet) {
        if (packets.field[packet + KIND] == DATA) {
            counters.dropped++;
        }
        packets.release(packet);
    }

    /** Lets a link send if it can. */
    void kick(int link) {
        if (links.wakes[link] || !links.isUp(link)) {
            return;
        }
        if (links.busyUntil[link] <= events.now()) {
            serve(link);
        } else {
            links.wakes[link] = true;
            events.add(links.busyUntil[link], Event.SERVE, link, 0);
        }
    }

    /** The time of a wake-up has come. */
    void wake(int link) {
        links.wakes[link] = false;
        kick(link);
    }

    private void serve(int link) {
        int packet = next(link);
        if (packet < 0) {
            return;
        }
        transmit(link, packet);
        if (waits(link)) {
            links.wakes[link] = true;
            events.add(links.busyUntil[link], Event.SERVE, link, 0);
        }
    }

    private int next(int link) {
        int control = links.queue(link, CONTROL);
        boolean waits = links.head[control] >= 0;
        if (waits && controlInARow[link] < CONTROL_IN_A_ROW) {
            controlInARow[link]++;
            return links.removeFirst(control, packets);
        }
        int packet = nextData(link);
        if (packet >= 0) {
            controlInARow[link] = 0;
            return packet;
        }
        return waits ? links.removeFirst(control, packets) : -1;
    }

    private int nextData(int link) {
        if (links.fromHost(link)) {
            return sender.next(link);
        }
        int priority = links.sharedAlike() ? inTurn(link) : first(link);
        if (priority < 0) {
            return -1;
        }
        int queue = links.queue(link, 1 + priority);
        int packet = links.removeFirst(queue, packets);
        leave(link, priority, queue, packet);
        return packet;
    }

    /** The first priority with data that may leave; -1 without one. */
    private int first(int link) {
        for (int p = 0; p < links.priorities; p++) {
            if (mayLeave(link, p)) {
                return p;
            }
        }
        return -1;
    }

    /** The priority with data that may leave whose turn it is; -1 without one. */
    private int inTurn(int link) {
        int best = -1;
        for (int p = 0; p < links.priorities; p++) {
            if (!mayLeave(link, p)) {
                links.missTurn(link, p);
            } else if (best < 0 || links.startTag(link, p) < links.startTag(link, best)) {
                best = p;
            }
        }
        if (best >= 0) {
            links.takeTurn(link, best, packets.field[links.head[links.queue(link, 1 + best)] + SIZE]);
        }
        return best;
    }

    private boolean mayLeave(int link, int priority) {
        int head = links.head[links.queue(link, 1 + priority)];
        return head >= 0 && mayLeave(link, priority, packets.field[head + SIZE]);
    }

    /** True when neither a pause nor missing credit holds data of this size. */
    boolean mayLeave(int link, int priority, int size) {
        int at = link * links.priorities + priority;
        return !links.paused[at] && links.credit[at] >= size;
    }

    private boolean waits(int link) {
        if (links.fromHost(link)) {
            return links.head[links.queue(link, CONTROL)] >= 0 || sender.waits(topology.from(link));
        }
        for (int c = 0; c < links.classes; c++) {
            if (links.head[links.queue(link, c)] >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Data leaves the buffer of a switch. */
    private void leave(int link, int priority, int queue, int packet) {
        int node = topology.from(link);
        int size = packets.field[packet + SIZE];
        int from = packets.field[packet + LINK];
        if (pauses) {
            buffers.giveProtected(node, from, priority, size);
            resumeIfShort(node, from, priority);
        } else if (!credits) {
            buffers.give(node, size);
        }
        giveCreditBack(from, packet);
        if (marking != null && !isVictim(link)) {
            mark(link, queue, packet);
        }
    }

    /**
     * True when a link stood still for want of credits though data waited: the root of the congestion lies farther on,
     * and a port marks only where it is the root (InfiniBand Architecture Specification vol. 1, annex A10, without
     * victim mask).
     */
    private boolean isVictim(int link) {
        return credits && links.busyUntil[link] < events.now();
    }

    private void resumeIfShort(int node, int from, int priority) {
        int at = from * links.priorities + priority;
        if (links.stopped[at] && buffers.held(from, priority)
                <= Math.max(0, buffers.threshold(node) - HYSTERESIS_PACKETS * fullBytes)) {
            links.stopped[at] = false;
            signal(from, priority, Event.RESUME);
        }
    }

    /** What is lost on the wire takes no room in the switch: flow control packets count all that was sent (IBTA). */
    private void giveCreditOfLost(int node, int link, int packet) {
        if (node >= hosts) {
            giveCreditBack(link, packet);
        }
    }

    private void giveCreditBack(int from, int packet) {
        if (credits && packets.field[packet + KIND] == DATA) {
            events.add(events.now() + links.latency[topology.reverse(from)], Event.CREDIT,
                    from * links.priorities + packets.priority(packet), packets.field[packet + SIZE]);
        }
    }

    private void mark(int link, int queue, int packet) {
        double waiting = links.queued[queue];
        if (waiting > markFrom[link] && !packets.has(packet, MARKED)) {
            double probability = waiting > markAll[link] ? 1
                    : marking.probability() * (waiting - markFrom[link]) / (markAll[link] - markFrom[link]);
            if (probability >= 1 || draws.nextUnit() < probability) {
                packets.field[packet + Packets.FLAGS] |= MARKED;
                counters.marked++;
            }
        }
    }

    private void transmit(int link, int packet) {
        int size = packets.field[packet + SIZE];
        long now = events.now();
        long end = now + Math.round(size * links.picosecondsPerByte[link]);
        links.busyUntil[link] = end;
        links.sentBytes[link] += size;
        packets.field[packet + LINK] = link;
        if (packets.field[packet + KIND] == DATA) {
            if (telemetry) {
                links.measure(link, size, now, telemetryWindow);
                packets.addHop(packet, links.queuedData(link), links.measuredBytesPerSecond(link),
                        links.bytesPerSecond[link]);
            }
            if (credits) {
                links.credit[link * links.priorities + packets.priority(packet)] -= size;
            }
        }
        events.add(end + links.latency[link], Event.ARRIVE, packet, 0);
    }

    /** The peer of a link says XOFF. */
    void pause(int linkAndPriority) {
        if (!links.paused[linkAndPriority]) {
            links.paused[linkAndPriority] = true;
            links.pausedSince[linkAndPriority] = events.now();
        }
    }

    /** The peer of a link says XON. */
    void resume(int linkAndPriority) {
        if (links.paused[linkAndPriority]) {
            links.paused[linkAndPriority] = false;
            counters.pausedPicoseconds += events.now() - links.pausedSince[linkAndPriority];
            kick(linkAndPriority / links.priorities);
        }
    }

    void credit(int linkAndPriority, int bytes) {
        links.credit[linkAndPriority] += bytes;
        kick(linkAndPriority / links.priorities);
    }

    /** Takes the rates of a changed fabric; what waits before a failed link is lost. */
    void change(Topology changed) {
        for (int link = 0; link < changed.links(); link++) {
            boolean wasUp = links.isUp(link);
            links.rate(link, changed.rate(link));
            if (wasUp && !links.isUp(link)) {
                flush(link);
            } else if (!wasUp && links.isUp(link)) {
                kick(link);
            }
        }
    }

    private void flush(int link) {
        for (int c = 0; c < links.classes; c++) {
            int queue = links.queue(link, c);
            while (links.head[queue] >= 0) {
                int packet = links.removeFirst(queue, packets);
                if (c != CONTROL) {
                    leave(link, c - 1, queue, packet);
                }
                lose(packet);
            }
        }
    }
}
