// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.Map;
import org.eastwest.spi.analysis.Progress;

/**
 * Runs traffic over a fabric. Register it as an OSGi service of this type, one for each level, whose property
 * {@code id} is {@link SimulationLevel#id()}. Stateless and thread-safe; the same request gives the same result.
 *
 * @since 1.0
 */
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
