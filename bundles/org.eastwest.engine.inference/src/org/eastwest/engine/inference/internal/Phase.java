// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

/**
 * Time of a phase on the GPUs of a replica, one stage after the other. Weights and cache stream in while the units
 * multiply; communication hides behind neither.
 *
 * @param compute       seconds of matrix multiplications
 * @param memory        seconds of reading weights and cache
 * @param communication of all layers
 * @param overhead      seconds of small kernels
 */
record Phase(double compute, double memory, Network.Cost communication, double overhead) {
    double seconds() {
        return Math.max(compute, memory) + communication.seconds() + overhead;
    }

    /** Share of the communication that no bandwidth shortens; 0 where there is none. */
    double latencyShare() {
        return communication.seconds() == 0 ? 0 : communication.latency() / communication.seconds();
    }
}
