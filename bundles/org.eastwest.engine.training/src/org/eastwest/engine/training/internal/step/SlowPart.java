// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.collective.Collectives;

/**
 * A GPU or NIC that is slower than its like, on one rank of a job.
 *
 * @param name        as people wrote it
 * @param stage       pipeline stage of the rank, from 0; below 0 for where it costs most
 * @param replica     rank of DP, from 0; below 0 for one that has no other slow part
 * @param speed       share of its speed that the GPU keeps, above 0 and at most 1
 * @param collectives what carries the communication that passes the NIC; null where the NIC is as good as all others
 */
public record SlowPart(String name, int stage, long replica, double speed, Collectives collectives) {
    boolean slowNic() {
        return collectives != null;
    }

    SlowPart on(int other) {
        return new SlowPart(name, other, replica, speed, collectives);
    }
}
