// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.flow.FlowLinks;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * How far pauses spread from a congested port: against the flows that feed it, hop by hop. What stands behind a paused
 * link of its class waits with it, whatever its own destination: a victim.
 */
final class PauseSpread {
    private final Topology topology;
    /** Hops of each link from the congested port, 1 for the links into its switch; 0 for links that do not feed it. */
    private final int[] hopsAway;
    private int depth;

    /**
     * @param links       ways of the flows to one endpoint
     * @param destination that endpoint
     */
    PauseSpread(Routing routing, FlowLinks links, int destination) {
        topology = routing.topology();
        hopsAway = new int[topology.links()];
        for (int flow = 0; flow < links.flows(); flow++) {
            for (int link : links.of(flow)) {
                int to = topology.to(link);
                if (!topology.isEndpoint(to) && !topology.isScaleUp(link)) {
                    hopsAway[link] = routing.distance(to, destination);
                    depth = Math.max(depth, hopsAway[link]);
                }
            }
        }
    }

    /** Hops from the congested port back to the farthest sender. */
    int depth() {
        return depth;
    }

    /** Links that are paused when pauses have spread over so many hops. */
    long paused(int hops) {
        return Arrays.stream(hopsAway).filter(h -> h > 0 && h <= hops).count();
    }

    /** Links into the switch of the congested port that feed it. */
    long feeders() {
        return paused(1);
    }

    boolean isPaused(int link, int hops) {
        return hopsAway[link] > 0 && hopsAway[link] <= hops;
    }

    /** The highest tier of switches whose ports are paused after so many hops, from {@link Topology#LEAF}. */
    int sendingTier(int hops) {
        int tier = Topology.ENDPOINT;
        for (int link = 0; link < hopsAway.length; link++) {
            if (hopsAway[link] == hops) {
                tier = Math.max(tier, topology.tier(topology.from(link)));
            }
        }
        return tier;
    }

    /** True when a server is among those that are paused at just so many hops. */
    boolean stopsServers(int hops) {
        for (int link = 0; link < hopsAway.length; link++) {
            if (hopsAway[link] == hops && topology.isEndpoint(topology.from(link))) {
                return true;
            }
        }
        return false;
    }
}
