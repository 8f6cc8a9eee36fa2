// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

/**
 * Number format of the matrix multiplications.
 *
 * @since 1.0
 */
public enum Precision {
    FP16(2), BF16(2), FP8(1), FP4(0.5);

    private final double bytes;

    Precision(double bytes) {
        this.bytes = bytes;
    }

    /** Bytes of one element. */
    public double bytes() {
        return bytes;
    }
}
