// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

/**
 * Passes over memory.
 *
 * @param kernels kernels that make them
 * @param bytes   bytes read and written
 */
record Stream(double kernels, double bytes) {
    static final Stream NONE = new Stream(0, 0);

    Stream plus(Stream other) {
        return new Stream(kernels + other.kernels, bytes + other.bytes);
    }

    /** One kernel, or none when there is nothing to read or write. */
    static Stream of(double bytes) {
        return of(1, bytes);
    }

    static Stream of(double kernels, double bytes) {
        return bytes > 0 ? new Stream(kernels, bytes) : NONE;
    }
}
