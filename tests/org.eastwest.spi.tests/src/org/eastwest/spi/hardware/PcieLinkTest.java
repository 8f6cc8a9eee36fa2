// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PcieLinkTest {
    @ParameterizedTest(name = "PCIe generation {0} x{1} carries {2} GB/s per direction")
    @CsvSource({"3, 16, 15.75", "4, 16, 31.5", "5, 16, 63.0", "6, 16, 121.0", "5, 8, 31.5"})
    void bandwidthPerDirectionAfterCoding(int generation, int lanes, double gigabytesPerSecond) {
        assertEquals(gigabytesPerSecond, new PcieLink(generation, lanes).bytesPerSecond() / 1e9, 0.02);
    }
}
