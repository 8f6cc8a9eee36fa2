// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/** How packets choose among equal paths. */
public sealed interface LoadBalancing {
    /**
     * ECMP: a hash of the flow chooses once. More queue pairs per connection give more flows to hash.
     *
     * @param queuePairs flows that one connection is split into, at least 1
     */
    record FlowHash(int queuePairs) implements LoadBalancing {
    }

    /** Switches choose for each packet by queue length, and the receiver puts packets in order. */
    record AdaptivePerPacket() implements LoadBalancing {
    }

    /**
     * The sender spreads packets over paths without looking at queues.
     *
     * @param windowPackets packets of one flow over which the spread evens out: its window
     */
    record Spraying(int windowPackets) implements LoadBalancing {
    }
}
