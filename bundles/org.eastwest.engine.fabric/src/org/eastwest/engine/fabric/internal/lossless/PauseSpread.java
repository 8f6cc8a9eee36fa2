// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.flow.FlowLinks;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * How far pauses spread from a congested port: against the flows that feed it, hop by hop. What stands behind a paused
 * link of its class waits with it, whatever its own destination: a victim. The congested port is the one before the
 * endpoint that all send to, or, where the links that feed it carry no more than it does, the ports before those.
 */
final class PauseSpread {
    private final Topology topology;
    /** Hops of each link from the congested port, 1 for the links into its switch; 0 for links that do not feed it. */
    private final int[] hopsAway;
    private int depth;
    private double portBytesPerSecond;
    private final double senderBytesPerSecond;

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
        senderBytesPerSecond = ofEndpoint(destination);
        portBytesPerSecond = senderBytesPerSecond;
        while (depth > 1 && feederBytesPerSecond() <= portBytesPerSecond) {
            portBytesPerSecond = feederBytesPerSecond();
            Arrays.setAll(hopsAway, link -> Math.max(0, hopsAway[link] - 1));
            depth--;
        }
    }

    private double ofEndpoint(int endpoint) {
        return IntStream.range(topology.firstLink(endpoint), topology.firstLink(endpoint + 1))
                .filter(link -> !topology.isScaleUp(link)).mapToDouble(topology::rate).sum();
    }

    private IntStream feeding() {
        return IntStream.range(0, hopsAway.length).filter(link -> hopsAway[link] == 1);
    }

    private double feederBytesPerSecond() {
        return feeding().mapToDouble(topology::rate).sum();
    }

    /** What so many senders and the links that feed the port bring more than it carries away; at least 0. */
    double excessBytesPerSecond(int senders) {
        return Math.max(0, Math.min(senders * senderBytesPerSecond, feederBytesPerSecond()) - portBytesPerSecond);
    }

    /** What the port carries away, in all planes together. */
    double portBytesPerSecond() {
        return portBytesPerSecond;
    }

    /** Switches that hold the congested port, one in each plane. */
    int switches() {
        return (int) feeding().map(topology::to).distinct().count();
    }

    /** Their tier, {@link Topology#LEAF} or above. */
    int tier() {
        return feeding().map(topology::to).map(topology::tier).findFirst().orElse(Topology.LEAF);
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

    /** The tiers that are paused at just so many hops, from the highest on. */
    List<Integer> sendingTiers(int hops) {
        return IntStream.range(0, hopsAway.length).filter(link -> hopsAway[link] == hops)
                .mapToObj(link -> topology.tier(topology.from(link))).distinct().sorted(Comparator.reverseOrder())
                .toList();
    }

    /** The fewest hops of those of these links that pauses reach; 0 when they reach none. */
    int reaches(BitSet links) {
        return links.stream().map(link -> hopsAway[link]).filter(hop -> hop > 0).min().orElse(0);
    }
}
