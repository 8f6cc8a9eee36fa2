// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import java.util.BitSet;
import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Local detours: switches keep the routes of the healthy fabric, and one whose link down has failed sends the packet
 * down elsewhere, from where it climbs again: it bounces (Hu et al., Tagger, CoNEXT 2017). A packet that has descended
 * to where its destination is not follows the routes around the failures from there.
 */
public final class Bouncing implements HopRule {
    private final Topology topology;
    private final Routing healthy;
    private final Routing around;

    /**
     * @param healthy the fabric before the failures
     * @param failed  the same with the failures
     */
    public Bouncing(Topology healthy, Topology failed) {
        topology = failed;
        this.healthy = Routing.upDown(healthy);
        around = Routing.upDown(failed);
    }

    @Override
    public Topology topology() {
        return topology;
    }

    /** Of the failed fabric: endpoints that failures tell apart. */
    @Override
    public Routing groups() {
        return around;
    }

    /**
     * The groups of destinations to which packets may come to a switch that has none of its healthy links left: there
     * they bounce or go round. To all others they go as {@link ValleyFree} routes around the failures lead them: every
     * switch on the way has a healthy link left, so that the shortest ways are those of before.
     */
    public BitSet detoured() {
        BitSet detoured = new BitSet();
        for (int group = 0; group < around.groups(); group++) {
            int destination = around.member(group);
            for (int node = topology.firstNode(Topology.LEAF); node < topology.firstNode(Topology.SCALE_UP); node++) {
                if (isJoined(node) && isDetoured(node, destination)) {
                    detoured.set(group);
                    break;
                }
            }
            around.forget(group);
            healthy.forget(healthy.group(destination));
        }
        return detoured;
    }

    private boolean isJoined(int node) {
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            if (topology.alive(link) && topology.alive(topology.reverse(link))) {
                return true;
            }
        }
        return false;
    }

    private boolean isDetoured(int node, int destination) {
        int set = healthy.next(node, destination);
        int links = healthy.size(set);
        for (int k = 0; k < links; k++) {
            int link = healthy.link(set, k);
            if (topology.alive(link) && topology.alive(topology.reverse(link))) {
                return false;
            }
        }
        // A leaf without a way up has packets of its own endpoints alone, which go nowhere.
        boolean end = topology.tier(node) == Topology.LEAF && links > 0 && topology.isUp(healthy.link(set, 0))
                && around.next(node, destination) == Routing.NONE;
        return links > 0 && !end;
    }

    @Override
    public int first(int source, int destination, int[] into) {
        int count = alive(source, destination, into);
        return count > 0 ? count : ValleyFree.copy(around, source, destination, into);
    }

    @Override
    public int next(int ingress, int destination, int[] into) {
        int node = topology.to(ingress);
        int healthyLinks = ValleyFree.copy(healthy, node, destination, into);
        boolean descends = healthyLinks > 0 && !topology.isUp(into[0]);
        if (topology.isDown(ingress) && !descends) {
            return ValleyFree.copy(around, node, destination, into);
        }
        int count = alive(node, destination, into);
        if (count == 0 && descends) {
            count = bounce(node, ingress, destination, into);
        }
        return count > 0 ? count : ValleyFree.copy(around, node, destination, into);
    }

    private int alive(int node, int destination, int[] into) {
        int links = ValleyFree.copy(healthy, node, destination, into);
        int count = 0;
        for (int k = 0; k < links; k++) {
            if (topology.alive(into[k]) && topology.alive(topology.reverse(into[k]))) {
                into[count++] = into[k];
            }
        }
        return count;
    }

    /** Down to a switch that has a way up to the destination, not back to where the packet came from. */
    private int bounce(int node, int ingress, int destination, int[] into) {
        int count = 0;
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            int to = topology.to(link);
            if (!topology.isDown(link) || topology.isEndpoint(to) || !topology.alive(link)
                    || to == topology.from(ingress)) {
                continue;
            }
            int set = around.next(to, destination);
            if (set != Routing.NONE && topology.isUp(around.link(set, 0))) {
                into[count++] = link;
            }
        }
        return count;
    }
}
