// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.WireFormat;

/**
 * State of senders and receivers: a row for each queue pair, in primitive arrays. A flow is split evenly over its queue
 * pairs.
 */
final class FlowTable {
    static final int NONE = -1;
    /** An acknowledgement tells more about what came before its packet than about what came after. */
    private static final int TOLD_BEFORE = 47;

    final int size;
    final int queuePairs;
    final int fullBytes;
    private final WireFormat wire;

    final int[] flow;
    final int[] source;
    final int[] destination;
    final int[] priority;
    /** Knows the plane of each flow; null where all may use all planes. */
    private final FlowSet keptToPlanes;
    final int[] key;
    /** Packets of the whole message. */
    final int[] packets;
    final int[] lastPayload;
    /** Packets of one piece; the whole message where it has one piece. */
    final int[] piecePackets;
    final int[] feeds;
    final boolean[] started;

    // what the sender knows
    final int[] allowed;
    final int[] nextNew;
    final int[] acknowledged;
    final int[] seenArrivals;
    final int[] inFlight;
    final int[] lost;
    final int[] lostFrom;
    final int[] highestAcknowledged;
    /** Below it all have been looked at for losses; of go-back-N: where the sender went back to. */
    final int[] examined;
    final int[] sentUpTo;
    final int[] reordered;
    /** No more patience before; of go-back-N: when the sender went back. */
    final long[] patientFrom;
    final int[] credit;
    final int[] ringNext;
    final boolean[] inRing;
    final int[] fixedLink;
    final long[] sendFrom;
    final boolean[] paceWaits;
    final long[] timeoutAt;
    final long[] timeoutEvent;
    /** Times that the timeout is doubled. */
    final byte[] timeoutDoubled;
    /** Smoothed round trip, picoseconds; 0 before the first one. */
    final float[] roundTrip;
    final long[] heardAt;
    final double[] timerAt;
    final long[] finishedAt;
    final double[] control;
    final int controlSize;
    final long[] bitsFrom;
    final long[] acknowledgedBits;
    final long[] lostBits;

    // what the receiver knows
    final int[] expected;
    final int[] highest;
    final int[] arrivals;
    final int[] sinceAck;
    final int[] toGrant;
    final int[] grantNext;
    final boolean[] inGrantRing;
    final boolean[] asked;
    final boolean[] nacked;
    final long[] notifiedAt;
    final long[] receivedBits;

    FlowTable(FlowSet flows, WireFormat wire, int pairs, CongestionAlgorithm algorithm) {
        this.wire = wire;
        fullBytes = wire.mtuBytes() + wire.middleOverheadBytes();
        queuePairs = pairs;
        keptToPlanes = flows.keptToPlanes() ? flows : null;
        size = Math.multiplyExact(flows.size(), pairs);
        flow = new int[size];
        source = new int[size];
        destination = new int[size];
        priority = new int[size];
        key = new int[size];
        packets = new int[size];
        lastPayload = new int[size];
        piecePackets = new int[size];
        feeds = new int[size];
        started = new boolean[size];
        allowed = new int[size];
        nextNew = new int[size];
        acknowledged = new int[size];
        seenArrivals = new int[size];
        inFlight = new int[size];
        lost = new int[size];
        lostFrom = new int[size];
        highestAcknowledged = filled(-1);
        examined = new int[size];
        sentUpTo = new int[size];
        reordered = new int[size];
        patientFrom = new long[size];
        credit = new int[size];
        ringNext = filled(NONE);
        inRing = new boolean[size];
        fixedLink = filled(NONE);
        sendFrom = new long[size];
        paceWaits = new boolean[size];
        timeoutAt = new long[size];
        timeoutEvent = new long[size];
        timeoutDoubled = new byte[size];
        roundTrip = new float[size];
        heardAt = new long[size];
        timerAt = new double[size];
        finishedAt = new long[size];
        controlSize = CongestionAlgorithm.OWN + algorithm.variables();
        control = new double[Math.multiplyExact(size, controlSize)];
        bitsFrom = new long[size + 1];
        expected = new int[size];
        highest = filled(-1);
        arrivals = new int[size];
        sinceAck = new int[size];
        toGrant = new int[size];
        grantNext = filled(NONE);
        inGrantRing = new boolean[size];
        asked = new boolean[size];
        nacked = new boolean[size];
        notifiedAt = new long[size];
        for (int f = 0; f < flows.size(); f++) {
            for (int q = 0; q < pairs; q++) {
                fill(flows, f, f * pairs + q, q);
            }
        }
        int words = Math.toIntExact(bitsFrom[size]);
        acknowledgedBits = new long[words];
        lostBits = new long[words];
        receivedBits = new long[words];
    }

    /** The plane that a row is kept to; {@link Paths#ANY_PLANE} for all of them. */
    int plane(int row) {
        return keptToPlanes == null ? Paths.ANY_PLANE : keptToPlanes.plane(flow[row]);
    }

    private int[] filled(int value) {
        int[] array = new int[size];
        Arrays.fill(array, value);
        return array;
    }

    private void fill(FlowSet flows, int f, int row, int pair) {
        flow[row] = f;
        source[row] = flows.source(f);
        destination[row] = flows.destination(f);
        priority[row] = flows.priority(f);
        int pieces = flows.pieces(f);
        long piece = share(flows.bytes(f), pieces, pair);
        int perPiece = (int) Math.max(1, (piece + wire.mtuBytes() - 1) / wire.mtuBytes());
        piecePackets[row] = perPiece;
        packets[row] = Math.multiplyExact(perPiece, pieces);
        lastPayload[row] = (int) Math.max(1, piece - (long) (perPiece - 1) * wire.mtuBytes());
        feeds[row] = flows.feeds(f) < 0 ? NONE : flows.feeds(f) * queuePairs + pair;
        allowed[row] = perPiece;
        finishedAt[row] = -1;
        timeoutEvent[row] = Long.MAX_VALUE;
        heardAt[row] = Long.MIN_VALUE / 2;
        notifiedAt[row] = Long.MIN_VALUE / 2;
        timerAt[row] = Double.POSITIVE_INFINITY;
        bitsFrom[row + 1] = bitsFrom[row] + (packets[row] + 63) / 64;
    }

    /** Bytes of one piece that this queue pair carries; the first ones take what does not divide. */
    private long share(long bytes, int pieces, int pair) {
        long piece = (bytes + pieces - 1) / pieces;
        return piece / queuePairs + (pair < piece % queuePairs ? 1 : 0);
    }

    /** Payload of a packet; the last one of each piece may be smaller. */
    int payload(int row, int sequence) {
        return (sequence + 1) % piecePackets[row] == 0 ? lastPayload[row] : wire.mtuBytes();
    }

    /** Bytes of a packet on the wire. */
    int wireBytes(int row, int sequence) {
        return payload(row, sequence)
                + (sequence % piecePackets[row] == 0 ? wire.firstOverheadBytes() : wire.middleOverheadBytes());
    }

    /** A flow all of whose pieces wait for no other one may send everything at once. */
    void allowAll(int row) {
        allowed[row] = packets[row];
    }

    boolean isFinished(int row) {
        return finishedAt[row] >= 0;
    }

    static boolean get(long[] bits, long from, int sequence) {
        return (bits[(int) from + (sequence >> 6)] >>> sequence & 1) != 0;
    }

    static void set(long[] bits, long from, int sequence) {
        bits[(int) from + (sequence >> 6)] |= 1L << sequence;
    }

    static void clear(long[] bits, long from, int sequence) {
        bits[(int) from + (sequence >> 6)] &= ~(1L << sequence);
    }

    /** The first packet that the bits of an acknowledgement for this one tell about. */
    static int firstTold(int sequence) {
        return Math.max(0, sequence - TOLD_BEFORE);
    }

    /** Which of the 64 packets from {@link #firstTold} on have arrived, the first one in the lowest bit. */
    long receivedAround(int row, int sequence) {
        int first = firstTold(sequence);
        int word = (int) bitsFrom[row] + (first >> 6);
        int shift = first & 63;
        long bits = receivedBits[word] >>> shift;
        return shift > 0 && word + 1 < bitsFrom[row + 1] ? bits | receivedBits[word + 1] << 64 - shift : bits;
    }

    /** Bytes that the rows take. */
    long bytes() {
        return bytes(size, controlSize, bitsFrom[size] * 64);
    }

    /** Bytes of as many rows with these variables and packets. */
    static long bytes(long rows, int controlSize, long packets) {
        return rows * (30L * 4 + 7 + 8L * 8 + 8 + 8L * controlSize) + 3 * packets / 8;
    }
}
