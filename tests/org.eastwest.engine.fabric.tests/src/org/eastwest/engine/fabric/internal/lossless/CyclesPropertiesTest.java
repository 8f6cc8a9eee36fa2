// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.engine.fabric.internal.routing.Bouncing;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;

/** Tarjan's components against reachability, on dependencies of detours that bounce around random failures. */
class CyclesPropertiesTest {
    @Property(tries = 120, seed = "1")
    void aBufferIsOnACycleIfItReachesItself(@ForAll @IntRange(min = 2, max = 5) int leaves,
            @ForAll @IntRange(min = 1, max = 4) int spines, @ForAll @IntRange(max = 60) int failed,
            @ForAll @IntRange(min = 1, max = 3) int classes, @ForAll long seed) {
        Topology healthy = TopologySpec.topology("leaf-spine:hosts=" + 2 * leaves + ",down=2,up=" + spines);
        Topology hurt = Faults.apply(healthy, List.of("random-links:" + failed + "%"), seed);
        Bouncing rule = new Bouncing(healthy, hurt);
        BufferGraph graph = new BufferGraph(rule, classes == 1 ? Classes.ONE : Classes.afterBounce(classes))
                .addAllToAll(AllWaysPropertiesTest.all(rule), 1);
        Cycles cycles = new Cycles(graph);
        long onCycles = 0;
        int shortest = Integer.MAX_VALUE;
        for (int buffer = 0; buffer < graph.size(); buffer++) {
            int back = stepsBack(graph, buffer);
            onCycles += back < Integer.MAX_VALUE ? 1 : 0;
            shortest = Math.min(shortest, back);
        }
        assertEquals(onCycles, cycles.buffers());
        List<Integer> cycle = cycles.shortest();
        assertEquals(onCycles == 0 ? 0 : shortest, cycle.size());
        for (int i = 0; i < cycle.size(); i++) {
            BitSet next = new BitSet();
            graph.next(cycle.get(i), next::set);
            assertTrue(next.get(cycle.get((i + 1) % cycle.size())));
        }
    }

    private static int stepsBack(BufferGraph graph, int start) {
        int[] steps = new int[graph.size()];
        Deque<Integer> queue = new ArrayDeque<>(List.of(start));
        int[] back = {Integer.MAX_VALUE};
        while (!queue.isEmpty()) {
            int buffer = queue.poll();
            graph.next(buffer, to -> {
                if (to == start) {
                    back[0] = Math.min(back[0], steps[buffer] + 1);
                } else if (steps[to] == 0) {
                    steps[to] = steps[buffer] + 1;
                    queue.add(to);
                }
            });
        }
        return back[0];
    }
}
