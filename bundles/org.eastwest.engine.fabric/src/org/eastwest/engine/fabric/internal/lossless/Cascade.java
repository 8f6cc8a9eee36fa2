// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.lossless.LosslessAnswer.Stage;
import org.eastwest.spi.lossless.LosslessQuestion;

/**
 * From a micro-burst over pauses that spread to a deadlock, to first order: every hop takes the time in which a port
 * fills at line rate; a cycle of buffers, once pauses reach it, fills hop by hop and never drains.
 */
final class Cascade {
    /** A watchdog takes a port for deadlocked after 100 to 400 ms without sending, and drops (SONiC's PFC watchdog). */
    private static final double WATCHDOG_SECONDS = 0.1;
    private static final String[] TIERS = {"servers", "leaves", "spines", "cores"};

    private final LosslessQuestion question;
    private final PauseSpread spread;
    private final Reaction reaction;
    private final int senders;
    private final int cycle;
    private final boolean lossless;
    private final int hops;
    private final double xoff;
    private final Topology topology;

    /**
     * @param senders of the burst
     * @param cycle   buffers of the shortest cycle; 0 when there is none
     */
    Cascade(LosslessQuestion question, PauseSpread spread, Reaction reaction, int senders, int cycle,
            Topology topology) {
        this.question = question;
        this.spread = spread;
        this.reaction = reaction;
        this.senders = senders;
        this.cycle = cycle;
        this.topology = topology;
        lossless = question.transport().flowControl().lossless();
        xoff = firstPause();
        double after = question.burstSeconds() - xoff;
        hops = !lossless || !(after >= 0) ? 0
                : (int) Math.min(spread.depth(), 1 + Math.floor(after / reaction.hopSeconds()));
    }

    /** Until the ports that feed the congested one hold what stops their senders; infinite when it never happens. */
    private double firstPause() {
        double excess = (senders - 1) * reaction.bytesPerSecond();
        return excess > 0 ? reaction.thresholdBytes() * Math.max(1, spread.feeders()) / excess
                : Double.POSITIVE_INFINITY;
    }

    /** Hops that pauses spread during the burst. */
    int hops() {
        return hops;
    }

    List<Stage> stages() {
        List<Stage> stages = new ArrayList<>();
        stages.add(new Stage("micro-burst", String.format(Locale.ROOT, "%s to %s at once for %.3g ms",
                Amounts.of(senders, "endpoint sends", "endpoints send"), topology.label(0),
                question.burstSeconds() * 1e3), 0));
        if (!lossless) {
            stages.add(new Stage("loss", "Nothing is paused: what the buffer does not hold is dropped or trimmed",
                    Double.isInfinite(xoff) ? 0 : xoff));
            return stages;
        }
        for (int hop = 1; hop <= hops; hop++) {
            stages.add(spreads(hop));
        }
        double end = Math.max(question.burstSeconds(), xoff + (hops - 1) * reaction.hopSeconds());
        if (cycle > 0 && hops > 1) {
            double deadlock = xoff + (hops - 1) * reaction.hopSeconds() + cycle * reaction.hopSeconds();
            stages.add(new Stage("deadlock", String.format(Locale.ROOT, "The %d buffers of a cycle are full and wait"
                    + " for each other: none drains, also after the burst", cycle), deadlock));
            stages.add(new Stage("watchdog", "A watchdog, where there is one, drops what stands in the ports",
                    deadlock + WATCHDOG_SECONDS));
        } else {
            stages.add(new Stage("drained", "The burst has ended and its queues have drained", end + backlog()));
        }
        return stages;
    }

    private Stage spreads(int hop) {
        String tier = TIERS[Math.min(spread.sendingTier(hop), TIERS.length - 1)];
        double at = xoff + (hop - 1) * reaction.hopSeconds();
        if (hop == 1) {
            return new Stage("xoff", String.format(Locale.ROOT, "The leaf stops those that feed the port: %s",
                    Amounts.of(spread.feeders(), "link", "links")), at);
        }
        boolean servers = spread.stopsServers(hop);
        return new Stage(servers ? "pause-servers" : "pause-" + tier, String.format(Locale.ROOT,
                "Pauses reach %s%s: %s still", tier, servers && !tier.equals("servers") ? " and servers"
                : "", Amounts.of(spread.paused(hop), "link stands", "links stand")), at);
    }

    /** All that the burst leaves behind, through the one port. */
    private double backlog() {
        double held = spread.paused(hops) * (reaction.thresholdBytes() + reaction.headroomBytes());
        double sent = (senders - 1) * reaction.bytesPerSecond() * question.burstSeconds();
        return Math.max(0, Math.min(held, sent)) / reaction.bytesPerSecond();
    }
}
