// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

class LevelHeapPropertiesTest {
    /** Each link is raised once, as its level has risen meanwhile, and comes out in the order of the raised ones. */
    @Property(tries = 200, seed = "1")
    void linksComeOutLowestFirstAlsoAfterTheyWereRaised(
            @ForAll @Size(min = 1, max = 60) List<@DoubleRange(min = 0, max = 3) Double> levels,
            @ForAll @DoubleRange(min = 0, max = 2) double rise) {
        double[] raised = levels.stream().mapToDouble(l -> Math.floor(l) + rise).toArray();
        LevelHeap heap = new LevelHeap(raised.length);
        for (int link = 0; link < raised.length; link++) {
            heap.add(link, raised[link] - rise);
        }
        boolean[] isRaised = new boolean[raised.length];
        int[] order = new int[raised.length];
        for (int out = 0; out < order.length;) {
            int link = heap.link();
            if (isRaised[link]) {
                assertEquals(raised[link], heap.level());
                order[out++] = link;
                heap.remove();
            } else {
                isRaised[link] = true;
                heap.raise(raised[link]);
            }
        }
        int[] expected = IntStream.range(0, raised.length).boxed()
                .sorted(Comparator.<Integer>comparingDouble(link -> raised[link]).thenComparing(link -> link))
                .mapToInt(link -> link).toArray();
        assertEquals(Arrays.toString(expected), Arrays.toString(order));
        assertEquals(true, heap.isEmpty());
    }
}
