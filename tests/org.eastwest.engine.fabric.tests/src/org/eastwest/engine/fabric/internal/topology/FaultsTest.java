// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaultsTest {
    private final Topology healthy = TopologySpec.topology("leaf-spine:hosts=64,down=16,up=4,spines=2,planes=2");

    @Test
    void aLinkFailsWithItsParallelsInBothDirections() {
        Topology t = Faults.apply(healthy, List.of("link:leaf3-spine1"), 1);
        assertEquals(2 * 2, failed(t));
        Routing routing = Routing.upDown(t);
        for (int i = 0; i < 200; i++) {
            for (int link : Walks.walk(routing, 40, i % 32, new SplittableRandom(i))) {
                assertFalse(t.linkLabel(link).equals("leaf3-spine1"));
            }
        }
    }

    @Test
    void oneOfParallelLinksFailsOrIsSlowAlone() {
        assertEquals(2, failed(Faults.apply(healthy, List.of("link:leaf3-spine1#2"), 1)));
        assertEquals(failed(Faults.apply(healthy, List.of("link:leaf3-spine1"), 1)),
                failed(Faults.apply(healthy, List.of("link:leaf3-spine1#1", "link: spine1 - leaf3 # 2"), 1)));
        assertEquals(2, failed(Faults.apply(healthy, List.of("link:leaf3-spine1#2", "link:spine1-leaf3#2"), 1)),
                "from either end the same");
        Topology slow = Faults.apply(healthy, List.of("rate:leaf1-spine1#1=100Gb/s"), 1);
        int changed = 0;
        for (int link = 0; link < slow.links(); link++) {
            changed += slow.rate(link) == 12.5e9 ? 1 : 0;
        }
        assertEquals(2, changed);
    }

    @Test
    void aSwitchFailsWithAllItsLinks() {
        assertEquals(2 * (16 + 4), failed(Faults.apply(healthy, List.of("switch:leaf2"), 1)));
    }

    @Test
    void aPlaneFailsAndTheOtherCarriesOn() {
        Topology t = Faults.apply(healthy, List.of("plane:1"), 1);
        assertEquals(healthy.links() / 2, failed(t));
        Routing routing = Routing.upDown(t);
        assertEquals(1, routing.size(routing.next(0, 63)));
        assertEquals(1, t.plane(t.to(routing.link(routing.next(0, 63), 0))));
    }

    @Test
    void aRateIsThatOfEachParallelLink() {
        Topology t = Faults.apply(healthy, List.of("rate:leaf1-spine1=100Gb/s"), 1);
        int changed = 0;
        for (int link = 0; link < t.links(); link++) {
            changed += t.rate(link) == 12.5e9 ? 1 : 0;
        }
        assertEquals(4, changed);
    }

    @Test
    void randomLinksAreThoseOfTheSeed() {
        Topology one = Faults.apply(healthy, List.of("random-links:25%"), 1);
        Topology same = Faults.apply(healthy, List.of("random-links:25%"), 1);
        Topology other = Faults.apply(healthy, List.of("random-links:25%"), 2);
        boolean differs = false;
        for (int link = 0; link < one.links(); link++) {
            assertEquals(one.rate(link), same.rate(link));
            differs |= one.rate(link) != other.rate(link);
        }
        assertTrue(differs);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "optic:leaf2-host7 | host7-leaf2 host8-leaf2",
        "optic:host7-leaf2 | host7-leaf2",
        "optic:leaf2-spine3 | leaf2-spine3 leaf2-spine4",
        "optic:spine3-leaf2 | leaf1-spine3 leaf2-spine3",
        "optic:leaf1-host1=200Gb/s | host1-leaf1=100 host2-leaf1=100",
        "optic:host1-leaf1=100Gb/s | host1-leaf1=100"})
    void anOpticTakesAllLinksOfItsPortWithIt(String fault, String changed) {
        Topology brokenOut = TopologySpec.topology("leaf-spine:hosts=16,down=4,up=4,rate=400Gb/s,breakout=2");
        assertEquals(changed, String.join(" ", changes(brokenOut, Faults.apply(brokenOut, List.of(fault), 1))));
    }

    @Test
    void withoutBreakoutAnOpticOfEitherEndTakesItsOwnLink() {
        Topology whole = TopologySpec.topology("leaf-spine:hosts=16,down=4,up=4,rate=400Gb/s");
        for (String fault : List.of("optic:leaf2-host7", "optic:host7-leaf2")) {
            assertEquals(List.of("host7-leaf2"), changes(whole, Faults.apply(whole, List.of(fault), 1)));
        }
    }

    @Test
    void eachSideOfASwitchIsBrokenOutInItsOwnWay() {
        Topology t = TopologySpec.topology("fat-tree:hosts=2048,radix=64,rate=400Gb/s,breakout=2,uplink-breakout=1");
        assertEquals(List.of("host63-leaf1", "host64-leaf1"), changes(t, Faults.apply(t,
                List.of("optic:leaf1-host64"), 1)));
        assertEquals(List.of("leaf1-spine3"), changes(t, Faults.apply(t, List.of("optic:leaf1-spine3#1"), 1))
                .stream().distinct().toList());
        assertEquals(2, failed(Faults.apply(t, List.of("optic:leaf1-spine3#1"), 1)));
    }

    @Test
    void aNicSplitOverPlanesHasOneModuleForItsCable() {
        Topology t = TopologySpec.topology("multi-plane:hosts=64,radix=16,rate=200Gb/s,planes=2");
        assertEquals(List.of("host1-leaf1", "host1-leaf9"), changes(t, Faults.apply(t,
                List.of("optic:host1-leaf9"), 1)));
        assertEquals(List.of("host1-leaf9"), changes(t, Faults.apply(t, List.of("optic:leaf9-host1"), 1)));
    }

    @Test
    void whatHasFailedIsNotRevivedByAFurtherFaultThatSlowsIt() {
        List<List<String>> orders = List.of(List.of("plane:1", "nic:host1=200Gb/s"),
                List.of("nic:host1=200Gb/s", "plane:1"), List.of("plane:1", "rate:host1-leaf1=100Gb/s",
                        "optic:host1-leaf1=200Gb/s", "rate:host1-leaf5=100Gb/s"));
        for (List<String> faults : orders) {
            Topology t = Faults.apply(healthy, faults, 1);
            assertEquals(healthy.links() / 2, failed(t), faults.toString());
            assertEquals(12.5e9, t.rate(t.firstLink(0) + 1), faults.toString());
        }
    }

    /** Links upwards whose rate has changed, with the new rate in Gb/s where there is one. */
    private static List<String> changes(Topology before, Topology after) {
        return IntStream.range(0, before.links()).filter(link -> before.isUp(link)
                && before.rate(link) != after.rate(link)).mapToObj(link -> after.linkLabel(link) + (after.alive(link)
                ? "=" + Math.round(after.rate(link) * 8e-9) : "")).toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "optic:leaf1 | name the one first whose module it is: optic:leaf1-host1; its endpoints are host1 to host64",
        "optic:leaf1-host17 | no link joins leaf1 and host17; those of leaf1 lead to host1, host2",
        "optic:leaf1-host1=500Gb/s | the module has",
        "link:leaf1-leaf3 | lead to host1, host2, host3, host4, host5, host6, host7, host8 and more.",
        "link:spine1-spine2 | those of spine1 lead to leaf1, leaf2, leaf3, leaf4.",
        "spine1 | 'spine1' is no fault",
        "rate:leaf1-spine1=800Gb/s | the link has",
        "switch:spine99 | its switches are leaf1 to leaf8, spine1 to spine4",
        "switch:host1 | names no switch",
        "link:leaf1-spine9 | names no two nodes",
        "link:leaf1-leaf2 | no link joins leaf1 and leaf2; those of leaf1 lead to host1",
        "link:leaf1-spine1#3 | 2 links join leaf1 and spine1; give #1 to #2, or no number for all of them",
        "link:host1-leaf1#2 | one link joins host1 and leaf1; give #1, or no number",
        "link:leaf1-spine1#0 | no number from 1 on after #",
        "link:leaf1-spine1#two | no number from 1 on after #",
        "rate:leaf1-spine1#3=1Gb/s | give #1 to #2",
        "plane:3 | the planes are 1 to 2",
        "rate:leaf1-spine1 | gives no rate",
        "rate:leaf1-spine1=fast | 'rate:leaf1-spine1=fast': ",
        "random-links:120% | up to 100 %"})
    void whatIsWrongIsNamed(String fault, String message) {
        String said = assertThrows(IllegalArgumentException.class, () -> Faults.apply(healthy, List.of(fault), 1))
                .getMessage();
        assertTrue(said.contains(message), said);
    }

    private static int failed(Topology t) {
        int failed = 0;
        for (int link = 0; link < t.links(); link++) {
            failed += t.alive(link) ? 0 : 1;
        }
        return failed;
    }
}
