// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import org.eastwest.engine.fabric.internal.topology.Topology;

/**
 * Lossless priorities, or virtual lanes, that a packet uses on its way.
 *
 * @param count       at least 1
 * @param afterBounce true when it moves to the next one each time it climbs again after it has descended, and each time
 *                    it takes a further link between groups (Tagger, CoNEXT 2017; virtual channels of a dragonfly);
 *                    false when it stays in the first
 */
public record Classes(int count, boolean afterBounce) {
    /** One for all. */
    public static final Classes ONE = new Classes(1, false);

    /** One more after each bounce, so many in all. */
    public static Classes afterBounce(int count) {
        return new Classes(count, true);
    }

    /** The class in which a packet leaves by a link, having come by another in this class. */
    int next(Topology topology, int ingress, int egress, int current) {
        boolean turns = topology.isDown(ingress) && !topology.isDown(egress)
                || topology.isLateral(ingress) && !topology.isDown(egress);
        return afterBounce && turns ? Math.min(count - 1, current + 1) : current;
    }
}
