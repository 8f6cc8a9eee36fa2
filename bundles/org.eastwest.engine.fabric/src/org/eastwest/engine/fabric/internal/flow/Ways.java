// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.spi.transport.LoadBalancing;

/** How the flows of messages find their ways. */
public sealed interface Ways {
    /**
     * Each message is split evenly over queue pairs; each takes the one way that hashes choose.
     *
     * @param queuePairs at least 1
     * @param hash       of the switches
     */
    record Hashed(int queuePairs, FlowHash hash) implements Ways {
    }

    /**
     * Packets are spread over all ways.
     *
     * @param spreading     how much each way gets
     * @param entropyValues different values that a sender hashes over the ways; few of them cover the ways unevenly
     * @param seed          of the hash
     */
    record Spread(Spreading spreading, int entropyValues, long seed) implements Ways {
        /** Values beyond which they cover the ways as evenly as makes no difference: 1 % of unevenness or less. */
        private static final int MANY = 4096;

        /** Over all entropy values. */
        Spread(Spreading spreading) {
            this(spreading, LoadBalancing.Spraying.ALL_ENTROPY_VALUES, 0);
        }

        /** True when values are so few that each one's way is drawn. */
        boolean drawn() {
            return spreading == Spreading.EVENLY && entropyValues < MANY;
        }
    }

    /** Those of a transport. */
    static Ways of(LoadBalancing balancing, long seed) {
        if (balancing instanceof LoadBalancing.FlowHash hash) {
            return new Hashed(Math.max(1, hash.queuePairs()), FlowHash.ofQueuePairs(seed));
        }
        if (balancing instanceof LoadBalancing.Spraying spraying) {
            return new Spread(Spreading.of(balancing), Math.max(1, spraying.entropyValues()), seed);
        }
        return new Spread(Spreading.of(balancing));
    }

    /** Flows of a message. */
    default int flowsOfMessage() {
        return this instanceof Hashed hashed ? hashed.queuePairs() : 1;
    }
}
