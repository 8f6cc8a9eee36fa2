// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

/** A run would take more memory, events or simulated time than allowed. */
public final class SimulationLimitException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String remedy;

    SimulationLimitException(String message, String remedy) {
        super(message);
        this.remedy = remedy;
    }

    /** What the user can do. */
    public String remedy() {
        return remedy;
    }
}
