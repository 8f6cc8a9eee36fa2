// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.osgi.annotation.versioning.ProviderType;

/**
 * How packets choose among equal paths.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface LoadBalancing {
    /**
     * ECMP: a hash of the flow chooses once. More queue pairs per connection give more flows to hash.
     *
     * @param queuePairs flows that one connection is split into, at least 1
     */
    record FlowHash(int queuePairs) implements LoadBalancing {
    }

    /**
     * Switches choose for each packet by queue length, and the receiver puts packets in order.
     *
     * @param weighsPlanes true when a NIC with ports on several planes sends less into a plane that is more congested
     *                     than the others; false when it uses all its ports alike
     * @param knowsFartherLinks true when a switch gives a link less whose way carries less farther on, because a link
     *                     there is slow or has failed: weights that routing tells, or notifications of other switches;
     *                     false when it sees its own queues alone (since 1.1)
     */
    record AdaptivePerPacket(boolean weighsPlanes, boolean knowsFartherLinks) implements LoadBalancing {
        /** All ports of a NIC alike. */
        public AdaptivePerPacket() {
            this(false);
        }

        /** Switches know of links farther on, as routing that weighs next hops by capacity tells them. */
        public AdaptivePerPacket(boolean weighsPlanes) {
            this(weighsPlanes, true);
        }
    }

    /**
     * The sender spreads packets over paths by an entropy value in each packet.
     *
     * @param windowPackets packets of one flow over which the spread evens out: its window
     * @param entropyValues different values that a sender uses, at least 1, which is one path
     * @param adaptive      true when the sender uses values again whose packets came through without a mark, and avoids
     *                      the others (REPS, arXiv 2407.21625); false when it spreads without looking: obliviously
     */
    record Spraying(int windowPackets, int entropyValues, boolean adaptive) implements LoadBalancing {
        /** All values that 16 bits have, such as a UDP source port. */
        public static final int ALL_ENTROPY_VALUES = 65_536;

        /** Oblivious spraying over all entropy values. */
        public Spraying(int windowPackets) {
            this(windowPackets, ALL_ENTROPY_VALUES, false);
        }
    }
}
