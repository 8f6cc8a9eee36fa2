// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.Plans;
import org.eastwest.engine.fabric.internal.Transports;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSharing.Load;
import org.eastwest.spi.fabric.FabricSharing.Loaded;
import org.eastwest.spi.fabric.FabricSharing.Rate;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.Traffic.Pattern;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Leaves of 12 endpoints and 4 uplinks; pairs of endpoints that talk both ways, from leaf to leaf. */
@DisplayName("Jobs on one fabric")
class SharingTest {
    private static final FabricPlan PLAN = Plans.of(48, 16).oversubscribed(TierKind.LEAF, 3).plan();

    /** Pairs of the job, between {@code from} and the endpoints a leaf further on. */
    private static Load pairs(int job, int from, int count, double demand) {
        return new Load("job " + job, job, Pattern.NEIGHBOUR, IntStream.range(from, from + count)
                .mapToObj(e -> new int[] {e, e + 12}).toList(), demand);
    }

    private static Transport lanes(int count) {
        Transport ideal = Transports.ideal();
        return new Transport(ideal.wireFormat(), new FlowControl.Credits(count), ideal.congestionControl(),
                ideal.lossRecovery(), ideal.loadBalancing(), ideal.inNetworkReduction(), ideal.latency(),
                ideal.scaleLimit());
    }

    private static Loaded open(FabricPlan plan, Transport transport, Isolation isolation) {
        return new Sharing().open(new Fabrics().size(plan), transport, isolation, 1);
    }

    private static double slowest(Loaded fabric, Load... together) {
        return fabric.rates(List.of(together), Progress.NONE).get(0).slowest();
    }

    @Test
    @DisplayName("share the uplinks of a leaf they share, and only those")
    void sharedLeaf() {
        Loaded fabric = open(PLAN, lanes(1), Isolation.NONE);
        Load job = pairs(0, 0, 6, 1);
        assertEquals(4 / 6.0, slowest(fabric, job), 1e-9);
        assertEquals(4 / 12.0, slowest(fabric, job, pairs(1, 6, 6, 1)), 1e-9);
        assertEquals(4 / 6.0, slowest(fabric, job, pairs(1, 24, 6, 1)), 1e-9);
    }

    @Test
    @DisplayName("with lanes of their own get equal parts, however many flows the other has; without do not")
    void priorities() {
        Load small = pairs(0, 0, 3, 1);
        Load large = pairs(1, 3, 9, 1);
        assertEquals(4 / 12.0, slowest(open(PLAN, lanes(2), Isolation.NONE), small, large), 1e-9);
        assertEquals(2 / 3.0, slowest(open(PLAN, lanes(2), Isolation.PRIORITIES), small, large), 1e-6);
        assertEquals(4 / 12.0, slowest(open(PLAN, lanes(1), Isolation.PRIORITIES), small, large), 1e-9);
    }

    @Test
    @DisplayName("on planes of their own do not meet, and have the bandwidth of those planes alone")
    void planes() {
        FabricPlan two = Plans.of(48, 16).oversubscribed(TierKind.LEAF, 3).planes(2).plan();
        Load job = pairs(0, 0, 6, 1);
        Load other = pairs(1, 6, 6, 1);
        assertEquals(4 / 12.0, slowest(open(two, lanes(1), Isolation.NONE), job, other), 1e-9);
        assertEquals(4 / 6.0 / 2, slowest(open(two, lanes(1), Isolation.PLANES), job), 1e-9);
        assertEquals(4 / 6.0 / 2, slowest(open(two, lanes(1), Isolation.PLANES), job, other), 1e-9);
        IllegalArgumentException one = assertThrows(IllegalArgumentException.class,
                () -> open(PLAN, lanes(1), Isolation.PLANES));
        assertTrue(one.getMessage().contains("one plane"), one::getMessage);
    }

    @Test
    @DisplayName("that offer less than they could leave the rest to the others")
    void demand() {
        Loaded fabric = open(PLAN, lanes(1), Isolation.NONE);
        List<Rate> rates = fabric.rates(List.of(pairs(0, 0, 6, 1), pairs(1, 6, 6, 0.1)), Progress.NONE);
        assertEquals((4 - 0.6) / 6, rates.get(0).slowest(), 1e-9);
        assertEquals(0.1, rates.get(1).slowest(), 1e-9);
        assertEquals(0.1, rates.get(1).mean(), 1e-9);
    }

    @Test
    @DisplayName("collide under ECMP: the slowest is slower than the mean, alone already and more beside another job")
    void collisions() {
        Loaded fabric = open(PLAN, lanes(1).withLoadBalancing(new LoadBalancing.FlowHash(1)), Isolation.NONE);
        Load job = pairs(0, 0, 6, 1);
        Rate alone = fabric.rates(List.of(job), Progress.NONE).get(0);
        Rate beside = fabric.rates(List.of(job, pairs(1, 6, 6, 1)), Progress.NONE).get(0);
        assertTrue(alone.slowest() < alone.mean());
        assertTrue(alone.slowest() < 4 / 6.0, "spraying would give more than " + alone);
        assertTrue(beside.slowest() < alone.slowest(), beside + " beside, " + alone + " alone");
        Loaded more = open(PLAN, lanes(1).withLoadBalancing(new LoadBalancing.FlowHash(16)), Isolation.NONE);
        assertTrue(slowest(more, job) > alone.slowest(), "more queue pairs spread better");
    }

    @Test
    @DisplayName("of one job get as much as a fabric with a failed uplink leaves")
    void faults() {
        FabricPlan hurt = PLAN.withFaults(List.of("link:leaf1-spine1"));
        assertTrue(slowest(open(hurt, lanes(1), Isolation.NONE), pairs(0, 0, 6, 1))
                < slowest(open(PLAN, lanes(1), Isolation.NONE), pairs(0, 0, 6, 1)) - 0.01);
    }

    @Test
    @DisplayName("in an all-to-all: an endpoint gets its part times its peers")
    void allToAll() {
        Load load = new Load("EP", 0, Pattern.ALL_TO_ALL, List.of(IntStream.range(0, 24).toArray()), 1);
        // 12 endpoints of a leaf send 12 of 23 parts over 4 uplinks.
        assertEquals(4 / (12 * 12 / 23.0), slowest(open(PLAN, lanes(1), Isolation.NONE), load), 1e-9);
    }

    @Test
    @DisplayName("that are too many to follow one by one are refused before they are laid out")
    void tooMany() {
        Loaded fabric = open(Plans.of(8192, 128).plan(), lanes(1), Isolation.NONE);
        Load load = new Load("EP", 0, Pattern.ALL_TO_ALL, List.of(IntStream.range(0, 8192).toArray()), 1);
        assertTrue(assertThrows(SimulationLimitException.class, () -> slowest(fabric, load)).getMessage()
                .contains("67,100,672 messages"));
    }
}
