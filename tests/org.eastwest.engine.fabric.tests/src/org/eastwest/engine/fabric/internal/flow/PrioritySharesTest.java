// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Priorities on shared links")
class PrioritySharesTest {
    @Test
    @DisplayName("give a job with one flow as much as a job with nine; without them it gets a tenth")
    void manyFlowsDoNotCrowdOutOne() {
        PathTable paths = MaxMinTest.table(new int[][] {{0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}, {0}});
        double tenth = 0.1;
        assertArrayEquals(new double[] {tenth, tenth, tenth, tenth, tenth, tenth, tenth, tenth, tenth, tenth},
                rates(paths, new double[] {1}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), 1e-12);
        double ninth = 0.5 / 9;
        assertArrayEquals(new double[] {ninth, ninth, ninth, ninth, ninth, ninth, ninth, ninth, ninth, 0.5},
                rates(paths, new double[] {1}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1), 1e-9);
    }

    @Test
    @DisplayName("leave to the others what a job held back elsewhere does not use")
    void workConserving() {
        // The flow of job 0 is held at 0.1 by link 1; job 1 gets the other 0.9 of link 0.
        PathTable paths = MaxMinTest.table(new int[] {0, 1}, new int[] {0});
        assertArrayEquals(new double[] {0.1, 0.9}, rates(paths, new double[] {1, 0.1}, 0, 1), 1e-9);
    }

    @Test
    @DisplayName("divide among three that wait alike, and among those that do not by need")
    void three() {
        PathTable paths = MaxMinTest.table(new int[] {0}, new int[] {0}, new int[] {0, 1});
        assertArrayEquals(new double[] {0.45, 0.45, 0.1}, rates(paths, new double[] {1, 0.1}, 0, 1, 2), 1e-9);
    }

    private static double[] rates(PathTable paths, double[] capacity, int... classes) {
        boolean[] active = new boolean[classes.length];
        Arrays.fill(active, true);
        return PriorityShares.of(paths, capacity, classes).rates(active);
    }
}
