// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.Map;
import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Runs traffic over a fabric. Register it as an OSGi service of this type, one for each level, whose property
 * {@code id} is {@link SimulationLevel#id()}.
 *
 * <p><b>Contract.</b> Called on a thread of its own, once a run, and from several threads at once. Stateless and
 * thread-safe; the same request gives the same result, whatever the number of processors. It asks
 * {@link Progress#check()} at least every 100 ms, and lets exceptions of the transport's algorithms pass.
 *
 * <p><b>Failure.</b> A simulator that throws anything but what {@link #simulate} declares, returns null or gives no sign of
 * life for 120 seconds ends the command with a message that names its bundle.
 *
 * @since 1.0
 */
@ConsumerType
public interface NetworkSimulator {
    /** How closely it looks. */
    SimulationLevel level();

    /** Settings besides the transport's parameters, by name with their defaults, SI; may be empty. */
    Map<String, Double> settings();

    /**
     * Runs until all messages have ended.
     *
     * @param progress told how far it is; asked whether to go on
     * @throws IllegalArgumentException  when the request names what the fabric does not have; says what and the remedy
     * @throws SimulationLimitException when it would take more memory or steps than the request allows
     */
    SimulationResult simulate(SimulationRequest request, Progress progress);
}
