// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;

/**
 * Joins the switches of one plane, or of one rail of it.
 *
 * @param builder   takes the cables
 * @param layout    what is to be joined
 * @param plan      tells the rates of links
 * @param latencies of links
 */
record Wiring(TopologyBuilder builder, PartLayout layout, FabricPlan plan, Latencies latencies) {
    /** Every leaf with every spine of its pod, as evenly as its uplinks allow. */
    void leavesToSpines(int firstLeaf, int firstSpine) {
        double bytesPerSecond = plan.bytesPerSecond(CableClass.LEAF_SPINE);
        int podSpine = firstSpine;
        for (int pod = 0; pod < layout.pods(); pod++) {
            int spines = layout.spinesOfPod(pod);
            int last = Math.min(layout.leaves(), (pod + 1) * layout.podLeaves());
            for (int leaf = pod * layout.podLeaves(); leaf < last && spines > 0; leaf++) {
                for (int k = 0; k < layout.perLeaf(); k++) {
                    int spine = (int) (((long) leaf * layout.perLeaf() + k) % spines);
                    builder.join(firstLeaf + leaf, podSpine + spine, bytesPerSecond, latencies.leafSpine());
                }
            }
            podSpine += spines;
        }
    }

    /**
     * Spine i of every pod with the cores of group i where cores or spines divide evenly (Al-Fares, Loukissas, Vahdat
     * 2008); else links go round over all cores, which every pod reaches as well.
     */
    void spinesToCores(int firstSpine, int firstCore) {
        double bytesPerSecond = plan.bytesPerSecond(CableClass.SPINE_CORE);
        int up = layout.perSpine();
        int spine = 0;
        for (int pod = 0; pod < layout.pods(); pod++) {
            int ofPod = layout.spinesOfPod(pod);
            for (int i = 0; i < ofPod; i++, spine++) {
                for (int k = 0; k < up; k++) {
                    builder.join(firstSpine + spine, firstCore + core(i, ofPod, spine, k), bytesPerSecond,
                            latencies.spineCore());
                }
            }
        }
    }

    private int core(int spineOfPod, int spinesOfPod, int spine, int k) {
        int cores = layout.cores();
        boolean even = layout.spines() % layout.pods() == 0;
        if (even && cores % spinesOfPod == 0 && layout.perSpine() % (cores / spinesOfPod) == 0) {
            int group = cores / spinesOfPod;
            return spineOfPod * group + k % group;
        }
        if (even && spinesOfPod % cores == 0) {
            return spineOfPod % cores;
        }
        return (int) (((long) spine * layout.perSpine() + k) % cores);
    }

    /** Every group of a dragonfly with every other, over as many parallel links as the spines have ports for. */
    void groups(int firstSpine, long parallel) {
        double bytesPerSecond = plan.bytesPerSecond(CableClass.GLOBAL);
        int groups = layout.pods();
        int spines = layout.spinesOfPod(0);
        for (int a = 0; a < groups; a++) {
            for (int b = a + 1; b < groups; b++) {
                for (long t = 0; t < parallel; t++) {
                    builder.join(firstSpine + a * spines + (int) (((b - 1) * parallel + t) % spines),
                            firstSpine + b * spines + (int) ((a * parallel + t) % spines), bytesPerSecond,
                            latencies.global());
                }
            }
        }
    }
}
