// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import org.eastwest.spi.simulation.SimulationLimitException;

/**
 * Packets in flight: a pool of rows of 16 integers, one cache line each. A packet is the index of its row's first
 * field. Telemetry of packets stands in an array of its own, where the transport wants any.
 */
final class Packets {
    static final int STRIDE = 16;
    /** Hops whose telemetry a packet can carry. */
    static final int HOPS = 8;
    private static final int HOP_VALUES = 3;

    // what switches ask for stands together: the memory brings it at once
    static final int NEXT = 0;
    /** The link it is on, or came over. */
    static final int LINK = 1;
    static final int KIND = 2;
    static final int FLAGS = 3;
    /** Bytes on the wire. */
    static final int SIZE = 4;
    static final int DESTINATION = 5;
    /** What switches hash. */
    static final int PATH_KEY = 6;
    static final int FLOW = 7;
    static final int SEQUENCE = 8;
    static final int ENTROPY = 9;
    static final int SENT_LOW = 10;
    static final int SENT_HIGH = 11;
    /** Of an acknowledgement: the first packet that is still missing. */
    static final int CUMULATIVE = 12;
    /** Of an acknowledgement: packets that arrived in all, each once. Of others: how many packets it is about. */
    static final int COUNT = 13;
    static final int BITS_LOW = 14;
    static final int BITS_HIGH = 15;

    static final int FREE = 0;
    static final int DATA = 1;
    static final int ACK = 2;
    /** Data whose payload was cut off. */
    static final int TRIMMED = 3;
    /** Asks for packets again. */
    static final int NACK = 4;
    /** Congestion notification packet. */
    static final int CNP = 5;
    /** Credit of a receiver. */
    static final int GRANT = 6;

    static final int MARKED = 1;
    static final int SENT_AGAIN = 2;
    static final int ACK_REQUESTED = 4;
    /** Will be damaged on its way. */
    static final int DOOMED = 8;
    /** Of an acknowledgement: the packet had arrived before. */
    static final int DUPLICATE = 16;
    /** Telemetry hops are counted in the flags from this bit on. */
    private static final int HOP_SHIFT = 8;
    /** Priority of data, from this bit on. */
    private static final int PRIORITY_SHIFT = 16;

    int[] field;
    private float[] telemetry;
    private int free = -1;
    private int used;
    private final int limit;

    /**
     * @param limit         packets that there may be at a time
     * @param withTelemetry true when packets carry telemetry
     */
    Packets(int limit, boolean withTelemetry) {
        this.limit = limit;
        field = new int[STRIDE * 256];
        telemetry = withTelemetry ? new float[256 * HOPS * HOP_VALUES] : null;
    }

    int take(int kind) {
        int packet = free;
        if (packet >= 0) {
            free = field[packet + NEXT];
        } else {
            packet = grow();
        }
        field[packet + KIND] = kind;
        field[packet + FLAGS] = 0;
        return packet;
    }

    private int grow() {
        if (used == limit) {
            throw new SimulationLimitException("More than " + limit + " packets are in flight at a time, and the memory"
                    + " allowed holds no more. Allow more memory, or simulate fewer flows, smaller windows or at"
                            + " flow level.");
        }
        int packet = used++ * STRIDE;
        if (packet == field.length) {
            field = Arrays.copyOf(field, field.length * 2);
            if (telemetry != null) {
                telemetry = Arrays.copyOf(telemetry, telemetry.length * 2);
            }
        }
        return packet;
    }

    void release(int packet) {
        field[packet + KIND] = FREE;
        field[packet + NEXT] = free;
        free = packet;
    }

    long bytes() {
        return 4L * field.length + (telemetry == null ? 0 : 4L * telemetry.length);
    }

    /** Bytes of one packet. */
    static int bytesEach(boolean withTelemetry) {
        return 4 * (STRIDE + (withTelemetry ? HOPS * HOP_VALUES : 0));
    }

    /** Rows of this kind, counted one by one. */
    long count(int kind) {
        long count = 0;
        for (int packet = 0; packet < used * STRIDE; packet += STRIDE) {
            count += field[packet + KIND] == kind ? 1 : 0;
        }
        return count;
    }

    boolean has(int packet, int flag) {
        return (field[packet + FLAGS] & flag) != 0;
    }

    int priority(int packet) {
        return field[packet + FLAGS] >>> PRIORITY_SHIFT;
    }

    void flags(int packet, int flags, int priority) {
        field[packet + FLAGS] = flags | priority << PRIORITY_SHIFT;
    }

    void sentAt(int packet, long time) {
        field[packet + SENT_LOW] = (int) time;
        field[packet + SENT_HIGH] = (int) (time >>> 32);
    }

    long sentAt(int packet) {
        return (long) field[packet + SENT_HIGH] << 32 | field[packet + SENT_LOW] & 0xFFFF_FFFFL;
    }

    void bits(int packet, long bits) {
        field[packet + BITS_LOW] = (int) bits;
        field[packet + BITS_HIGH] = (int) (bits >>> 32);
    }

    long bits(int packet) {
        return (long) field[packet + BITS_HIGH] << 32 | field[packet + BITS_LOW] & 0xFFFF_FFFFL;
    }

    int hops(int packet) {
        return field[packet + FLAGS] >>> HOP_SHIFT & 0xFF;
    }

    /** Adds the telemetry of one more hop; beyond {@link #HOPS} there is no room. */
    void addHop(int packet, double queueBytes, double sentBytesPerSecond, double linkBytesPerSecond) {
        int hop = hops(packet);
        if (hop < HOPS) {
            int at = hopIndex(packet, hop);
            telemetry[at] = (float) queueBytes;
            telemetry[at + 1] = (float) sentBytesPerSecond;
            telemetry[at + 2] = (float) linkBytesPerSecond;
            field[packet + FLAGS] += 1 << HOP_SHIFT;
        }
    }

    double queueBytes(int packet, int hop) {
        return telemetry[hopIndex(packet, hop)];
    }

    double sentBytesPerSecond(int packet, int hop) {
        return telemetry[hopIndex(packet, hop) + 1];
    }

    double linkBytesPerSecond(int packet, int hop) {
        return telemetry[hopIndex(packet, hop) + 2];
    }

    private static int hopIndex(int packet, int hop) {
        return (packet / STRIDE * HOPS + hop) * HOP_VALUES;
    }
}
