// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

/**
 * A simulation would take more memory or steps than allowed; the message says how much and what to change.
 *
 * @since 1.0
 */
public final class SimulationLimitException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public SimulationLimitException(String message) {
        super(message);
    }
}
