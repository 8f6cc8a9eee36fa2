// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.Plans;
import org.eastwest.engine.fabric.internal.Transports;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.fabric.FabricSharing.Load;
import org.eastwest.spi.fabric.FabricSharing.Rate;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.Traffic.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Spread messages held small get what they get over every single link")
class SpreadRowsTest {
    static Stream<Arguments> fabrics() {
        return Stream.of(
                Arguments.of("fat-tree:hosts=64,radix=8,rate=100Gb/s", List.of()),
                Arguments.of("fat-tree:hosts=120,radix=8,rate=100Gb/s",
                        List.of("link:leaf3-spine1", "rate:leaf5-spine5=30Gb/s", "switch:core3", "nic:host9=20Gb/s")),
                Arguments.of("fat-tree:hosts=90,radix=16,rate=100Gb/s,oversubscription=3", List.of("random-links:20%")),
                Arguments.of("multi-plane:hosts=48,planes=2,radix=16,rate=200Gb/s",
                        List.of("link:leaf1-spine1", "random-links:10%")),
                Arguments.of("rail:hosts=64,rails=4,radix=16,rate=100Gb/s", List.of("switch:spine2")),
                Arguments.of("dragonfly-plus:hosts=64,radix=16,rate=100Gb/s", List.of("random-links:10%")),
                Arguments.of("leaf-spine:hosts=64,down=8,up=6,spines=3,rate=100Gb/s", List.of("link:leaf2-spine1#2")));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("fabrics")
    @DisplayName("on any fabric, after faults, of several loads together, adaptive or not")
    void asOverEveryLink(String spec, List<String> faults) {
        Topology topology = Faults.apply(TopologySpec.topology(spec), faults, 3);
        for (boolean adaptive : new boolean[] {false, true}) {
            for (long seed = 1; seed <= 3; seed++) {
                List<Messages> loads = loads(topology.endpoints(), seed);
                double[] exact = exact(topology, loads, adaptive);
                double[] small = small(topology, loads, adaptive);
                assertEquals(exact.length, small.length);
                for (int f = 0; f < exact.length; f++) {
                    assertEquals(exact[f], small[f], 1e-6 * exact[f], "flow " + f + ", seed " + seed);
                }
            }
        }
    }

    /** A permutation, a ring of every third endpoint, and some that all send to one. */
    private static List<Messages> loads(int endpoints, long seed) {
        Messages ring = TrafficMatrices.ring(TrafficMatrices.members(0, endpoints / 3, 3), 1);
        Messages random = new Messages(16);
        SplittableRandom draw = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            int to = draw.nextInt(endpoints);
            random.add((to + 1 + draw.nextInt(endpoints - 1)) % endpoints, to, 1, 0);
        }
        return List.of(TrafficMatrices.permutation(endpoints, 1, seed), ring, random);
    }

    private static double[] exact(Topology topology, List<Messages> loads, boolean adaptive) {
        Messages all = new Messages(16);
        loads.forEach(l -> IntStream.range(0, l.count()).forEach(m -> all.add(l.source(m), l.destination(m), 1, 0)));
        PathTable table = new PathFinder(Routing.upDown(topology), new Ways.Spread(spreading(adaptive)), false)
                .find(all, m -> { });
        return rates(topology, table);
    }

    private static double[] small(Topology topology, List<Messages> loads, boolean adaptive) {
        Routing routing = Routing.upDown(topology);
        PathFinder finder = new PathFinder(routing, new Ways.Spread(spreading(adaptive)), false);
        List<SpreadRows> rows = new ArrayList<>();
        loads.forEach(l -> rows.add(new SpreadRows(topology, EndpointKinds.of(routing), l, finder, Progress.NONE)));
        PathTable table = new PathTable(16);
        SpreadRows.add(rows, table, load -> { });
        return rates(topology, table);
    }

    private static double[] rates(Topology topology, PathTable table) {
        double[] capacity = IntStream.range(0, topology.links()).mapToDouble(topology::rate).toArray();
        boolean[] active = new boolean[table.flows()];
        Arrays.fill(active, true);
        return new MaxMin(table, capacity).rates(active).clone();
    }

    @Test
    @DisplayName("on 16,384 endpoints in three tiers: two jobs whose neighbours are anywhere")
    void large() {
        int half = 8192;
        int[] shuffled = IntStream.range(0, 2 * half).toArray();
        SplittableRandom draw = new SplittableRandom(1);
        for (int i = shuffled.length - 1; i > 0; i--) {
            int j = draw.nextInt(i + 1);
            int other = shuffled[i];
            shuffled[i] = shuffled[j];
            shuffled[j] = other;
        }
        Load one = new Load("one", 0, Pattern.NEIGHBOUR, List.of(Arrays.copyOf(shuffled, half)), 1);
        Load other = new Load("other", 1, Pattern.NEIGHBOUR,
                List.of(Arrays.copyOfRange(shuffled, half, 2 * half)), 1);
        List<Rate> rates = new Sharing().open(new Fabrics().size(Plans.of(2L * half, 64)
                .oversubscribed(TierKind.LEAF, 3).plan()), Transports.ideal(), Isolation.NONE, 1)
                .rates(List.of(one, other), Progress.NONE);
        // Leaves of 48 send over 16 uplinks; of all neighbours one in 341 stands on the same leaf.
        assertEquals(1 / 3.0, rates.get(0).mean(), 0.02);
        assertEquals(1 / 3.0, rates.get(1).slowest(), 0.05);
        assertTrue(rates.get(0).slowest() <= rates.get(0).mean());
    }

    private static Spreading spreading(boolean adaptive) {
        return adaptive ? Spreading.BY_WAYS : Spreading.EVENLY;
    }
}
