// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulationResult.Completion;
import org.junit.jupiter.api.Test;

/** Many kinds of endpoints are filled in a few rounds: not far from exact rates, and never beyond a link. */
class SpreadAllToAllTest {
    private static final double BYTES = 1e6;

    @Test
    void fewRoundsOnManyLeavesEndWhereTheFullestLinkDoes() {
        Topology topology = Faults.apply(TopologySpec.topology("leaf-spine:hosts=288,down=4,up=4,rate=100Gb/s"),
                List.of("random-links:10%"), 1);
        double[] capacity = new double[topology.links()];
        for (int link = 0; link < capacity.length; link++) {
            capacity[link] = topology.rate(link);
        }
        KindFlows flows = new KindFlows(Routing.upDown(topology), Spreading.EVENLY);
        assertTrue(flows.kinds() > 64, "beyond what is exact");
        boolean[][] all = new boolean[flows.kinds()][flows.kinds()];
        for (int a = 0; a < all.length; a++) {
            for (int b = 0; b < all.length; b++) {
                all[a][b] = flows.joined(a, b);
            }
        }
        double[] load = new double[capacity.length];
        flows.load(all, load);
        double bound = 0;
        for (int link = 0; link < load.length; link++) {
            bound = Math.max(bound, load[link] > 0 ? load[link] * BYTES / capacity[link] : 0);
        }
        Completion completion = new SpreadAllToAll(flows, capacity, BYTES, 10_000).run(Progress.NONE)
                .completion(t -> t);
        assertTrue(completion.max() >= bound * (1 - 1e-9), "no link carries more than it can");
        assertEquals(bound, completion.max(), 0.1 * bound, "the fullest link is never idle for long");
    }
}
