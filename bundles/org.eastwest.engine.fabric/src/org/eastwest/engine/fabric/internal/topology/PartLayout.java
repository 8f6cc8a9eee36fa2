// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import java.util.Arrays;
import org.eastwest.engine.fabric.internal.LeafTier;
import org.eastwest.engine.fabric.internal.Leaves;
import org.eastwest.engine.fabric.internal.Split;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;

/**
 * Which leaf takes which endpoint, and which leaves and spines form a pod, in one plane.
 *
 * @param endpoints of the plane, without reserved ones
 * @param podPorts  endpoints of a pod where the design fixes them; 0 else
 * @param podLeaves leaves of a full pod
 * @param rule      how endpoints are spread over leaves
 * @param leaves    leaves of the plane
 * @param perLeaf   links of a leaf upwards
 * @param pods      pods; 1 in two tiers
 * @param spines    spines of the plane
 * @param perSpine  links of a spine to cores
 * @param cores     cores of the plane; 0 in two tiers
 */
record PartLayout(int endpoints, int podPorts, int podLeaves, Leaves rule, int leaves, int perLeaf, int pods,
        int spines, int perSpine, int cores) {
    static PartLayout of(FabricSizing sizing, int planes) {
        FabricPlan plan = sizing.plan();
        int endpoints = Math.toIntExact(plan.endpoints());
        int leaves = count(sizing, TierKind.LEAF, planes);
        int spines = count(sizing, TierKind.SPINE, planes);
        int cores = count(sizing, TierKind.CORE, planes);
        if (spines == 0) {
            return new PartLayout(endpoints, 0, leaves, new Leaves(Integer.MAX_VALUE, 1), leaves, 0, 1, 0, 0, 0);
        }
        LeafTier leaf = LeafTier.of(plan);
        boolean inPods = cores > 0 || plan.topology() == TopologyKind.DRAGONFLY_PLUS;
        boolean fixed = cores > 0 && plan.podEndpoints() > 0;
        int podLeaves = !inPods ? leaves : fixed ? (int) leaf.count(plan.podEndpoints(), 0)
                : Split.of(plan, TierKind.SPINE).down();
        return new PartLayout(endpoints, fixed ? (int) Math.min(endpoints, plan.podEndpoints()) : 0, podLeaves,
                leaf.leaves(), leaves, sizing.tier(TierKind.LEAF).orElseThrow().upPorts(),
                (int) Leaves.ceil(leaves, podLeaves), spines,
                cores == 0 ? 0 : sizing.tier(TierKind.SPINE).orElseThrow().upPorts(), cores);
    }

    private static int count(FabricSizing sizing, TierKind tier, int planes) {
        return (int) (sizing.tier(tier).map(FabricSizing.Tier::switches).orElse(0L) / planes);
    }

    int leafOf(int endpoint) {
        if (podPorts == 0) {
            return (int) rule.leafOf(endpoint, endpoints);
        }
        int pod = endpoint / podPorts;
        return pod * podLeaves + (int) rule.leafOf(endpoint % podPorts, endpointsOfPod(pod));
    }

    int podOfLeaf(int leaf) {
        return leaf / podLeaves;
    }

    /** The rail of a leaf that takes one rail alone; -1 else. */
    int railOfLeaf(int leaf) {
        return podPorts == 0 ? rule.railOf(leaf, endpoints)
                : rule.railOf(leaf % podLeaves, endpointsOfPod(podOfLeaf(leaf)));
    }

    private int endpointsOfPod(int pod) {
        return Math.min(podPorts, endpoints - pod * podPorts);
    }

    /** Pods have as many spines as any other, or one more when the design fixes a number that does not divide. */
    int spinesOfPod(int pod) {
        return spines / pods + (pod < spines % pods ? 1 : 0);
    }

    /** Ports of every leaf towards endpoints. */
    int[] freePorts() {
        int[] free = new int[leaves];
        Arrays.fill(free, rule.downPorts());
        return free;
    }
}
