// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * State of the links and of the queues before them, in primitive arrays. Each link has a queue for control and one for
 * each priority of data.
 */
final class LinkTable {
    private static final double PICOSECONDS = 1e12;

    final Topology topology;
    final int hosts;
    final int priorities;
    final int classes;

    final double[] picosecondsPerByte;
    final double[] bytesPerSecond;
    final long[] latency;
    final long[] busyUntil;
    final boolean[] wakes;

    final int[] head;
    final int[] tail;
    final long[] queued;
    /** By link and priority, where the peer's buffer is protected. */
    final boolean[] paused;
    final long[] pausedSince;
    /** By link and priority: true when the node it leads to has told its sender to stop. */
    final boolean[] stopped;
    final long[] credit;
    /** By link and priority: start tag of its next packet, where priorities share alike; null where they do not. */
    private final long[] startTag;
    /** By link: start tag of the packet that left last. */
    private final long[] virtualTime;

    final long[] sentBytes;
    private final long[] windowFrom;
    private final long[] windowBytes;
    private final float[] windowRate;

    LinkTable(Topology topology, int priorities, boolean sharedAlike, boolean withTelemetry) {
        this.topology = topology;
        hosts = topology.firstNode(Topology.LEAF);
        this.priorities = priorities;
        classes = priorities + 1;
        int links = topology.links();
        picosecondsPerByte = new double[links];
        bytesPerSecond = new double[links];
        latency = new long[links];
        busyUntil = new long[links];
        wakes = new boolean[links];
        head = new int[links * classes];
        tail = new int[links * classes];
        Arrays.fill(head, -1);
        queued = new long[links * classes];
        paused = new boolean[links * priorities];
        pausedSince = new long[links * priorities];
        stopped = new boolean[links * priorities];
        credit = new long[links * priorities];
        Arrays.fill(credit, Long.MAX_VALUE / 2);
        boolean tags = sharedAlike && priorities > 1;
        startTag = tags ? new long[links * priorities] : null;
        virtualTime = tags ? new long[links] : null;
        sentBytes = new long[links];
        windowFrom = withTelemetry ? new long[links] : null;
        windowBytes = withTelemetry ? new long[links] : null;
        windowRate = withTelemetry ? new float[links] : null;
        for (int link = 0; link < links; link++) {
            rate(link, topology.rate(link));
            latency[link] = Math.round(topology.latency(link) * PICOSECONDS);
        }
    }

    static long picoseconds(double seconds) {
        double picoseconds = seconds * PICOSECONDS;
        return picoseconds >= Long.MAX_VALUE / 4 ? Long.MAX_VALUE / 4 : Math.round(picoseconds);
    }

    static double seconds(long picoseconds) {
        return picoseconds / PICOSECONDS;
    }

    /** Sets the rate of a link, bytes per second; 0 when it fails. */
    void rate(int link, double rate) {
        bytesPerSecond[link] = rate;
        picosecondsPerByte[link] = rate > 0 ? PICOSECONDS / rate : Double.POSITIVE_INFINITY;
    }

    boolean isUp(int link) {
        return bytesPerSecond[link] > 0;
    }

    boolean fromHost(int link) {
        return topology.from(link) < hosts;
    }

    int queue(int link, int itsClass) {
        return link * classes + itsClass;
    }

    void append(int queue, int packet, int size, Packets packets) {
        packets.field[packet + Packets.NEXT] = -1;
        if (head[queue] < 0) {
            head[queue] = packet;
        } else {
            packets.field[tail[queue] + Packets.NEXT] = packet;
        }
        tail[queue] = packet;
        queued[queue] += size;
    }

    int removeFirst(int queue, Packets packets) {
        int packet = head[queue];
        head[queue] = packets.field[packet + Packets.NEXT];
        queued[queue] -= packets.field[packet + Packets.SIZE];
        return packet;
    }

    /** True when priorities share links alike. */
    boolean sharedAlike() {
        return startTag != null;
    }

    /**
     * The start tag of the packet at the head of a priority: priorities take turns by it, so that each that waits gets
     * an equal part (start-time fair queueing, Goyal, Vin and Cheng, SIGCOMM 1996).
     */
    long startTag(int link, int priority) {
        return startTag[link * priorities + priority];
    }

    /** A priority that has nothing to send, or may not, saves up no turns. */
    void missTurn(int link, int priority) {
        int at = link * priorities + priority;
        startTag[at] = Math.max(startTag[at], virtualTime[link]);
    }

    /** A packet of this size leaves in the turn of its priority. */
    void takeTurn(int link, int priority, int size) {
        int at = link * priorities + priority;
        virtualTime[link] = startTag[at];
        startTag[at] += size;
    }

    /** Data that waits before a link, all priorities, bytes. */
    long queuedData(int link) {
        long sum = 0;
        for (int c = 1; c < classes; c++) {
            sum += queued[queue(link, c)];
        }
        return sum;
    }

    /** Notes bytes that begin to leave, for the rate that telemetry tells: that of the last whole window. */
    void measure(int link, int size, long now, long window) {
        if (now - windowFrom[link] >= window) {
            long elapsed = now - windowFrom[link];
            windowRate[link] = elapsed >= 2 * window ? 0
                    : (float) (windowBytes[link] * PICOSECONDS / elapsed);
            windowFrom[link] = now;
            windowBytes[link] = 0;
        }
        windowBytes[link] += size;
    }

    double measuredBytesPerSecond(int link) {
        return windowRate[link];
    }

    long bytes() {
        long links = latency.length;
        return links * (6L * 8 + 1) + (long) head.length * 16 + (long) paused.length * 18
                + (startTag == null ? 0 : 8L * (startTag.length + links))
                + (windowFrom == null ? 0 : 20 * links);
    }
}
