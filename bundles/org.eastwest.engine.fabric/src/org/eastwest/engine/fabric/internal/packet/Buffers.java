// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.Locale;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Shared buffers of the switches with dynamic thresholds (Choudhury and Hahne 1998): one queue, or what came in over
 * one link, may hold alpha times what is still free. Where flow control is lossless, each link and priority that leads
 * to a switch keeps headroom for what arrives after its pause.
 */
final class Buffers {
    private final LinkTable links;
    private final double alpha;
    /** By node: bytes that queues share, and how many of them are taken. */
    private final long[] shared;
    private final long[] taken;
    /** By incoming link and priority. */
    private final long[] arrived;
    private final long[] overflow;
    private final long[] headroom;

    /**
     * @param alpha           share of the free buffer that one queue may take, more than 0
     * @param bytes           buffer of each node, by node; unused for endpoints
     * @param headroomOfLinks bytes kept for each priority of a link into a switch; null without PFC
     */
    Buffers(LinkTable links, double alpha, double[] bytes, double[] headroomOfLinks) {
        this.links = links;
        this.alpha = alpha;
        Topology topology = links.topology;
        shared = new long[topology.nodes()];
        taken = new long[topology.nodes()];
        arrived = new long[topology.links() * links.priorities];
        overflow = new long[arrived.length];
        headroom = new long[topology.links()];
        for (int node = links.hosts; node < shared.length; node++) {
            shared[node] = Math.round(bytes[node]);
        }
        if (headroomOfLinks != null) {
            for (int link = 0; link < headroom.length; link++) {
                keepHeadroom(link, headroomOfLinks[link]);
            }
        }
    }

    private void keepHeadroom(int link, double bytes) {
        int node = links.topology.to(link);
        if (node >= links.hosts && bytes > 0) {
            headroom[link] = Math.round(bytes);
            shared[node] -= headroom[link] * links.priorities;
            if (shared[node] <= 0) {
                throw new IllegalArgumentException("The buffer of " + links.topology.label(node)
                        + " is smaller than the headroom that PFC wants at its ports, "
                        + Math.round(bytes) + " bytes for each priority of a port. Give switches more buffer, or links"
                        + " less length.");
            }
        }
    }

    /** Where full queues drop, one without room for a packet drops each of them, which is sent again for ever. */
    void requireRoomFor(double packetBytes) {
        for (int node = links.hosts; node < shared.length; node++) {
            if (shared[node] > 0 && threshold(node) < packetBytes) {
                throw new IllegalArgumentException(String.format(Locale.ROOT, "The buffer of %s leaves a queue"
                        + " %,.0f bytes, less than a packet of %,.0f. Give switches more buffer, or a queue a larger share"
                        + " of it.",
                        links.topology.label(node), threshold(node), packetBytes));
            }
        }
    }

    /** What one queue, or one incoming link, may hold at this moment, bytes. */
    double threshold(int node) {
        return alpha * (shared[node] - taken[node]);
    }

    /** Takes room for a packet in a queue that may be full. */
    void take(int node, int size) {
        taken[node] += size;
    }

    /** Gives the room back. */
    void give(int node, int size) {
        taken[node] -= size;
    }

    /**
     * Takes room for a packet that came over a link which can be paused.
     *
     * @param isPaused true when its sender has been told to stop
     * @return false when neither buffer nor headroom has room
     */
    boolean takeProtected(int node, int link, int priority, int size, boolean isPaused) {
        int at = link * links.priorities + priority;
        boolean roomInBuffer = !isPaused && taken[node] + size <= shared[node];
        if (roomInBuffer) {
            arrived[at] += size;
            taken[node] += size;
            return true;
        }
        if (overflow[at] + size > headroom[link]) {
            return false;
        }
        overflow[at] += size;
        return true;
    }

    /** Gives room back, that of the headroom first. */
    void giveProtected(int node, int link, int priority, int size) {
        int at = link * links.priorities + priority;
        long fromHeadroom = Math.min(size, overflow[at]);
        overflow[at] -= fromHeadroom;
        arrived[at] -= size - fromHeadroom;
        taken[node] -= size - fromHeadroom;
    }

    /** Bytes of a link and priority that wait in the node it leads to. */
    long held(int link, int priority) {
        int at = link * links.priorities + priority;
        return arrived[at] + overflow[at];
    }

    /** Bytes that the arrays take. */
    long bytes() {
        return 16L * shared.length + 16L * arrived.length + 8L * headroom.length;
    }
}
