// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

/** One rule for the width of links. */
final class LineWidth {
    /** 100 Gb/s per direction. */
    private static final double THINNEST = 12.5e9;

    private LineWidth() {
    }

    /** In pixels: 1 for 12.5 GB/s per direction and less, one more for each doubling, at most 8. */
    static int of(double bytesPerSecond) {
        return bytesPerSecond <= THINNEST ? 1
                : (int) Math.min(8, 1 + Math.round(Math.log(bytesPerSecond / THINNEST) / Math.log(2)));
    }
}
