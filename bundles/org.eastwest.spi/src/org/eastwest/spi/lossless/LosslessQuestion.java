// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.lossless;

import java.util.List;
import java.util.Objects;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.Transport;

/**
 * What to examine.
 *
 * @param fabric       the fabric
 * @param faults       what has failed: {@code link:leaf3-spine1}, {@code switch:spine2}, ...
 * @param transport    the transport; its flow control says what a full buffer does
 * @param detours      how packets go round the failures
 * @param classes      lossless priorities, or virtual lanes: a packet moves to the next one after each bounce, and
 *                     after each further link between groups; 1 when all stay in one
 * @param senders      endpoints that send to one at once, at least 1; fewer where the fabric has fewer
 * @param burstSeconds how long they do
 * @param seed         of hashes and samples
 * @since 1.0
 */
public record LosslessQuestion(SimulatedFabric fabric, List<String> faults, Transport transport, Detours detours,
        int classes, int senders, double burstSeconds, long seed) {
    /** Senders of a burst where nobody says how many. */
    public static final int DEFAULT_SENDERS = 32;
    /** A burst of 1 ms. */
    public static final double DEFAULT_BURST_SECONDS = 1e-3;

    public LosslessQuestion {
        Objects.requireNonNull(fabric, "fabric");
        Objects.requireNonNull(transport, "transport");
        Objects.requireNonNull(detours, "detours");
        faults = List.copyOf(faults);
    }
}
