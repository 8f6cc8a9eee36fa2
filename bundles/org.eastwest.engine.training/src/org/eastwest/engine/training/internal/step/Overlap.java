// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.spi.analysis.Source;

/**
 * What compute leaves exposed of communication, seconds. Hidden communication is not free: it takes multiprocessors and
 * memory bandwidth from the compute it hides behind. That slowdown counts as exposed communication. A faster link never
 * makes the exposed part longer.
 */
final class Overlap {
    /** Share of its hidden time by which communication in the scale-up domain slows compute. */
    private static final double SCALE_UP_CONTENTION = 0.15;
    /** The same through NICs. */
    private static final double SCALE_OUT_CONTENTION = 0.02;
    static final Source CONTENTION = Source.literature("processor usage of collectives: 0.15 on NVLink, 0.02 on NICs "
            + "(calculon-ai/calculon@caa4b11 systems/*.json); tokens for experts over both: 20 of 132 multiprocessors "
            + "(arXiv 2412.19437, section 3.2.2)");

    private Overlap() {
    }

    static double contention(Group group) {
        return group.crosses() ? SCALE_OUT_CONTENTION : SCALE_UP_CONTENTION;
    }

    /**
     * The same of tokens on their way to experts: what is sent once to a domain is handed on inside it by kernels that
     * take as much as scale-up links do.
     */
    static double routing(Group experts, Software software) {
        return software.sentOnce() && experts.inside() > 1 ? SCALE_UP_CONTENTION : contention(experts);
    }

    /** Communication beside independent compute: max(0, c - w) + phi min(c, w). */
    static double beside(double communication, double window, double phi) {
        double hidden = Math.min(communication, window);
        return communication - hidden + phi * hidden;
    }

    /**
     * Communication beside the matrix multiplication that waits for it or makes it, in chunks: the first or last chunk
     * is always exposed.
     */
    static double chunked(double communication, double window, double chunks, double phi) {
        double hidden = Math.min(communication, window) * (1 - 1 / chunks);
        return communication - hidden + phi * hidden;
    }

    /**
     * Equal buckets beside the backward that makes them, the last one when backward ends:
     * max(c, K c - w (K - 1)/K) for K buckets of c seconds.
     */
    static double buckets(double communication, double window, double buckets, double phi) {
        double exposed = Math.max(communication / buckets, communication - window * (buckets - 1) / buckets);
        return exposed + phi * (communication - exposed);
    }
}
