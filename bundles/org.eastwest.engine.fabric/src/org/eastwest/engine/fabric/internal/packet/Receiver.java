// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;

/**
 * The receiving side of the NICs: acknowledges data, asks again for what is missing, tells senders about marks, and
 * grants credit to senders that wait for it. A data packet turns into its answer.
 */
final class Receiver {
    private final Topology topology;
    private final FlowTable flows;
    private final LinkTable links;
    private final Packets packets;
    private final EventQueue events;
    private final Counters counters;
    private final Switching switching;
    private final Sender sender;
    private final FlowEnds ends;
    private final Paths paths;

    private final boolean inOrder;
    private final boolean discards;
    private final boolean findsGaps;
    private final boolean receiverDriven;
    private final long notification;
    private final int ackEvery;

    /** By endpoint: the last queue pair of those that want credit. */
    private final int[] ringTail;
    private final boolean[] grants;

    Receiver(Context context, Switching switching, Sender sender, FlowEnds ends, Paths paths) {
        topology = context.topology();
        flows = context.flows();
        links = context.links();
        packets = context.packets();
        events = context.events();
        counters = context.counters();
        this.switching = switching;
        this.sender = sender;
        this.ends = ends;
        this.paths = paths;
        LossRecovery recovery = context.transport().lossRecovery();
        inOrder = context.transport().loadBalancing() instanceof LoadBalancing.FlowHash;
        discards = inOrder && recovery instanceof LossRecovery.GoBackN;
        findsGaps = inOrder && recovery instanceof LossRecovery.SelectiveRepeat
                && !(context.transport().flowControl() instanceof FlowControl.BestEffort best && best.trimming());
        receiverDriven = context.transport().congestionControl().algorithm().receiverDriven();
        notification = LinkTable.picoseconds(context.transport().congestionControl().algorithm()
                .notificationSeconds());
        ackEvery = sender.entropy().adaptive() ? 1 : context.transport().lossRecovery().packetsPerAck();
        ringTail = new int[links.hosts];
        Arrays.fill(ringTail, FlowTable.NONE);
        grants = new boolean[links.hosts];
    }

    /** Data, or what trimming left of it. */
    void receive(int packet) {
        int row = packets.field[packet + Packets.FLOW];
        if (receiverDriven && !flows.asked[row]) {
            flows.asked[row] = true;
            flows.toGrant[row] = Math.max(0, flows.packets[row] - sender.firstCredit(row));
            wantGrants(row);
        }
        if (packets.field[packet + Packets.KIND] == Packets.TRIMMED) {
            if (receiverDriven) {
                flows.toGrant[row]++;
                wantGrants(row);
            }
            packets.field[packet + Packets.FLAGS] |= Packets.MARKED;
            answer(packet, Packets.NACK, 1);
            return;
        }
        counters.delivered++;
        notifyOfMark(row, packet);
        if (discards) {
            takeInOrder(row, packet);
        } else {
            take(row, packet);
        }
    }

    private void notifyOfMark(int row, int packet) {
        if (notification > 0 && packets.has(packet, Packets.MARKED)
                && events.now() - flows.notifiedAt[row] >= notification) {
            flows.notifiedAt[row] = events.now();
            tell(row, packets.field[packet + Packets.PATH_KEY], Packets.CNP, 0);
        }
    }

    /** Go-back-N: what does not come in order is thrown away, and asked for again once. */
    private void takeInOrder(int row, int packet) {
        int sequence = packets.field[packet + Packets.SEQUENCE];
        if (sequence == flows.expected[row]) {
            flows.arrivals[row]++;
            flows.nacked[row] = false;
            advance(row, sequence, sequence + 1);
            acknowledge(row, packet, false);
        } else if (sequence > flows.expected[row]) {
            counters.discarded++;
            if (flows.nacked[row]) {
                packets.release(packet);
            } else {
                flows.nacked[row] = true;
                packets.field[packet + Packets.SEQUENCE] = flows.expected[row];
                answer(packet, Packets.NACK, 1);
            }
        } else {
            counters.discarded++;
            acknowledge(row, packet, true);
        }
    }

    private void take(int row, int packet) {
        int sequence = packets.field[packet + Packets.SEQUENCE];
        long from = flows.bitsFrom[row];
        boolean twice = FlowTable.get(flows.receivedBits, from, sequence);
        if (twice) {
            counters.discarded++;
            packets.field[packet + Packets.FLAGS] |= Packets.DUPLICATE;
        } else {
            flows.arrivals[row]++;
            FlowTable.set(flows.receivedBits, from, sequence);
            counters.payloadDelivered += flows.payload(row, sequence);
            if (findsGaps && sequence > flows.highest[row] + 1 && !packets.has(packet, Packets.SENT_AGAIN)) {
                askAgain(row, packet, flows.highest[row] + 1, sequence - flows.highest[row] - 1);
            }
            flows.highest[row] = Math.max(flows.highest[row], sequence);
            if (sequence == flows.expected[row]) {
                int next = sequence + 1;
                while (next < flows.packets[row] && FlowTable.get(flows.receivedBits, from, next)) {
                    next++;
                }
                advance(row, -1, next);
            }
        }
        acknowledge(row, packet, twice);
    }

    private void askAgain(int row, int packet, int sequence, int count) {
        int nack = tell(row, packets.field[packet + Packets.PATH_KEY], Packets.NACK, count);
        packets.field[nack + Packets.SEQUENCE] = sequence;
    }

    /** Everything below {@code next} has arrived. */
    private void advance(int row, int accepted, int next) {
        int before = flows.expected[row];
        flows.expected[row] = next;
        if (accepted >= 0) {
            counters.payloadDelivered += flows.payload(row, accepted);
        }
        int piece = flows.piecePackets[row];
        int pieces = next / piece - before / piece;
        if (pieces > 0 && flows.feeds[row] >= 0) {
            int fed = flows.feeds[row];
            flows.allowed[fed] = Math.min(flows.packets[fed], flows.allowed[fed] + pieces * flows.piecePackets[fed]);
            sender.activate(fed);
        }
        if (next == flows.packets[row]) {
            ends.received(row);
        }
    }

    private void acknowledge(int row, int packet, boolean atOnce) {
        flows.sinceAck[row]++;
        boolean echo = notification == 0 && packets.has(packet, Packets.MARKED);
        if (atOnce || echo || flows.sinceAck[row] >= ackEvery || packets.has(packet, Packets.ACK_REQUESTED)
                || flows.expected[row] == flows.packets[row] || flows.arrivals[row] == 1) {
            flows.sinceAck[row] = 0;
            packets.field[packet + Packets.CUMULATIVE] = flows.expected[row];
            if (!discards) {
                packets.bits(packet, flows.receivedAround(row, packets.field[packet + Packets.SEQUENCE]));
            }
            answer(packet, Packets.ACK, flows.arrivals[row]);
        } else {
            packets.release(packet);
        }
    }

    /** Sends a packet back to where it came from. */
    private void answer(int packet, int kind, int count) {
        int row = packets.field[packet + Packets.FLOW];
        packets.field[packet + Packets.KIND] = kind;
        packets.field[packet + Packets.COUNT] = count;
        packets.field[packet + Packets.SIZE] = Switching.CONTROL_BYTES;
        packets.field[packet + Packets.DESTINATION] = flows.source[row];
        leave(row, packet);
    }

    private int tell(int row, int key, int kind, int count) {
        int packet = packets.take(kind);
        packets.field[packet + Packets.FLOW] = row;
        packets.field[packet + Packets.PATH_KEY] = key;
        answer(packet, kind, count);
        return packet;
    }

    private void leave(int row, int packet) {
        int link = paths.firstLink(flows.destination[row], flows.source[row], flows.plane(row),
                packets.field[packet + Packets.PATH_KEY]);
        if (link < 0) {
            packets.release(packet);
        } else {
            switching.enqueueControl(link, packet);
        }
    }

    private void wantGrants(int row) {
        int host = flows.destination[row];
        if (flows.inGrantRing[row] || flows.toGrant[row] == 0) {
            return;
        }
        flows.inGrantRing[row] = true;
        int tail = ringTail[host];
        flows.grantNext[row] = tail < 0 ? row : flows.grantNext[tail];
        if (tail >= 0) {
            flows.grantNext[tail] = row;
        }
        ringTail[host] = row;
        if (!grants[host]) {
            grants[host] = true;
            events.add(events.now(), Event.GRANT, host, 0);
        }
    }

    /** Grants one packet to the next sender, as often as the links of the endpoint can take one. */
    void grant(int host) {
        int tail = ringTail[host];
        if (tail < 0) {
            grants[host] = false;
            return;
        }
        int row = flows.grantNext[tail];
        flows.toGrant[row]--;
        tell(row, flows.key[row], Packets.GRANT, 1);
        if (flows.toGrant[row] > 0) {
            ringTail[host] = row;
        } else {
            flows.inGrantRing[row] = false;
            if (row == tail) {
                ringTail[host] = FlowTable.NONE;
            } else {
                flows.grantNext[tail] = flows.grantNext[row];
            }
        }
        events.add(events.now() + grantPeriod(host), Event.GRANT, host, 0);
    }

    private long grantPeriod(int host) {
        double rate = 0;
        for (int link = topology.firstLink(host); link < topology.firstLink(host + 1); link++) {
            rate += topology.isUp(link) ? links.bytesPerSecond[topology.reverse(link)] : 0;
        }
        return rate > 0 ? LinkTable.picoseconds(flows.fullBytes / rate) : LinkTable.picoseconds(1e-3);
    }

    long bytes() {
        return 5L * ringTail.length;
    }
}
