// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

/**
 * How closely a simulator looks.
 *
 * @since 1.0
 */
public enum SimulationLevel {
    /** Flows share links max-min fairly, without queues. */
    FLOW("flow"),
    /** Every packet, queue and signal. */
    PACKET("packet");

    private final String id;

    SimulationLevel(String id) {
        this.id = id;
    }

    /** The word of the command line and of JSON. */
    public String id() {
        return id;
    }
}
