// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.routing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;

/** Next links against their definition, computed plainly, on all kinds of fabric with random failures. */
class RoutingPropertiesTest {
    private static final List<String> FABRICS = List.of("leaf-spine:hosts=24,down=4,up=3",
            "leaf-spine:hosts=16,down=4,up=4,planes=2", "fat-tree:hosts=54,radix=6,tiers=3",
            "dragonfly-plus:hosts=36,radix=6", "rail:hosts=64,radix=8,rails=4", "rail-only:hosts=32,radix=8,rails=4");
    private static final int FAR = 1_000_000;

    @Property(tries = 90, seed = "3")
    void nextLinksAreThoseOfTheShortestWaysUpAcrossAndDown(@ForAll @IntRange(max = 5) int fabric,
            @ForAll @IntRange(max = 40) int failed, @ForAll @IntRange(min = 1, max = 9999) int seed) {
        Topology topology = Faults.apply(TopologySpec.topology(FABRICS.get(fabric)),
                List.of("random-links:" + failed + "%"), seed);
        Routing routing = Routing.upDown(topology);
        for (int destination = 0; destination < topology.endpoints(); destination += 1 + seed % 5) {
            int[] down = downwards(topology, destination);
            int[] best = best(topology, down);
            for (int node = 0; node < topology.firstNode(Topology.SCALE_UP); node++) {
                if (node != destination) {
                    assertEquals(expected(topology, down, best, node, destination),
                            links(routing, routing.next(node, destination)),
                            FABRICS.get(fabric) + " from " + topology.label(node) + " to "
                                    + topology.label(destination));
                }
            }
        }
    }

    private static List<Integer> links(Routing routing, int set) {
        return IntStream.range(0, routing.size(set)).map(k -> routing.link(set, k)).boxed().toList();
    }

    /** Steps of each node that only descends. */
    private static int[] downwards(Topology topology, int destination) {
        int[] down = new int[topology.nodes()];
        Arrays.fill(down, FAR);
        down[destination] = 0;
        relax(topology, down, topology::isDown, node -> true);
        return down;
    }

    private static int[] best(Topology topology, int[] down) {
        int[] best = down.clone();
        relax(topology, best, topology::isLateral, node -> !topology.isEndpoint(node));
        relax(topology, best, topology::isUp, node -> down[node] == FAR);
        return best;
    }

    private static void relax(Topology topology, int[] steps, IntPredicate which, IntPredicate from) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int link = 0; link < topology.links(); link++) {
                int node = topology.from(link);
                if (which.test(link) && from.test(node) && usable(topology, link)
                        && steps[topology.to(link)] + 1 < steps[node]) {
                    steps[node] = steps[topology.to(link)] + 1;
                    changed = true;
                }
            }
        }
    }

    private static List<Integer> expected(Topology topology, int[] down, int[] best, int node, int destination) {
        List<Integer> links = new ArrayList<>();
        boolean descends = !topology.isEndpoint(node) && down[node] < FAR;
        int nearest = IntStream.range(topology.firstLink(node), topology.firstLink(node + 1))
                .filter(link -> topology.isUp(link) && usable(topology, link)).map(link -> best[topology.to(link)])
                .min().orElse(FAR);
        for (int link = topology.firstLink(node); link < topology.firstLink(node + 1); link++) {
            int to = topology.to(link);
            boolean taken = topology.isEndpoint(node) ? topology.isUp(link) && nearest < FAR && best[to] == nearest
                    : descends ? topology.isDown(link) && down[to] == down[node] - 1
                    : !topology.isDown(link) && best[node] < FAR && best[to] == best[node] - 1;
            if (taken && usable(topology, link) && (!topology.isEndpoint(to) || to == destination)) {
                links.add(link);
            }
        }
        return links;
    }

    private static boolean usable(Topology topology, int link) {
        return topology.alive(link) && topology.alive(topology.reverse(link));
    }
}
