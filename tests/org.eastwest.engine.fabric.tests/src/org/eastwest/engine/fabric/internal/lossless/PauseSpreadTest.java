// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.fabric.internal.Transports;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.PauseHeadroom;
import org.junit.jupiter.api.Test;

class PauseSpreadTest {
    private static final String THREE_TIERS = "fat-tree:hosts=1024,radix=16,tiers=3,rate=400Gb/s";

    @Test
    void aHopTakesThresholdAndHeadroomAtLineRateAndTheResponse() {
        LosslessAnswer answer = examine(THREE_TIERS, 32, 1e-3, new LoadBalancing.FlowHash(1), 0.125);
        double line = 50e9;
        double threshold = 0.125 * 25e-6 * 16 * line;
        double headroom = PauseHeadroom.DEFAULT.bytes(line, 100, 5e-9);
        assertEquals(152_158, headroom, 1, "models (e): 152 kB at 400 Gb/s and 100 m");
        assertEquals(headroom, answer.headroomBytes(), 1e-6);
        assertEquals((threshold + headroom) / line + 463_360 / 8.0 / line, answer.hopSeconds(), 1e-12);
    }

    @Test
    void aMillisecondReachesTheServersOfThreeTiersAndAShortBurstDoesNot() {
        LosslessAnswer longBurst = examine(THREE_TIERS, 32, 1e-3, new LoadBalancing.FlowHash(1), 0.05);
        assertEquals(5, longBurst.depth(), "leaf, spine, core, spine, leaf");
        assertEquals(5, longBurst.hops());
        LosslessAnswer shortBurst = examine(THREE_TIERS, 32, 3e-5, new LoadBalancing.FlowHash(1), 0.05);
        assertTrue(shortBurst.hops() < 3, "hops: " + shortBurst.hops());
        assertTrue(shortBurst.victimShare() < longBurst.victimShare());
        assertTrue(shortBurst.pausedLinks() < longBurst.pausedLinks());
    }

    @Test
    void victimsAreThoseWhoseWayCrossesAPausedUplink() {
        LosslessAnswer few = examine("leaf-spine:hosts=1024,down=32,up=32,rate=400Gb/s", 64, 1e-3,
                new LoadBalancing.FlowHash(1), 0.02);
        LosslessAnswer all = examine("leaf-spine:hosts=1024,down=32,up=32,rate=400Gb/s", 64, 1e-3,
                new LoadBalancing.Spraying(256), 0.02);
        // Two senders a leaf: 1 - (1 - 1/32)^2 of its uplinks stand still (models (e)), and what the senders themselves
        // send elsewhere, and the 62 ways into the leaf of the congested port.
        double up = 1 - Math.pow(1 - 1 / 32.0, 2);
        double down = 1 - Math.pow(1 - 1 / 32.0, 62);
        assertEquals(1 - (1 - up) * (1 - 64 / 1024.0) * (1 - down / 32), few.victimShare(), 0.02);
        assertTrue(all.victimShare() > 0.9, "where every packet takes every way, all that leaves its leaf"
                + " waits: " + all.victimShare());
    }

    /** 64 senders of 50 GB/s leave 32 MB of the 80 MB of a leaf until congestion control slows them down, 10 us. */
    @Test
    void sendersThatSlowDownStopLessThanThoseThatDoNot() {
        LosslessAnswer pauses = examine("leaf-spine:hosts=1024,down=32,up=32,rate=400Gb/s", 64, 1e-3,
                new LoadBalancing.FlowHash(1), 0.001);
        LosslessAnswer calm = examine("leaf-spine:hosts=1024,down=32,up=32,rate=400Gb/s", 64, 1e-3,
                new LoadBalancing.FlowHash(1), 0.5);

        assertEquals(1e-5, pauses.slowed().seconds());
        assertTrue(pauses.slowed().hops() > 0 && pauses.slowed().hops() < pauses.hops(), pauses.slowed().toString());
        assertTrue(pauses.slowed().victimShare() < pauses.victimShare());
        assertEquals(new LosslessAnswer.Slowed(1e-5, 0, 0), calm.slowed());
        assertTrue(calm.victimShare() > 0, "in a millisecond they pause all the same");
    }

    @Test
    void oneSenderCongestsNothing() {
        LosslessAnswer answer = examine(THREE_TIERS, 1, 1, new LoadBalancing.FlowHash(1), 0.05);
        assertEquals(0, answer.hops());
        assertEquals(0, answer.victimShare());
    }

    /**
     * 24 senders, 7 of them at most beside the port: what comes by 4 uplinks and by links of servers fills so many
     * ports at once, and each takes its share of what is free (Choudhury and Hahne 1998).
     */
    @Test
    void noMoreComesToThePortThanTheLinksThatFeedItCarry() {
        LosslessAnswer answer = examine("leaf-spine:hosts=64,down=16,up=4,rate=400Gb/s", 24, 1,
                new LoadBalancing.Spraying(256), 0.05);
        double line = 50e9;
        double buffer = 25e-6 * 20 * line;
        int feeders = Integer.parseInt(answer.stages().get(1).label().replaceAll("\\D", ""));
        assertTrue(feeders > 4 && feeders < 12, "4 uplinks and some servers: " + feeders);
        double each = 0.05 * buffer / (1 + (feeders - 1) * 0.05);
        assertEquals(feeders * each / ((feeders - 1) * line), answer.stages().get(1).seconds(), 1e-12);
    }

    /** One sender below each of two other leaves, and one spine: it is full before the leaf is. */
    @Test
    void whereOneLinkFeedsThePortTheOneBeforeItIsCongested() {
        LosslessAnswer answer = examine("leaf-spine:hosts=3,down=1,up=1,rate=400Gb/s", 2, 1e-3,
                new LoadBalancing.FlowHash(1), 0.05);
        assertEquals(2, answer.depth(), "spine and leaf of the senders");
        assertEquals("The spine stops those that feed the port: 2 links", answer.stages().get(1).label());
        assertEquals(List.of("micro-burst", "xoff", "pause-servers", "drained"),
                answer.stages().stream().map(s -> s.id()).toList());
    }

    /** 31 senders' worth is left in the buffers when nobody was paused yet. */
    @Test
    void aBurstDrainsThroughItsPortAlsoWhenNothingWasPaused() {
        LosslessAnswer answer = examine("leaf-spine:hosts=33,down=33,up=1,rate=400Gb/s", 32, 1e-6,
                new LoadBalancing.FlowHash(1), 0.05);
        assertEquals(0, answer.hops());
        assertEquals(32e-6, answer.stages().get(1).seconds(), 1e-12);
    }

    @Test
    void anEndpointAloneIsNoFault() {
        LosslessAnswer answer = examine("leaf-spine:hosts=1,down=4,up=2", 8, 1e-3, new LoadBalancing.FlowHash(1), 0.1);
        assertEquals(List.of(), answer.cycle());
        assertEquals(0, answer.hops());
    }

    private static LosslessAnswer examine(String spec, int senders, double burst, LoadBalancing ways, double xoff) {
        return new Losslessness().examine(new LosslessQuestion(new SimulatedFabric.Described(spec), List.of(),
                Transports.with(new FlowControl.PriorityFlowControl(1, xoff), Transports.congestion(1, 1e-5))
                        .withLoadBalancing(ways), Detours.VALLEY_FREE, 1, senders, burst, 1), Progress.NONE);
    }
}
