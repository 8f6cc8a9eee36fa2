// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.CongestionAlgorithm.Loss;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.SenderPath;

/**
 * The sending side of the NICs: the queue pairs of an endpoint take turns at its links, each as far as its window, its
 * rate and its credit allow; what was lost goes first.
 */
final class Sender {
    /** A packet that could take several paths counts as lost once what these round trips carry has arrived after it. */
    private static final double REORDERED_ROUND_TRIPS = 1.5;
    /** The same where trimming tells of losses by congestion, so that the order is a last resort. */
    private static final double REORDERED_BESIDE_TRIMMING = 6;
    private static final int FEW_PACKETS = 8;
    private static final long NO_TIMEOUT = Long.MAX_VALUE / 4;
    /** Weight of the newest round trip in the smoothed one (RFC 6298). */
    private static final float NEWEST = 1F / 8;
    /** The timeout is 64 times as long at most. */
    private static final int MOST_DOUBLED = 6;

    private final Topology topology;
    private final FlowTable flows;
    private final LinkTable links;
    private final Packets packets;
    private final EventQueue events;
    private final Counters counters;
    private final Draws draws;
    private final CongestionAlgorithm algorithm;
    private final Switching switching;
    private final FlowEnds ends;
    private final Paths paths;
    private final Entropy entropy;
    private final AckView ack;
    private final PlaneWeights planes;

    private final boolean goesBack;
    private final boolean sprays;
    private final boolean detectsByOrder;
    private final double reorderedRoundTrips;
    private final boolean receiverDriven;
    private final double lossProbability;
    /**
     * By queue pair; that of the transport, but no less than two round trips through empty queues: a timeout that is
     * shorter than the way sends everything again for ever.
     */
    private final long[] timeouts;
    private final long networkRoundTrip;

    /** By endpoint: the last queue pair of its ring, and how many are in it. */
    private final int[] ringTail;
    private final int[] ringSize;

    Sender(Context context, Switching switching, FlowEnds ends, Paths paths) {
        topology = context.topology();
        flows = context.flows();
        links = context.links();
        packets = context.packets();
        events = context.events();
        counters = context.counters();
        draws = context.draws();
        algorithm = context.transport().congestionControl().algorithm();
        this.switching = switching;
        this.ends = ends;
        this.paths = paths;
        LoadBalancing balancing = context.transport().loadBalancing();
        entropy = new Entropy(balancing, flows.size, draws);
        ack = new AckView(packets);
        LossRecovery recovery = context.transport().lossRecovery();
        goesBack = recovery instanceof LossRecovery.GoBackN;
        sprays = !(balancing instanceof LoadBalancing.FlowHash);
        reorderedRoundTrips = context.transport().flowControl() instanceof FlowControl.BestEffort best
                && best.trimming() ? REORDERED_BESIDE_TRIMMING : REORDERED_ROUND_TRIPS;
        receiverDriven = algorithm.receiverDriven();
        lossProbability = recovery.lossProbability();
        detectsByOrder = sprays && (!goesBack || lossProbability > 0 || context.fails());
        timeouts = new long[flows.size];
        Arrays.fill(timeouts, recovery.timeoutSeconds() > 0 ? LinkTable.picoseconds(recovery.timeoutSeconds())
                : NO_TIMEOUT);
        networkRoundTrip = LinkTable.picoseconds(context.networkRoundTrip());
        planes = new PlaneWeights(balancing instanceof LoadBalancing.AdaptivePerPacket adaptive
                && adaptive.weighsPlanes(), topology, flows.size, networkRoundTrip);
        ringTail = new int[links.hosts];
        Arrays.fill(ringTail, FlowTable.NONE);
        ringSize = new int[links.hosts];
    }

    Entropy entropy() {
        return entropy;
    }

    /** A queue pair begins. */
    void start(int row) {
        if (flows.started[row]) {
            return;
        }
        flows.started[row] = true;
        ends.started(row, events.now());
        flows.key[row] = Draws.mix(row * 0x9E3779B1 + (int) draws.nextLong());
        int at = row * flows.controlSize;
        SenderPath path = paths.of(flows.source[row], flows.destination[row], flows.plane(row));
        algorithm.start(flows.control, at, path);
        timeouts[row] = Math.max(timeouts[row], 2 * LinkTable.picoseconds(path.roundTripSeconds()));
        flows.reordered[row] = reorderedAtFirst(path);
        flows.credit[row] = receiverDriven ? (int) Math.min(Integer.MAX_VALUE,
                Math.max(1, flows.control[at + CongestionAlgorithm.WINDOW] / flows.fullBytes)) : Integer.MAX_VALUE;
        flows.fixedLink[row] = sprays ? FlowTable.NONE : ownLink(row);
        scheduleTimer(row);
        activate(row);
    }

    /** Ways have changed: flows with a way of their own get another where theirs has gone, and all may go on. */
    void reroute() {
        for (int row = 0; row < flows.size; row++) {
            if (flows.started[row] && !flows.isFinished(row)) {
                int link = flows.fixedLink[row];
                if (!sprays && (link < 0 || !leads(link, row))) {
                    flows.fixedLink[row] = ownLink(row);
                }
                activate(row);
            }
        }
    }

    private int reorderedAtFirst(SenderPath path) {
        return Math.max(FEW_PACKETS, (int) Math.ceil(reorderedRoundTrips * path.networkRoundTripSeconds()
                * path.lineBytesPerSecond() / flows.fullBytes));
    }

    /** Packets that a receiver need not grant to a queue pair that begins. */
    int firstCredit(int row) {
        int at = row * flows.controlSize;
        return (int) Math.min(Integer.MAX_VALUE,
                Math.max(1, flows.control[at + CongestionAlgorithm.WINDOW] / flows.fullBytes));
    }

    /** Puts a queue pair in the ring of its endpoint. */
    void activate(int row) {
        if (!flows.started[row] || flows.isFinished(row)) {
            return;
        }
        int host = flows.source[row];
        if (!flows.inRing[row]) {
            flows.inRing[row] = true;
            int tail = ringTail[host];
            flows.ringNext[row] = tail < 0 ? row : flows.ringNext[tail];
            if (tail >= 0) {
                flows.ringNext[tail] = row;
            }
            ringTail[host] = row;
            ringSize[host]++;
        }
        if (flows.fixedLink[row] >= 0) {
            switching.kick(flows.fixedLink[row]);
        } else {
            kickAll(host);
        }
    }

    private void kickAll(int host) {
        for (int link = topology.firstLink(host); link < topology.firstLink(host + 1); link++) {
            if (topology.isUp(link)) {
                switching.kick(link);
            }
        }
    }

    boolean waits(int host) {
        return ringSize[host] > 0;
    }

    /** The next packet of an endpoint for one of its links; -1 when none may go. */
    int next(int link) {
        int host = topology.from(link);
        for (int tries = ringSize[host]; tries > 0; tries--) {
            int row = flows.ringNext[ringTail[host]];
            if (!uses(row, link)) {
                ringTail[host] = row;
            } else if (!maySend(row)) {
                removeFirst(host);
            } else {
                int sequence = nextSequence(row);
                ringTail[host] = row;
                if (switching.mayLeave(link, flows.priority[row], flows.wireBytes(row, sequence))) {
                    return through(link, row, send(row, sequence));
                }
            }
        }
        return -1;
    }

    private boolean uses(int row, int link) {
        return flows.fixedLink[row] >= 0 ? flows.fixedLink[row] == link
                : leads(link, row) && hasShare(row, link);
    }

    private boolean leads(int link, int row) {
        return paths.leads(link, flows.destination[row], flows.plane(row));
    }

    private int ownLink(int row) {
        return paths.firstLink(flows.source[row], flows.destination[row], flows.plane(row), flows.key[row]);
    }

    /** Acknowledgements of what is under way wake a port whose share was used up. */
    private boolean hasShare(int row, int link) {
        return !planes.adapt() || flows.inFlight[row] == 0
                || planes.maySend(row, link - topology.firstLink(flows.source[row]), events.now());
    }

    /** Notes the port in the packet, where that decides what the port gets. */
    private int through(int link, int row, int packet) {
        if (planes.adapt()) {
            int port = link - topology.firstLink(flows.source[row]);
            packets.field[packet + Packets.ENTROPY] = port;
            planes.sent(row, port, events.now(),
                    Math.round(packets.field[packet + Packets.SIZE] * links.picosecondsPerByte[link]));
        }
        return packet;
    }

    private void removeFirst(int host) {
        int tail = ringTail[host];
        int row = flows.ringNext[tail];
        flows.inRing[row] = false;
        ringSize[host]--;
        if (row == tail) {
            ringTail[host] = FlowTable.NONE;
        } else {
            flows.ringNext[tail] = flows.ringNext[row];
        }
    }

    private boolean maySend(int row) {
        if (flows.isFinished(row) || flows.lost[row] == 0 && flows.nextNew[row] >= flows.allowed[row]) {
            return false;
        }
        double window = flows.control[row * flows.controlSize + CongestionAlgorithm.WINDOW];
        if (flows.inFlight[row] > 0 && (flows.inFlight[row] + 1.0) * flows.fullBytes > window) {
            return false;
        }
        if (flows.credit[row] <= 0) {
            return false;
        }
        if (flows.sendFrom[row] > events.now()) {
            if (!flows.paceWaits[row]) {
                flows.paceWaits[row] = true;
                events.add(flows.sendFrom[row], Event.PACE, row, 0);
            }
            return false;
        }
        return true;
    }

    /** The time to send again by the rate has come. */
    void pace(int row) {
        flows.paceWaits[row] = false;
        activate(row);
    }

    private int nextSequence(int row) {
        return flows.lost[row] > 0 ? firstLost(row) : flows.nextNew[row];
    }

    private int firstLost(int row) {
        int sequence = flows.lostFrom[row];
        int word = (int) flows.bitsFrom[row] + (sequence >> 6);
        long bits = flows.lostBits[word] & -1L << sequence;
        while (bits == 0) {
            word++;
            bits = flows.lostBits[word];
        }
        int found = (word - (int) flows.bitsFrom[row] << 6) + Long.numberOfTrailingZeros(bits);
        flows.lostFrom[row] = found;
        return found;
    }

    private int send(int row, int sequence) {
        boolean again = sequence < flows.sentUpTo[row];
        if (flows.lost[row] > 0) {
            flows.lost[row]--;
            FlowTable.clear(flows.lostBits, flows.bitsFrom[row], sequence);
        } else {
            flows.nextNew[row] = sequence + 1;
        }
        flows.sentUpTo[row] = Math.max(flows.sentUpTo[row], sequence + 1);
        flows.inFlight[row]++;
        if (receiverDriven) {
            flows.credit[row]--;
        }
        counters.sent++;
        counters.retransmitted += again ? 1 : 0;
        int packet = packet(row, sequence);
        int flags = again ? Packets.SENT_AGAIN : 0;
        if (lossProbability > 0 && draws.nextUnit() < lossProbability) {
            flags |= Packets.DOOMED;
        }
        if (wantsAck(row)) {
            flags |= Packets.ACK_REQUESTED;
        }
        packets.flags(packet, flags, flows.priority[row]);
        keepToRate(row, packets.field[packet + Packets.SIZE]);
        armTimeout(row);
        return packet;
    }

    private int packet(int row, int sequence) {
        int packet = packets.take(Packets.DATA);
        int[] field = packets.field;
        int value = entropy.next(row);
        field[packet + Packets.FLOW] = row;
        field[packet + Packets.SEQUENCE] = sequence;
        field[packet + Packets.SIZE] = flows.wireBytes(row, sequence);
        field[packet + Packets.DESTINATION] = flows.destination[row];
        field[packet + Packets.ENTROPY] = value;
        field[packet + Packets.PATH_KEY] = flows.key[row] ^ value * 0x9E3779B1;
        packets.sentAt(packet, events.now());
        return packet;
    }

    /** The sender asks for an acknowledgement when it can send nothing more before it has one. */
    private boolean wantsAck(int row) {
        double window = flows.control[row * flows.controlSize + CongestionAlgorithm.WINDOW];
        return (flows.inFlight[row] + 1.0) * flows.fullBytes > window
                || flows.lost[row] == 0 && flows.nextNew[row] >= flows.allowed[row];
    }

    private void keepToRate(int row, int bytes) {
        double rate = flows.control[row * flows.controlSize + CongestionAlgorithm.RATE];
        if (rate < Double.POSITIVE_INFINITY) {
            long from = Math.max(flows.sendFrom[row], events.now());
            flows.sendFrom[row] = from + LinkTable.picoseconds(bytes / rate);
        }
    }

    private void armTimeout(int row) {
        if (flows.inFlight[row] == 1 || flows.timeoutEvent[row] == Long.MAX_VALUE) {
            flows.timeoutAt[row] = events.now() + timeoutOf(row);
        }
        scheduleTimeout(row);
    }

    /**
     * At least two round trips as they are, and twice as long after each timeout until something arrives (as RFC 6298):
     * where queues are longer than the timeout, copies of what waits in them would fill them else.
     */
    private long timeoutOf(int row) {
        return timeouts[row] >= NO_TIMEOUT ? NO_TIMEOUT
                : Math.max(timeouts[row], (long) (2 * flows.roundTrip[row])) << flows.timeoutDoubled[row];
    }

    private void scheduleTimeout(int row) {
        if (flows.timeoutAt[row] < flows.timeoutEvent[row]) {
            flows.timeoutEvent[row] = flows.timeoutAt[row];
            events.add(flows.timeoutAt[row], Event.TIMEOUT, row, 0);
        }
    }

    /**
     * Something arrived: the timeout begins anew. Selective repeat waits less when it has nothing to send whose arrival
     * would tell of a loss: two round trips, as a tail loss probe (RFC 8985).
     *
     * @param roundTrip of what arrived; {@link #NO_TIMEOUT} when a trimmed header tells that queues are full
     */
    private void putOffTimeout(int row, long roundTrip) {
        flows.heardAt[row] = events.now();
        boolean tail = !goesBack && flows.lost[row] == 0 && flows.nextNew[row] >= flows.allowed[row];
        flows.timeoutAt[row] = events.now() + (tail
                ? Math.min(timeoutOf(row), 2 * (roundTrip + networkRoundTrip)) : timeoutOf(row));
        if (tail) {
            scheduleTimeout(row);
        }
    }

    /** A timeout may have come; what arrived meanwhile has put it off. */
    void timeout(int row) {
        if (events.now() != flows.timeoutEvent[row]) {
            return;
        }
        flows.timeoutEvent[row] = Long.MAX_VALUE;
        boolean nothingOut = flows.acknowledged[row] == flows.nextNew[row];
        if (flows.isFinished(row) || nothingOut && !lacksGrants(row)) {
            return;
        }
        if (events.now() < flows.timeoutAt[row]) {
            scheduleTimeout(row);
            return;
        }
        if (nothingOut) {
            askAnew(row);
            return;
        }
        boolean tail = events.now() - flows.heardAt[row] < timeoutOf(row);
        counters.timeouts += tail ? 0 : 1;
        int missing = goesBack ? rewind(row, flows.acknowledged[row]) : loseAll(row);
        flows.inFlight[row] = 0;
        if (receiverDriven) {
            flows.credit[row] = Math.max(flows.credit[row], Math.max(1, missing));
        }
        if (!tail) {
            entropy.forget(row);
        }
        tellLoss(row, tail ? Loss.MISSING : Loss.TIMEOUT, missing);
        if (!tail) {
            flows.timeoutDoubled[row] = (byte) Math.min(MOST_DOUBLED, flows.timeoutDoubled[row] + 1);
        }
        flows.timeoutAt[row] = events.now() + timeoutOf(row);
        scheduleTimeout(row);
        activate(row);
    }

    private boolean lacksGrants(int row) {
        return receiverDriven && flows.credit[row] <= 0 && flows.nextNew[row] < flows.allowed[row];
    }

    /** Grants can be lost on links that fail: after a timeout without any the sender begins as it did at first. */
    private void askAnew(int row) {
        flows.credit[row] = firstCredit(row);
        flows.timeoutAt[row] = events.now() + timeoutOf(row);
        scheduleTimeout(row);
        activate(row);
    }

    private int rewind(int row, int sequence) {
        int missing = flows.nextNew[row] - sequence;
        flows.nextNew[row] = sequence;
        flows.inFlight[row] = Math.max(0, sequence - flows.acknowledged[row]);
        flows.examined[row] = sequence;
        flows.highestAcknowledged[row] = sequence - 1;
        flows.patientFrom[row] = events.now();
        return missing;
    }

    private int loseAll(int row) {
        int missing = 0;
        for (int sequence = flows.acknowledged[row]; sequence < flows.nextNew[row]; sequence++) {
            missing += markLost(row, sequence) ? 1 : 0;
        }
        return missing;
    }

    private boolean markLost(int row, int sequence) {
        long from = flows.bitsFrom[row];
        if (sequence < flows.acknowledged[row] || FlowTable.get(flows.acknowledgedBits, from, sequence)
                || FlowTable.get(flows.lostBits, from, sequence)) {
            return false;
        }
        FlowTable.set(flows.lostBits, from, sequence);
        flows.lostFrom[row] = flows.lost[row] == 0 ? sequence : Math.min(flows.lostFrom[row], sequence);
        flows.lost[row]++;
        return true;
    }

    private void tellLoss(int row, Loss loss, int count) {
        algorithm.onLoss(flows.control, row * flows.controlSize, loss, (double) count * flows.fullBytes,
                LinkTable.seconds(events.now()));
        scheduleTimer(row);
    }

    /** A control packet came back. */
    void receive(int packet) {
        int row = packets.field[packet + Packets.FLOW];
        if (!flows.isFinished(row)) {
            switch (packets.field[packet + Packets.KIND]) {
                case Packets.ACK -> acknowledge(row, packet);
                case Packets.NACK -> lose(row, packet);
                case Packets.CNP -> notified(row);
                default -> flows.credit[row] += packets.field[packet + Packets.COUNT];
            }
            activate(row);
        }
        packets.release(packet);
    }

    private void notified(int row) {
        algorithm.onMark(flows.control, row * flows.controlSize, LinkTable.seconds(events.now()));
        scheduleTimer(row);
    }

    private void acknowledge(int row, int packet) {
        long now = events.now();
        int newly = Math.max(0, packets.field[packet + Packets.COUNT] - flows.seenArrivals[row]);
        flows.seenArrivals[row] += newly;
        int cumulative = packets.field[packet + Packets.CUMULATIVE];
        if (goesBack) {
            newly = Math.max(0, cumulative - flows.acknowledged[row]);
            flows.acknowledged[row] = Math.max(flows.acknowledged[row], cumulative);
            flows.nextNew[row] = Math.max(flows.nextNew[row], flows.acknowledged[row]);
            flows.inFlight[row] = flows.nextNew[row] - flows.acknowledged[row];
        } else {
            acknowledgeUpTo(row, cumulative);
            int sequence = packets.field[packet + Packets.SEQUENCE];
            acknowledgeBits(row, FlowTable.firstTold(sequence), packets.bits(packet));
            int open = flows.nextNew[row] - flows.acknowledged[row] - flows.lost[row];
            flows.inFlight[row] = Math.max(0, Math.min(open, flows.inFlight[row] - newly));
            flows.highestAcknowledged[row] = Math.max(flows.highestAcknowledged[row], sequence);
        }
        if (planes.adapt()) {
            planes.cameBack(row, packets.field[packet + Packets.ENTROPY], now, now - packets.sentAt(packet));
        }
        entropy.cameThrough(row, packets.field[packet + Packets.ENTROPY], packets.has(packet, Packets.MARKED));
        ack.set(packet, LinkTable.seconds(now), (double) newly * flows.fullBytes,
                LinkTable.seconds(now - packets.sentAt(packet)), (double) flows.inFlight[row] * flows.fullBytes);
        algorithm.onAck(flows.control, row * flows.controlSize, ack);
        scheduleTimer(row);
        observe(row, now - packets.sentAt(packet));
        putOffTimeout(row, now - packets.sentAt(packet));
        if (flows.acknowledged[row] == flows.packets[row]) {
            flows.finishedAt[row] = now;
            ends.sent(row, now);
        } else if (detectsByOrder && goesBack) {
            goBackByOrder(row, packet);
        } else if (detectsByOrder) {
            detectByOrder(row, packets.has(packet, Packets.DUPLICATE));
        }
    }

    private void observe(int row, long roundTrip) {
        float before = flows.roundTrip[row];
        flows.roundTrip[row] = before == 0 ? roundTrip : before + NEWEST * (roundTrip - before);
        flows.timeoutDoubled[row] = 0;
    }

    private void acknowledgeUpTo(int row, int cumulative) {
        int sequence = flows.acknowledged[row];
        if (cumulative <= sequence) {
            return;
        }
        flows.acknowledged[row] = cumulative;
        for (int word = sequence >> 6; word <= cumulative - 1 >> 6; word++) {
            int below = cumulative - (word << 6);
            acknowledgeWord(row, word, below >= 64 ? -1L : (1L << below) - 1);
        }
    }

    private void acknowledgeBits(int row, int first, long bits) {
        int shift = first & 63;
        acknowledgeWord(row, first >> 6, bits << shift);
        if (shift > 0 && bits >>> 64 - shift != 0) {
            acknowledgeWord(row, (first >> 6) + 1, bits >>> 64 - shift);
        }
    }

    /** What was taken for lost and came through after all need not be sent again; its arrival has been counted. */
    private void acknowledgeWord(int row, int word, long bits) {
        int at = (int) flows.bitsFrom[row] + word;
        flows.acknowledgedBits[at] |= bits;
        long spared = flows.lostBits[at] & bits;
        if (spared != 0) {
            flows.lostBits[at] &= ~bits;
            flows.lost[row] -= Long.bitCount(spared);
            flows.inFlight[row] += Long.bitCount(spared);
        }
    }

    /**
     * Each packet is looked at once, when enough of those sent after it have arrived; enough becomes more, once a round
     * trip, when a packet that was sent again had arrived after all (as RFC 8985).
     */
    private void detectByOrder(int row, boolean duplicate) {
        if (duplicate && events.now() >= flows.patientFrom[row]) {
            SenderPath path = paths.of(flows.source[row], flows.destination[row], flows.plane(row));
            flows.reordered[row] = Math.min(Integer.MAX_VALUE / 2, flows.reordered[row] + reorderedAtFirst(path));
            flows.patientFrom[row] = events.now() + LinkTable.picoseconds(path.networkRoundTripSeconds());
        }
        int until = flows.highestAcknowledged[row] - flows.reordered[row];
        int missing = 0;
        int sequence = Math.max(flows.examined[row], flows.acknowledged[row]);
        for (; sequence < until; sequence++) {
            missing += markLost(row, sequence) ? 1 : 0;
        }
        flows.examined[row] = Math.max(flows.examined[row], sequence);
        if (missing > 0) {
            flows.inFlight[row] = Math.max(0, flows.inFlight[row] - missing);
            tellLoss(row, Loss.MISSING, missing);
        }
    }

    /**
     * Go-back-N over several paths, where packets can be lost: a gap counts as a loss once enough of what was sent
     * after it, and after the sender went back the last time, has arrived. It went back too soon when what it went back
     * to arrives twice, and waits for twice as much from then on.
     */
    private void goBackByOrder(int row, int packet) {
        if (packets.sentAt(packet) < flows.patientFrom[row]) {
            return;
        }
        int sequence = packets.field[packet + Packets.SEQUENCE];
        if (packets.has(packet, Packets.DUPLICATE) && sequence == flows.examined[row]) {
            flows.reordered[row] = Math.min(Integer.MAX_VALUE / 4, 2 * flows.reordered[row]);
        }
        flows.highestAcknowledged[row] = Math.max(flows.highestAcknowledged[row], sequence);
        int missing = flows.acknowledged[row];
        if (missing < flows.nextNew[row] && flows.highestAcknowledged[row] - missing > flows.reordered[row]) {
            tellLoss(row, Loss.MISSING, rewind(row, missing));
        }
    }

    private void lose(int row, int packet) {
        int sequence = packets.field[packet + Packets.SEQUENCE];
        if (goesBack) {
            if (sequence >= flows.acknowledged[row] && sequence < flows.nextNew[row]) {
                flows.acknowledged[row] = sequence;
                tellLoss(row, Loss.MISSING, rewind(row, sequence));
            }
            return;
        }
        int missing = 0;
        for (int i = 0; i < packets.field[packet + Packets.COUNT]; i++) {
            missing += markLost(row, sequence + i) ? 1 : 0;
        }
        if (missing > 0) {
            flows.inFlight[row] = Math.max(0, flows.inFlight[row] - missing);
            boolean trimmed = packets.has(packet, Packets.MARKED);
            putOffTimeout(row, trimmed ? NO_TIMEOUT : networkRoundTrip);
            tellLoss(row, trimmed ? Loss.TRIMMED : Loss.MISSING, missing);
        }
    }

    private void scheduleTimer(int row) {
        double at = flows.control[row * flows.controlSize + CongestionAlgorithm.TIMER];
        if (at < flows.timerAt[row]) {
            flows.timerAt[row] = at;
            events.add(LinkTable.picoseconds(at), Event.TIMER, row, 0);
        }
    }

    /** A timer of the congestion control may have come. */
    void timer(int row) {
        double now = LinkTable.seconds(events.now());
        if (now < flows.timerAt[row] - 1e-12) {
            return;
        }
        flows.timerAt[row] = Double.POSITIVE_INFINITY;
        int at = row * flows.controlSize;
        if (!flows.isFinished(row)) {
            if (flows.control[at + CongestionAlgorithm.TIMER] <= now + 1e-12) {
                algorithm.onTimer(flows.control, at, now);
                activate(row);
            }
            scheduleTimer(row);
        }
    }

    long bytes() {
        return 8L * ringTail.length + 8L * timeouts.length + entropy.bytes() + planes.bytes();
    }
}
