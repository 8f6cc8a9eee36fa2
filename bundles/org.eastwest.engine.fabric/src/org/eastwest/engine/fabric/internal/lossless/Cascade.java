// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.lossless.LosslessAnswer.Stage;
import org.eastwest.spi.lossless.LosslessQuestion;

/**
 * From a micro-burst over pauses that spread to a deadlock, to first order: every hop takes the time in which a port
 * fills at line rate; a cycle of buffers, once pauses reach one of them, fills hop by hop and never drains.
 */
final class Cascade {
    /** A watchdog takes a port for deadlocked after 100 to 400 ms without sending, and drops (SONiC's PFC watchdog). */
    private static final double WATCHDOG_SECONDS = 0.1;
    private static final String[] TIERS = {"servers", "leaves", "spines", "cores"};
    private static final String[] ONE = {"server", "leaf", "spine", "core"};

    private final LosslessQuestion question;
    private final PauseSpread spread;
    private final Reaction reaction;
    private final int senders;
    private final Loop loop;
    private final boolean lossless;
    private final int hops;
    private final double excess;
    private final double xoff;
    private final Topology topology;

    /**
     * Cycles of buffers and the burst.
     *
     * @param buffers of the shortest cycle; 0 when there is none
     * @param hop     at which pauses reach a buffer of some cycle; 0 when they reach none
     */
    record Loop(int buffers, int hop) {
    }

    /**
     * @param senders of the burst
     */
    Cascade(LosslessQuestion question, PauseSpread spread, Reaction reaction, int senders, Loop loop,
            Topology topology) {
        this.question = question;
        this.spread = spread;
        this.reaction = reaction;
        this.senders = senders;
        this.loop = loop;
        this.topology = topology;
        lossless = question.transport().flowControl().lossless();
        excess = spread.excessBytesPerSecond(senders);
        xoff = firstPause();
        hops = hops(question.burstSeconds());
    }

    /** Hops that pauses spread while the senders send at line rate for so long. */
    int hops(double seconds) {
        double after = seconds - xoff;
        return !lossless || !(after >= 0) ? 0
                : (int) Math.min(spread.depth(), 1 + Math.floor(after / reaction.hopSeconds()));
    }

    /** Until the ports that feed the congested one hold what stops their senders; infinite when it never happens. */
    private double firstPause() {
        if (!(excess > 0)) {
            return Double.POSITIVE_INFINITY;
        }
        long each = Math.max(1, spread.feeders() / Math.max(1, spread.switches()));
        return spread.feeders() * reaction.thresholdBytes(each) / excess;
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
        double drained = drained();
        double deadlock = at(loop.hop()) + (loop.buffers() - 1) * reaction.hopSeconds();
        if (loop.hop() > 0 && loop.hop() <= hops && deadlock <= drained) {
            stages.add(new Stage("deadlock", String.format(Locale.ROOT, "The %d buffers of a cycle are full and wait"
                    + " for each other: none drains, also after the burst", loop.buffers()), deadlock));
            stages.add(new Stage("watchdog", "A watchdog, where there is one, drops what stands in the ports",
                    deadlock + WATCHDOG_SECONDS));
        } else {
            stages.add(new Stage("drained", "The burst has ended and its queues have drained" + (loop.buffers() == 0
                    ? "" : "; no cycle of buffers has filled before"), drained));
        }
        stages.sort(Comparator.comparingDouble(Stage::seconds));
        return stages;
    }

    /** When pauses have spread over so many hops. */
    private double at(int hop) {
        return xoff + (hop - 1) * reaction.hopSeconds();
    }

    private Stage spreads(int hop) {
        if (hop == 1) {
            boolean one = spread.switches() == 1;
            return new Stage("xoff", String.format(Locale.ROOT, "The %s those that feed the port: %s",
                    one ? ONE[spread.tier()] + " stops" : TIERS[spread.tier()] + " stop",
                    Amounts.of(spread.feeders(), "link", "links")), at(hop));
        }
        List<String> tiers = spread.sendingTiers(hop).stream().map(tier -> TIERS[tier]).toList();
        boolean servers = tiers.contains(TIERS[Topology.ENDPOINT]);
        return new Stage("pause-" + (servers ? TIERS[Topology.ENDPOINT] : tiers.get(0)), String.format(Locale.ROOT,
                "Pauses reach %s: %s still", tiers.stream().collect(Collectors.joining(" and ")),
                Amounts.of(spread.paused(hop), "link stands", "links stand")), at(hop));
    }

    /** When all that the burst has left behind has gone through the port. */
    private double drained() {
        double left = excess * question.burstSeconds();
        if (hops > 0) {
            left = Math.min(left, spread.paused(hops) * (reaction.thresholdBytes() + reaction.headroomBytes()));
        }
        return question.burstSeconds() + left / spread.portBytesPerSecond();
    }
}
