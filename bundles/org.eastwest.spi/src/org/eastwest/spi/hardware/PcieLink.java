// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

/**
 * A PCI Express attachment.
 *
 * @param generation 3 to 7
 * @param lanes      1 to 32
 * @since 1.0
 */
public record PcieLink(int generation, int lanes) {
    /**
     * Usable bandwidth in bytes per second and direction after line coding: 8, 16 and 32 GT/s a lane with 128b/130b in
     * generations 3 to 5, 64 and 128 GT/s with flit mode (242 of 256 bytes) in 6 and 7. Sixteen lanes of generation 5
     * give 63 GB/s, of generation 6 121 GB/s (PCI Express Base Specification 6.0; requirements A-14).
     */
    public double bytesPerSecond() {
        double gigatransfers = 8.0 * (1 << (generation - 3));
        double coding = generation >= 6 ? 242.0 / 256.0 : 128.0 / 130.0;
        return gigatransfers * 1e9 * coding / 8 * lanes;
    }
}
