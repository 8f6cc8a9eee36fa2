// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import org.eastwest.spi.transport.LoadBalancing;

/** What decides how much of the packets to a destination each of a node's equal links gets. */
public enum Spreading {
    /** Nothing: all get the same (oblivious spraying). */
    EVENLY,
    /** The rates of the links themselves: what switches settle at that see their own queues only. */
    BY_OWN_LINKS,
    /** What each way carries to the destination. */
    BY_WAYS;

    /** That of a transport; flows that a hash places are spread evenly. */
    public static Spreading of(LoadBalancing balancing) {
        if (balancing instanceof LoadBalancing.AdaptivePerPacket switches) {
            return switches.knowsFartherLinks() ? BY_WAYS : BY_OWN_LINKS;
        }
        return balancing instanceof LoadBalancing.Spraying spraying && spraying.adaptive() ? BY_WAYS : EVENLY;
    }
}
