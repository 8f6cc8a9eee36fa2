// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MaxMinTest {
    @Test
    void theTextbookExample() {
        // Bertsekas and Gallager, figure 6.29: three sessions on one link, one of them on a second with another.
        PathTable paths = table(new int[] {0}, new int[] {0}, new int[] {0, 1}, new int[] {1});
        assertArrayEquals(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0, 2 / 3.0},
                rates(paths, new double[] {1, 1}), 1e-12);
    }

    @Test
    void whatOneFlowCannotUseIsForTheOthers() {
        PathTable paths = table(new int[] {0, 2}, new int[] {1, 2}, new int[] {2});
        assertArrayEquals(new double[] {0.1, 0.45, 0.45}, rates(paths, new double[] {0.1, 1, 1}), 1e-12);
    }

    @Test
    void aFlowThatIsSpreadFillsEachLinkByItsShare() {
        PathTable paths = new PathTable(2);
        for (int link = 0; link < 4; link++) {
            paths.add(link, 0.25);
        }
        paths.endFlow();
        paths.add(0, 1);
        paths.endFlow();
        // Together on link 0: 0.25 r + r = 1 at r = 0.8; both stop there, the spread flow with them.
        assertArrayEquals(new double[] {0.8, 0.8}, rates(paths, new double[] {1, 1, 1, 1}), 1e-12);
    }

    @Test
    void aFailedLinkCarriesNothingAndAFlowThatSleepsTakesNothing() {
        PathTable paths = table(new int[] {0}, new int[] {1}, new int[] {1});
        assertEquals(0, rates(paths, new double[] {0, 1})[0]);
        assertEquals(1, new MaxMin(paths, new double[] {1, 1}).rates(new boolean[] {true, true, false})[1], 1e-12);
    }

    static PathTable table(int[]... flows) {
        PathTable paths = new PathTable(flows.length);
        for (int[] flow : flows) {
            for (int link : flow) {
                paths.add(link, 1);
            }
            paths.endFlow();
        }
        return paths;
    }

    private static double[] rates(PathTable paths, double[] capacity) {
        boolean[] all = new boolean[paths.flows()];
        java.util.Arrays.fill(all, true);
        return new MaxMin(paths, capacity).rates(all);
    }
}
