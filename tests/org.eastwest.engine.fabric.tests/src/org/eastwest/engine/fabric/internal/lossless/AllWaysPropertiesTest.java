// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.eastwest.engine.fabric.internal.routing.Bouncing;
import org.eastwest.engine.fabric.internal.routing.HopRule;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.ValleyFree;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;

/** Dependencies found for all destinations at once are those of every way followed by itself. */
class AllWaysPropertiesTest {
    @Provide
    static Arbitrary<String> fabrics() {
        return Arbitraries.of("leaf-spine:hosts=13,down=4,up=3", "leaf-spine:hosts=12,down=3,up=4,spines=2",
                "leaf-spine:hosts=10,down=4,up=2,planes=3", "leaf-spine:hosts=16,down=4,up=4,domain=4",
                "fat-tree:hosts=50,radix=8,tiers=3", "fat-tree:hosts=40,radix=8,tiers=3,oversubscription=2",
                "fat-tree-3:hosts=30,radix=6,spine-oversubscription=2", "fat-tree:hosts=30,radix=8,reserved=3",
                "rail:hosts=64,radix=8,rails=4", "rail-only:hosts=64,radix=8,rails=4",
                "multi-plane:hosts=40,radix=8,planes=2", "dragonfly-plus:hosts=40,radix=8",
                "dragonfly-plus:hosts=24,radix=6");
    }

    @Property(tries = 200, seed = "1")
    void bothFindTheSame(@ForAll("fabrics") String spec, @ForAll @IntRange(max = 60) int failedPercent,
            @ForAll @IntRange(max = 3) int deadPorts, @ForAll long seed) {
        Topology healthy = TopologySpec.topology(spec);
        Topology hurt = Faults.apply(healthy, List.of("random-links:" + failedPercent + "%"), seed);
        for (int port = 0; port < deadPorts; port++) {
            int host = Math.floorMod((int) seed + 5 * port, hurt.endpoints());
            hurt = Faults.apply(hurt, List.of("link:" + hurt.linkLabel(hurt.firstLink(host))), seed);
        }
        ValleyFree rule = new ValleyFree(Routing.upDown(hurt));
        Classes classes = seed % 2 == 0 || spec.startsWith("dragonfly") ? Classes.ONE : Classes.afterBounce(2);
        assertTrue(AllWays.covers(rule, classes));

        BufferGraph together = new BufferGraph(rule, classes).addAllToAll(rule, all(rule));
        BufferGraph oneByOne = new BufferGraph(rule, classes).addAllToAll(all(rule), 1);

        assertEquals(dependencies(oneByOne), dependencies(together));
        assertEquals(oneByOne.used(), together.used());
        assertEquals(oneByOne.dependencies(), together.dependencies());
        assertEquals(new Cycles(oneByOne).shortest(), new Cycles(together).shortest());
    }

    /** Destinations to which nothing can bounce at once, the others one after the other. */
    @Property(tries = 200, seed = "1")
    void detoursAreFollowedOnlyWhereThereAreSome(@ForAll("fabrics") String spec, @ForAll @IntRange(max = 60) int failed,
            @ForAll @IntRange(min = 1, max = 3) int count, @ForAll long seed) {
        Assume.that(!spec.startsWith("dragonfly"));
        Topology healthy = TopologySpec.topology(spec);
        String port = "link:" + healthy.linkLabel(healthy.firstLink(Math.floorMod((int) seed, healthy.endpoints())));
        Topology hurt = Faults.apply(healthy, failed < 20 ? List.of("link:" + spine(healthy, seed), "switch:leaf1")
                : failed < 40 ? List.of(port) : List.of("random-links:" + failed + "%", port), seed);
        Classes classes = count == 1 ? Classes.ONE : Classes.afterBounce(count);
        Bouncing rule = new Bouncing(healthy, hurt);
        BitSet detoured = rule.detoured();
        BitSet straight = all(rule);
        straight.andNot(detoured);

        BufferGraph apart = new BufferGraph(rule, classes).addAllToAll(new ValleyFree(rule.groups()), straight)
                .addAllToAll(detoured, 1);
        BufferGraph oneByOne = new BufferGraph(rule, classes).addAllToAll(all(rule), 1);

        assertEquals(dependencies(oneByOne), dependencies(apart));
        assertEquals(new Cycles(oneByOne).shortest().size(), new Cycles(apart).shortest().size());
    }

    /** One of the links between a spine and what is below it, or a host's. */
    private static String spine(Topology topology, long seed) {
        int spines = topology.count(Topology.SPINE);
        return topology.linkLabel(topology.firstLink(spines == 0 ? 0
                : topology.firstNode(Topology.SPINE) + Math.floorMod((int) seed, spines)));
    }

    static BitSet all(HopRule rule) {
        BitSet all = new BitSet();
        all.set(0, rule.groups().groups());
        return all;
    }

    private static Set<String> dependencies(BufferGraph graph) {
        Set<String> all = new TreeSet<>();
        for (int buffer = 0; buffer < graph.size(); buffer++) {
            String from = name(graph, buffer);
            graph.next(buffer, to -> all.add(from + " waits for " + name(graph, to)));
        }
        return all;
    }

    private static String name(BufferGraph graph, int buffer) {
        return graph.topology().linkLabel(graph.link(buffer)) + "/" + graph.layer(buffer);
    }
}
