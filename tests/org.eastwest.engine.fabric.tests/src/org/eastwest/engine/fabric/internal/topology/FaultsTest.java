// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
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
