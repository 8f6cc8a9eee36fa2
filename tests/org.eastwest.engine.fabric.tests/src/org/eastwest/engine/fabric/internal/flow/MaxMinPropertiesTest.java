// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What defines max-min fairness: feasible, and every flow has a full link on which none is faster. */
class MaxMinPropertiesTest {
    @Property(tries = 500, seed = "1")
    void isFeasibleAndEveryFlowHasItsBottleneck(@ForAll @IntRange(min = 1, max = 60) int flows,
            @ForAll @IntRange(min = 1, max = 30) int links, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PathTable paths = new PathTable(flows);
        double[] capacity = new double[links];
        Arrays.setAll(capacity, l -> 0.1 + random.nextDouble() * 10);
        for (int f = 0; f < flows; f++) {
            int first = random.nextInt(links);
            int used = 1 + random.nextInt(Math.min(links, 6));
            for (int i = 0; i < used; i++) {
                paths.add((first + i * (1 + random.nextInt(2))) % links, random.nextInt(3) == 0 ? 0.5 : 1);
            }
            paths.endFlow();
        }
        boolean[] all = new boolean[flows];
        Arrays.fill(all, true);
        double[] rates = new MaxMin(paths, capacity).rates(all);
        double[] load = new double[links];
        double[] fastest = new double[links];
        for (int f = 0; f < flows; f++) {
            for (int i = paths.first(f); i < paths.first(f + 1); i++) {
                load[paths.link(i)] += rates[f] * paths.share(i);
                fastest[paths.link(i)] = Math.max(fastest[paths.link(i)], rates[f]);
            }
        }
        for (int l = 0; l < links; l++) {
            assertTrue(load[l] <= capacity[l] * (1 + 1e-9), "link " + l + " above its capacity");
        }
        for (int f = 0; f < flows; f++) {
            boolean bottleneck = false;
            for (int i = paths.first(f); i < paths.first(f + 1); i++) {
                int l = paths.link(i);
                bottleneck |= load[l] >= capacity[l] * (1 - 1e-9) && rates[f] >= fastest[l] * (1 - 1e-9);
            }
            assertTrue(bottleneck, "flow " + f + " could be faster");
        }
    }
}
