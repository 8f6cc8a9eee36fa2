// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import java.util.Objects;

/**
 * When a switch marks a packet: never up to the minimum of its queue, more often from there to the maximum, and always
 * above (RED's ramp, as DCQCN and UEC use it).
 *
 * @param minimum     queue at which marking begins, in the {@code measure}
 * @param maximum     queue from which on every packet is marked, in the {@code measure}
 * @param probability of a mark just below the maximum, 0 to 1
 * @param measure     what the two are counted in
 * @since 1.0
 */
public record EcnMarking(double minimum, double maximum, double probability, QueueMeasure measure) {
    public EcnMarking {
        Objects.requireNonNull(measure, "measure");
        if (!(0 <= minimum && minimum <= maximum && 0 <= probability && probability <= 1)) {
            throw new IllegalArgumentException("marking wants 0 <= minimum <= maximum and a probability of 0 to 1, not "
                    + minimum + ", " + maximum + " and " + probability);
        }
    }

    /**
     * Probability of a mark.
     *
     * @param queue in the measure of this marking
     */
    public double probability(double queue) {
        if (queue <= minimum) {
            return 0;
        }
        return queue > maximum ? 1 : probability * (queue - minimum) / (maximum - minimum);
    }
}
