// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.lossless;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.analysis.Finding;

/**
 * What came of it.
 *
 * @param lossless        true when the transport's flow control waits instead of dropping
 * @param buffers         buffers (port and priority) that routed packets use
 * @param dependencies    pairs of buffers of which one waits for the other
 * @param cyclicBuffers   buffers on cycles; 0 when no deadlock is possible
 * @param cycle           buffers of a shortest cycle, each waiting for the next and the last for the first; empty when
 *                        there is none
 * @param rules           what would remove the cycles, the least change first; empty without cycles, or when no known
 *                        rule does
 * @param coverage        share of the destinations whose ways were followed, 0 to 1; 1 unless the fabric is very large
 * @param hopSeconds      time for a pause, or a lack of credit, to spread over one hop, at line rate
 * @param depth           hops from the congested port back to the senders
 * @param hops            hops that it spreads within the burst, up to {@code depth}
 * @param pausedLinks     links that are paused at the end of the burst
 * @param victimShare     share of other flows that cross one of those, 0 to 1
 * @param headroomBytes   headroom of a port and priority; 0 where flow control needs none
 * @param stages          the cascade in order of time
 * @param findings        what to know about it
 * @param slowed          what is left of it where congestion control slows the senders down
 * @since 1.0
 */
public record LosslessAnswer(boolean lossless, long buffers, long dependencies, long cyclicBuffers,
        List<Buffer> cycle, List<Rule> rules, double coverage, double hopSeconds, int depth, int hops,
        long pausedLinks, double victimShare, double headroomBytes, List<Stage> stages, List<Finding> findings,
        Slowed slowed) {
    /**
     * The buffer of a port.
     *
     * @param link     the link that fills it, such as leaf3-spine1
     * @param priority lossless priority or virtual lane, from 1
     */
    public record Buffer(String link, int priority) {
    }

    /**
     * What removes cycles.
     *
     * @param id         {@code priority-after-bounce}, {@code valley-free}, {@code lossy}
     * @param text       in words
     * @param priorities lossless priorities, or virtual lanes, that it takes
     */
    public record Rule(String id, String text, int priorities) {
    }

    /**
     * A stage of the cascade.
     *
     * @param id      {@code micro-burst}, {@code xoff}, {@code pause-spine}, {@code pause-servers}, {@code deadlock},
     *                {@code watchdog}, {@code drained}, ...
     * @param label   in words
     * @param seconds when it is reached, from the beginning of the burst
     */
    public record Stage(String id, String label, double seconds) {
    }

    /**
     * The burst of senders that congestion control slows down: they send at line rate until then.
     *
     * @param seconds     until then, at most the burst; the whole burst where congestion control does not tell
     * @param hops        that pauses spread meanwhile
     * @param victimShare share of other flows that cross a paused link, 0 to 1
     * @since 1.1
     */
    public record Slowed(double seconds, int hops, double victimShare) {
    }

    /** The same where nothing is known of congestion control. */
    public LosslessAnswer(boolean lossless, long buffers, long dependencies, long cyclicBuffers, List<Buffer> cycle,
            List<Rule> rules, double coverage, double hopSeconds, int depth, int hops, long pausedLinks,
            double victimShare, double headroomBytes, List<Stage> stages, List<Finding> findings) {
        this(lossless, buffers, dependencies, cyclicBuffers, cycle, rules, coverage, hopSeconds, depth, hops,
                pausedLinks, victimShare, headroomBytes, stages, findings, new Slowed(Double.NaN, hops, victimShare));
    }

    public LosslessAnswer {
        Objects.requireNonNull(slowed, "slowed");
        cycle = List.copyOf(cycle);
        rules = List.copyOf(rules);
        stages = List.copyOf(stages);
        findings = List.copyOf(findings);
    }
}
