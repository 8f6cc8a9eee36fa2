// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TopologySpecTest {
    @Test
    void aLeafSpineHasTheNumbersOfItsLine() {
        Topology t = TopologySpec.topology("leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s,uplink-rate=400Gb/s,"
                + "latency=2us");
        assertEquals(1024, t.endpoints());
        assertEquals(32, t.count(Topology.LEAF));
        assertEquals(32, t.count(Topology.SPINE));
        assertEquals(2 * (1024 + 1024), t.links());
        int host = t.firstLink(t.node("host33"));
        assertEquals("host33-leaf2", t.linkLabel(host));
        assertEquals(12.5e9, t.rate(host));
        assertEquals(2e-6, t.latency(host));
        int up = t.firstLink(t.node("leaf2")) + 32;
        assertEquals("leaf2-spine1", t.linkLabel(up));
        assertEquals(50e9, t.rate(up));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "fat-tree:hosts=1024,radix=64 | 32 | 16 | 0",
        "fat-tree:hosts=4096,radix=64 | 128 | 128 | 64",
        "rail:hosts=2048,radix=64,rails=8 | 64 | 32 | 0",
        "multi-plane:hosts=8192,radix=128,planes=2 | 256 | 128 | 0",
        "dragonfly-plus:hosts=72,radix=8 | 18 | 20 | 0"})
    void everyKindIsBuiltAndEveryHostReachesEveryOther(String spec, int leaves, int spines, int cores) {
        Topology t = TopologySpec.topology(spec);
        assertEquals(leaves, t.count(Topology.LEAF));
        assertEquals(spines, t.count(Topology.SPINE));
        assertEquals(cores, t.count(Topology.CORE));
        Routing routing = Routing.upDown(t);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2000; i++) {
            int source = random.nextInt(t.endpoints());
            int destination = (source + 1 + random.nextInt(t.endpoints() - 1)) % t.endpoints();
            assertTrue(!Walks.walk(routing, source, destination, random).isEmpty());
        }
    }

    @Test
    void brokenOutPortsGiveUplinksOfAnotherRate() {
        Topology t = TopologySpec.topology("leaf-spine:hosts=128,down=64,up=32,rate=400Gb/s,breakout=2,"
                + "uplink-breakout=1");
        assertEquals(100e9, t.rate(t.firstLink(t.node("leaf1")) + 64), "a whole port of 800 Gb/s");
        FabricSizing counted = TopologySpec.sizing("leaf-spine:hosts=128,down=64,up=32,rate=400Gb/s,breakout=2,"
                + "uplink-breakout=1");
        assertEquals(1, counted.tier(TierKind.LEAF).orElseThrow().oversubscription(), 1e-12);
        assertEquals(64, counted.plan().breakouts().get(TierKind.LEAF).ports(), "32 broken out, 32 whole");
        assertEquals(1024, TopologySpec.sizing("fat-tree:hosts=2048,radix=64,breakout=2,uplink-breakout=1")
                .cables(CableClass.LEAF_SPINE));
        assertEquals(2048, TopologySpec.sizing("fat-tree:hosts=2048,radix=64,breakout=2")
                .cables(CableClass.LEAF_SPINE), "uplinks are broken out like downlinks unless told otherwise");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "fat-tree:hosts=64,radix=64,breakout=0 | breakout=0: give a number from 1 to 64",
        "fat-tree:hosts=64,radix=64,breakout=2,uplink-breakout=100 | uplink-breakout=100",
        "torus:hosts=8 | 'torus' is no kind of topology",
        "leaf-spine:down=8 | 'hosts' is missing",
        "leaf-spine:hosts=8,down=8,radix=64 | 'radix=64' is no KEY=VALUE",
        "leaf-spine:hosts=0,down=8 | hosts=0: give a number from 1",
        "leaf-spine:hosts=8,down=4,rate=fast | rate: ",
        "leaf-spine:hosts=8,down=4,rate=0Gb/s | give a value above 0",
        "leaf-spine:hosts=8,down=4,down=5 | 'down' is given twice",
        "fat-tree:hosts=100000,radix=16 | 100,000 endpoints"})
    void whatIsWrongIsNamed(String spec, String message) {
        String said = assertThrows(IllegalArgumentException.class, () -> TopologySpec.topology(spec)).getMessage();
        assertTrue(said.contains(message), said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"leaf-spine:hosts=100,down=16,up=4,spines=3", "leaf-spine:hosts=64,down=16,up=8,planes=2",
        "fat-tree:hosts=100,radix=8,tiers=3", "dragonfly-plus:hosts=40,radix=8", "rail:hosts=128,radix=16,rails=8"})
    void countsAreThoseOfTheSingleLinks(String spec) {
        Topology topology = TopologySpec.topology(spec);
        FabricSizing sizing = TopologySpec.sizing(spec);
        assertEquals(topology.firstNode(Topology.SCALE_UP) - topology.firstNode(Topology.LEAF), sizing.switches());
        assertEquals(topology.links() / 2, sizing.cables().keySet().stream().mapToLong(sizing::links).sum());
    }
}
