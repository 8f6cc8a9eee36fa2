// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.ecmp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.Plans;
import org.eastwest.engine.fabric.internal.Transports;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.LoadBalancing;
import org.junit.jupiter.api.Test;

/** What failures and queue pairs make of the bandwidth that collectives get. */
class FabricStudyTest {
    private static final LoadBalancing ONE = new LoadBalancing.FlowHash(1);
    private static final LoadBalancing OBLIVIOUS = new LoadBalancing.Spraying(Integer.MAX_VALUE);
    private static final LoadBalancing ADAPTIVE = new LoadBalancing.AdaptivePerPacket();
    private final Fabrics fabrics = new Fabrics();

    @Test
    void aHealthyFabricThatIsSprayedHasNothingToStudy() {
        assertEquals(Collisions.NONE, new FabricStudy().of(sizing(), ring(32), OBLIVIOUS));
    }

    @Test
    void threeTiersCollideOnMoreThanTheWorstOfThem() {
        FabricSizing three = fabrics.size(Plans.of(4096, 64).plan());
        Collisions collisions = new FabricStudy().of(three, new Traffic(Traffic.Pattern.NEIGHBOUR, 4, 1024, false, 1),
                ONE);
        assertTrue(collisions.stages() > 1.1 && collisions.stages() < 2, "" + collisions.stages());
        assertEquals(collisions, new FabricStudy().of(three, new Traffic(Traffic.Pattern.NEIGHBOUR, 4, 1024, false, 1),
                ONE), "the same draws");
    }

    @Test
    void oneUplinkAtHalfRateHalvesObliviousSprayingAndHardlyTouchesAdaptive() {
        List<String> half = List.of("rate:leaf1-spine1=200Gb/s");
        double oblivious = bandwidth(List.of(), OBLIVIOUS) / bandwidth(half, OBLIVIOUS);
        double adaptive = bandwidth(List.of(), ADAPTIVE) / bandwidth(half, ADAPTIVE);
        assertEquals(2, oblivious, 0.01, "the slow link has its share of all packets");
        assertEquals(32 / 31.0, adaptive, 0.01, "both links to that spine");
    }

    @Test
    void everyFailureSlowsEveryWayOfLoadBalancing() {
        for (LoadBalancing ways : List.of(ONE, new LoadBalancing.FlowHash(16), OBLIVIOUS, ADAPTIVE)) {
            double healthy = bandwidth(List.of(), ways);
            for (String fault : List.of("link:leaf1-spine1", "switch:spine2", "random-links:5%",
                    "rate:leaf3-spine4=100Gb/s")) {
                assertTrue(bandwidth(List.of(fault), ways) < healthy, fault + " under " + ways);
            }
        }
    }

    @Test
    void moreOfTheSameFailureIsSlower() {
        assertTrue(bandwidth(List.of("switch:spine1", "switch:spine2"), OBLIVIOUS)
                < bandwidth(List.of("switch:spine1"), OBLIVIOUS));
        assertEquals(bandwidth(List.of(), OBLIVIOUS) * 15 / 16, bandwidth(List.of("switch:spine1"), OBLIVIOUS),
                0.01 * bandwidth(List.of(), OBLIVIOUS));
    }

    @Test
    void aFailedPlaneTakesItsShareOfEveryNic() {
        FabricPlan plan = Plans.of(1024, 128).topology(TopologyKind.MULTI_PLANE).planes(4).plan();
        double healthy = bandwidth(fabrics.size(plan), OBLIVIOUS);
        assertEquals(0.75 * healthy, bandwidth(fabrics.size(with(plan, List.of("plane:2"))), OBLIVIOUS),
                0.01 * healthy);
    }

    @Test
    void whatIsCutOffGetsNothing() {
        assertEquals(0, bandwidth(List.of("switch:leaf1"), OBLIVIOUS));
        assertEquals(0, bandwidth(List.of("switch:leaf1"), ONE));
    }

    @Test
    void aFaultThatNamesNothingIsTold() {
        assertThrows(IllegalArgumentException.class, () -> bandwidth(List.of("switch:spine99"), OBLIVIOUS));
    }

    private FabricSizing sizing() {
        return fabrics.size(Plans.of(1024, 64).plan());
    }

    private static Traffic ring(int stride) {
        return new Traffic(Traffic.Pattern.NEIGHBOUR, 1024 / stride, stride, false, 1e12);
    }

    private double bandwidth(List<String> faults, LoadBalancing ways) {
        return bandwidth(fabrics.size(with(sizing().plan(), faults)), ways);
    }

    private double bandwidth(FabricSizing sizing, LoadBalancing ways) {
        return fabrics.performance(sizing, Transports.with(ways), ring(64), "", Trace.NONE).bytesPerSecond();
    }

    private static FabricPlan with(FabricPlan p, List<String> faults) {
        return new FabricPlan(p.topology(), p.endpoints(), p.reservedPorts(), p.railCount(), p.radix(),
                p.linkBytesPerSecond(), p.tiers(), p.planes(), p.oversubscription(), p.fixedSwitches(),
                p.podEndpoints(), p.leafDownPorts(), p.nicPorts(), p.switches(), p.links(), faults);
    }
}
